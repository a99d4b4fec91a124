import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Desk, FetchedSource } from '../../build/sources/jobs.js';
import { selfSigned } from './self-signed.js';

/** Pages on loopback, and a desk to fetch them to that is thrown away. */

export type Pages = Record<string, RequestListener>;

export interface PageServer {
  readonly origin: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export interface TestDesk extends Desk {
  readonly lines: string[];
  /** The committed index and the names of all copies, to be compared. */
  readonly snapshot: () => { index: string; copies: string[] };
  readonly remove: () => void;
}

/** Serves the pages by path, 404 for others. */
export function servePages(pages: Pages): Promise<PageServer> {
  const requested: string[] = [];
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not here</p>');
  };
  return listen(createServer(answer), 'http', requested);
}

/** As `servePages`, one page at every path, with a certificate that nobody trusts. */
export function serveUntrusted(page: RequestListener): Promise<PageServer> {
  return listen(createSecureServer(selfSigned(), page), 'https', []);
}

/** An address at which nobody listens. */
export async function deadOrigin(): Promise<string> {
  const { origin, close } = await servePages({});
  await close();
  return origin;
}

/** A page that is always the same. */
export function give(contentType: string, body: string | Buffer): RequestListener {
  return (_, response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}

export function redirect(location: string): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end();
}

/** Writes pieces for as long as it is read, some 100 MB at most. */
export function giveWithoutEnd(contentType: string): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': contentType });
    const piece = '<p>more and more</p>\n'.repeat(5_000);
    let left = 1_000;
    const write = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(piece)) return;
      response.end();
    };
    response.on('drain', write);
    write();
  };
}

/** Begins and never ends. */
export function giveSlowly(contentType: string): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': contentType });
    response.write('<p>begun</p>');
  };
}

export function makeDesk(
  limits = { timeoutMs: 60_000, maxBytes: 1_000_000 },
  chromium = '/nowhere/chromium',
): TestDesk {
  const root = mkdtempSync(join(tmpdir(), 'kalends-sources-'));
  const archive = { dir: join(root, 'archive'), indexFile: join(root, 'archive.json') };
  const watchFile = join(root, 'sources.json');
  const lines: string[] = [];
  const files = () =>
    readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    archive,
    watchFile,
    limits,
    chromium,
    lines,
    print: (line) => lines.push(line),
    snapshot: () => ({
      index: readFileSync(archive.indexFile, 'utf8'),
      copies: files()
        .map(({ name }) => name)
        .filter((name) => name !== 'sources.json')
        .sort(),
    }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export function source(
  id: string,
  url: string,
  fetch: FetchedSource['fetch'] = undefined,
): FetchedSource {
  return { id, url, fetch };
}

function listen(server: Server, scheme: string, requested: string[]): Promise<PageServer> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ origin: `${scheme}://127.0.0.1:${port}`, asked: requested, close });
    });
  });
}
