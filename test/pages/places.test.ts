import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { madePages } from '../../server/http/made-pages.js';
import { LANGUAGES, type Language, localeOf } from '../../server/locale/locales.js';
import { choiceName } from '../../server/pages/calendar-name.js';
import { readPlaces } from '../../server/pages/places.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { needs } from '../helpers/needs.js';
import { KEY, releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Places as they are written in a question: those that are known, and those that are not and never answered for. */

const NOW = Date.UTC(2026, 10, 20, 12);
const catalog = openCatalog(releaseData());
let server: TestServer;

test.before(async () => {
  server = await startApp({
    catalog,
    pages: madePages(catalog, freshParts(), freshPages(), () => NOW),
    nowMs: () => NOW,
  });
});
test.after(() => server.close());

const textOf = async (path: string) => (await fetch(server.origin + path)).text();
const idsIn = (html: string) => [...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id!);
const UNKNOWN = ['Atlantis', 'Hambrg', 'Bayren', 'Narnia', 'Landen'];

test('a place that no calendar is called is told, never answered for another one', async () => {
  for (const place of UNKNOWN) {
    for (const path of ['/?on=2026-12-24&', '/paydays?', '/print?']) {
      const html = await textOf(`${path}for=${place}`);
      assert.match(html, new RegExp(`“${place}” is unknown`), path);
      assert.equal(idsIn(html), [], `${path}${place}`);
      assert.not.match(
        html,
        /class="verdict"|class="list pay"|class="print-(?:year|month)"/,
        `${path}${place}`,
      );
    }
    assert.match(await textOf(`/changes?calendar=${place}`), new RegExp(`“${place}” is unknown`));
  }
});

test('an id with other signs between its parts is unknown, as to the API, and the id is offered', async () => {
  const wrong = {
    DE_BY: 'DE:BY',
    'US VT': 'US:VT',
    'DE.BY': 'DE:BY',
    'xnys settlement': 'XNYS:SETTLEMENT',
  };
  for (const [text, id] of Object.entries(wrong)) {
    const inQuery = encodeURIComponent(text);
    for (const path of ['/?on=2026-12-24&for=', '/paydays?for=', '/count?for=']) {
      const html = await textOf(path + inQuery);
      assert.match(html, new RegExp(`“${text}” is unknown`), path + text);
      assert.match(html, new RegExp(`Did you mean: <a href="[^"]*${id}[&"]`), path + text);
    }
    const response = await fetch(`${server.origin}/calendars/${inQuery}`, { redirect: 'manual' });
    assert.is(response.status, 404, text);
    assert.ok((await response.text()).includes(id), text);
  }
  assert.match(await textOf('/changes?calendar=DE_BY'), /“DE_BY” is unknown/);
  // Ids with blanks between them are several: only VT is none.
  assert.match(await textOf('/changes?calendar=US%20VT'), /“VT” is unknown/);
  // As in the API, these are two calendars, not the one whose id has both parts.
  const both = await fetch(`${server.origin}/calendars/DE%20BY.csv`, {
    headers: { authorization: `Bearer ${KEY}` },
    redirect: 'manual',
  });
  assert.is(both.status, 404);
});

test('a joint calendar of the API has its members side by side on a page', async () => {
  for (const joint of ['DE+BY', 'DE%20BY', 'de%2Bby']) {
    const page = await fetch(`${server.origin}/calendars/${joint}?year=2027`, {
      redirect: 'manual',
    });
    assert.is(page.status, 302, joint);
    assert.match(page.headers.get('location')!, /^\/print\?for=DE&for=BY&year=2027$/i);
    assert.is((await server.get(`/v1/calendars/${joint}`)).status, 200);
  }
  assert.is((await fetch(`${server.origin}/calendars/DE+XX`, { redirect: 'manual' })).status, 404);
});

test('blanks around an id in an address are no part of it, on pages and in the API', async () => {
  for (const blank of ['%20', '%C2%A0']) {
    const page = await fetch(`${server.origin}/calendars/${blank}DE:BY${blank}`, {
      redirect: 'manual',
    });
    assert.is(page.status, 302);
    assert.is(page.headers.get('location'), '/calendars/DE:BY');
    for (const path of [
      `/calendars/${blank}de:by${blank}.csv`,
      `/v1/calendars/${blank}DE:BY${blank}.ics`,
    ])
      assert.is((await server.get(path)).status, 200, path);
  }
});

test('a blank after the name of a file opens it to nobody without a key', async () => {
  for (const end of ['.csv%20', '.csv%C2%A0', '%20.csv', '.csv%09']) {
    const { status } = await fetch(`${server.origin}/calendars/DE:BY${end}`, {
      redirect: 'manual',
    });
    assert.ok(status === 401 || status === 404, `${end}: ${status}`);
  }
});

test('the nearest ones are links to the same question', async () => {
  assert.match(
    await textOf('/?on=2026-12-24&for=Hambrg&for=FR'),
    /Did you mean: .*<a href="\/\?on=2026-12-24&amp;for=DE:HH&amp;for=FR">Hamburg/,
  );
  assert.match(
    await textOf('/paydays?for=Hambrg&year=2027'),
    /<a href="\/paydays\?for=DE:HH&amp;year=2027/,
  );
  assert.match(
    await textOf('/print?for=Hambrg&year=2027'),
    /<a href="\/print\?for=DE:HH&amp;year=2027">/,
  );
  assert.match(
    await textOf('/changes?calendar=Hambrg&from=2026-01-01'),
    /<a href="\/changes\?calendar=DE:HH&amp;from=/,
  );
  assert.match(await textOf('/?for=qqqqzzzz'), /<a href="\/calendars">All calendars<\/a>/);
});

test('a place that is part of a name is answered for, and told with what else has that name', async () => {
  const html = await textOf('/?on=2026-12-24&for=Frankfurt');
  assert.match(html, /“Frankfurt” was taken for Frankfurt Stock Exchange/);
  for (const id of ['XETR', 'DE:HE'])
    assert.match(html, new RegExp(`<a href="/\\?on=2026-12-24&amp;for=${id}">`));
  for (const name of ['Germany', 'Deutschland', 'nyse', 'Bayern']) {
    assert.not.match(await textOf(`/?on=2026-12-24&for=${name}`), /was taken for/, name);
  }
  // The name of a country in another language, and of a town elsewhere.
  assert.match(
    await textOf('/?on=2026-12-24&for=Granada'),
    /“Granada” was taken for Grenada.*for=ES:AN/,
  );
  assert.match(
    await textOf('/?on=2026-12-24&for=Columbia'),
    /“Columbia” was taken for Colombia.*for=US:SC/,
  );
});

test('a currency pair is both of its currencies', async () => {
  assert.equal(idsIn(await textOf('/?on=2026-12-24&for=EURUSD')), ['EUR', 'USD']);
});

test('each calendar is found by the name that a form shows, in each language', () => {
  for (const lang of Object.keys(LANGUAGES) as Language[]) {
    const locale = localeOf(lang);
    const shown = new Map<string, string>();
    const lost: string[] = [];
    for (const calendar of catalog.listed()) {
      const name = choiceName(calendar, locale);
      const [index] = readPlaces(catalog, [name], locale).indexes;
      const found = index === undefined ? '(none)' : catalog.calendar(index).id;
      const first = shown.get(name) ?? calendar.id;
      shown.set(name, first);
      if (found !== first) lost.push(`${name}: ${found}, not ${first}`);
    }
    assert.equal(lost, [], lang);
  }
});

test('the eleventh place is told, not dropped', async () => {
  const ids = ['DE', 'FR', 'IT', 'ES', 'PT', 'NL', 'BE', 'AT', 'CH', 'PL', 'SE', 'NO'];
  const query = ids.map((id) => `for=${id}`).join('&');
  for (const path of ['/?on=2026-12-24&', '/paydays?', '/print?']) {
    assert.match(
      await textOf(path + query),
      /The maximum is ten calendars; these are not shown: SE and NO\./,
      path,
    );
  }
  assert.match(await textOf(`/changes?calendar=${ids.join()}`), /these are not shown: SE and NO\./);
});

test('all parts of a country can be compared, ten at a time, by their number in the table', async () => {
  const html = await textOf('/calendars/DE');
  const links = [
    ...html.matchAll(
      /<a href="\/\?calendars=(DE:[^"&]+)&amp;year=\d+">Compare (\d+) to (\d+) side/g,
    ),
  ];
  assert.equal(
    links.map(([, ids, from, to]) => [ids!.split(',').length, from, to]),
    [
      [10, '1', '10'],
      [6, '11', '16'],
    ],
  );
  assert.match(await textOf('/calendars/AT'), /Compare them side by side/);
});

