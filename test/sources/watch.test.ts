import { rmSync, writeFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readIndex } from '../../build/sources/archive.js';
import { fetchSources, watchSources } from '../../build/sources/jobs.js';
import { forgetOthers, readWatched } from '../../build/sources/watched.js';
import { give, makeDesk, type Pages, servePages, source, type TestDesk } from './page-server.js';

const PAGE = '<html><body><h1>Holidays</h1><p>1 January</p><p>25 December</p></body></html>';
const NEW_PAGE = PAGE.replace('25 December', '25 December</p><p>26 December');

test('an unchanged source is reported as such', async () => {
  await watched({ '/': give('text/html', PAGE) }, async (watch) => {
    const { tally, lines } = await watch();
    assert.equal(tally, { new: 0, changed: 0, unchanged: 1, failed: 0 });
    assert.match(lines[0]!, /^unchanged one: since \d{4}-/);
    assert.is(lines.at(-1), '1 watched: 0 new, 0 changed, 1 unchanged, 0 failed');
  });
});

test('a changed text is shown, and the archive is not touched', async () => {
  const pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    pages['/'] = give('text/html', NEW_PAGE);
    const before = desk.snapshot();
    const { tally, lines } = await watch();
    assert.is(tally.changed, 1);
    assert.match(lines[0]!, /^changed +one: /);
    assert.equal(
      lines[0]!
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
      ['25 December', '+ 26 December'],
    );
    assert.equal(desk.snapshot(), before);
  });
});

test('--keep archives a change, and the next watch reports it as unchanged', async () => {
  const pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    pages['/'] = give('text/html', NEW_PAGE);
    const { index } = desk.snapshot();
    const { tally, lines } = await watch(true);
    assert.is(tally.changed, 1);
    assert.match(lines[0]!, /; kept: text\/html/);
    assert.is(desk.snapshot().copies.length, 3, 'both copies and the index');
    assert.is(desk.snapshot().index, index, 'the committed index is of fetch alone');
    assert.is((await watch()).tally.unchanged, 1);
    const { sha256 } = readWatched(desk.watchFile).get('one')!.copy!;
    await fetchSources([source('one', `${desk.origin}/`)], desk);
    assert.is(readIndex(desk.archive.indexFile).get('one')!.sha256, sha256);
  });
});

test('HTML with other bytes and the same text is unchanged', async () => {
  const pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    const before = desk.snapshot();
    pages['/'] = give(
      'text/html',
      PAGE.replace('<body>', '<body data-visit="17"><script>visit(17)</script>'),
    );
    const { tally, lines } = await watch(true);
    assert.is(tally.unchanged, 1);
    assert.match(lines[0]!, /the text is the same/);
    assert.equal(desk.snapshot(), before);
  });
});

test('a PDF with other bytes has changed, without a text to show', async () => {
  const pages = { '/': give('application/pdf', '%PDF-1.4 a') };
  await watched(pages, async (watch) => {
    pages['/'] = give('application/pdf', '%PDF-1.4 bc');
    const { tally, lines } = await watch();
    assert.is(tally.changed, 1);
    assert.match(lines[0]!, /10 -> 11 bytes; application\/pdf: no text$/);
  });
});

test('a change is reported even if the archived copy is missing', async () => {
  const pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    rmSync(desk.archive.dir, { recursive: true });
    assert.is((await watch()).tally.unchanged, 1, 'the index alone tells that');
    pages['/'] = give('text/html', NEW_PAGE);
    const { tally, lines } = await watch();
    assert.is(tally.changed, 1);
    assert.match(lines[0]!, /the archived copy is not in /);
  });
});

test('a failure is reported, and --keep stores nothing', async () => {
  const pages: Pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    const before = desk.snapshot();
    pages['/'] = (_, response) => response.writeHead(503).end(NEW_PAGE);
    const { tally, lines } = await watch(true);
    assert.is(tally.failed, 1);
    assert.match(
      lines[0]!,
      /^FAILED +one: answered 503 Service Unavailable; the copy of .* stays$/,
    );
    assert.equal(desk.snapshot(), before);
  });
});

test('a source that was never archived fails, and is archived by --keep', async () => {
  const server = await servePages({ '/': give('text/html', PAGE) });
  const desk = makeDesk();
  try {
    const sources = [source('one', `${server.origin}/`)];
    assert.is((await watchSources(sources, desk, false)).failed, 1);
    assert.match(desk.lines[0]!, /no archived copy to compare with/);
    assert.is(readIndex(desk.archive.indexFile).size, 0);
    assert.is((await watchSources(sources, desk, true)).new, 1);
    assert.is(readIndex(desk.archive.indexFile).size, 0, 'and still not in the committed index');
    assert.is((await watchSources(sources, desk, false)).unchanged, 1);
  } finally {
    await server.close();
    desk.remove();
  }
});

test('each check is recorded for --due and the metrics; a failure keeps the time of the last read', async () => {
  const pages: Pages = { '/': give('text/html', PAGE) };
  await watched(pages, async (watch, desk) => {
    await watch();
    const first = readWatched(desk.watchFile).get('one')!;
    assert.equal([first.outcome, first.read_at], ['unchanged', first.looked_at]);
    pages['/'] = (_, response) => response.writeHead(503).end();
    await watch();
    const second = readWatched(desk.watchFile).get('one')!;
    assert.equal([second.outcome, second.read_at], ['failed', first.looked_at]);
    assert.ok(second.looked_at > first.looked_at);
    forgetOthers(desk.watchFile, ['one', 'two']);
    assert.is(readWatched(desk.watchFile).size, 1);
    forgetOthers(desk.watchFile, ['two']);
    assert.is(readWatched(desk.watchFile).size, 0);
    writeFileSync(desk.watchFile, '{"one":{}}');
    assert.throws(() => readWatched(desk.watchFile), /sources\.json: .*/);
  });
});

/** Archives the page at `/` as source "one", then lets it be watched. */
async function watched(
  pages: Pages,
  work: (
    watch: (
      keep?: boolean,
    ) => Promise<{ tally: Awaited<ReturnType<typeof watchSources>>; lines: string[] }>,
    desk: TestDesk & { readonly origin: string },
  ) => Promise<void>,
): Promise<void> {
  const server = await servePages(pages);
  const desk = makeDesk();
  const sources = [source('one', `${server.origin}/`)];
  try {
    await fetchSources(sources, desk);
    await work(
      async (keep = false) => {
        desk.lines.length = 0;
        const tally = await watchSources(sources, desk, keep);
        return { tally, lines: desk.lines };
      },
      { ...desk, origin: server.origin },
    );
  } finally {
    await server.close();
    desk.remove();
  }
}

test.run();
