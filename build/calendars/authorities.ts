import { AUTHORITIES_TABLE } from './authorities-table.js';

/**
 * Whose words are read at an address, by the table in `authorities-table.ts`, which a person reviews: a host, or a host and the first parts of its path
 * (`github.com/alphagov`). A host is also that of its subdomains (`www.`, `m.`), unless they have a row of their own.
 *
 *   authority  an authority's own site: a parliament, a government, a gazette, a statute book, an exchange, a central bank
 *   archive    a public archive that keeps an authority's pages as they were
 *   texts      somebody else's collection of the authorities' own words: law reports, wires of press releases
 *   others     pages of other people at an authority's site, such as an agency's articles: like any other site
 */
export const HOST_KINDS = ['authority', 'archive', 'texts', 'others'] as const;

export interface Host {
  readonly kind: (typeof HOST_KINDS)[number];
  /** The name of the site. */
  readonly name: string;
}

/** Throws an Error that names the line of an unknown kind, a missing name or a host listed twice. */
export function readAuthorities(text: string = AUTHORITIES_TABLE): ReadonlyMap<string, Host> {
  const table = new Map<string, Host>();
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    if (at === 0) continue;
    const [host = '', kind, name = ''] = line.split('\t');
    const known = HOST_KINDS.find((one) => one === kind);
    const problem = !known
      ? `${kind} is none of ${HOST_KINDS.join(', ')}`
      : name === ''
        ? 'the name of the site is missing'
        : table.has(host)
          ? `${host} is listed twice`
          : null;
    if (problem !== null || !known)
      throw new Error(`authorities-table.ts, line ${at + 1}: ${problem}`);
    table.set(host, { kind: known, name });
  }
  return table;
}

const AUTHORITIES = readAuthorities();

/**
 * The row for an address, if there is one: the longest path first, then the host and the domains above it. Null for pages of others
 * at an authority's site.
 */
export function hostOf(
  address: string,
  table: ReadonlyMap<string, Host> = AUTHORITIES,
): Host | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  for (
    let domain = hostname.toLowerCase();
    domain.includes('.');
    domain = domain.slice(domain.indexOf('.') + 1)
  ) {
    for (let depth = Math.min(parts.length, 2); depth >= 0; depth--) {
      const row = table.get([domain, ...parts.slice(0, depth)].join('/'));
      if (row) return row.kind === 'others' ? null : row;
    }
  }
  return null;
}
