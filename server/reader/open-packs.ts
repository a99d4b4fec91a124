import type { CalendarRecord, DataRelease } from '../engine/types.js';
import { joinedIds } from '../queries/joint.js';
import { Problem, quote } from '../queries/problem.js';
import { type Directory, isPackFile, type ListedCalendar, packFile } from '../store/bundle.js';
import { type FileBytes, openPack, type Pack } from '../store/pack.js';
import { SharedPayloads } from '../store/payloads.js';
import { nearestIds } from '../text/nearest.js';
import type { CalendarOptions, Manifest, ReadFile } from './api.js';
import { listedIn, named, readChecked, readManifest } from './read-bytes.js';

/** Opens some calendars of a release by their packs alone. */

const MANIFEST = 'manifest.json';

interface OpenedPacks {
  readonly directory: Directory;
  /** In the order of the directory. */
  readonly packs: readonly FileBytes[];
  /** Whether the release has a pack of a calendar, opened or not. */
  readonly published: (id: string) => boolean;
}

interface Opened {
  readonly listed: ListedCalendar;
  readonly pack: Pack;
}

/** Rejects with an Error that names the file, or with the Problem `unknown_calendar`. */
export async function openPacks(
  from: string | URL | ReadFile,
  { calendars, headers = {} }: CalendarOptions,
): Promise<OpenedPacks> {
  if (!Array.isArray(calendars) || calendars.length === 0)
    throw new TypeError("calendars: expected the ids of calendars, for example ['XNYS', 'EUR']");
  const { manifest, read } = await manifestFrom(from, headers);
  const names = new Map(
    Object.keys(manifest.files)
      .filter(isPackFile)
      .map((name) => [name.toUpperCase(), name]),
  );
  const nameOf = (id: string) => names.get(packFile(id).toUpperCase());
  const load = async (name: string): Promise<Opened> => {
    const expected = listedIn(manifest, name);
    const bytes = await readChecked(await read(name), name, expected);
    return named(name, () => listedPack(bytes, expected.sha256));
  };
  const requested = calendars.flatMap(joinedIds).map((id) => {
    const name = nameOf(id);
    if (name === undefined) throw unknown(id, manifest);
    return name;
  });
  const own = await Promise.all([...new Set(requested)].map(load));
  const settling = own.flatMap(({ pack }) => settlementIds(pack.record()));
  const more = new Set(settling.flatMap((id) => nameOf(id) ?? []));
  for (const name of requested) more.delete(name);
  const opened = [...own, ...(await Promise.all([...more].map(load)))];
  opened.sort((a, b) => (a.listed.id < b.listed.id ? -1 : 1));
  return {
    directory: {
      release: manifest.release as DataRelease,
      calendars: opened.map(({ listed }) => listed),
    },
    packs: opened.map(({ pack }) => pack.bytes),
    published: (id) => nameOf(id) !== undefined,
  };
}

/** The manifest, and what reads the files of its release. */
async function manifestFrom(
  from: string | URL | ReadFile,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly manifest: Manifest; readonly read: ReadFile }> {
  if (typeof from === 'function')
    return { manifest: await readManifest(await from(MANIFEST)), read: from };
  const address = String(from);
  const base = address.endsWith('/') ? address : `${address}/`;
  const response = await fetch(new URL(MANIFEST, base), { headers });
  // `latest` leads to the release that it is now: the packs are of the same, even if it changes meanwhile.
  const own = response.redirected ? response.url : base;
  return {
    manifest: await readManifest(response),
    read: (path: string) => fetch(new URL(path, own), { headers }),
  };
}

/** As in the directory of a release. */
function listedPack(bytes: FileBytes, sha256: string): Opened {
  const pack = openPack(bytes, new SharedPayloads());
  const { id, aliases } = pack.record();
  const { range, payload } = pack.entries();
  const [first, end] = range(pack.first, pack.last);
  const languages = new Set<string>();
  for (let at = first; at < end; at++)
    for (const language of Object.keys(payload(at).names)) languages.add(language);
  const place = { sha256, offset: 0, bytes: bytes.length };
  const named = { id, ...(aliases && { aliases }), languages: [...languages] };
  return { listed: { ...named, ...place }, pack };
}

/** The calendars on which the trades of a market settle, and on which it trades if that is another one. */
function settlementIds(record: CalendarRecord): string[] {
  const { id, kind, settlement_cycles: cycles = [], companions } = record;
  const own = kind === 'exchange' ? [`${id}:SETTLEMENT`] : [companions?.trading ?? []].flat();
  return [...own, ...cycles.flatMap(({ calendar }) => calendar ?? [])];
}

function unknown(id: string, { release, files }: Manifest): Problem {
  const ids = Object.keys(files)
    .filter(isPackFile)
    .map((name) => name.slice('packs/'.length, -'.bin'.length).replace('-', ':'));
  const nearest = nearestIds(id, ids).join(', ');
  return new Problem(
    'unknown_calendar',
    `no calendar ${quote(id)} in the release ${release.id}; the nearest ids are ${nearest}`,
  );
}
