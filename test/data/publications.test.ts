import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FACT_FILES, factsOf } from '../../build/check/read-facts.js';
import { isVerifiedSpan } from '../../server/engine/business-days.js';
import {
  closedDays,
  datesOf,
  dayNo,
  earlyCloses,
  isOnWeekend,
  isOpen,
} from '../helpers/served-days.js';
import { releaseData } from '../helpers/server.js';

/**
 * The data as it is served, held to the publications as answers. They are read here by a small reader of the test's
 * own and the days are counted with `Date`, so that a mistake in reading them cannot be on both sides.
 */

interface Row {
  readonly date: string;
  readonly time?: string | null;
}

interface Part {
  readonly calendar: string;
  readonly years?: readonly number[];
  readonly complete?: boolean;
  readonly early_complete?: boolean;
  readonly complete_with?: readonly string[];
  readonly closed?: readonly Row[];
  readonly early_close?: readonly Row[];
  readonly weekend_workday?: readonly Row[];
  /** The list of another calendar of the file is this one's too. */
  readonly same_as?: string;
  /** Why nothing is made of it. */
  readonly waits?: string;
  readonly settled?: readonly Row[];
}

interface Official {
  readonly id: string;
  readonly published: string | null;
  readonly evidence: string;
  readonly decided_by: string;
  readonly supersedes?: readonly unknown[];
  readonly calendars: readonly Part[];
}

/** What the authority says of one year, all its publications taken together. */
interface Year {
  closed: Set<string>;
  /** With the hour, where the source gives one. */
  early: Map<string, string | null>;
  settled: Set<string>;
  workdays: Set<string>;
  isComplete: boolean;
  hasAllEarly: boolean;
}

const OFFICIAL = new URL('../../build/official/', import.meta.url);
const DAY_MS = 86_400_000;
const data = releaseData();

const RELEASE_YEAR = Number(data.meta.releases.at(-1)!.id.slice(0, 4));

const official = readdirSync(OFFICIAL)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, OFFICIAL), 'utf8')) as Official)
  .filter(({ evidence }) => evidence === 'original' || evidence === 'copy')
  .sort((a, b) => whenHeard(a).localeCompare(whenHeard(b)));

/** By date, undated first; those that take the place of others last. */
function whenHeard({ published, supersedes }: Official): string {
  return `${supersedes ? 1 : 0}${published ?? ''}`;
}

/** Later publications are heard last: a complete list begins its year anew, any other adds to it. */
function yearsOf(id: string): Map<number, Year> {
  const years = new Map<number, Year>();
  for (const { decided_by, calendars } of official) {
    for (const part of calendars
      .filter((one) => one.calendar === id && !one.waits)
      .map((own) => listOf(own, calendars))) {
      const known = (part.years ?? []).filter(
        (year) => decided_by !== 'others' || year <= RELEASE_YEAR + 1,
      );
      for (const year of known) hear(years, year, part);
    }
  }
  return years;
}

function listOf(part: Part, parts: readonly Part[]): Part {
  const { same_as: other, ...own } = part;
  const isIt = ({ calendar, years }: Part) =>
    calendar === other && String(own.years ?? years) === String(years);
  return other === undefined ? part : { ...parts.find(isIt)!, ...own };
}

function hear(years: Map<number, Year>, number: number, part: Part): void {
  const year: Year = years.get(number) ?? {
    closed: new Set(),
    early: new Map(),
    workdays: new Set(),
    settled: new Set(),
    isComplete: false,
    hasAllEarly: false,
  };
  years.set(number, year);
  const within = (rows: readonly Row[] = []) =>
    rows.filter(({ date }) => date.startsWith(`${number}-`));
  if (part.complete) Object.assign(year, { closed: new Set(), workdays: new Set() });
  if (part.complete && part.early_complete) year.early = new Map();
  for (const { date } of within(part.closed)) year.closed.add(date);
  for (const { date, time } of within(part.early_close)) year.early.set(date, time ?? null);
  for (const { date } of within(part.weekend_workday)) year.workdays.add(date);
  for (const { date } of within(part.settled)) year.settled.add(date);
  year.isComplete ||= part.complete === true || part.complete_with !== undefined;
  year.hasAllEarly ||= part.complete === true && part.early_complete === true;
}

