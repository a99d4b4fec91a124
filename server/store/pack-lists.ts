/**
 * The packs in the manifest of a release, in 64 small files that are signed as the manifest is: what opens two calendars reads a few
 * KB of them instead of the whole manifest.
 *
 *   lists/<n>-of-64.json       the release, the name of the list, and the packs of some calendars as the manifest lists them
 *   lists/<n>-of-64.json.sig   its signature, where the manifest has one
 *
 * They are made of the manifest alone, which does not list them, so it stays the same with and without them. A calendar and its
 * groups (XNYS and XNYS:SETTLEMENT, DE and DE:BY) are in one list.
 */
import type { FileSum } from './build-record.js';
import { isPackFile } from './bundle.js';

const LISTS = 64;
const LIST = /^lists\/\d\d-of-64\.json$/;
/** A small odd factor spreads letters over the lists. */
const FACTOR = 31;

/** What they are made of. */
interface Listing {
  readonly release: { readonly id: string };
  readonly files: Readonly<Record<string, FileSum>>;
}

/** The name of the list with the pack of a calendar; file names have `-` for the colon of an id. */
export function packList(id: string): string {
  const [place = ''] = id.toUpperCase().split(/[:-]/, 1);
  let number = 0;
  for (const letter of place) number = (number * FACTOR + letter.charCodeAt(0)) % LISTS;
  return listName(number);
}

/** Whether a published file is one of the lists. */
export function isPackList(name: string): boolean {
  return LIST.test(name);
}

/** The texts of all lists by name; those without a calendar too, so that no answer of storage is taken for one. */
export function packListsOf({ release, files }: Listing): Map<string, string> {
  const byList = new Map(Array.from({ length: LISTS }, (_, at) => [listName(at), {} as Files]));
  for (const [name, sum] of Object.entries(files))
    if (isPackFile(name))
      byList.get(packList(name.slice('packs/'.length, -'.bin'.length)))![name] = sum;
  return new Map(
    Array.from(byList, ([list, packs]) => [
      list,
      `${JSON.stringify({ release, list, files: packs })}\n`,
    ]),
  );
}

type Files = Record<string, FileSum>;

function listName(number: number): string {
  return `lists/${String(number).padStart(2, '0')}-of-${LISTS}.json`;
}