const meantBy = (text: string) => {
  const { indexes, doubtful } = readPlaces(catalog, [text], localeOf('en'));
  const all = [...indexes, ...doubtful.flatMap(({ others }) => others)];
  return all.map((index) => catalog.calendar(index).id);
};

test('a town leads to the calendar of its region, in each language', () => {
  for (const [id, ...towns] of [
    ['CH:VD', 'Lausanne', 'Lausana', 'ローザンヌ', 'لوزان'],
    ['CH:BS', 'Basel', 'Bâle', 'Basilea'],
    ['CH:BE', 'Bern', 'Berne', 'Berna', 'ベルン'],
    ['AT:7', 'Innsbruck', 'インスブルック', 'إنسبروك'],
    ['AT:2', 'Klagenfurt'],
    ['AT:4', 'Linz', 'リンツ'],
    ['AT:6', 'Graz', 'グラーツ'],
    ['AT:5', 'Salzburg', 'Salzbourg', 'Salzburgo'],
    ['DE:SH', 'Kiel', 'キール'],
    ['DE:NW', 'Cologne', 'Köln', 'Colonia'],
    ['AU:TAS', 'Hobart'],
    ['CA:NS', 'Halifax'],
    ['US:HI', 'Honolulu', 'ホノルル'],
    ['PT:30', 'Funchal'],
    ['ES:CB', 'Santander'],
    ['ES:NC', 'Pamplona', 'Pampelune'],
    ['ES:IB', 'Palma', 'Palma de Mallorca'],
    ['IT', 'Venice', 'Venedig', 'Venise', 'Venecia', 'Veneza', 'ヴェネツィア', 'البندقية'],
  ] as const) {
    for (const town of towns) assert.is(meantBy(town)[0], id, town);
  }
});

