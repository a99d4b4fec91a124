import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type BaseBuild, openBase } from '../../build/own/base.js';
import { type Applied, applyOverlay } from '../../build/own/merge-overlay.js';
import { readOverlay } from '../../build/own/read-overlay.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { madePages } from '../../server/http/made-pages.js';
import { effectOfRows } from '../../server/queries/own-days.js';
import { effectOf } from '../../server/queries/own-rows.js';
import { buildDir, currentBuild } from '../../server/store/dist-folder.js';
import { allFaults, freshPages, freshParts, inBrowser, newContext } from '../helpers/browser.js';
import { releaseCatalog, startApp, type TestServer } from '../helpers/server.js';

/** The page of own days tells what the command then does, and writes nothing itself. */

const NOW = Date.UTC(2026, 10, 28, 12);
const DECREE =
  'as=place&date=2026-12-07&name=Day+off+by+decree&source=https%3A%2F%2Fwww.gob.pe%2Fdecree';
const catalog = releaseCatalog();
let server: TestServer;
let folder: string;
let base: BaseBuild;
test.before(async () => {
  server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW),
  });
  folder = mkdtempSync(join(tmpdir(), 'kalends-own-page-'));
  base = openBase(buildDir('dist', currentBuild('dist')!));
});
test.after(async () => {
  await server.close();
  base.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly status: number;
  readonly text: string;
  readonly command: string;
  readonly file: string;
}

async function ask(query: string): Promise<Asked> {
  const response = await fetch(`${server.origin}/own-days?${query}`);
  const text = await response.text();
  const plain = (pattern: RegExp) =>
    (pattern.exec(text)?.[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const command = plain(/class="own-command"[^>]*><code>([\s\S]*?)<\/code>/);
  return {
    status: response.status,
    text,
    command,
    // That of a company is within the command, and not shown once more.
    file:
      plain(/class="own-file"[^>]*><code>([\s\S]*?)<\/code>/) ||
      (/<<'END' && .*\n([\s\S]*)END$/.exec(command)?.[1] ?? ''),
  };
}

/** Applies the composed file to the build, as `own build` does. */
function applied(path: string, text: string): Applied {
  const dir = mkdtempSync(join(folder, 'own-'));
  mkdirSync(join(dir, 'calendars'));
  writeFileSync(join(dir, path), text);
  return applyOverlay(base, readOverlay(dir));
}

const daysOf = (text: string) =>
  [
    ...text.matchAll(
      /<tr><td>[^<]*(?:<code>[^<]*<\/code>)?<\/td><td><time datetime="([\d-]+)">.*?<\/td><td>(.*?)<\/td><td[^>]*><strong>(.*?)<\/strong>/g,
    ),
  ].map(([, ...cells]) => cells.join(' '));

test('a decree: the days, heirs and command are those of the command of own days', async () => {
  const { status, text, command, file } = await ask(`for=PE&${DECREE}`);
  assert.is(status, 200);
  assert.equal(daysOf(text), ['2026-12-07 open closed']);
  assert.is(
    command,
    "node dist/server.mjs own add PE 2026-12-07 --name 'Day off by decree' --source https://www.gob.pe/decree",
  );
  const { outcomes, overlaid } = applied('corrections.csv', file);
  const heirs = [...text.matchAll(/name="except" value="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(heirs, outcomes[0]!.reaches);
  assert.ok(heirs.includes('XLIM') && heirs.includes('PEN'));
  const day = mustParseDay('2026-12-07');
  for (const id of ['PE', ...heirs]) {
    const entries = overlaid.calendars.get(id!)!.entries.filter((one) => one.day === day);
    assert.is(effectOf(entries.map(({ payload }) => payload)), 'holiday', id);
  }
  // One that decides for itself.
  const without = await ask(`for=PE&${DECREE}&except=XLIM`);
  assert.match(without.command, / --except XLIM$/);
  assert.match(without.text, /value="XLIM" checked/);
  assert.equal(applied('corrections.csv', without.file).outcomes[0]!.reaches, [
    ...heirs.filter((id) => id !== 'XLIM'),
  ]);
});

test('every kind of day has the effect that the command gives it', async () => {
  const index = catalog.find('US')!;
  for (const [kind, date, closeTime] of [
    ['holiday', '2026-12-24', null],
    ['open', '2026-12-25', null],
    ['early_close', '2026-12-23', '13:00'],
    ['weekend_workday', '2026-12-26', null],
    ['holiday', '2026-12-25', null],
  ] as const) {
    const closes = closeTime === null ? '' : `&closes=${closeTime}`;
    const query = `for=US&as=place&kind=${kind}&date=${date}&name=A+day&source=https://example.org/a${closes}`;
    const { file, text, status } = await ask(query);
    const day = mustParseDay(date);
    const row = { first: day, last: day, name: 'A day', kind, closeTime };
    const effect = effectOfRows(catalog, index, [row], { isAlone: false, except: [] });
    assert.is(status, 200, kind);
    if (effect.changed.length === 0) {
      assert.match(text, /these days are like that already/);
      continue;
    }
    const { outcomes, overlaid } = applied('corrections.csv', file);
    const [own, ...heirs] = effect.changed;
    assert.equal(heirs.map((one) => catalog.calendar(one.index).id).sort(), outcomes[0]!.reaches);
    for (const one of [own!, ...heirs]) {
      const { id } = catalog.calendar(one.index);
      const entries = overlaid.calendars.get(id)!.entries.filter((entry) => entry.day === day);
      assert.is(
        effectOf(entries.map(({ payload }) => payload)),
        one.days[0]!.after,
        `${kind} ${id}`,
      );
    }
  }
});

test('a company that closes: a calendar of its own, written by the command alone', async () => {
  const query =
    'for=DE:BY&as=company&called=M%C3%BCller+%26+S%C3%B6hne&date=2026-12-24&name=Betriebsruhe&end=&date=2026-12-28&end=2026-12-31&name=It%27s+closed&every=yes';
  const { status, text, command, file } = await ask(query);
  assert.is(status, 200);
  const changed = daysOf(text);
  assert.equal(changed.slice(0, 2), ['2026-12-24 open closed', '2026-12-28 open closed']);
  assert.ok(changed.includes('2027-12-24 open closed'));
  assert.match(text, /Wednesday 30 December 2026[\s\S]*?<strong>/);
  // Pay days: the last working day of December moves before the days off.
  assert.match(
    text,
    /<td>Thursday 31 December 2026<\/td><td><strong>Wednesday 23 December 2026<\/strong>/,
  );
  const own = mkdtempSync(join(folder, 'company-'));
  const run = () =>
    execFileSync('/bin/sh', ['-c', `node() { echo "$@"; }\n${command}`], {
      env: { ...process.env, KALENDS_OWN: own },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  assert.is(run(), 'dist/server.mjs own build\n');
  assert.is(
    text.split('Betriebsruhe').length -
      text.replace(/<pre[\s\S]*?<\/pre>/g, '').split('Betriebsruhe').length,
    command.split('Betriebsruhe').length - 1,
    'its file is shown once',
  );
  assert.match(text, /<button type="button" data-copy data-copied="Copied" hidden>Copy<\/button>/);
  const path = 'calendars/MULLER_SOHNE.json';
  assert.is(readFileSync(join(own, path), 'utf8'), file);
  // Days that stand there already are not lost.
  assert.throws(run);
  const { calendars } = applyOverlay(base, readOverlay(own)).overlaid;
  const made = calendars.get('OWN:MULLER_SOHNE')!;
  const closed = made.entries.map(({ day }) => formatDay(day));
  for (const date of ['2026-12-24', '2026-12-31', '2027-12-24', '2028-12-30', '2027-01-06'])
    assert.ok(closed.includes(date), date);
  assert.equal(made.record.bases, ['DE:BY']);
});

test('a weekend other than Saturday and Sunday stays that of the place', async () => {
  const { file } = await ask('for=IL&as=company&called=Ours&date=2026-12-24&name=Closed');
  const made = applied('calendars/OURS.json', file).overlaid.calendars.get('OWN:OURS')!;
  const { weekend } = catalog.calendar(catalog.find('IL')!);
  assert.equal(made.record.weekend.at(-1)!.days, weekend.at(-1)!.days);
});

test('what is wrong is said in the language of the page, and no command is composed', async () => {
  const rest = '&name=A+day&source=https://example.org/a';
  for (const [query, expected] of [
    ['for=PE&as=place&date=2026-12-07&name=A+day', /Please fill in: Address of the text/],
    ['for=PE&date=2026-12-07', /Please fill in: Name of the day/],
    [`for=PE&date=2026-02-30${rest}`, /date: there is no day “2026-02-30”/],
    [`for=PE&date=2026-12-07&end=2027-12-07${rest}`, /end: 2027-12-07 is not from/],
    ['for=PE&date=2026-12-07&name=%3D1%2B1', /name: “=1\+1” is not one line/],
    ['for=PE&date=2026-12-07&name=a%0Ab', /is not one line/],
    ['for=PE&as=place&date=2026-12-07&name=A&source=javascript:1', /is not a web address/],
    [
      `for=PE&kind=early_close&closes=25:00&date=2026-12-07${rest}`,
      /closes: “25:00” is not a time/,
    ],
    [`for=PE&kind=other&date=2026-12-07${rest}`, /kind: “other” is not one of the choices/],
    [`for=XLON%2BXNYS&date=2026-12-07${rest}`, /“XLON\+XNYS” is unknown/],
    [`for=XLON,XNYS&date=2026-12-07${rest}`, /“XLON,XNYS” is unknown/],
    [`for=EURUSD&date=2026-12-07${rest}`, /“EURUSD” is unknown/],
    [`for=qqqqqqq&date=2026-12-07${rest}`, /“qqqqqqq” is unknown/],
    [`for=PE&date=1800-01-01${rest}`, /has data from/],
    [`for=PE&dates=2026-12-07${rest}`, /There is no parameter “dates”/],
  ] as const) {
    const { status, text, command } = await ask(query);
    assert.ok(status === 400 || status === 404, `${query}: ${status}`);
    assert.match(text, expected, query);
    assert.is(command, '', query);
  }
  const german = await ask(`for=PE&as=place&date=2026-12-07&name=A&lang=de`);
  assert.match(german.text, /Noch auszufüllen: Adresse des Textes/);
  assert.is((await ask('')).status, 200);
});

test('a name is one word of the shell, whatever it has', async () => {
  const name = 'It\'s $(touch x) `touch y` "z" \\ & ; é';
  const { command } = await ask(
    `for=PE&as=place&date=2026-12-07&name=${encodeURIComponent(name)}&source=https://example.org/a`,
  );
  const told = execFileSync('/bin/sh', ['-c', `node() { printf '%s\\n' "$@"; }\n${command}`], {
    cwd: folder,
  }).toString();
  assert.ok(told.split('\n').includes(name), told);
  assert.not.ok(existsSync(join(folder, 'x')) || existsSync(join(folder, 'y')));
});

test('the heirs of a row are looked up and read once, not on each of its days', () => {
  let [finds, reads] = [0, 0];
  const catalog = releaseCatalog();
  const counting = {
    ...catalog,
    find: (id: string) => {
      finds++;
      return catalog.find(id);
    },
    data: {
      ...catalog.data,
      entries: (index: number) => {
        reads++;
        return catalog.data.entries(index);
      },
    },
  };
  const askedFor = (days: number) => {
    [finds, reads] = [0, 0];
    const first = mustParseDay('2027-01-04');
    const row = { first, last: first + days - 1, name: 'Early', kind: 'early_close' as const };
    effectOfRows(counting, catalog.find('XNYS')!, [{ ...row, closeTime: '13:00' }], {
      isAlone: false,
      except: [],
    });
    return { finds, reads };
  };
  askedFor(1);
  const { finds: found, reads: read } = askedFor(1);
  assert.ok(found > 0 && read > 0);
  assert.equal(askedFor(5), { finds: found, reads: read });
});

inBrowser('while it is being filled in nothing is asked or said to be missing', async () => {
  const context = await newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/own-days`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('[name=for]').fill('Germany');
    await page.locator('.option', { hasText: 'DE' }).first().click();
    await page.locator('[name=date]').fill('2026-12-24');
    await page.locator('[name=date]').dispatchEvent('change');
    await page.locator('[name=name]').fill('The company closes');
    assert.equal([...new Set(asked)], ['/find']);
    await page.locator('[name=name]').press('Enter');
    await page.locator('.own-command').waitFor();
    assert.is(await page.locator('.refused').count(), 0);
  } finally {
    await context.close();
  }
});

test('before anything is asked an example is worked out, in a question that can be opened', async () => {
  for (const [query, place] of [
    ['', 'DE'],
    ['for=DE:BY', 'DE:BY'],
    ['lang=ja', 'DE'],
  ] as const) {
    const { text, command, file } = await ask(query);
    const [, link] = /<h2><a href="\/own-days\?([^"]+)">/.exec(text)!;
    const asked = new URLSearchParams(link!.replaceAll('&amp;', '&'));
    assert.is(asked.get('for'), place);
    assert.is(asked.get('date'), '2026-12-24');
    const opened = await ask(asked.toString());
    assert.is(opened.status, 200);
    assert.equal([command, file], [opened.command, opened.file]);
    assert.equal(daysOf(text), daysOf(opened.text));
    assert.ok(command.includes('own build') && daysOf(text).length === 1);
    assert.not.match(opened.text, /class="own-example"/);
  }
  assert.not.match((await ask('for=DE&name=x')).text, /class="own-example"/);
});

inBrowser('on a wide screen the example stands beside the form, on a phone below it', async () => {
  for (const width of [1440, 360]) {
    const context = await newContext({ viewport: { width, height: 900 } });
    try {
      const page = await context.newPage();
      await page.goto(`${server.origin}/own-days`);
      const form = (await page.locator('#own-form').boundingBox())!;
      const example = (await page.locator('.own-example').boundingBox())!;
      if (width === 1440) {
        assert.ok(example.x >= form.x + form.width && example.y <= form.y + form.height);
        assert.ok(example.height > 400, 'the first view has no empty half');
      } else assert.ok(example.y >= form.y + form.height);
      assert.equal(await allFaults(page), []);
      assert.is(await page.evaluate('document.documentElement.scrollWidth'), width);
    } finally {
      await context.close();
    }
  }
});

test('the link of a calendar opens the form with its place, and nothing is missed before it is filled in', async () => {
  const page = await fetch(`${server.origin}/calendars/DE:BY`).then((response) => response.text());
  const [, link] = /href="(\/own-days\?[^"]+)"/.exec(page)!;
  const { status, text } = await ask(link!.replace('/own-days?', ''));
  assert.is(status, 200);
  assert.match(text, /name="for" value="Bavaria \(Germany\)"/);
  assert.not.match(text, /Please fill in/);
});

test.run();
