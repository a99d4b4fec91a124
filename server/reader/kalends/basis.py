"""On what a date rests: its basis, and what it cites."""

from __future__ import annotations

import re
from typing import Any, Dict, Iterable, Mapping, Optional

from .constants import BASES
from .pack import Payload, Row

_NOTHING_MORE = {"note": None, "years": None}
_SITE = re.compile(r"https?://(?:www\.)?([^/:?#]+)")


def basis_of(payload: Payload, row: Row) -> str:
    """The basis of an entry."""
    if payload.coverage == "verified":
        return "publication"
    if payload.origin == "own":
        return "own"
    if isinstance(row, dict):
        basis: str = row["basis"]
        return basis
    return "library" if payload.origin == "library" else "rule"


def weakest(bases: Iterable[str]) -> str:
    return max(bases, key=BASES.index)


def citation_of(payload: Payload, row: Row, sources: Mapping[str, Dict[str, Any]]) -> Optional[Dict[str, Any]]:
    """What an entry cites: its first publication, otherwise what its row of the definition cites."""
    if payload.coverage == "verified":
        if not payload.sources:
            return None
        source = sources[payload.sources[0]]
        told = {"url": source["url"], "publisher": source["publisher"], "evidence": source.get("evidence")}
        return {**told, "what": source["type"], **_NOTHING_MORE}
    return citation_of_row(row) if isinstance(row, dict) else None


def citation_of_row(row: Mapping[str, Any]) -> Optional[Dict[str, Any]]:
    """What a row of the definition cites."""
    if row["kind"] == "library":
        return None
    is_of_years = row["basis"] in ("law", "report") and "from" in row
    described: Dict[str, Any] = {name: row.get(name) for name in ("url", "publisher", "evidence", "what", "note")}
    described["years"] = [row["from"], row.get("to")] if is_of_years else None
    return {**described, "through": row["through"]} if "through" in row else described


def basis_of_late_open(row: Mapping[str, Any]) -> str:
    if not row["source"]:
        return "rule"
    return "report" if row["evidence"] == "report" else "notice"


def citation_of_late_open(row: Mapping[str, Any]) -> Optional[Dict[str, Any]]:
    site = _SITE.match(row["source"] or "")
    if site is None:
        return None
    read = {"evidence": row["evidence"], "what": row["evidence"]}
    return {"url": row["source"], "publisher": site.group(1).lower(), **read, **_NOTHING_MORE, "note": row.get("note")}
