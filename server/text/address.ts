import { parse } from 'node:querystring';

/** Parses a URL (path and query) as polka parses that of a request; the query only where it is read. */

/** Parameters by name; repeated ones are lists. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** A percent-encoded part of a path, decoded as polka does: what is not a valid encoding stays as it is. */
export function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** GET http://host/path: the absolute form for proxies (RFC 9112 section 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*\/?/i;

/** The path and query of an address in absolute form; another one as it is. */
export function withoutOrigin(url: string): string {
  return url.startsWith('/') ? url : url.replace(ABSOLUTE_FORM, '/');
}

export class Address {
  readonly pathname: string;
  readonly #search: string;
  #query: Query | undefined;

  constructor(url: string) {
    const hash = url.indexOf('#', 1);
    const whole = hash === -1 ? url : url.slice(0, hash);
    const mark = whole.indexOf('?', 1);
    this.pathname = mark === -1 ? whole : whole.slice(0, mark);
    this.#search = mark === -1 ? '' : whole.slice(mark + 1);
  }

  get query(): Query {
    this.#query ??= parse(this.#search);
    return this.#query;
  }
}
