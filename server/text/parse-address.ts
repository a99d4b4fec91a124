import type { IncomingMessage } from 'node:http';
import { parse } from '@polka/url';

/** Parses a URL (path and query) as polka parses that of a request. */
export interface Address {
  readonly pathname: string;
  /** Parameters by name; repeated ones are lists. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

export function parseAddress(url: string): Address {
  const { pathname, query } = parse({ url } as IncomingMessage)!;
  return { pathname, query: (query as unknown as Address['query'] | undefined) ?? {} };
}
