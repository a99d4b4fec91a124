import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madePages } from '../../server/http/made-pages.js';
import { localeOf } from '../../server/locale/locales.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Parameters of the pages: a mistake is told for what it is, and what is only written another way is understood. */

const NOW = Date.UTC(2026, 10, 20, 20);
const catalog = openCatalog(releaseData());
let server: TestServer;

test.before(async () => {
  const pages = madePages(catalog, freshParts(), freshPages(), () => NOW);
  server = await startApp({ catalog, pages, nowMs: () => NOW });
});
test.after(() => server.close());

interface Page {
  readonly status: number;
  readonly text: string;
  readonly refused: readonly string[];
}

async function pageOf(path: string): Promise<Page> {
  const response = await fetch(server.origin + path);
  const text = await response.text();
  const refused = [...text.matchAll(/<p class="refused">([\s\S]*?)<\/p>/g)].map(
    ([, words]) => words!,
  );
  return { status: response.status, text, refused };
}

const mainOf = ({ text }: Page) => /<main[\s\S]*<\/main>/.exec(text)?.[0];

/** A path, and what its only mistake is called. */
const MISTAKES: readonly (readonly [path: string, status: number, ...words: RegExp[]])[] = [
  ['/changes?from=abc', 400, /from/, /“abc”/, /2026-12-24/],
  ['/changes?to=2026-02-30', 400, /to/, /“2026-02-30”/],
  ['/changes?from=2026-05-01&to=2026-04-01', 400, /2026-05-01/, /2026-04-01/],
  ['/changes?from=2026-05-01&from=2026-04-01', 400, /from/, /once/],
  ['/changes?calendar=XNYZ', 400, /XNYZ/, /XNYS/],
  ['/changes?calendar=%3Cb%3E', 400, /&lt;b&gt;/],
  ['/changes?release=20200101T000000Z', 404, /20200101T000000Z/, new RegExp(catalog.release.id)],
  ['/changes?what=weeks', 400, /what/, /“weeks”/, /days, all/],
  ['/changes?cursor=-1', 400, /cursor/, /“-1”/],
  ['/changes?calender=XNYS', 400, /calender/, /calendar/],
  [
    `/changes?calendar=${catalog
      .listed()
      .slice(0, 11)
      .map(({ id }) => id)}`,
    400,
    /ten/,
  ],
  ['/print?for=FOO', 400, /“FOO” is unknown/, /<code>[A-Z]{2}/],
  ['/print?for=DE&year=26', 400, /year/, /“26”/, /2026/],
  ['/print?for=DE&year=1066', 404, /1066|data from/],
  ['/print?for=DE&year=2026&year=2027', 400, /year/, /once/],
  ['/calendars/DE?view=wal', 400, /view/, /“wal”/, /print, wall/],
  ['/paydays?rule=often', 400, /rule/, /“often”/, /first, last, nth/],
  ['/paydays?year=abc', 400, /year/, /“abc”/],
  ['/paydays?year=1e3', 400, /year/, /“1e3”/],
  ['/paydays?rule=nth&n=0', 400, /\bn\b/, /“0”/, /1.*23/],
  ['/paydays?rule=nth&n=2.5', 400, /“2.5”/],
  ['/paydays?for=qqqqqqqq', 400, /“qqqqqqqq” is unknown/],
  ['/paydays?for=DE&year=1066', 404, /data from/],
  [
    `/paydays?for=${catalog
      .listed()
      .slice(0, 11)
      .map(({ id }) => id)}`,
    400,
    /ten/,
  ],
  ['/markets?region=mars', 400, /region/, /“mars”/, /americas, europe/],
  ['/markets?sort=%22%3E', 400, /sort/, /today/],
  ['/markets?region=__proto__', 400, /region/],
  ['/markets?tz=Mars/Base', 400, /tz/, /Europe\/Berlin/],
  ['/markets?sort=id&sort=name', 400, /sort/, /once/],
  ['/?date=2026-12-24&for=DE', 400, /“date”/, /\bon\b/],
  ['/?ON=2026-12-24', 400, /“ON”/, /: on\./],
  ['/?on=2026-12-24&on=2027-12-24', 400, /\bon\b/, /once/],
  ['/paydays?YEAR=2026', 400, /“YEAR”/, /: year\./],
  ['/changes?since=2026-05-01&since=2026-04-01', 400, /since/, /once/],
  [`/own-days?for=DE${'&date=2026-12-24&name=Closed'.repeat(11)}`, 400, /date/, /10/],
  [`/calendars?q=${'x'.repeat(61)}`, 400, /\bq\b/, /60/],
  ['/calendars?query=x', 400, /query/, /\bq\b/],
];

