import { READ_TEXTS_TABLE } from './read-texts-table.js';

/**
 * What was read at an address, where the host does not say it: at somebody else's site an authority's own words, unchanged (the
 * evidence of rows that cite them is `copy`; by exact address, since the same site may also retell other texts), at an
 * authority's site a text that was read in a copy elsewhere, and at any site an announcement, which makes no law. The table
 * (`read-texts-table.ts`) is reviewed by a person; its last column names the transcribed publication (build/official) that was
 * read there, or what was read.
 *
 *   law     a statute, a decree (of a year or of a single day too, by a head of state, a government or a minister) or a standing
 *           rule, read as its own words, whole or its operative text
 *   notice  an announcement or a list, such as a government's release about its decree, a decision, an order, a circular: rows
 *           that cite it are a `notice`, whatever their form
 *   report  at an authority's site: the address of a text of which only a retelling was read, here or elsewhere
 *
 * The kind is the text's, for every calendar that keeps its days: a statute on public holidays is a law and the list of the banks'
 * authority a notice for an exchange too. Whether the exchange keeps them is told in its definition.
 *
 * `law elsewhere` and `notice elsewhere`: at an authority's site, the address of a text that was read in a copy: the evidence of
 * rows that cite it is `copy` too.
 */
export interface ReadText {
  readonly basis: 'law' | 'notice' | 'report';
  /** Read in a copy at another address. */
  readonly isElsewhere: boolean;
  /** The id of a publication, or the text in words. */
  readonly what: string;
}

/** Throws an Error that names the line of an unknown basis, a missing text or an address listed twice. */
export function readTexts(text: string = READ_TEXTS_TABLE): ReadonlyMap<string, ReadText> {
  const table = new Map<string, ReadText>();
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    if (at === 0) continue;
    const [address = '', words = '', what = ''] = line.split('\t');
    const [basis, where] = words.split(' ');
    const known = basis === 'law' || basis === 'notice' || basis === 'report';
    const isElsewhere = where === 'elsewhere' && basis !== 'report';
    const problem =
      !known || (where !== undefined && !isElsewhere)
        ? `${words} is neither law, notice nor report`
        : what === ''
          ? 'what was read is missing'
          : table.has(keyOf(address))
            ? `${address} is listed twice`
            : null;
    if (problem !== null || !known)
      throw new Error(`read-texts-table.ts, line ${at + 1}: ${problem}`);
    table.set(keyOf(address), { basis, isElsewhere, what });
  }
  return table;
}

const READ_TEXTS = readTexts();

/** The authority's text that was read at an address, if any. */
export function textAt(
  address: string,
  table: ReadonlyMap<string, ReadText> = READ_TEXTS,
): ReadText | null {
  return table.get(keyOf(address)) ?? null;
}

/** An address without its scheme, `www.`, fragment and final slash. */
export function keyOf(address: string): string {
  return decoded(address)
    .replace(/#.*$/, '')
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
