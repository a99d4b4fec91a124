import type { Catalog } from '../queries/catalog.js';
import type { OwnParts } from '../text/html.js';
import type { Reading } from '../words/reading.js';

/** What a page of the site is made from, and what it is. */

export interface Asked {
  readonly catalog: Catalog;
  readonly reading: Reading;
  readonly query: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
  /** The host that the reader asked, with its port: `kalends.example.com`. */
  readonly host: string;
  /** Whether feeds and files of pages need no key here. */
  readonly isPublic: boolean;
  /** Whether everybody may ask in the explorer. */
  readonly hasDemo: boolean;
}

export interface SitePage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly parts?: OwnParts;
  /** Default 200. */
  readonly status?: number;
}

export interface SiteFile {
  readonly type: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** All values of a parameter that were given, as text. */
export function valuesOf(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '').map((one) => one.trim());
}

/** Values as a query, commas and colons as they are; HTML. */
export function queryText(values: readonly (readonly [string, string])[]): string {
  const readable = (text: string) => encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return values.map(([name, value]) => `${name}=${readable(value)}`).join('&amp;');
}
