import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { nothingAt } from './not-found.js';
import {
  type FileHandler,
  type Sums,
  storedFiles,
  unitsOfBytes,
  withoutCompressed,
} from './stored-files.js';

/** The pages that the build wrote, and their assets. */

/** Sends pages, and has their text by path: in a language if the build wrote it, otherwise in English. */
export interface PageFiles extends FileHandler {
  /** Undefined where there is no page; rejects if it cannot be read. */
  readonly textOf: (path: string, lang?: string) => Promise<string | undefined>;
  /** The cost of sending that text in another language, in units; undefined where there is no page. */
  readonly textUnits: (path: string, lang?: string) => Promise<number | undefined>;
  /** The content security policy of pages, which allows the styles inlined in them. */
  readonly policy: string;
  /** The common style of all pages; undefined if there is none. */
  readonly style: string | undefined;
}

const HTML = '.html';
const STYLE_NAME = /^assets\/[\w-]+-[0-9a-f]{10}\.css$/;
const COMMON_STYLE_NAME = /^assets\/style-[0-9a-f]{10}\.css$/;
/** Pages are the same for everybody: any cache may store them, and revalidates soon. */
export const PAGE_CACHE = 'public, max-age=60, must-revalidate';
/** Files with a digest in their name never change. */
const ASSETS = '/assets/';
const ASSET_CACHE = 'public, max-age=31536000, immutable';
const PART_NAME = /-[0-9a-f]{10}(\.(?:css|js|svg))$/;

/**
 * Serves the pages of a folder: an .html file also without its extension, an index.html for its folder. `sums`: the SHA-256 of
 * every file, compressed copies included, by path in the folder.
 */
export function pageFiles(dir: string, sums: Sums, log: Logger): PageFiles {
  const files = storedFiles(dir, sums, withoutCompressed(sums), log);
  const nameOf = (address: string) => {
    const path = address.slice(1);
    const folder = path === '' || path.endsWith('/') ? path : `${path}/`;
    return [path, `${path}.html`, `${folder}index.html`].find((candidate) => files.has(candidate));
  };
  const nameIn = (address: string, lang: string) => {
    const name = nameOf(address);
    const own = name?.replace(/\.html$/, `.${lang}.html`);
    return own !== undefined && files.has(own) ? own : name;
  };
  const styles = [...sums.keys()].filter((name) => STYLE_NAME.test(name));
  const style = styles.find((name) => COMMON_STYLE_NAME.test(name));
  const policy = pagePolicy(styles.map((name) => sums.get(name)!));
  const handler: FileHandler = (context, headers) => {
    const { path } = context;
    const name = nameOf(path);
    if (name === undefined) throw nothingAt(path);
    const cache = `/${name}`.startsWith(ASSETS) ? ASSET_CACHE : PAGE_CACHE;
    const vary = name.endsWith(HTML) ? 'accept-encoding, accept-language' : 'accept-encoding';
    const own = { 'content-security-policy': policy, 'cache-control': cache, vary };
    return files.send(context, name, { ...headers, ...own });
  };
  const textOf = async (address: string, lang = 'en') => {
    const name = nameIn(address, lang);
    if (!name?.endsWith(HTML)) return undefined;
    return readFile(join(dir, name), 'utf8');
  };
  // Now, so that no later request waits for the disk with all others.
  const styleText = style === undefined ? undefined : readFileSync(join(dir, style), 'utf8');
  const textUnits = async (address: string, lang = 'en') => {
    const name = nameIn(address, lang);
    return name?.endsWith(HTML) ? unitsOfBytes((await stat(join(dir, name))).size) : undefined;
  };
  return Object.assign(handler, { textOf, textUnits, policy, style: styleText });
}

/** The URLs of assets by their names without a digest: `style.css` is at /assets/style-0123456789.css. */
export function partAddresses(names: Iterable<string>): Map<string, string> {
  const parts = [...names].filter((name) => `/${name}`.startsWith(ASSETS) && PART_NAME.test(name));
  return new Map(
    parts.map((name) => [name.slice(ASSETS.length - 1).replace(PART_NAME, '$1'), `/${name}`]),
  );
}

/**
 * The content security policy of pages: scripts, styles and requests only from and to this server, and no framing. The build
 * refuses pages with inline scripts, and with inline styles other than those of the assets. `styles`: the SHA-256, in hexadecimal
 * digits, of the styles inlined in pages.
 */
function pagePolicy(styles: readonly string[]): string {
  const own = styles
    .map((style) => ` 'sha256-${Buffer.from(style, 'hex').toString('base64')}'`)
    .join('');
  return [
    "default-src 'none'",
    `style-src 'self'${own}`,
    "script-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
