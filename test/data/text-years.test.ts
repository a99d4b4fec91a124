import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dateCited,
  inheritedCited,
  ruleCited,
  takenOver,
  textCited,
} from '../../build/calendars/basis.js';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { keyOf } from '../../build/calendars/read-texts.js';
import {
  readTextYears,
  speaksOf,
  yearsOfText,
  yearWords,
} from '../../build/calendars/text-years.js';
import type { Inherited, RuleRow } from '../../build/calendars/vocabulary.js';
import { type Publication, readPublications } from '../../build/verify/publication.js';
import type { CitedRow } from '../../server/engine/types.js';

const definitions = await allDefinitions();

const LIST = 'https://bankingschool.co.in/bank-news/bank-holidays-2023-jharkhand-state/amp';

test('a list of certain years is no text for a rule in another year', () => {
  const row: RuleRow = {
    rule: '11-15',
    name: 'Foundation Day',
    from: 2016,
    source: LIST,
    note: 'read once',
  };
  assert.is(ruleCited(row, 2023).basis, 'report');
  assert.is(ruleCited(row, 2023).note, 'read once');
  const other = ruleCited(row, 2024);
  assert.is(other.basis, 'rule');
  assert.is(other.evidence, undefined);
  assert.match(other.note ?? '', /^The text tells of 2023; in other years .*; read once$/);
  assert.is(ruleCited(row, 2025), other, 'one row for all other years');
});

test('nor for a date of another year', () => {
  const date = (day: string) =>
    dateCited({ date: day, kind: 'holiday', name: 'Foundation Day', source: LIST });
  assert.is(date('2023-11-15').basis, 'report');
  assert.is(date('2027-11-15').basis, 'rule');
});

test('nor for the days that a calendar takes over of another', () => {
  const row: Inherited = { calendar: 'XNYS', from: 2022, source: LIST };
  const own = { kind: 'rule', basis: 'law', words: 'Good Friday' } as const;
  assert.is(takenOver(row, own, false, 2023).basis, 'report');
  assert.is(takenOver(row, own, false, 2025).basis, 'rule');
  const published = takenOver(row, own, true, 2025);
  assert.is(published.basis, 'rule');
  assert.match(published.note ?? '', /^The text tells of 2023; in other years/);
});

test('nor for the rules of the library', () => {
  const row = { rules: ['11-15'], from: 2016, source: LIST };
  assert.is(textCited(row, 2023).basis, 'report');
  assert.is(textCited(row, 2024).basis, 'rule');
});

test('a standing rule tells of the years since it was read', () => {
  const table = readTextYears('address\tyears\nhttps://a.org/\t2012 2016-');
  const spans = yearsOfText('https://a.org', table)!;
  assert.equal(
    [2012, 2015, 2016, 2099].map((year) => speaksOf(spans, year)),
    [true, false, true, true],
  );
  assert.is(yearWords(spans), '2012, the years since 2016');
});

test('XNYS: lists to 2028, then the standing rule', () => {
  const rules = definitions.find(({ id }) => id === 'XNYS')?.rules ?? [];
  const of = (year: number) =>
    rules
      .filter(
        ({ name, from, to }) => name === 'Independence Day' && from <= year && year <= (to ?? year),
      )
      .map((row) => ruleCited(row, year));
  assert.equal(
    of(2027).map(({ basis }) => basis),
    ['notice'],
  );
  assert.match(of(2028)[0]?.url ?? '', /2026-2027-and-2028/);
  assert.equal(
    of(2029).map(({ basis, note }) => [basis, note]),
    [['law', undefined]],
  );
});

test('the table is read, or its line is named', () => {
  assert.throws(
    () => readTextYears('address\tyears\nhttps://a.org/\tsoon'),
    /line 2: soon are no years/,
  );
  assert.throws(
    () => readTextYears('address\tyears\nhttps://a.org/\t2020\nhttp://www.a.org\t2021'),
    /line 3: http:\/\/www.a.org is listed twice/,
  );
});

/** The rules of a definition and what it takes over of others, as they are cited in their first years. */
function cited({ rules = [], inherits = [] }: CalendarDefinition): CitedRow[] {
  return [
    ...rules.map((row) => ruleCited(row, row.from)),
    ...inherits.map((row) => inheritedCited(row, row.from)),
  ];
}

