"""Opens a release: packs.bin, or the packs of some calendars. What is read is held to its SHA-256 first."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import struct
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from .errors import KalendsError
from .names import ids_in, nearest_ids
from .pack import TAKE_ANOTHER, Pack, Record
from .release import Release
from .release_data import ReleaseData, pack_name

if TYPE_CHECKING:
    Path = Union[str, os.PathLike[str]]
    File = Union[Path, bytes, bytearray, memoryview]

_FILE = "packs.bin"
_BUNDLE_FORMAT = 1


def open(
    file: File,
    manifest: Union[Path, Mapping[str, Any], None] = None,
    sha256: Optional[str] = None,
    *,
    calendars: Optional[Sequence[str]] = None,
    headers: Optional[Mapping[str, str]] = None,
) -> Release:
    """Opens the packs.bin of a release: a path, or its bytes.

    It is held to the manifest of the release (a path, or what json.load made of it) or to a SHA-256 in hexadecimal
    digits before anything of it is read. Raises ValueError when it is not that very file, or has another format.

    With calendars, a list of ids, only their packs are opened, and those of the calendars on which the trades of an
    exchange among them settle. `file` is then the folder with manifest.json and packs/, or the address of the release,
    such as https://calendars.example/releases/latest/; headers are those of the requests. Each pack is held to the
    manifest. Raises KalendsError unknown_calendar when the release has no such calendar.
    """
    if calendars is not None:
        return _open_packs(file, calendars, headers or {})
    if sha256 is not None and manifest is None:
        expected: Dict[str, Any] = {"sha256": sha256.lower(), "source": "sha256"}
    elif manifest is not None and sha256 is None:
        expected = _listed_in(manifest if isinstance(manifest, Mapping) else _manifest_of(_read(manifest)))
    else:
        read = "neither" if manifest is None else "both"
        raise TypeError(f"open: {read} of manifest and sha256 was given; expected one of the two")
    data = bytes(file) if isinstance(file, (bytes, bytearray, memoryview)) else _read(file)
    _hold_to(data, expected, _FILE)
    directory, packs = _read_bundle(data)
    found = directory["release"]["id"]
    if expected.get("release", found) != found:
        raise ValueError(f"{_FILE} is of the release {found}; {expected['source']} says {expected['release']}")
    return Release(ReleaseData(directory, packs))


def _read(path: Path) -> bytes:
    with io.open(path, "rb") as file:
        return file.read()


def _listed_in(manifest: Mapping[str, Any], name: str = _FILE) -> Dict[str, Any]:
    _require_manifest(manifest)
    release = manifest["release"]["id"]
    listed = manifest["files"].get(name)
    if not isinstance(listed, Mapping) or not isinstance(listed.get("sha256"), str):
        raise ValueError(f"the manifest of {release} lists no {name}")
    return {**listed, "release": release, "source": f"the manifest of {release}"}


def _manifest_of(data: bytes) -> Mapping[str, Any]:
    try:
        manifest = json.loads(data)
    except ValueError as error:
        raise ValueError(f"manifest.json: expected the JSON of a manifest: {error}") from None
    _require_manifest(manifest)
    read: Mapping[str, Any] = manifest
    return read


def _require_manifest(manifest: Any) -> None:
    release, files = (manifest.get(name) if isinstance(manifest, Mapping) else None for name in ("release", "files"))
    if not isinstance(release, Mapping) or "id" not in release or not isinstance(files, Mapping):
        raise ValueError("manifest.json: what was read is no manifest of a release")


def _hold_to(data: bytes, expected: Mapping[str, Any], name: str) -> None:
    source = expected["source"]
    if len(data) != expected.get("bytes", len(data)):
        raise ValueError(f"{name} has {len(data)} bytes; {source} says {expected['bytes']}: fetch it again")
    found = hashlib.sha256(data).hexdigest()
    if found != expected["sha256"]:
        raise ValueError(f"{name} has the SHA-256 {found}; {source} says {expected['sha256']}: fetch it again")


def _read_bundle(data: bytes) -> Tuple[Dict[str, Any], List[Pack]]:
    """The directory of a bundle, and its packs. For the format see server/store/bundle.ts."""
    if len(data) < 12 or data[:4] != b"KLNB":
        raise ValueError(f'{_FILE}: the bytes are no bundle of packs: they do not begin with "KLNB"')
    version, length = struct.unpack_from("<II", data, 4)
    if version != _BUNDLE_FORMAT:
        text = f"got a bundle of format {version} when expected format {_BUNDLE_FORMAT}: {TAKE_ANOTHER}"
        raise ValueError(f"{_FILE}: {text}")
    start = -(-(12 + length) // 8) * 8
    if len(data) < start:
        raise ValueError(f"{_FILE}: the bundle ends after {len(data)} bytes, within its directory of {length}")
    directory = json.loads(data[12 : 12 + length])
    view = memoryview(data)
    places = (start + listed["offset"] for listed in directory["calendars"])
    packs = [
        Pack(listed["id"], view[place : place + listed["bytes"]], _FILE)
        for listed, place in zip(directory["calendars"], places)
    ]
    return directory, packs


def _open_packs(place: Any, calendars: Sequence[str], headers: Mapping[str, str]) -> Release:
    """The release of some calendars: see open."""
    if isinstance(calendars, str) or not calendars:
        raise TypeError('calendars: expected the ids of calendars, for example ["XNYS", "EUR"]')
    data, read = _reader_of(place, headers)
    manifest = _manifest_of(data)
    names = {name.upper(): name for name in manifest["files"] if name.startswith("packs/")}
    opened: Dict[str, Pack] = {}

    def load(name: str) -> None:
        if name not in opened:
            data = read(name)
            _hold_to(data, _listed_in(manifest, name), name)
            pack = opened[name] = Pack(name, memoryview(data), name)
            id = pack.record["id"]
            if pack_name(id).upper() != name.upper():
                raise ValueError(f"{name} is the pack of {id}; the manifest should list it as {pack_name(id)}")

    for id in (one for id in calendars for one in ids_in(id)):
        name = names.get(pack_name(id).upper())
        if name is None:
            raise _no_calendar(id, manifest)
        load(name)
    for pack in list(opened.values()):
        for id in _settling(pack.record):
            name = names.get(pack_name(id).upper())
            if name is not None:
                load(name)
    packs = sorted(opened.values(), key=lambda pack: str(pack.record["id"]))
    languages = [{"languages": sorted({tag for names in pack.names for tag in names})} for pack in packs]
    return Release(ReleaseData({"release": manifest["release"], "calendars": languages}, packs, frozenset(names)))


def _reader_of(place: Any, headers: Mapping[str, str]) -> Tuple[bytes, Callable[[str], bytes]]:
    """The manifest of a folder or of an address, and what reads the files beside it."""
    if isinstance(place, str) and re.match("https?://", place):
        data, folder = _fetch(place if place.endswith("/") else place + "/", "manifest.json", headers)
        return data, lambda name: _fetch(folder, name, headers)[0]
    return _read(os.path.join(place, "manifest.json")), lambda name: _read(os.path.join(place, name))


def _settling(record: Record) -> List[str]:
    """The calendars on which the trades of a market settle, and on which it trades if that is another one."""
    if record["kind"] == "exchange":
        own = [f"{record['id']}:SETTLEMENT"]
    else:
        own = [one for name, one in record.get("companions", {}).items() if name == "trading"]
    return own + [row["calendar"] for row in record.get("settlement_cycles", ()) if "calendar" in row]


def _no_calendar(id: str, manifest: Mapping[str, Any]) -> KalendsError:
    ids = [name[len("packs/") : -len(".bin")] for name in manifest["files"] if name.startswith("packs/")]
    nearest = ", ".join(nearest_ids(id, [one.replace("-", ":", 1) for one in ids]))
    text = f'no calendar "{id}" in the release {manifest["release"]["id"]}; the nearest ids are {nearest}'
    return KalendsError("unknown_calendar", text)


def _fetch(base: str, name: str, headers: Mapping[str, str]) -> Tuple[bytes, str]:
    """The bytes of a file of a release, and the address of its folder, to which `latest` leads."""
    # Here, because they take longer to import than the rest.
    import gzip
    from urllib.error import HTTPError
    from urllib.parse import urljoin
    from urllib.request import Request, urlopen

    address = urljoin(base, name)
    try:
        with urlopen(Request(address, headers={"accept-encoding": "gzip", **headers})) as response:
            data = response.read()
            if response.headers.get("content-encoding") == "gzip":
                data = gzip.decompress(data)
            return data, urljoin(response.geturl(), ".")
    except HTTPError as error:
        with error:
            text = error.read(200).decode("utf-8", "replace")
        raise ValueError(f"{name}: {address} was answered {error.code}: {text}") from None
