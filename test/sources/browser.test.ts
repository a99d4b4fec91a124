import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { readCopy, readIndex } from '../../build/sources/archive.js';
import { fetchSources } from '../../build/sources/jobs.js';
import { needs, pathOf } from '../helpers/needs.js';
import {
  deadOrigin,
  give,
  giveSlowly,
  giveWithoutEnd,
  makeDesk,
  type Pages,
  redirect,
  servePages,
  serveUntrusted,
  source,
  type TestDesk,
} from './page-server.js';

const test = needs('chromium');
const CHROMIUM = pathOf('chromium')!;

const PAGE = '<html><body><p>1 January</p></body></html>';
const DRAWN = `<html><body><script>
  fetch('/days.json').then((answer) => answer.json()).then(([day]) => { document.body.append(day) })
</script></body></html>`;
const PDF = Buffer.from('%PDF-1.4\n\xff\xfe 1 0 obj', 'latin1');
/** Asks no name server, whatever the browser itself has in mind. */
const LOOPBACK_ONLY = '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"';
const LIMITS = { timeoutMs: 60_000, maxBytes: 100_000 };

const usualTemporary = process.env.TMPDIR;
let temporary = '';
let browser = '';

always.before(() => {
  temporary = mkdtempSync(join(tmpdir(), 'kalends-browser-'));
  process.env.TMPDIR = temporary;
  browser = join(temporary, 'chromium');
  writeFileSync(browser, `#!/bin/sh\nexec "${CHROMIUM}" ${LOOPBACK_ONLY} "$@"\n`);
  chmodSync(browser, 0o755);
});
always.after(() => {
  if (usualTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualTemporary;
  rmSync(temporary, { recursive: true });
});

test('a page rendered by scripts is archived as rendered', async () => {
  const pages = {
    '/': redirect('/page'),
    '/page': give('text/html', DRAWN),
    '/days.json': give('application/json', '["1 May"]'),
  };
  await withPages(pages, async (origin, desk) => {
    await fetchSources([source('one', `${origin}/`, 'browser')], desk);
    const row = readIndex(desk.archive.indexFile).get('one');
    assert.ok(row, desk.lines.join('\n'));
    assert.is(row.final_url, `${origin}/page`);
    assert.is(row.content_type, 'text/html; charset=utf-8');
    assert.match(readCopy(desk.archive.dir, row.sha256)!.toString(), /<\/script>1 May/);
  });
});

test('other documents are archived byte by byte: PDF, CSV, downloads, compressed ones', async () => {
  const csv = 'day,name\n2026-05-01,Labour Day\n'.repeat(500);
  const pages: Pages = {
    '/a': give('application/pdf', PDF),
    '/b': give('text/csv', csv),
    '/c': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': 'attachment' })
        .end(PDF),
    '/d': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' })
        .end(gzipSync(csv)),
  };
  await withPages(pages, async (origin, desk) => {
    await fetchSources(
      Object.keys(pages).map((path) => source(path.slice(1), origin + path, 'browser')),
      desk,
    );
    const rows = readIndex(desk.archive.indexFile);
    const kept = [...'abcd'].map((id) => readCopy(desk.archive.dir, rows.get(id)?.sha256 ?? ''));
    assert.equal(kept, [PDF, Buffer.from(csv), PDF, Buffer.from(csv)], desk.lines.join('\n'));
  });
});

needs('chromium', 'time')(
  'failures are reported in one line each, and earlier copies and rows stay',
  async () => {
    const failing: [string, Pages[string], RegExp][] = [
      ['circle', redirect('/circle'), /more than 10 redirects/],
      ['file', redirect('file:///etc/hostname'), /not http\(s\): file:/],
      ['huge-page', giveWithoutEnd('text/html'), /larger than 0.1 MB/],
      ['huge-file', giveWithoutEnd('text/csv'), /larger than 0.1 MB/],
      [
        'grows',
        give('text/html', '<script>document.write("0".repeat(2e5))</script>'),
        /larger than 0.1 MB/,
      ],
      ['empty', give('text/html', ''), /no text/],
      [
        'missing',
        (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(PAGE),
        /answered 404/,
      ],
      ['nothing', (_, response) => response.writeHead(204).end(), /answered 204/],
      [
        'leads-to-404',
        give('text/html', '<script>location = "/none"</script>wait'),
        /answered 404/,
      ],
      ['broken', breakOff, /closed early \(ERR_/],
      [
        'other-type',
        give('application/pdf', PDF),
        /application\/pdf where text\/html was archived/,
      ],
    ];
    const pages: Pages = Object.fromEntries(
      failing.map(([id]) => [`/${id}`, give('text/html', `<p>${id}</p>`)]),
    );
    await withPages(pages, async (origin, desk) => {
      const sources = failing.map(([id]) => source(id, `${origin}/${id}`));
      assert.is((await fetchSources(sources, desk)).new, failing.length, desk.lines.join('\n'));
      const before = desk.snapshot();
      desk.lines.length = 0;

      for (const [id, page] of failing) pages[`/${id}`] = page!;
      const inBrowser = sources.map(({ id, url }) => source(id, url, 'browser'));
      const tally = await fetchSources(inBrowser, desk);
      assert.is(tally.failed, failing.length, desk.lines.join('\n'));
      assert.equal(desk.snapshot(), before);
      for (const [id, , reason] of failing) {
        const line = desk.lines.find((one) => one.startsWith(`FAILED    ${id}: `))!;
        assert.match(line, reason, line);
        assert.match(line, /the copy of .* stays$/);
        assert.not.match(line, /\n/);
      }
    });
  },
);

needs('chromium', 'time')(
  'a page that takes too long fails at the time limit, in every state of the browser',
  async () => {
    const pages = { '/slow': giveSlowly('text/csv'), '/silent': () => {} };
    await withPages(pages, async (origin, desk) => {
      const sources = Object.keys(pages).map((path) =>
        source(path.slice(1), origin + path, 'browser'),
      );
      await fetchSources(sources, { ...desk, limits: { ...LIMITS, timeoutMs: 3_000 } });
      for (const line of desk.lines.slice(0, 2))
        assert.match(line, /^FAILED .*: no complete answer within 3 s$/);
      assert.is(desk.lines.at(-1), '2 fetched: 0 new, 0 changed, 0 unchanged, 2 failed');
    });
  },
);

needs('chromium', 'time')(
  'a closed port and an untrusted certificate are reported as such, and no profile is left',
  async () => {
    const untrusted = await serveUntrusted(give('text/html', PAGE));
    const desk = makeDesk(LIMITS, browser);
    try {
      const sources = [
        source('dead', `${await deadOrigin()}/`, 'browser'),
        source('untrusted', `${untrusted.origin}/`, 'browser'),
      ];
      assert.is((await fetchSources(sources, desk)).failed, 2);
      const report = desk.lines.join('\n');
      assert.match(report, /dead: connection refused \(ERR_CONNECTION_REFUSED\)/);
      assert.match(report, /untrusted: invalid certificate \(ERR_CERT_AUTHORITY_INVALID\)/);
      assert.equal(
        readdirSync(temporary).filter((name) => name.startsWith('kalends-chromium-')),
        [],
      );
    } finally {
      await untrusted.close();
      desk.remove();
    }
  },
);

always('the error of a missing browser names the setting', async () => {
  const desk = makeDesk();
  try {
    assert.is(
      (await fetchSources([source('one', 'http://127.0.0.1:1/', 'browser')], desk)).failed,
      1,
    );
    assert.match(
      desk.lines[0]!,
      /one: no Chromium at \/nowhere\/chromium \(setting KALENDS_CHROMIUM\)/,
    );
  } finally {
    desk.remove();
  }
});

function breakOff(...[, response]: Parameters<NonNullable<Pages[string]>>): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100_000 });
  response.write('<p>half', () => setTimeout(() => response.destroy(), 100));
}

async function withPages(
  pages: Pages,
  work: (origin: string, desk: TestDesk) => Promise<void>,
): Promise<void> {
  const server = await servePages(pages);
  const desk = makeDesk(LIMITS, browser);
  try {
    await work(server.origin, desk);
  } finally {
    await server.close();
    desk.remove();
  }
}

always.run();