/** The years of which publications at an address tell; null: one of them is a standing rule. */
function yearsAt(key: string): number[] | null {
  const parts = (byAddress.get(key) ?? []).flatMap(({ calendars }) => calendars);
  if (parts.some(({ rules }) => (rules ?? []).length > 0)) return null;
  const years = parts.flatMap((part) => [
    ...(part.years ?? []),
    ...[
      part.closed,
      part.early_close,
      part.weekend_workday,
      part.late_open,
      part.public_service_only,
    ]
      .flatMap((days) => days ?? [])
      .map(({ date }) => Number(date.slice(0, 4))),
  ]);
  return years.length === 0 ? null : [...new Set(years)].sort((a, b) => a - b);
}

const byAddress = new Map<string, Publication[]>();
for (const publication of readPublications('build/official')) {
  // Of a list that was only retold, the address of the authority tells nothing.
  const { url, read_at, evidence } = publication;
  const addresses = evidence === 'report' ? [read_at] : [url, read_at];
  for (const key of new Set(addresses.map(keyOf))) {
    byAddress.set(key, [...(byAddress.get(key) ?? []), publication]);
  }
}

/** Accounts of a lasting change, statutes and bills: the year in the address is that of the text, not of its days. */
const LASTING =
  /qppstudio\.net\/public-holidays-news|legiplex|dialogue-on-namib|okdiario|valorinveste|vinanet|armadaproject|salernotoday|noinotizie|carimar|qcb-declares|eastcoastdaily|eltribunodejujuy|laotiantimes|jclao|latercera|lagaceta|leplacentin|conclusion\.com\.ar|meganoticias|stclairtoday|statoquotidiano|gobiernodecanarias|filipinoscribe|visittci|arabianbusiness|iiab\.me|kiwix|cidian|finanznachrichten|newsru|chinagate|dinamani|bankier\.pl/;

/** Statutes and standing rules: of a year by number or name, and in force since. */
const STATUTES =
  /DEC-789-2021|bermudalaws\.bm|planalto\.gov\.br|web2\.gov\.mb\.ca\/laws|laws-lois\.justice|content_2610576|IE-1997-act|lexisnexis|lawsociety\.ly|dre\.tretas|lagen\.nu|le\.utah\.gov|leg\.wa\.gov|legis\.wisconsin|nghi-quyet-28-2026|hkex\.com\.hk\/news\/news-release\/2011|finra\.org|opm\.gov|operating_policy_200625|legislation\.gov\.au|instruction_n_06_2017|crhov-switch|une-journee-sans-bourse|issanet\.org|deacons\.com|ramajudicial\.gov\.co|DIPOPSA2011/;

test('a transcribed list that a rule cites has the years of its publication', () => {
  const keys = new Set(
    definitions
      .flatMap(cited)
      .map(({ url }) => url)
      .filter((url) => url !== undefined)
      .map(keyOf),
  );
  const wrong = [...keys].flatMap((key) => {
    const years = LASTING.test(key) || STATUTES.test(key) ? null : yearsAt(key);
    if (years === null) return [];
    const spans = yearsOfText(`https://${key}`);
    const told = spans?.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    );
    return told?.join() === years.join() ? [] : [`${key}: ${years.join(' ')}`];
  });
  assert.equal(wrong, []);
});

test('an address that names a year is a list of that year, or a lasting text', () => {
  const named = definitions
    .flatMap(cited)
    .filter(({ basis, url }) => url !== undefined && basis !== 'rule')
    .map(({ url }) => url ?? '')
    .filter(
      (url) =>
        !LASTING.test(url) &&
        !STATUTES.test(keyOf(url)) &&
        yearsAt(keyOf(url)) === null &&
        yearsOfText(url) === null,
    )
    .filter((url) => !byAddress.has(keyOf(url)))
    .filter((url) => /(?<!\d)(?:19[89]|20[0-4])\d(?!\d)/.test(slugOf(url)));
  assert.equal([...new Set(named)], []);
});

/** Without the days of publication that stand in paths (`/2025/12/29/`) and slugs (`2025-12-29`). */
function slugOf(url: string): string {
  return keyOf(url)
    .replace(/\/(?:19|20)\d\d\/\d?\d(?:\/\d?\d)?(?=\/|$)/g, '/')
    .replace(/(?:19|20)\d\d-?\d\d-?\d\d/g, '');
}

test('years without a text are told', () => {
  assert.ok(speaksOf(null, 2040));
  assert.not.ok(speaksOf([[2023, 2023]], 2024));
});

test.run();
