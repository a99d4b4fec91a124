import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { signerOf } from '../../build/dist/signing.js';
import { sha256Of } from '../../server/store/build-record.js';
import { isPackFile, packFile } from '../../server/store/bundle.js';
import { isPackList, packListsOf } from '../../server/store/pack-lists.js';
import { DIST_DIR } from './release.js';
import { releaseData } from './server.js';

/** The release that is tested, as publish puts it on object storage behind a CDN: compressed, signed, led to by latest.json. */
export interface Storage {
  readonly origin: string;
  /** What a reader opens. */
  readonly address: string;
  readonly publicKey: string;
  /** What was asked since this was last called, and the bytes of the bodies as they were sent. */
  readonly takeAsked: () => {
    readonly path: string;
    readonly status: number;
    readonly bytes: number;
  }[];
  /** Puts another file at a path; null: none. */
  readonly put: (path: string, bytes: Uint8Array | null) => void;
  /** Whether it answers. */
  readonly setDown: (isDown: boolean) => void;
  readonly close: () => void;
}

/** A key of tests alone. */
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f
-----END PRIVATE KEY-----
`;
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** With `isOld` it has no lists of packs, as releases of before. */
export async function startStorage({ isOld = false } = {}): Promise<Storage> {
  const data = releaseData();
  const { id } = data.release;
  const manifest = readFileSync(join(DIST_DIR, 'releases', id, 'manifest.json'));
  const lists = packListsOf(JSON.parse(manifest.toString()) as Parameters<typeof packListsOf>[0]);
  const packs = new Map(
    data.directory.calendars.map((calendar, index) => [packFile(calendar.id), index]),
  );
  const signer = signerOf(PRIVATE_KEY);
  const placed = new Map<string, Uint8Array | null>();
  let asked: { path: string; status: number; bytes: number }[] = [];
  let isDown = false;

  const ofRelease = (name: string): Uint8Array | null => {
    if (name.endsWith('.sig')) {
      const signed = ofRelease(name.slice(0, -'.sig'.length));
      return signed && signer.sign(signed);
    }
    if (name === 'manifest.json') return manifest;
    if (isPackList(name)) return isOld ? null : Buffer.from(lists.get(name)!);
    const index = isPackFile(name) ? packs.get(name) : undefined;
    return index === undefined ? null : data.pack(index);
  };
  const fileAt = (path: string): Uint8Array | null => {
    const own = placed.get(path);
    if (own !== undefined) return own;
    if (path === '/releases/latest.json') return Buffer.from(`${JSON.stringify({ id })}\n`);
    const prefix = `/releases/${id}/`;
    return path.startsWith(prefix) ? ofRelease(path.slice(prefix.length)) : null;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname;
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const bytes = fileAt(path);
    const status = bytes ? 200 : 403;
    const isPacked =
      bytes && !path.endsWith('.sig') && `${request.headers['accept-encoding']}`.includes('gzip');
    const body = isPacked ? gzipSync(bytes) : (bytes ?? Buffer.from('AccessDenied'));
    asked.push({ path, status, bytes: body.length });
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'content-type': path.endsWith('/')
        ? TYPES.html
        : (TYPES[path.split('.').at(-1)!] ?? 'application/octet-stream'),
      ...(isPacked && { 'content-encoding': 'gzip' }),
      etag: `"${sha256Of(body)}"`,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: `${origin}/releases/latest/`,
    publicKey: signer.publicKeyPem,
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    put: (path, bytes) => placed.set(path, bytes),
    setDown: (down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