needs('time')('each town of the definitions is found by its whole name', async () => {
  const lost = (await allDefinitions()).flatMap(({ id, kind, cities }) =>
    kind === 'country'
      ? (cities?.split(', ') ?? []).filter(
          (town) => !catalog.worded(town, false).includes(catalog.find(id)!),
        )
      : [],
  );
  assert.equal(lost, []);
});

test('what is only similar to a text is offered for it, and said to be similar', async () => {
  const choicesOf = async (text: string) => {
    const { choices } = JSON.parse(await textOf(`/find?q=${text}`)) as {
      choices: { isSimilar?: boolean }[];
    };
    return choices;
  };
  // A share is no place: the last choice leads to the exchanges.
  const [share] = (await choicesOf('Microsoft')).slice(-1) as { href?: string; name?: string }[];
  assert.is(share!.href, '/markets');
  assert.match(share!.name!, /Kalends knows exchanges/);
  for (const path of ['/?for=Microsoft', '/paydays?for=Microsoft&lang=de']) {
    const text = await textOf(path);
    assert.match(text, /<a href="\/markets(?:\?lang=de)?">[^<]*(?:knows exchanges|kennt Börsen)/);
  }
  for (const text of ['Atlantis', 'Hambrg']) {
    const choices = await choicesOf(text);
    assert.ok(choices.length > 0 && choices.every(({ isSimilar }) => isSimilar), text);
  }
  for (const text of ['Hamb', 'DE:HH', 'Nürnberg', 'EURUSD', 'new york st']) {
    assert.not.ok(
      (await choicesOf(text)).some(({ isSimilar }) => isSimilar),
      text,
    );
  }
});

test('an exchange is found by its city in other languages', async () => {
  for (const [text, id] of [
    ['Londres', 'XLON'],
    ['londra', 'XLON'],
    ['ロンドン', 'XLON'],
    ['Nueva York', 'XNYS'],
    ['东京', 'XTKS'],
  ] as const)
    assert.is(catalog.search(text)[0], catalog.find(id), text);
});

test.run();