for (const [path, status, ...words] of MISTAKES) {
  test(`${path.slice(0, 60)} is told for what it is`, async () => {
    const page = await pageOf(path);
    assert.is(page.status, status, JSON.stringify(page.refused));
    const told = page.refused.filter((one) => one !== localeOf('en').message('noneFound'));
    assert.is(told.length, 1, JSON.stringify(page.refused));
    for (const word of words) assert.match(page.refused[0]!, word);
    assert.match(page.text, /<h1[ >]/);
    if (path.startsWith('/?')) assert.not.match(page.text, /class="verdict"/);
  });
}

test('each mistake is told, in the language of the page', async () => {
  const { refused, status, text } = await pageOf(
    '/changes?from=abc&to=xyz&calendar=NOWHERE&what=x&lang=de',
  );
  assert.is(status, 400);
  assert.match(text, /<html lang="de"/);
  assert.is(refused.length, 4);
  const { message } = localeOf('de');
  assert.ok(
    refused.includes(message('wrong_date', { name: 'from', text: 'abc', example: '2026-12-24' })),
    refused.join(),
  );
  for (const one of refused) assert.not.match(one, /is unknown|not a date/);
});

test('what is only written another way is understood', async () => {
  const same: readonly (readonly [string, string])[] = [
    ['/changes?calendar=nyse', '/changes?calendar=XNYS'],
    ['/changes?calendars=nyse', '/changes?calendar=XNYS'],
    ['/changes?calendar=DE-BY', '/changes?calendar=DE:BY'],
    ['/changes?calendar=de-by,xnys', '/changes?calendar=DE:BY,XNYS'],
    ['/changes?calendar=Bavaria&from=&to=', '/changes?calendar=DE:BY'],
    ['/changes?calendar=XNYS&what=ALL', '/changes?calendar=XNYS&what=all'],
    ['/print?for=nyse,DE-BY', '/print?for=XNYS,DE:BY'],
    // Not Alessandria, whose id is IT:AL: the API reads two.
    ['/print?for=IT+AL', '/print?for=IT,AL'],
    ['/print?for=xnys-settlement', '/print?for=XNYS:SETTLEMENT'],
    ['/print?for=de&year=', '/print?for=DE'],
    ['/paydays?for=de-by&rule=LAST', '/paydays?for=DE:BY&rule=last'],
    ['/paydays?for=DE&for=&year=&n=', '/paydays?for=DE'],
    [
      '/markets?region=EUROPE&sort=ID&tz=europe/berlin',
      '/markets?region=europe&sort=id&tz=Europe/Berlin',
    ],
    ['/markets?region=&sort=', '/markets'],
    ['/markets?utm_source=x&key=secret&lang=en', '/markets'],
    ['/changes?key=secret', '/changes'],
    ['/calendars?q=', '/calendars'],
    ['/?on=&for=&utm_source=x&lang=en', '/'],
  ];
  for (const [written, plain] of same) {
    const [one, other] = [await pageOf(written), await pageOf(plain)];
    assert.is(one.status, 200, `${written} ${one.refused}`);
    assert.equal(one.refused, [], written);
    assert.is(mainOf(one), mainOf(other), written);
  }
});

test('a span that ends before it begins shows no changes, and keeps what was written', async () => {
  const page = await pageOf('/changes?from=2026-05-01&to=2026-04-01&calendar=XNYS');
  assert.not.match(page.text, /<table|class="releases"/);
  assert.match(page.text, /name="from" value="2026-05-01"/);
  assert.match(page.text, /value="XNYS"/);
});

test('files of pay days name the parameter too', async () => {
  for (const [path, ...words] of [
    ['/paydays.csv?for=DE&rule=often', 'rule', 'often', 'first, last, nth'],
    ['/paydays.csv?for=DE&year=26', 'year', '26'],
    ['/paydays.csv?for=qqqqqqqq', 'qqqqqqqq'],
    ['/paydays.csv?for=DE&year=1066', 'data from'],
  ] as const) {
    const response = await server.get(path);
    assert.is(response.status, 400, path);
    const { detail } = (await response.json()) as { detail: string };
    for (const word of words) assert.ok(detail.includes(word), `${path}: ${detail}`);
  }
});

test.run();
