import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { test as always } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { openCatalog } from '../../server/queries/catalog.js';
import {
  freshPages,
  freshParts,
  newContext,
  inBrowser as test,
  watchedPage,
} from '../helpers/browser.js';
import { DIST_DIR } from '../helpers/release.js';
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';
import { variedParts } from '../helpers/varied-history.js';

/** Pages that are taken away: calendars, pay days and paper; and files, which need a key or do not. */

const NOW = Date.UTC(2026, 10, 20, 12);
const catalog = openCatalog(releaseData());
let closed: TestServer;
let open: TestServer;

const app = (isPublic: boolean) =>
  startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW, { isPublic }),
    publicFeeds: isPublic ? { rateLimit: { requests: 20, seconds: 60 } } : null,
    nowMs: () => NOW,
  });
always.before(async () => {
  [closed, open] = [await app(false), await app(true)];
});
always.after(async () => {
  await closed.close();
  await open.close();
});

const textOf = async (path: string) => (await fetch(closed.origin + path)).text();

always('a calendar leads with its next day in words', async () => {
  const text = await textOf('/calendars/XNYS');
  assert.match(
    text,
    /<strong>Thanksgiving Day<\/strong><br><time datetime="2026-11-26">Thursday 26 November 2026<\/time>, in 6 days/,
  );
  assert.match(text, /class="month"/);
  assert.match(text, /<ol class="source-cards">/);
});

always(
  'a former id leads to the page of its calendar, which has it, and the currency of its bonds',
  async () => {
    for (const [former, id] of [
      ['GBP:BOND', 'GBP:SIFMA'],
      ['JPY:BOND', 'JPY:SIFMA'],
    ] as const) {
      const page = await fetch(`${closed.origin}/calendars/${former}`);
      assert.is(new URL(page.url).pathname, `/calendars/${id}`);
      const text = await page.text();
      assert.match(text, new RegExp(`<dt>Other ids</dt><dd>${former}</dd>`));
      assert.match(text, /<dt>Currencies<\/dt><dd>US Dollar \(USD\)<\/dd>/);
    }
  },
);

