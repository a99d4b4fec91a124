import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { madePages } from '../../server/http/made-pages.js';
import { firstFriday, type PayPlan, payDays } from '../../server/queries/pay-days.js';
import { paymentSystemOf } from '../../server/queries/payment-system.js';
import { SHARED_MONEY } from '../../server/queries/shared-money.js';
import { freshPages, freshParts } from '../helpers/browser.js';
import { isOpen } from '../helpers/served-days.js';
import { releaseCatalog, releaseData, startApp, type TestServer } from '../helpers/server.js';

/** Pay days are days on which money moves: open at the place and in the payment system of its currency. */

const catalog = releaseCatalog();
const PLAN: PayPlan = { rule: 'last', n: 1, from: firstFriday(2026), closed: 'before', cutoff: 0 };

let server: TestServer;
test.before(async () => {
  server = await startApp({ pages: madePages(catalog, freshParts(), freshPages()) });
});
test.after(() => server.close());

const indexOf = (id: string) => catalog.find(id)!;
const systemOf = (id: string, year = 2026) => {
  const system = paymentSystemOf(catalog, indexOf(id), year);
  return system === null ? null : catalog.calendar(system).id;
};
function daysOf(id: string, year: number, plan: Partial<PayPlan>): (string | null)[] {
  const { pays } = payDays(catalog, indexOf(id), year, { ...PLAN, ...plan });
  return pays.map(({ day }) => (day === null ? null : formatDay(day)));
}

test('the payment system of a place is that of its currency, by country and year', () => {
  const found = ['JP', 'DE:BY', 'GB:SCT', 'US:CA', 'HK', 'LI', 'PR', 'XNYS', 'GP', 'MC'].map((id) =>
    systemOf(id),
  );
  assert.equal(found, ['JPY', 'EUR', 'GBP', 'USD', 'HKD', 'CHF', 'USD', 'USD', 'EUR', 'EUR']);
  assert.equal([systemOf('BG', 2025), systemOf('BG', 2026)], ['BGN', 'EUR']);
  // The kuna's system is not entered, and the euro was not Croatia's money.
  assert.equal([systemOf('HR', 2022), systemOf('HR', 2023)], [null, 'EUR']);
  assert.equal(
    ['EC', 'ME', 'AF', 'EUR'].map((id) => systemOf(id)),
    [null, null, null, null],
  );
});

test('the pay days come before the files to take away, on a small screen too', async () => {
  const text = await (await fetch(`${server.origin}/paydays?for=DE&for=FR&year=2026`)).text();
  const places = ['class="list pay"', 'class="list work-days"', 'id="file-key"', 'id="free-days"'];
  const found = places.map((mark) => text.indexOf(mark));
  assert.equal(
    found,
    [...found].sort((a, b) => a - b),
  );
  assert.ok(found[0]! > 0);
});

test('each row of shared money is in force, and has the text that was read of it, or says that none was', () => {
  assert.is(new Set(SHARED_MONEY.map(({ place }) => place)).size, SHARED_MONEY.length);
  for (const { place, currency, since, text, note } of SHARED_MONEY) {
    if (text === null) assert.match(note ?? '', /^No text/, place);
    else assert.match(text.url, /^https?:\/\/[^ ]+$/, place);
    if (catalog.find(place) === undefined) continue;
    assert.is(systemOf(place), currency, place);
    if (since !== undefined) {
      assert.is(systemOf(place, since), currency, `${place} ${since}`);
      assert.is.not(systemOf(place, since - 1), currency, `${place} ${since - 1}`);
    }
  }
  const unread = SHARED_MONEY.filter(({ text }) => text === null).map(({ place }) => place);
  assert.equal(unread.sort(), ['AX', 'BV', 'GG', 'JE', 'SJ', 'TF', 'UM']);
});

test('the last day of a month is one on which money moves', () => {
  const last = (id: string, month: number, year: number) => daysOf(id, year, {})[month - 1];
  assert.is(last('JP', 12, 2026), '2026-12-30');
  assert.is(last('DK', 12, 2026), '2026-12-30');
  assert.is(last('CL', 12, 2026), '2026-12-30');
  // CHAPS is closed on England's Summer Bank Holiday, a day that not all of the United Kingdom has.
  assert.is(last('GB', 8, 2026), '2026-08-28');
  // 30 March 2029 is Good Friday: open in France and Austria, closed in T2.
  assert.equal(
    ['FR', 'AT', 'IT'].map((id) => last(id, 3, 2029)),
    Array(3).fill('2029-03-29'),
  );
  // The holiday of Saturday, 1 January 2028, is observed by public offices on the Friday, not by the Federal Reserve.
  assert.equal(
    ['US', 'US:NY'].map((id) => last(id, 12, 2027)),
    Array(2).fill('2027-12-31'),
  );
});

