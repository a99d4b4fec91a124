import type { IncomingMessage } from 'node:http';
import { parse } from '@polka/url';

/** An address (path and query) in its parts, as polka reads that of a request. */
export interface Address {
  readonly pathname: string;
  /** Parameters by name; a repeated one is a list. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
}

export function parseAddress(url: string): Address {
  const { pathname, query } = parse({ url } as IncomingMessage)!;
  return { pathname, query: (query as unknown as Address['query'] | undefined) ?? {} };
}
