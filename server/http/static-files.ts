import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Request } from 'polka';
import { Problem, quote } from '../service/problem.js';
import { accepts, CODINGS } from './coding.js';
import { type Headers, matches } from './respond.js';
import { sendBytes } from './send.js';

/** Serves one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
export type StaticFiles = (request: Request, response: ServerResponse, headers: Headers) => void | Promise<void>;

/** A file as it is kept in memory, in the forms that it is sent in: the best first, at the end as it is. */
export type Page = readonly Form[];

interface Form {
  readonly coding: string | null;
  readonly bytes: Buffer;
  readonly etag: string;
  /** Headers of 200 and 304, and those of 200 alone. */
  readonly validators: Headers;
  readonly content: Headers;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.py': 'text/x-python; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
};
/** The same for everybody: any cache may keep a page, and soon asks whether it is still the one. */
const CACHE = 'public, max-age=60, must-revalidate';
/** What has its digest in its name never changes. */
const ASSETS = '/assets/';
const PART_NAME = /-[0-9a-f]{10}(\.(?:css|js|svg))$/;
const FOREVER = 'public, max-age=31536000, immutable';
const HTML = '.html';
const INDEX = 'index.html';
/** Scripts and styles in a page itself; one with a source of its own has nothing between its tags. */
const INLINE = /<(style|script)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/**
 * The pages of a folder, read once, here: no request opens a file. An .html file answers without its ending too, an
 * index.html for its folder; compressed copies beside a file are forms of it. Throws what reading throws, with the path
 * in it.
 */
export function pageFiles(dir: string): StaticFiles {
  const pages = new Map<string, Page>();
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = new Set(names.filter((name) => statSync(join(dir, name)).isFile()));
  for (const name of files) {
    if (CODINGS.some(({ suffix }) => name.endsWith(suffix))) continue;
    const page = pageOf(dir, name, files);
    for (const address of addressesOf(`/${name.replaceAll('\\', '/')}`)) pages.set(address, page);
  }
  return (request, response, headers) => {
    const page = pages.get(request.path) ?? notFound(request);
    sendPage(page, request, response, headers);
  };
}

/** The addresses of parts by their names without a digest: `style.css` is at /assets/style-0123456789.css. */
export function partAddresses(dir: string): Map<string, string> {
  const names = readdirSync(join(dir, ASSETS)).filter((name) => PART_NAME.test(name));
  return new Map(names.map((name) => [name.replace(PART_NAME, '$1'), ASSETS + name]));
}

/** Also for pages that are made when they are asked for. */
export function sendPage(page: Page, request: Request, response: ServerResponse, headers: Headers): void {
  const form = page.find(({ coding }) => coding === null || accepts(request, coding))!;
  if (matches(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, { ...headers, ...form.validators }).end();
    return;
  }
  response.writeHead(200, { ...headers, ...form.validators, ...form.content });
  if (request.method === 'HEAD') response.end();
  else sendBytes(response, form.bytes);
}

function addressesOf(path: string): string[] {
  if (path.endsWith(`/${INDEX}`)) {
    const folder = path.slice(0, -INDEX.length);
    return [path, path.slice(0, -HTML.length), folder, ...(folder === '/' ? [] : [folder.slice(0, -1)])];
  }
  return path.endsWith(HTML) ? [path, path.slice(0, -HTML.length)] : [path];
}

function pageOf(dir: string, name: string, files: ReadonlySet<string>): Page {
  const bytes = readFileSync(join(dir, name));
  const copies = CODINGS.filter(({ suffix }) => files.has(name + suffix));
  const codings = copies.map(({ name: coding, suffix }) => ({ coding, bytes: readFileSync(join(dir, name + suffix)) }));
  return pageOfForms([...codings, { coding: null, bytes }], extname(name), `/${name}`.startsWith(ASSETS));
}

/** A page of the forms that there are, the last one as it is. `isKept`: never another one at this address. */
export function pageOfForms(
  forms: readonly { readonly coding: string | null; readonly bytes: Buffer }[],
  ending: string,
  isKept: boolean,
): Page {
  const plain = forms.at(-1)!.bytes;
  const common = {
    'cache-control': isKept ? FOREVER : CACHE,
    ...(forms.length > 1 && { vary: 'accept-encoding' }),
    ...(ending === HTML && { 'content-security-policy': contentSecurityPolicy(plain.toString()) }),
  };
  const type = TYPES[ending] ?? 'application/octet-stream';
  return forms.map(({ coding, bytes }) => formOf(bytes, coding, common, type));
}

function formOf(bytes: Buffer, coding: string | null, common: Headers, type: string): Form {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const coded: Headers = coding === null ? {} : { 'content-encoding': coding };
  return {
    coding,
    bytes,
    etag,
    validators: { etag, ...common },
    content: { 'content-type': type, 'content-length': bytes.length, ...coded },
  };
}

/**
 * What a page may do: run and show what it holds itself (by digest) and what this server gives, ask this server, and
 * stand in no frame.
 */
function contentSecurityPolicy(html: string): string {
  const digests = { style: '', script: '' };
  for (const [, tag, text] of html.matchAll(INLINE)) {
    if (text === '') continue;
    const digest = createHash('sha256').update(text!).digest('base64');
    digests[tag as 'style' | 'script'] += ` 'sha256-${digest}'`;
  }
  return [
    "default-src 'none'",
    `style-src 'self'${digests.style}`,
    `script-src 'self'${digests.script}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function notFound(request: Request): never {
  throw new Problem('not_found', `there is nothing at ${quote(request.path)}; /openapi.json lists the addresses`);
}
