import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Request } from 'polka';
import { Problem, quote } from '../service/problem.js';
import { type Headers, matches } from './respond.js';
import { sendBytes } from './send.js';

/** Serves one file of a fixed set; throws the Problem `not_found`, or rejects with another one. */
export type StaticFiles = (request: Request, response: ServerResponse, headers: Headers) => void | Promise<void>;

/** A file as it is kept in memory, with the headers of its answers. */
interface Page {
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
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
/** The same for everybody: any cache may keep a page, and soon asks whether it is still the one. */
const CACHE = 'public, max-age=60, must-revalidate';
const HTML = '.html';
const INDEX = 'index.html';
/** Scripts and styles in a page itself; one with a source of its own has nothing between its tags. */
const INLINE = /<(style|script)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/**
 * The pages of a folder, read once, here: no request opens a file. An .html file answers without its ending too, an
 * index.html for its folder. Throws what reading throws, with the path in it.
 */
export function pageFiles(dir: string): StaticFiles {
  const pages = new Map<string, Page>();
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, name);
    if (!statSync(path).isFile()) continue;
    const page = pageOf(readFileSync(path), extname(name));
    for (const address of addressesOf(`/${name.replaceAll('\\', '/')}`)) pages.set(address, page);
  }
  return (request, response, headers) => {
    const page = pages.get(request.path) ?? notFound(request);
    if (matches(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, { ...headers, ...page.validators }).end();
      return;
    }
    response.writeHead(200, { ...headers, ...page.validators, ...page.content });
    if (request.method === 'HEAD') response.end();
    else sendBytes(response, page.bytes);
  };
}

function addressesOf(path: string): string[] {
  if (path.endsWith(`/${INDEX}`)) return [path, path.slice(0, -INDEX.length), path.slice(0, -HTML.length)];
  return path.endsWith(HTML) ? [path, path.slice(0, -HTML.length)] : [path];
}

function pageOf(bytes: Buffer, ending: string): Page {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const policy = ending === HTML && { 'content-security-policy': contentSecurityPolicy(bytes.toString()) };
  return {
    bytes,
    etag,
    validators: { etag, 'cache-control': CACHE, ...policy },
    content: { 'content-type': TYPES[ending] ?? 'application/octet-stream', 'content-length': bytes.length },
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
