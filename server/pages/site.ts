import type { Locale } from '../locale/locales.js';
import type { Catalog } from '../queries/catalog.js';
import type { OwnParts } from '../text/html.js';
import { escapeHtml } from '../text/html.js';

/** The input and output of a page of the site. */

export interface Requested {
  readonly catalog: Catalog;
  readonly locale: Locale;
  readonly query: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
  /** The host of the request, with its port: `kalends.example.com`. */
  readonly host: string;
  /** Whether feeds and files of pages are public. */
  readonly isPublic: boolean;
  /** Whether days are counted without a key. */
  readonly countsOpenly: boolean;
  /** Whether the explorer is public. */
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

/** All values of a parameter, as text. */
export function valuesOf(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  return all
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    .map((one) => one.trim());
}

/** A path with the query of a request, without its language, which is added where it is needed, and without its key. */
export function pathWithQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'lang' && name !== 'key')
      for (const one of valuesOf(value)) search.append(name, one);
  }
  const text = search.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

/** Longer than the address of any question that has an answer. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * The address of a page for links to the same question, of which a page has one for each language: without the question where that
 * is too long to be one, since the page would repeat it in each link.
 */
export function addressInLinks(path: string, query: Readonly<Record<string, unknown>>): string {
  const address = pathWithQuery(path, query);
  return address.length > MAX_ADDRESS_LENGTH ? path : address;
}

/** Parameters of an address, in order. */
export type Values = readonly (readonly [name: string, value: string])[];

/** Encodes values as a query, without escaping commas and colons. */
export function queryOf(values: Values): string {
  const readable = (text: string) =>
    encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return values.map(([name, value]) => `${name}=${readable(value)}`).join('&');
}

/** The same for an attribute. HTML. */
export function queryText(values: Values): string {
  return queryOf(values).replaceAll('&', '&amp;');
}

/** Fields of a form that send these values unseen. HTML. */
export function hiddenFields(values: Values): string {
  return values
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}
