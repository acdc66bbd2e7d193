"""What must not come to pass, as phrases: the events after «если … должен», that something else replaces (517)."""

from __future__ import annotations

from app.cardtext.frames import F2, F, P, Row
from app.engine.program import When
from app.engine.terms import EventKind, Source

THREATS: tuple[Row, ...] = (
    Row(When(EventKind.DIES, F), "{F:nom} погибнуть"),
    Row(When(EventKind.WOUNDED, F), "{F:nom} получить раны"),
    Row(When(EventKind.WOUNDED, F, F2), "{F:nom} получить раны от {F2:gen}"),
    Row(When(EventKind.WOUNDED, F, source=Source.ATTACK), "{F:nom} получить раны от атаки"),
    Row(When(EventKind.DRAWN, player=P), "{P:nom} взять карту"),
)
