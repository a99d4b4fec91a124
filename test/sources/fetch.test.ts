import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCopy, readIndex } from '../../build/sources/archive.js';
import { fetchSources } from '../../build/sources/jobs.js';
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

const PAGE = '<html><body><h1>Holidays</h1><p>1 January</p></body></html>';
const PDF = '%PDF-1.4\n1 0 obj';

test('a fetched page is stored under its SHA-256, with a row in the index', async () => {
  await withPages({ '/': give('text/html; charset=utf-8', PAGE) }, async (origin, desk) => {
    const before = Date.now();
    const tally = await fetchSources([source('one', `${origin}/`)], desk);
    const digest = createHash('sha256').update(PAGE).digest('hex');
    assert.equal(tally, { new: 1, changed: 0, unchanged: 0, failed: 0 });
    assert.is(readFileSync(join(desk.archive.dir, digest.slice(0, 2), digest), 'utf8'), PAGE);

    const { fetched_at, ...row } = readIndex(desk.archive.indexFile).get('one')!;
    assert.match(fetched_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    assert.ok(Date.parse(fetched_at) >= before - 1000 && Date.parse(fetched_at) <= Date.now());
    assert.equal(row, {
      sha256: digest,
      content_type: 'text/html; charset=utf-8',
      bytes: PAGE.length,
      final_url: `${origin}/`,
    });
    assert.match(desk.lines[0]!, /^new +one: text\/html/);
    assert.is(desk.lines.at(-1), '1 fetched: 1 new, 0 changed, 0 unchanged, 0 failed');
  });
});

test('a second fetch distinguishes unchanged from changed, and both copies stay', async () => {
  const pages = { '/': give('text/html', PAGE) };
  await withPages(pages, async (origin, desk) => {
    const one = [source('one', `${origin}/`)];
    await fetchSources(one, desk);
    const first = readIndex(desk.archive.indexFile).get('one')!;
    assert.is((await fetchSources(one, desk)).unchanged, 1);

    pages['/'] = give('text/html', PAGE.replace('1 January', '2 January'));
    assert.is((await fetchSources(one, desk)).changed, 1);
    assert.is.not(readIndex(desk.archive.indexFile).get('one')!.sha256, first.sha256);
    assert.is(readCopy(desk.archive.dir, first.sha256)?.toString(), PAGE);
  });
});

test('the index is sorted, one line per source', async () => {
  await withPages(
    { '/': give('text/html', PAGE), '/b': give('text/csv', 'a,b\n') },
    async (origin, desk) => {
      await fetchSources(
        [source('z', `${origin}/`), source('a', `${origin}/b`), source('m', `${origin}/`)],
        desk,
      );
      const lines = desk.snapshot().index.split('\n');
      assert.equal(
        lines.map((line) => line.slice(0, 6)),
        ['{', '  "a":', '  "m":', '  "z":', '}', ''],
      );
    },
  );
});

test('publications of one page are fetched once', async () => {
  await withPages({ '/': give('text/html', PAGE) }, async (origin, desk, requested) => {
    await fetchSources([source('a', `${origin}/`), source('b', `${origin}/`)], desk);
    assert.equal(requested, ['/']);
    assert.equal([...readIndex(desk.archive.indexFile).keys()], ['a', 'b']);
  });
});

test('at most four pages are fetched at a time', async () => {
  let open = 0;
  let limit = 0;
  const slow = give('text/html', PAGE);
  const pages: Pages = {};
  for (let n = 0; n < 12; n++) {
    pages[`/${n}`] = (request, response) => {
      limit = Math.max(limit, ++open);
      setTimeout(() => {
        open--;
        slow(request, response);
      }, 20);
    };
  }
  await withPages(pages, async (origin, desk) => {
    const sources = Object.keys(pages).map((path) => source(`s${path.slice(1)}`, origin + path));
    assert.is((await fetchSources(sources, desk)).new, 12);
    assert.is(limit, 4);
  });
});

test('redirects are followed and the final address is recorded', async () => {
  const pages = { '/': redirect('/b'), '/b': redirect('c?d=e'), '/c?d=e': give('text/html', PAGE) };
  await withPages(pages, async (origin, desk) => {
    await fetchSources([source('one', `${origin}/`)], desk);
    assert.is(readIndex(desk.archive.indexFile).get('one')?.final_url, `${origin}/c?d=e`);
  });
});

test('a PDF is recognised by its bytes, whatever its content type', async () => {
  await withPages({ '/': give('application/octet-stream', PDF) }, async (origin, desk) => {
    await fetchSources([source('one', `${origin}/`)], desk);
    assert.is(readIndex(desk.archive.indexFile).get('one')?.content_type, 'application/pdf');
  });
});

const NO_ANSWER = /no complete answer within 2 s/;
const FAILURES: [string, Pages[string], RegExp][] = [
  ['a server that never ends its answer', giveSlowly('text/html'), NO_ANSWER],
  ['a server that never answers', () => {}, NO_ANSWER],
  ['redirects in a circle', redirect('/'), /more than 10 redirects/],
  ['a redirect to a file', redirect('file:///etc/hostname'), /not http\(s\): file:/],
  ['a redirect to ftp', redirect('ftp://127.0.0.1/x'), /not http\(s\): ftp:/],
  ['a redirect to an invalid address', redirect('http://'), /redirects to an invalid address/],
  [
    'a redirect without an address',
    (_, response) => response.writeHead(302).end(),
    /redirects without an address/,
  ],
  ['a huge page', giveWithoutEnd('text/html'), /larger than 0.1 MB/],
  ['a page that says it is huge', give('text/html', 'x'.repeat(200_000)), /larger than 0.1 MB/],
  [
    'a page that is huge once unpacked',
    giveZipped('<p>0</p>'.repeat(100_000)),
    /larger than 0.1 MB/,
  ],
  ['an empty body', give('text/html', ''), /the body is empty/],
  ['a blank body', give('text/html', '  \n'), /the body is empty/],
  [
    'a page without text',
    give('text/html', '<html><script>draw()</script></html>'),
    /no text.*"browser"/,
  ],
  ['no content', (_, response) => response.writeHead(204).end(), /answered 204/],
  ['status 404', (_, response) => response.writeHead(404).end(PAGE), /answered 404 Not Found/],
  ['status 500', (_, response) => response.writeHead(500).end(PAGE), /answered 500/],
  ['another type', give('application/pdf', PDF), /application\/pdf where text\/html was archived/],
  [
    'a document declared as PDF that is not one',
    give('application/pdf', 'Error 17'),
    /declared as application\/pdf but is not a PDF/,
  ],
  ['a connection that breaks', breakOff, /closed early|terminated|other side closed/],
  ['rubbish instead of http', (_, response) => response.socket?.end('rubbish\r\n\r\n'), /FAILED/],
];

for (const [what, page, reason] of FAILURES) {
  test(`${what}: one line, and the earlier copy and its row stay`, async () => {
    const pages: Pages = { '/': give('text/html', PAGE), '/good': give('text/html', PAGE) };
    // On a busy machine every answer takes its time; only those that never come are not waited for.
    const limits = { timeoutMs: reason === NO_ANSWER ? 2000 : 60_000, maxBytes: 100_000 };
    await withPages(
      pages,
      async (origin, desk) => {
        await fetchSources([source('bad', `${origin}/`)], desk);
        const earlier = readIndex(desk.archive.indexFile).get('bad');
        desk.lines.length = 0;

        pages['/'] = page!;
        const tally = await fetchSources(
          [source('bad', `${origin}/`), source('good', `${origin}/good`)],
          desk,
        );
        assert.equal(tally, { new: 1, changed: 0, unchanged: 0, failed: 1 });
        assert.equal(readIndex(desk.archive.indexFile).get('bad'), earlier);
        assert.is(readCopy(desk.archive.dir, earlier!.sha256)?.toString(), PAGE);
        assert.equal(desk.snapshot().copies.length, 2, 'one copy and the index, no drafts');

        const line = desk.lines.find((one) => one.includes('bad'))!;
        assert.match(line, /^FAILED +bad: /);
        assert.match(line, reason);
        assert.match(line, /the copy of \d{4}-.* stays$/);
        assert.not.match(line, /\n/);
      },
      limits,
    );
  });
}

test('a page above the limit is aborted while it is being sent', async () => {
  let left: Promise<boolean> | undefined;
  const endless = giveWithoutEnd('text/html');
  const page: Pages[string] = (request, response) => {
    left = new Promise((resolve) =>
      response.on('close', () => resolve(!response.writableFinished)),
    );
    endless(request, response);
  };
  await withPages({ '/': page }, async (origin, desk) => {
    assert.is((await fetchSources([source('one', `${origin}/`)], desk)).failed, 1);
    assert.is(await left, true);
  });
});

test('an HTML page where a PDF was archived is refused, as is one where the address has .pdf', async () => {
  const pages = { '/list': give('application/pdf', PDF), '/list.pdf': give('text/html', PAGE) };
  await withPages(pages, async (origin, desk) => {
    await fetchSources([source('one', `${origin}/list`)], desk);
    const before = desk.snapshot();
    pages['/list'] = give('application/pdf', PAGE);
    const tally = await fetchSources(
      [source('one', `${origin}/list`), source('two', `${origin}/list.pdf`)],
      desk,
    );
    assert.is(tally.failed, 2);
    assert.match(desk.lines.join('\n'), /one: text\/html where application\/pdf was archived/);
    assert.match(desk.lines.join('\n'), /two: text\/html where the address has \.pdf/);
    assert.equal(desk.snapshot(), before);
  });
});

test('a closed port and an untrusted certificate are reported as such', async () => {
  const untrusted = await serveUntrusted(give('text/html', PAGE));
  const desk = makeDesk();
  try {
    const sources = [
      source('dead', `${await deadOrigin()}/`),
      source('untrusted', `${untrusted.origin}/`),
    ];
    assert.is((await fetchSources(sources, desk)).failed, 2);
    const report = desk.lines.join('\n');
    assert.match(report, /dead: connection refused \(ECONNREFUSED\)/);
    assert.match(report, /untrusted: invalid certificate \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
    assert.not(existsSync(desk.archive.indexFile), 'nothing fetched, nothing recorded');
  } finally {
    await untrusted.close();
    desk.remove();
  }
});

function giveZipped(body: string): Pages[string] {
  return (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(body));
}

function breakOff(...[, response]: Parameters<NonNullable<Pages[string]>>): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 });
  response.write('<p>half', () => response.destroy());
}

async function withPages(
  pages: Pages,
  work: (origin: string, desk: TestDesk, requested: string[]) => Promise<void>,
  limits?: TestDesk['limits'],
): Promise<void> {
  const server = await servePages(pages);
  const desk = makeDesk(limits);
  try {
    await work(server.origin, desk, server.asked);
  } finally {
    await server.close();
    desk.remove();
  }
}

test.run();
