"""The card workshop: writing cards and seeing at once what they mean."""
