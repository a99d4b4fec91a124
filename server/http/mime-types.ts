/**
 * Replaces mrmime (13 KB of 400 types, read at every start) in the bundle: sirv asks it for the types of files that a build
 * has. A file of another type is sent without one, as by mrmime for what it does not know.
 */

const TYPES: Readonly<Record<string, string>> = {
  asc: 'application/pgp-keys',
  bin: 'application/octet-stream',
  css: 'text/css',
  csv: 'text/csv',
  gz: 'application/gzip',
  html: 'text/html',
  ics: 'text/calendar',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  png: 'image/png',
  sig: 'application/pgp-signature',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'text/xml',
  zip: 'application/zip',
};

/** The type by the extension of a file's name, in any letter case; undefined if it is not known. */
export function lookup(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}