always(
  'files and feeds need a key, and say so; a setting opens them, with a limit by address',
  async () => {
    assert.match(await textOf('/calendars/XNYS'), /Files need a key here/);
    for (const path of [
      '/calendars/XNYS.csv',
      '/calendars/XNYS.xlsx',
      '/paydays.csv?for=DE',
      '/v1/calendars/XNYS.ics',
    ]) {
      assert.is((await fetch(closed.origin + path)).status, 401, path);
      assert.is((await closed.get(path)).status, 200, path);
    }
    const page = await (await fetch(`${open.origin}/calendars/XNYS`)).text();
    assert.match(page, /href="webcal:\/\/127\.0\.0\.1:\d+\/v1\/calendars\/XNYS\.ics"/);
    assert.match(page, /href="https:\/\/calendar\.google\.com\/calendar\/r\?cid=webcal%3A/);
    assert.match(page, /href="https:\/\/outlook\.live\.com\/calendar\/0\/addfromweb\?url=https%3A/);
    assert.is((await fetch(`${open.origin}/v1/calendars/XNYS.ics`)).status, 200);
    assert.is(
      (await fetch(`${open.origin}/v1/days/2026-12-24?calendars=XNYS`)).status,
      401,
      'and nothing else',
    );
    assert.is((await fetch(`${open.origin}/v1/calendars.ics?calendars=XNYS`)).status, 401);
    const statuses = [];
    for (let requested = 0; requested < 21; requested++)
      statuses.push((await fetch(`${open.origin}/calendars/XNYS.csv`)).status);
    assert.equal([statuses[0], statuses.at(-1)], [200, 429]);
    assert.is((await open.get('/calendars/XNYS.csv')).status, 200, 'a key has a limit of its own');
  },
);

always('a file holds what the page tells', async () => {
  const csv = await (await closed.get('/calendars/XNYS.csv')).text();
  assert.match(
    csv,
    /^date,weekday,name,kind,close_time,status,coverage,sources\r\n2026-01-01,Thursday,New Year's Day,holiday,/,
  );
  assert.match(csv, /2026-11-27,Friday,Day after Thanksgiving,early_close,13:00,/);
  const xlsx = await closed.get('/calendars/XNYS.xlsx');
  assert.match(
    xlsx.headers.get('content-disposition')!,
    /attachment; filename="XNYS-2026-2027\.xlsx"/,
  );
  const files = unzipSync(new Uint8Array(await xlsx.arrayBuffer()));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  assert.is([...sheet.matchAll(/<row /g)].length, csv.trimEnd().split('\r\n').length);
});

always('the part of a build that writes sheets is whole', async () => {
  const name = readdirSync(DIST_DIR).find((file) => /^part-xlsx-.*\.mjs$/.test(file))!;
  const { writeSheets } = (await import(
    pathToFileURL(join(DIST_DIR, name)).href
  )) as typeof import('../../server/text/xlsx.js');
  const bytes = await writeSheets([
    { title: 'a/b', columns: ['date', 'n'], rows: [['2026-12-24', 1]] },
  ]);
  const files = unzipSync(new Uint8Array(bytes));
  // Days since 1899-12-30, as Excel counts.
  assert.match(new TextDecoder().decode(files['xl/worksheets/sheet1.xml']), /<v>46380<\/v>/);
});

always(
  'pay days are the business days that the API names with the payment system, with what else is asked of a year',
  async () => {
    const csv = await (
      await closed.get('/paydays.csv?for=DE:BY&for=FR&for=JP&year=2027&rule=last')
    ).text();
    const rows = csv.split('\r\n').filter((row) => /^(DE:BY|FR|JP),.*,2027-\d\d,/.test(row));
    assert.is(rows.length, 36);
    let days = 0;
    for (const row of rows) {
      const [id, , month, payDay, , working] = row.replace(/"[^"]*"/g, '-').split(',');
      const first = `${month}-01`;
      const next = new Date(Date.UTC(Number(month!.slice(0, 4)), Number(month!.slice(5)), 1))
        .toISOString()
        .slice(0, 10);
      if (id === 'DE:BY') days += Number(working);
      const { count } = await closed.json<{ count: number }>(
        `/v1/business-days/count?from=${first}&to=${next}&calendars=${id}`,
      );
      assert.is(Number(working), count, row);
      const { result } = await closed.json<{ result: string }>(
        `/v1/business-days/previous?date=${next}&calendars=${id},${id === 'JP' ? 'JPY' : 'EUR'}`,
      );
      assert.is(payDay, result, row);
    }
    const { count } = await closed.json<{ count: number }>(
      '/v1/business-days/count?from=2027-01-01&to=2028-01-01&calendars=DE:BY',
    );
    assert.is(days, count);
    const third = await (await closed.get('/paydays.csv?for=US&year=2026&rule=nth&n=3')).text();
    const { result } = await closed.json<{ result: string }>(
      '/v1/business-days/add?date=2025-12-31&n=3&calendars=US,USD',
    );
    assert.match(third, new RegExp(`2026-01,${result},`));
    const freeDays = '/paydays.csv?for=DE:BY&for=FR&for=JP&year=2027&table=free';
    const free = await (await closed.get(freeDays)).text();
    // Ascension Day is a Thursday: the Friday after it is between free days.
    assert.match(free, /DE:BY,bridge_day,2027-05-07,2027-05-06,2027-05-09,4,Ascension Day/);
    assert.match(free, /DE:BY,long_weekend,,2027-03-26,2027-03-29,4,/);
  },
);

always(
  'pay days of ten places are told; what is no place, rule or year is told and left out',
  async () => {
    const ten = 'DE,FR,JP,US,GB,IT,ES,NL,BE,AT,CH';
    const wrong = `/paydays?for=${ten}&year=2026&for=zzqqxxzzqq&rule=often&n=99`;
    const text = await (await fetch(closed.origin + wrong)).text();
    assert.match(text, /these are not shown: CH and zzqqxxzzqq\./);
    assert.match(text, /rule: “often” is not/);
    assert.match(text, /n: “99” is not/);
    assert.match(text, /<th scope="row">/);
    const late = await fetch(`${closed.origin}/paydays?for=Bavaria&year=2999`);
    assert.is(late.status, 404);
    assert.match(await late.text(), /has data from \d+ to \d+ only/);
    assert.is((await closed.get('/paydays.csv?for=DE&rule=often')).status, 400);
    assert.is((await fetch(`${closed.origin}/paydays?for=%3Cscript%3E&year=1e9`)).status, 400);
  },
);

always(
  'all calendars stand on one page, by kind, regions under their country; a search finds by name',
  async () => {
    const text = await textOf('/calendars');
    for (const { id, kind } of catalog.data.meta.calendars) {
      const isListed = text.includes(`href="/calendars/${id}"`);
      assert.is(isListed, kind !== 'country' || !id.includes(':'), id);
    }
    const found = await textOf('/calendars?q=Munich');
    assert.match(found, /DE:BY-KATH<\/code> <small>region, also Assumption/);
    const germany = await textOf('/calendars/DE');
    assert.match(germany, /href="\/calendars\/DE:SN">Saxony<\/a>.*\+ [^<]*Repentance/);
    assert.match(await textOf('/calendars/DE:BY'), /<p class="kind">region/);
  },
);

test('a year is printed on paper without what leads elsewhere', async () => {
  const context = await newContext({ viewport: { width: 1100, height: 780 } });
  try {
    const { page } = await watchedPage(context);
    await page.emulateMedia({ media: 'print' });
    for (const [path, expected] of [
      [
        '/print?for=DE:BY&year=2027',
        /Bavaria \(Germany\) 2027[\s\S]*253 business days[\s\S]*Epiphany/,
      ],
      // Long names, in several lines.
      ['/print?for=XBKK&year=2026', /2026[\s\S]*business days/],
      ['/print?for=DE:BY&for=FR&for=US&year=2027', /France[\s\S]*business days/],
    ] as const) {
      await page.goto(closed.origin + path);
      assert.match(await page.locator('main').innerText(), expected);
      assert.not.ok(await page.locator('header nav').isVisible());
      assert.not.ok(await page.locator('.languages').isVisible());
      const pdf = await page.pdf({ preferCSSPageSize: true });
      assert.is(
        (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length,
        1,
        `${path} on one sheet`,
      );
    }
    await page.goto(`${closed.origin}/print?for=DE,FR,JP,US,GB,IT,ES,NL,BE,AT&year=2027`);
    const ten = await page.pdf({ preferCSSPageSize: true });
    assert.is(
      (ten.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length,
      2,
      'ten places on two sheets, in letters that can be read',
    );
    await page.goto(`${closed.origin}/markets`);
    const height = Number(
      await page.evaluate(
        'document.querySelector(".tall").clientHeight - document.querySelector(".tall table").offsetHeight',
      ),
    );
    assert.ok(height >= -2, 'the table is whole');
  } finally {
    await context.close();
  }
});

always(
  'changes are of several calendars and a span of dates; no link leads to nothing',
  async () => {
    const { catalog: many, releases } = variedParts();
    const pages = madePages(many, freshParts(), freshPages(), () => NOW);
    const { origin, close } = await startApp({ catalog: many, releases, pages });
    const varied = async (path: string) => (await fetch(origin + path)).text();
    const text = await varied('/changes?calendar=XNYS,DE:BY&from=2026-01-01&to=2026-12-31');
    const rows = [
      ...text.matchAll(
        /<tr><td><a href="[^"]*">[^<]+<\/a> <code>([^<]+)<\/code><\/td><td class="date">(\d{4})/g,
      ),
    ];
    assert.ok(rows.length > 0);
    assert.ok(rows.every(([, id, year]) => ['XNYS', 'DE:BY'].includes(id!) && year === '2026'));
    const list = await varied('/changes');
    for (const [, address] of list.matchAll(/<h2><a href="([^"]+)"/g)) {
      assert.match(await varied(address!), /<td class="date">/, address);
    }
    assert.match(list, /<h2><a href="[^"]+">[\d,]+ dates added[^<]*\.<\/a>/);
    assert.match(await varied('/changes?calendar=NOWHERE&from=x'), /“NOWHERE” is unknown/);
    await close();
  },
);

always('the key of a form goes where it leads, and into no link', async () => {
  const text = await textOf(`/paydays?for=DE&key=${KEY}`);
  assert.not.ok(text.includes(KEY));
});

always.run();
