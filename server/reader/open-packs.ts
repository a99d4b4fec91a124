import type { CalendarRecord, DataRelease } from '../engine/types.js';
import { joinedIds } from '../queries/joint.js';
import { Problem, quote } from '../queries/problem.js';
import { type Directory, isPackFile, type ListedCalendar, packFile } from '../store/bundle.js';
import { type FileBytes, openPack, type Pack } from '../store/pack.js';
import { SharedPayloads } from '../store/payloads.js';
import { nearestIds } from '../text/nearest.js';
import type { CalendarOptions, Manifest, ReadFile } from './api.js';
import { type KeptRelease, keepRelease, keptFiles, keptRelease } from './keep.js';
import { reach, Unreachable } from './reach.js';
import { type Expected, listedIn, named, readBytes, readManifest } from './read-bytes.js';
import { requireSigned, SIGNATURE } from './signature.js';

/** Opens some calendars of a release by their packs alone. */

export interface OpenedPacks {
  readonly directory: Directory;
  /** In the order of the directory. */
  readonly packs: readonly FileBytes[];
  /** Whether the release has a pack of a calendar, opened or not. */
  readonly published: (id: string) => boolean;
  /** When the release was last found to be the current one, and why it was not looked for now: null if it was. */
  readonly checkedAt: string;
  readonly offline: string | null;
}

interface Opened {
  readonly listed: ListedCalendar;
  readonly pack: Pack;
}

/**
 * Rejects with an Error that names the file, or with the Problem `unknown_calendar`. `known`: packs in memory by SHA-256. Without a
 * network the packs that were kept are opened.
 */
export async function openPacks(
  from: string | URL | ReadFile,
  options: CalendarOptions,
  known: ReadonlyMap<string, FileBytes> = new Map(),
): Promise<OpenedPacks> {
  const { calendars, headers = {}, store, publicKey } = options;
  if (!Array.isArray(calendars) || calendars.length === 0)
    throw new TypeError("calendars: expected the ids of calendars, for example ['XNYS', 'EUR']");
  try {
    const { manifest: bytes, read } = await reach(from, headers);
    const signature =
      publicKey === undefined ? null : await readBytes(await read(SIGNATURE), SIGNATURE);
    const release = { checkedAt: new Date().toISOString(), manifest: bytes, signature };
    const files = keptFiles(store, known, read);
    const opened = await load(release, files.read, options);
    if (store) await keepRelease(store, release, await readManifest(bytes), files.fetched);
    return { ...opened, offline: null };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const release = store && (await keptRelease(store));
    if (!release) throw error.cause ?? error;
    const files = keptFiles(store, known, () => {
      throw error.cause ?? error;
    });
    return { ...(await load(release, files.read, options)), offline: error.message };
  }
}

/** Opens the calendars of a release; `read` gives the pack of a name. Throws like `openPacks`. */
async function load(
  { manifest: bytes, signature, checkedAt }: KeptRelease,
  read: (name: string, expected: Expected) => Promise<FileBytes>,
  { calendars, publicKey }: CalendarOptions,
): Promise<Omit<OpenedPacks, 'offline'>> {
  if (publicKey !== undefined) await requireSigned(bytes, signature ?? new Uint8Array(), publicKey);
  const manifest = await readManifest(bytes);
  const names = new Map(
    Object.keys(manifest.files)
      .filter(isPackFile)
      .map((name) => [name.toUpperCase(), name]),
  );
  const nameOf = (id: string) => names.get(packFile(id).toUpperCase());
  const open = async (name: string): Promise<Opened> => {
    const expected = listedIn(manifest, name);
    const pack = await read(name, expected);
    return named(name, () => listedPack(pack, expected.sha256));
  };
  const requested = calendars.flatMap(joinedIds).map((id) => {
    const name = nameOf(id);
    if (name === undefined) throw unknown(id, manifest);
    return name;
  });
  const own = await Promise.all([...new Set(requested)].map(open));
  const settling = own.flatMap(({ pack }) => settlementIds(pack.record()));
  const more = new Set(settling.flatMap((id) => nameOf(id) ?? []));
  for (const name of requested) more.delete(name);
  const opened = [...own, ...(await Promise.all([...more].map(open)))];
  opened.sort((a, b) => (a.listed.id < b.listed.id ? -1 : 1));
  return {
    directory: {
      release: manifest.release as DataRelease,
      calendars: opened.map(({ listed }) => listed),
    },
    packs: opened.map(({ pack }) => pack.bytes),
    published: (id) => nameOf(id) !== undefined,
    checkedAt,
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
