"""The closed lexicon: words, their forms, what they mean."""
