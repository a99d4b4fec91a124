import type { CalendarRecord, DataRelease } from '../engine/types.js';
import { joinedIds } from '../queries/joint.js';
import { Problem, quote } from '../queries/problem.js';
import { type Directory, isPackFile, type ListedCalendar, packFile } from '../store/bundle.js';
import { type FileBytes, openPack, type Pack } from '../store/pack.js';
import { isPackList, packList } from '../store/pack-lists.js';
import { SharedPayloads } from '../store/payloads.js';
import { nearestIds } from '../text/nearest.js';
import type { CalendarOptions, Manifest, ReadFile } from './api.js';
import { type KeptRelease, keepRelease, keptFiles, keptRelease } from './keep.js';
import { type ListSource, type Lists, openLists } from './lists.js';
import { reach, Unreachable } from './reach.js';
import { type Expected, listedIn, named } from './read-bytes.js';

/** Opens some calendars of a release by their packs alone. */

export interface OpenedPacks {
  readonly directory: Directory;
  /** In the order of the directory. */
  readonly packs: readonly FileBytes[];
  /** Whether the release has a pack of a calendar, opened or not; null: unknown, its list was not read. */
  readonly published: (id: string) => boolean | null;
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
  const ids = calendars.flatMap(joinedIds);
  const kept = store ? await keptRelease(store) : null;
  try {
    const wanted = { list: packList(ids[0] ?? ''), isSigned: publicKey !== undefined };
    const source = await reach(from, headers, wanted);
    const checkedAt = new Date().toISOString();
    const lists = await openLists(source, publicKey);
    const files = keptFiles(store, known, source.file);
    const opened = await load(lists, files.read, ids);
    if (store) {
      // Whoever else keeps packs in this store finds those of the same release.
      const others = kept?.lists.map(({ name }) => name) ?? [];
      await lists.with(others.filter(isPackList));
      await keepRelease(store, { checkedAt, lists: lists.files() }, files.fetched);
    }
    return { ...opened, checkedAt, offline: null };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    if (!kept) throw error.cause ?? error;
    const unreachable = () => {
      throw error.cause ?? error;
    };
    const lists = await openLists(keptLists(kept, unreachable), publicKey);
    const opened = await load(lists, keptFiles(store, known, unreachable).read, ids);
    return { ...opened, checkedAt: kept.checkedAt, offline: error.message };
  }
}

/** Opens the calendars of a release; `read` gives the pack of a name. Throws like `openPacks`. */
async function load(
  lists: Lists,
  read: (name: string, expected: Expected) => Promise<FileBytes>,
  ids: readonly string[],
): Promise<Omit<OpenedPacks, 'offline' | 'checkedAt'>> {
  const open = async (name: string, manifest: Manifest): Promise<Opened> => {
    const expected = listedIn(manifest, name);
    const pack = await read(name, expected);
    const opened = named(name, () => listedPack(pack, expected.sha256));
    const { id } = opened.listed;
    if (packFile(id).toUpperCase() === name.toUpperCase()) return opened;
    throw new Error(`${name} is the pack of ${id}; the manifest should list it as ${packFile(id)}`);
  };
  const manifest = await lists.with(ids.map(packList));
  const nameOf = namesIn(manifest);
  const missing = ids.find((id) => nameOf(id) === undefined);
  if (missing !== undefined) throw unknown(missing, await lists.whole().catch(() => manifest));
  const requested = [...new Set(ids.map((id) => nameOf(id)!))];
  const own = await Promise.all(requested.map((name) => open(name, manifest)));
  const settling = own.flatMap(({ pack }) => settlementIds(pack.record()));
  const all = await lists.with(settling.map(packList));
  const listedName = namesIn(all);
  const more = new Set(settling.flatMap((id) => listedName(id) ?? []));
  for (const name of requested) more.delete(name);
  const others = await Promise.all(Array.from(more, (name) => open(name, all)));
  const opened = [...own, ...others];
  opened.sort((a, b) => (a.listed.id < b.listed.id ? -1 : 1));
  return {
    directory: {
      release: all.release as DataRelease,
      calendars: opened.map(({ listed }) => listed),
    },
    packs: opened.map(({ pack }) => pack.bytes),
    published: (id) => listedName(id) !== undefined || (lists.isWhole ? false : null),
  };
}
/** The names of the listed packs by id, in any case. */
function namesIn({ files }: Manifest): (id: string) => string | undefined {
  const names = new Map(
    Object.keys(files)
      .filter(isPackFile)
      .map((name) => [name.toUpperCase(), name]),
  );
  return (id) => names.get(packFile(id).toUpperCase());
}

/** What was kept, as it would be read. `missing` throws. */
function keptLists({ lists }: KeptRelease, missing: () => never): ListSource {
  const read = async (name: string) => lists.find((one) => one.name === name) ?? missing();
  return { first: lists[0]!, read, release: null };
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
