"""Languages of names: the nearest one that is there (RFC 4647, section 3.4)."""

from __future__ import annotations

from typing import Collection, Dict, Iterator

Names = Dict[str, str]
"""A name by language."""


def chain(tag: str) -> Iterator[str]:
    """The tag, then the tag without its last subtag, and so on."""
    while tag:
        yield tag
        tag = tag.rpartition("-")[0]
        if len(tag.rpartition("-")[2]) == 1:
            tag = tag.rpartition("-")[0]


def look_up(tag: str, languages: Collection[str]) -> str:
    return next((language for language in chain(tag) if language in languages), "en")


def name_in(names: Names, language: str) -> str:
    return next((names[tag] for tag in chain(language) if tag in names), names["en"])