function isVerified(id: string, from: string, to: string): boolean {
  return isVerifiedSpan(data.days(data.calendarIndex.get(id)!), dayNo(from), dayNo(to));
}

function isWeekday(date: string): boolean {
  return ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** The years that are listed in full and within the data. */
function completeYears(id: string): [number, Year][] {
  if (!data.calendarIndex.has(id)) return [];
  const [first, last] = data.meta.calendars[data.calendarIndex.get(id)!]!.data_years;
  return [...yearsOf(id)].filter(
    ([number, year]) => year.isComplete && number >= first && number <= last,
  );
}

const sorted = (dates: Iterable<string>) => [...dates].sort();

/** Calendars, and how many complete years there are at least: a reader that finds none must not pass. */
const LISTED: readonly (readonly [string, number])[] = [
  ['XNYS', 9],
  ['XETR', 9],
  ['USD', 8],
  ['CN', 21],
  ['JP', 38],
  ['FR', 22],
  ['GB:ENG', 18],
  ['GB:SCT', 18],
  ['GB:NIR', 18],
  ['BRL', 27],
  ['THB', 7],
  ['NOK', 2],
  ['MXN', 1],
  ['XSHG', 6],
  ['XTAI', 11],
  ['XKRX', 2],
  ['XAMS', 2],
  ['XPAR', 2],
  ['XMIL', 3],
  ['XMAD', 2],
];

for (const [id, least] of LISTED) {
  test(`${id}: in every complete year the weekdays closed are those of the publications, and verified`, () => {
    const years = completeYears(id);
    assert.ok(years.length >= least, `${years.length} complete years`);
    for (const [number, { closed, settled }] of years) {
      // Overruled in writing: no list vouches for it.
      const expected = sorted([...closed].filter((date) => isWeekday(date) && !settled.has(date)));
      assert.ok(expected.length >= 3, `${id} ${number}`);
      const ours = closedDays(data, id, number).filter((date) => !settled.has(date));
      assert.equal(ours, expected, `${id} ${number}`);
      for (const date of closed) assert.ok(isVerified(id, date, date), `${id} ${date}`);
    }
  });
}

const named = [
  ...new Set(official.flatMap(({ calendars }) => calendars.map(({ calendar }) => calendar))),
];
const known = named.filter((id) => data.calendarIndex.has(id));

// Cabinet Office: all national holidays of 1955 to 2027; Banking Act: 31 December to 3 January.
test('JPY: the national holidays of the Cabinet Office and the turn of the year of the Banking Act', () => {
  for (const [number, { closed }] of completeYears('JP')) {
    const turn = ['01-02', '01-03', '12-31'].map((day) => `${number}-${day}`);
    const expected = sorted(new Set([...closed, ...turn].filter(isWeekday)));
    assert.equal(closedDays(data, 'JPY', number), expected, String(number));
  }
});

// gov.uk, division england-and-wales; the Bank of England: CHAPS is closed on these days, and the exchange too.
test('GBP and XLON: the bank holidays of England and Wales', () => {
  const years = completeYears('GB:ENG');
  assert.ok(years.length >= 18);
  for (const [number, { closed }] of years) {
    const expected = sorted([...closed].filter(isWeekday));
    assert.equal(closedDays(data, 'GBP', number), expected, `GBP ${number}`);
    assert.equal(closedDays(data, 'XLON', number), expected, `XLON ${number}`);
  }
});

test('exchanges: at least forty are held to a whole year of a publication or of a source, in closures', async () => {
  const listed = known.filter((id) => completeYears(id).length > 0);
  const facts = (await Promise.all(FACT_FILES.map(factsOf))).flat();
  const answer = facts.filter((fact) => 'year' in fact);
  const held = new Set([...listed, ...answer.map(({ calendar }) => calendar)]);
  const exchanges = data.meta.calendars.filter(
    ({ id, kind }) => kind === 'exchange' && held.has(id),
  );
  assert.ok(exchanges.length >= 40, `${exchanges.length} exchanges`);
});

test('every calendar: in each year that is listed in full, closed on the days listed and on no other', () => {
  let years = 0;
  for (const id of known) {
    for (const [number, { closed, workdays, settled }] of completeYears(id)) {
      // Where a later announcement has another day than the list, and it is said in writing that it is right.
      const isOfList = (date: string) => !settled.has(date);
      const expected = sorted(
        [...closed].filter((date) => !isOnWeekend(data, id, date) && isOfList(date)),
      );
      assert.equal(closedDays(data, id, number).filter(isOfList), expected, `${id} ${number}`);
      for (const date of workdays) assert.ok(isOpen(data, id, date), `${id} ${date}`);
      years++;
    }
  }
  assert.ok(years > 400, `${years} years`);
});

test('every calendar: each early close that is listed is one, with its time; where all are listed there is no other', () => {
  let listed = 0;
  for (const id of known) {
    const [first, last] = data.meta.calendars[data.calendarIndex.get(id)!]!.data_years;
    for (const [number, { early, hasAllEarly }] of yearsOf(id)) {
      if (number < first || number > last) continue;
      const ours = earlyCloses(data, id, number);
      for (const [date, time] of early) {
        if (!isOpen(data, id, date)) continue;
        assert.ok(ours.has(date), `${id} ${date}`);
        if (time !== null) assert.is(ours.get(date), time, `${id} ${date}`);
      }
      const trading = [...early.keys()].filter((date) => isOpen(data, id, date));
      if (hasAllEarly) assert.equal(sorted(ours.keys()), sorted(trading), `${id} ${number}`);
      listed += trading.length;
    }
  }
  assert.ok(listed > 30, `${listed} early closes`);
});

test('XNYS, XLON, XETR: every early close that is listed is one, with its time; where all are listed there is no other', () => {
  let listed = 0;
  for (const id of ['XNYS', 'XLON', 'XETR', 'USD:BOND-TRADING']) {
    for (const [number, { early, hasAllEarly }] of yearsOf(id)) {
      const ours = earlyCloses(data, id, number);
      for (const [date, time] of early) assert.is(ours.get(date), time, `${id} ${date}`);
      if (hasAllEarly) assert.equal(sorted(ours.keys()), sorted(early.keys()), `${id} ${number}`);
      listed += early.size;
    }
  }
  assert.ok(listed > 15);
});

test('an early close is a business day', () => {
  for (const id of ['XNYS', 'XLON', 'XETR', 'USD:BOND-TRADING']) {
    const [first, last] = data.meta.calendars[data.calendarIndex.get(id)!]!.data_years;
    for (let year = first; year <= last; year++) {
      for (const [date] of earlyCloses(data, id, year))
        assert.ok(isOpen(data, id, date), `${id} ${date}`);
    }
  }
});

test('CN: the weekend days at work are those of the notices', () => {
  let days = 0;
  for (const [number, { workdays }] of completeYears('CN')) {
    const ours = datesOf(number).filter((date) => !isWeekday(date) && isOpen(data, 'CN', date));
    assert.equal(ours, sorted(workdays), String(number));
    days += workdays.size;
  }
  assert.ok(days > 100);
});

/** Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function targetClosings(year: number): string[] {
  const fixed = ['01-01', '05-01', '12-25', '12-26'].map((day) => `${year}-${day}`);
  const moving = [-2, 1].map((offset) =>
    new Date((easter(year) + offset) * DAY_MS).toISOString().slice(0, 10),
  );
  return sorted([...fixed, ...moving].filter(isWeekday));
}

test('the Easter of this file is Easter', () => {
  const sundays = {
    1999: '1999-04-04',
    2000: '2000-04-23',
    2008: '2008-03-23',
    2011: '2011-04-24',
    2026: '2026-04-05',
  };
  for (const [year, date] of Object.entries(sundays))
    assert.is(easter(Number(year)), dayNo(date), date);
});

// European Central Bank, 14 December 2000: the long-term calendar for TARGET closing days (and 15 July 1999 for 2000).
test('EUR: closed on the six days of the long-term calendar, with no substitute', () => {
  for (let year = 2002; year <= 2060; year++)
    assert.equal(closedDays(data, 'EUR', year), targetClosings(year), String(year));
  assert.equal(closedDays(data, 'EUR', 2000), targetClosings(2000));
});

// European Central Bank, 31 March and 15 July 1999: 1 January, Christmas Day (a Saturday) and 31 December.
// Its reference rates of 2001: none on 31 December, before the change to euro cash.
test('EUR: the years before the long-term calendar', () => {
  assert.equal(closedDays(data, 'EUR', 1999), ['1999-01-01', '1999-12-31']);
  assert.equal(closedDays(data, 'EUR', 2001), sorted([...targetClosings(2001), '2001-12-31']));
});

test('EUR: what the long-term calendar covers is verified, to the end of the year after the release’s', () => {
  assert.ok(isVerified('EUR', '2002-01-01', `${RELEASE_YEAR + 1}-12-31`));
  assert.not.ok(isVerified('EUR', `${RELEASE_YEAR + 2}-01-01`, `${RELEASE_YEAR + 2}-01-01`));
  assert.not.ok(isVerified('EUR', '2001-06-01', '2001-06-01'));
});

function closed(id: string, ...dates: string[]): void {
  for (const date of dates) assert.is(isOpen(data, id, date), false, `${id} is closed on ${date}`);
}

function open(id: string, ...dates: string[]): void {
  for (const date of dates) assert.is(isOpen(data, id, date), true, `${id} is open on ${date}`);
}

test('NYSE: closures that no rule tells', () => {
  // The attacks of 11 September 2001; trading again on Monday the 17th (the exchange's history of special closings).
  closed('XNYS', '2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14');
  open('XNYS', '2001-09-10', '2001-09-17');
  // Hurricane Sandy (NYSE Euronext, 29 October 2012).
  closed('XNYS', '2012-10-29', '2012-10-30');
  open('XNYS', '2012-10-26', '2012-10-31');
  // National Day of Mourning for President Carter (NYSE Group, 30 December 2024).
  closed('XNYS', '2025-01-09');
  open('XNYS', '2025-01-08', '2025-01-10');
  // Rule 7.2: no closing for 1 January 2022, a Saturday (NYSE Group, 27 December 2021).
  open('XNYS', '2021-12-31', '2022-01-03');
});

test('TARGET: 31 December 1999 (European Central Bank, 31 March 1999)', () => {
  closed('EUR', '1999-12-31');
  // In 1999 TARGET worked on Good Friday and Easter Monday (European Central Bank, 15 July 1999).
  open('EUR', '1999-04-02', '1999-04-05', '1999-12-30');
});

test('the funeral of Queen Elizabeth II (gov.uk bank holidays; Bank of England on CHAPS)', () => {
  closed('GB:ENG', '2022-09-19');
  closed('GB:SCT', '2022-09-19');
  closed('GBP', '2022-09-19');
  open('GB:ENG', '2022-09-16', '2022-09-20');
  // gov.uk: the early May bank holiday of 2020 was moved to Friday 8 May, the spring one of 2022 to 2 and 3 June.
  closed('GB:ENG', '2020-05-08', '2022-06-02', '2022-06-03');
  open('GB:ENG', '2020-05-04', '2022-05-30');
});

test('the Fed: open on the Friday before a holiday on a Saturday (Federal Reserve, K.8)', () => {
  open('USD', '2020-07-03', '2021-12-24', '2021-12-31');
  closed('USD', '2021-07-05');
});

test('China: the Spring Festival of 2020 made longer (General Office of the State Council, 27 January 2020)', () => {
  closed('CN', '2020-01-31', '2020-02-01', '2020-02-02');
  open('CN', '2020-02-03', '2020-01-19');
});

test('Japan: the accession of the Emperor (Cabinet Office, list of national holidays)', () => {
  closed(
    'JP',
    '2019-04-29',
    '2019-04-30',
    '2019-05-01',
    '2019-05-02',
    '2019-05-03',
    '2019-05-06',
    '2019-10-22',
  );
  open('JP', '2019-04-26', '2019-05-07', '2018-10-22');
});

test('France: 14 July and no substitute for a holiday on a weekend (Etalab)', () => {
  closed('FR', '2025-07-14');
  // 1 and 8 May 2022 were Sundays.
  open('FR', '2022-05-02', '2022-05-09');
});

test.run();
