import type { IncomingMessage } from 'node:http';

/** Whether Accept-Encoding names a coding without the weight 0. */
export function accepts({ headers }: IncomingMessage, coding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((text) => text.split(';').map((part) => part.trim().toLowerCase()))
    .some(([name, weight]) => name === coding && !/^q=0(\.0*)?$/.test(weight ?? ''));
}

export const GZIP_SUFFIX = '.gz';

/** Codings that the build has files in, by their name and the ending of such a form; the best first. */
export const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: GZIP_SUFFIX },
] as const;