test('every month end of 2026 to 2030 of every place is open in its payment system', () => {
  const data = releaseData();
  const wrong: string[] = [];
  let asked = 0;
  for (const { id, kind, data_years } of catalog.listed()) {
    if (kind !== 'country') continue;
    for (let year = 2026; year <= Math.min(2030, data_years[1]); year++) {
      const system = systemOf(id, year);
      for (const date of daysOf(id, year, {})) {
        asked++;
        if (date !== null && system !== null && !isOpen(data, system, date))
          wrong.push(`${id} ${date}`);
      }
    }
  }
  assert.ok(asked > 8400, String(asked));
  assert.equal(wrong, []);
});

test('the 25th, the 15th and last, every second Friday; the day before or after; the file of the bank', () => {
  const december = (plan: Partial<PayPlan>, id = 'DE:BY') =>
    daysOf(id, 2026, plan).filter((date) => date?.startsWith('2026-12'));
  assert.equal(december({ rule: 'day', n: 25 }), ['2026-12-24']);
  assert.equal(december({ rule: 'day', n: 25, closed: 'after' }), ['2026-12-28']);
  assert.equal(december({ rule: 'half' }), ['2026-12-15', '2026-12-31']);
  const from = mustParseDay('2026-12-11');
  assert.equal(december({ rule: 'fortnight', from }), ['2026-12-11', '2026-12-24']);
  const { pays } = payDays(catalog, indexOf('DE:BY'), 2026, {
    ...PLAN,
    rule: 'day',
    n: 28,
    cutoff: 2,
  });
  assert.is(formatDay(pays[11]!.fileBy!), '2026-12-23');
  // 31 in a month of 30 days is its last; after it is the next month's first.
  assert.is(daysOf('DE', 2026, { rule: 'day', n: 31 })[3], '2026-04-30');
  assert.is(daysOf('DE', 2027, { rule: 'day', n: 31, closed: 'after' })[0], '2027-02-01');
  assert.is(daysOf('DE', 2060, { rule: 'day', n: 31, closed: 'after' })[11], '2060-12-31');
});

test('page and files say the same days, and by which payment system', async () => {
  const query = 'for=JP&for=US&for=AF&year=2027&rule=day&n=31&closed=after&cutoff=1';
  const page = await (await fetch(`${server.origin}/paydays?${query}`)).text();
  const lines = (await (await server.get(`/paydays.csv?${query}`)).text()).trimEnd().split('\r\n');
  assert.is(
    lines[0],
    'calendar,name,month,pay_day,estimated,working_days,quarter,rule_day,file_by,payment_system',
  );
  assert.is(lines.length, 1 + 3 * 12, 'one table');
  for (const line of lines.slice(1)) {
    const [id, , , date, , , , , fileBy, system] = line.split(',');
    assert.is(system, id === 'JP' ? 'JPY' : id === 'US' ? 'USD' : '');
    if (date !== '') assert.ok(page.includes(`datetime="${date}"`), `${id} ${date}`);
    if (fileBy !== '') assert.ok(page.includes(`datetime="${fileBy}"`), `${id} ${fileBy}`);
  }
  assert.match(page, /no payment system/i);
  const feed = await (await server.get(`/paydays.ics?${query}`)).text();
  for (const line of lines.slice(1)) {
    const [, , , date = ''] = line.split(',');
    if (date !== '')
      assert.ok(feed.includes(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`), date);
  }
});

test('the form says which number is the day of the month, and the rule reads as one sentence', async () => {
  const pageIn = (lang: string) =>
    fetch(`${server.origin}/paydays?for=DE&year=2026&rule=day&n=25&lang=${lang}`).then((response) =>
      response.text(),
    );
  const english = await pageIn('en');
  assert.match(english, />day n of the month</);
  assert.match(english, /on day 25 of the month, if it is closed: the day before</);
  const german = await pageIn('de');
  assert.match(german, />der n\. des Monats</);
  assert.match(german, /der 25\. des Monats, wenn geschlossen ist: /);
});

test('where no text was read of whose money a place uses, its page says so', async () => {
  const textOf = async (id: string) => (await fetch(`${server.origin}/paydays?for=${id}`)).text();
  assert.match(await textOf('GG'), /Guernsey: no text was read that says this currency is used/);
  assert.not.match(await textOf('GB'), /no text was read/);
});

test('a feed of pay days has a token, and no key in any address of the page', async () => {
  const text = await (await fetch(`${server.origin}/paydays?for=DE:BY&rule=day&n=25`)).text();
  assert.not.match(text, /formaction="\/paydays\.ics/);
  assert.match(text, /data-feed="for=DE:BY&amp;rule=day&amp;n=25"/);
});

test.run();
