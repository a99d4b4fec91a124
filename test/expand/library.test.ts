import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Holidays from 'date-holidays';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LibraryRegion } from '../../build/calendars/definition.js';
import { readCountries } from '../../build/calendars/index.js';
import { expandOwn } from '../../build/expand/calendar.js';
import type { PlainEntry } from '../../build/expand/entry.js';
import { expandLibrary } from '../../build/expand/library.js';
import { namesOf } from '../../build/expand/names.js';
import { withoutParseErrors } from '../../build/expand/parse-errors.js';
import { formatDay } from '../../server/engine/civil-date.js';
import { datesOf, definition, named } from '../helpers/definitions.js';
import { needs, sampled, some } from '../helpers/needs.js';

/** What date-holidays says in ways that are easily misread. Years stand for themselves: facts that will not change. */

const files = await readCountries();
/** By the library's code; of those it has under two codes (the Canary Islands as IC) any that fit. */
const ENGLISH_NAMES = new Map(
  files.map(({ library, englishNames }) => [library, englishNames ?? {}]),
);
const ALL_ENGLISH_NAMES = Object.assign({}, ...ENGLISH_NAMES.values()) as Record<string, string>;

function expand(region: LibraryRegion | string, from: number, to = from): PlainEntry[] {
  const requested = typeof region === 'string' ? { country: region } : region;
  const englishNames = ENGLISH_NAMES.get(requested.country) ?? ALL_ENGLISH_NAMES;
  return expandLibrary({ englishNames, ...requested }, [from, to]);
}

function expandMerged(library: LibraryRegion, from: number, to = from): PlainEntry[] {
  return expandOwn(definition('X', { years: [from, to], library }));
}

function on(entries: readonly PlainEntry[], date: string): PlainEntry[] {
  return entries.filter(({ day }) => formatDay(day) === date);
}

function withName(entries: readonly PlainEntry[], part: string): PlainEntry[] {
  return entries.filter(({ names }) => names.en!.includes(part));
}

test('Türkiye: the feasts are three and four whole days, without the afternoon before', () => {
  const entries = expand('TR', 2026);
  assert.equal(datesOf(withName(entries, 'Fitr')), ['2026-03-20', '2026-03-21', '2026-03-22']);
  assert.equal(datesOf(withName(entries, 'Adha')), [
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-05-30',
  ]);
  for (const { kind, close_time } of withName(entries, 'Eid'))
    assert.equal([kind, close_time], ['holiday', null]);
});

test('Türkiye: the same in every year, with any change of clocks', () => {
  for (let year = 2000; year <= 2060; year++) {
    const entries = expand('TR', year);
    for (const [name, length] of [
      ['Fitr', 3],
      ['Adha', 4],
    ] as const) {
      const days = withName(entries, name).map(({ day }) => day);
      // A lunar year is shorter: some years have the feast twice, or a part of it.
      const starts = days.filter((day) => !days.includes(day - 1));
      for (const start of starts) {
        const run = days.filter((day) => day >= start && day < start + 10).length;
        const whole = formatDay(start).slice(5) > '01-04' && formatDay(start).slice(5) < '12-27';
        if (whole) assert.is(run, length, `${formatDay(start)} ${name}`);
      }
    }
  }
});

test('a span that crosses New Year is in both years', () => {
  // The library's Eid al-Adha of 1427: four days from 30 December 2006 on.
  const around = (from: number, to: number) =>
    datesOf(withName(expand('SA', from, to), 'Adha')).filter(
      (date) => date > '2006-12-01' && date < '2007-02-01',
    );
  assert.equal(around(2006, 2007), ['2006-12-30', '2006-12-31', '2007-01-01', '2007-01-02']);
  assert.equal(around(2006, 2006), ['2006-12-30', '2006-12-31']);
  assert.equal(around(2007, 2007), ['2007-01-01', '2007-01-02']);
});

test('a day with a change of clocks is one day', () => {
  // Both were days of 23 hours: Easter of 2024 in Germany's Brandenburg, and 8 September 2024 in Chile is none.
  const easter = on(expand({ country: 'DE', state: 'BB' }, 2024), '2024-03-31');
  assert.equal(named(easter), ['2024-03-31 Easter Sunday']);
  for (const country of ['CL', 'BR', 'AU', 'US', 'DE', 'EG', 'PY']) {
    for (const entry of expand(country, 2015, 2025)) assert.ok(Number.isInteger(entry.day));
  }
});

test('Islamic dates are the day of the date, not the evening on which it begins', () => {
  // Eid al-Fitr in Riyadh and Abu Dhabi: 2023-04-21, 2024-04-10, 2025-03-30.
  const entries = expand('AE', 2023, 2025);
  const fitr = datesOf(withName(entries, 'Fitr'));
  for (const first of ['2023-04-21', '2024-04-10', '2025-03-30'])
    assert.ok(fitr.includes(first), fitr.join());
  for (const eve of ['2023-04-20', '2024-04-09', '2025-03-29'])
    assert.not.ok(fitr.includes(eve), fitr.join());
});

test('Hebrew dates too', () => {
  // Rosh Hashanah 5785 was 3 October 2024 (from the evening of the 2nd), Yom Kippur 12 October.
  const dates = datesOf(expand('IL', 2024));
  assert.ok(dates.includes('2024-10-03') && dates.includes('2024-10-12'), dates.join());
  assert.not.ok(dates.includes('2024-10-02') || dates.includes('2024-10-11'), dates.join());
});

test('a lunar year is shorter: the same feast twice in a year', () => {
  // 1 Muharram 1429 and 1430: 10 January and 29 December 2008.
  const newYears = datesOf(withName(expand('AE', 2008), 'Islamic New Year'));
  assert.equal(newYears, ['2008-01-10', '2008-12-29']);
});

test('part of a day is an early close with its hour', () => {
  const close = (country: string, date: string) =>
    on(expand(country, 2026), date).map(({ kind, close_time }) => `${kind} ${close_time}`);
  assert.equal(close('DE', '2026-12-24'), ['early_close 14:00']);
  assert.equal(close('IS', '2026-12-24'), ['early_close 13:00']);
  assert.equal(close('GT', '2026-12-31'), ['early_close 12:00']);
  assert.equal(close('HT', '2026-02-16'), ['early_close 14:00']);
});

test('part of a day that the library makes whole on Sundays is not a holiday then', () => {
  // 24 December 2023 was a Sunday.
  for (const country of ['DE', 'IS', 'AT']) {
    assert.equal(
      on(expand(country, 2023), '2023-12-24').map(({ kind }) => kind),
      [],
      country,
    );
    assert.equal(
      on(expand(country, 2025), '2025-12-24').map(({ kind }) => kind),
      ['early_close'],
      country,
    );
  }
});

test('early closes have an hour and no other entry has one', () => {
  for (const country of [
    'AD',
    'AT',
    'AX',
    'CN',
    'CW',
    'DE',
    'FO',
    'GT',
    'HT',
    'IS',
    'NO',
    'SJ',
    'TR',
    'US',
    'SA',
  ]) {
    for (const { kind, close_time, names } of expand(country, 2020, 2030)) {
      if (kind === 'early_close') assert.match(close_time!, /^([01]\d|2[0-3]):[0-5]\d$/, names.en);
      else assert.is(close_time, null, names.en);
    }
  }
});

test('a day that replaces one on a weekend is observed, whether the library marks its rule or not', () => {
  for (const [country, weekend, replacing] of [
    ['AU', '2022-01-01', '2022-01-03'],
    ['BO', '2023-01-01', '2023-01-02'],
    ['MW', '2012-03-03', '2012-03-05'],
    ['ZA', '2023-01-01', '2023-01-02'],
  ] as const) {
    const year = Number(weekend.slice(0, 4));
    assert.ok(on(expand(country, year), weekend).every(({ observed }) => !observed));
    const [day] = on(expand(country, year), replacing);
    assert.is(day!.observed, true, `${country} ${replacing}`);
  }
});

test('a substitute day is observed and its names are clean in every language', () => {
  const [day] = on(expand('AZ', 2026), '2026-03-09');
  assert.is(day!.observed, true);
  assert.is(day!.names.en, "International Women's Day");
  assert.is(day!.names.az, 'Qadınlar günü');
  assert.is(on(expand('AZ', 2026), '2026-03-08')[0]!.observed, false);
  for (const country of ['AZ', 'NZ', 'US', 'JP', 'KR', 'GB', 'TH', 'ES', 'CN', 'BG', 'UA']) {
    for (const { names } of expand(country, 2020, 2027)) {
      for (const name of Object.values(names)) {
        assert.not.match(
          name,
          /substitute day|əvəz gün|振替休日|대체 휴일|\(почивен ден\)|day off|补假/i,
          `${country} ${name}`,
        );
      }
    }
  }
});

test('two holidays on one day are one entry, names joined', () => {
  // Ascension Day of 2008 was 1 May.
  const [both, ...others] = on(expandMerged({ country: 'DE' }, 2008), '2008-05-01');
  assert.equal(others, []);
  assert.equal(both!.names.en!.split(' / ').sort(), ['Ascension Day', 'Labour Day']);
  assert.equal(both!.names.de!.split(' / ').sort(), ['Christi Himmelfahrt', 'Maifeiertag']);
  assert.is(on(expand('DE', 2008), '2008-05-01').length, 2, 'the library has both');
});

test('a day from a confirmed and an estimated rule is confirmed', () => {
  // Eid al-Adha and Republic Day of Azerbaijan on 28 May 2026.
  const region = { country: 'AZ', estimated: [{ contains: 'Dhu al-Hijjah', why: 'the moon' }] };
  const entries = expandMerged(region, 2026);
  const [both] = on(entries, '2026-05-28');
  assert.match(both!.names.en!, 'Eid al-Adha');
  assert.match(both!.names.en!, 'Republic Day');
  assert.is(both!.status, 'confirmed');
  assert.is(on(entries, '2026-05-27')[0]!.status, 'estimated');
});

test('after merging, a date has one entry of each kind, in order', () => {
  for (const country of ['AZ', 'DE', 'TR', 'ID', 'IR', 'CN', 'LK']) {
    const keys = expandMerged({ country }, 2020, 2026).map(
      ({ day, kind }) => `${formatDay(day)} ${kind}`,
    );
    assert.equal(
      keys,
      [...new Set(keys)].sort((a, b) => (a.slice(0, 10) < b.slice(0, 10) ? -1 : 1)),
      country,
    );
  }
});

test('an excluded rule is excluded only in its years', () => {
  const exclusions = [{ rule: '05-01', from: 2021, to: 2022, why: 'a test' }];
  const mayDays = (region: LibraryRegion) =>
    datesOf(withName(expand(region, 2020, 2024), 'Labour Day'));
  assert.equal(
    mayDays({ country: 'DE' }),
    [2020, 2021, 2022, 2023, 2024].map((year) => `${year}-05-01`),
  );
  assert.equal(
    mayDays({ country: 'DE', exclusions }),
    [2020, 2023, 2024].map((year) => `${year}-05-01`),
  );
  assert.equal(mayDays({ country: 'DE', exclusions: [{ rule: '05-01', why: 'always' }] }), []);
  // Only the exact text counts: 10-03 is contained in no other rule, a part of it takes nothing away.
  const part = { country: 'DE', exclusions: [{ rule: '05', why: 'a part of a text' }] };
  assert.equal(named(expand(part, 2024)), named(expand('DE', 2024)));
});

test('an estimated rule is estimated only in its years', () => {
  const estimated = [{ contains: 'Shawwal', from: 2025, to: 2025, why: 'the moon' }];
  for (const { day, names, status } of expand({ country: 'TR', estimated }, 2024, 2026)) {
    const expected =
      names.en!.includes('Fitr') && formatDay(day).startsWith('2025') ? 'estimated' : 'confirmed';
    assert.is(status, expected, `${formatDay(day)} ${names.en}`);
  }
});

test('only public and bank days close', () => {
  const types = (country: string, date: string) =>
    new Holidays(country)
      .getHolidays(2026)
      .filter((holiday) => holiday.date.startsWith(date))
      .map(({ type }) => type);
  // Valentine's Day, Mother's Day and Women's Day are observances.
  assert.ok(types('US', '2026-02-14').includes('observance'));
  assert.equal(on(expand('US', 2026), '2026-02-14'), []);
  const days = new Set(datesOf(expand('DE', 2026)));
  for (const holiday of new Holidays('DE').getHolidays(2026)) {
    const closes = holiday.type === 'public' || holiday.type === 'bank';
    if (closes) assert.ok(days.delete(holiday.date.slice(0, 10)), holiday.date);
  }
  assert.equal([...days], []);
});

sampled('English names are always there, whatever the country', () => {
  for (const country of some(Object.keys(new Holidays().getCountries('en')), 5)) {
    const read = () => expand(country, 2026);
    if (country === 'VU') {
      // Not a calendar of ours: one of its names is French and has no English one.
      assert.throws(read, /no English name for .*Lini/);
      continue;
    }
    for (const { names } of read()) {
      if (!names.en || names.en.trim() !== names.en)
        assert.unreachable(`${country}: ${JSON.stringify(names)}`);
    }
  }
});

const ENGLISH = { english: {}, language: 'en' };

test('names have ISO codes, sorted; the library’s own codes are corrected', () => {
  assert.equal(namesOf('Own Day', ENGLISH, 'here'), { en: 'Own Day' });
  assert.equal(
    Object.entries(namesOf({ jp: '日', en: 'Day', cz: 'Den', ge: 'დღე' }, ENGLISH, 'here')),
    [
      ['cs', 'Den'],
      ['en', 'Day'],
      ['ja', '日'],
      ['ka', 'დღე'],
    ],
  );
  assert.equal(namesOf({ 'en-us': 'Labor Day', de: 'Tag' }, ENGLISH, 'here').en, 'Labor Day');
  assert.equal(namesOf({ en: ' Day ', type: 'public' }, ENGLISH, 'here'), { en: 'Day' });
  assert.equal(
    namesOf({ de: 'Feiertag' }, { ...ENGLISH, english: { Feiertag: 'Holiday' } }, 'here'),
    {
      de: 'Feiertag',
      en: 'Holiday',
    },
  );
});

test('a name without a language is in the first one of its place, and has an English one too', () => {
  const spanish = { english: { 'Día de Asturias': 'Asturias Day' }, language: 'es' };
  assert.equal(namesOf('Día de Asturias', spanish, 'here'), {
    en: 'Asturias Day',
    es: 'Día de Asturias',
  });
  assert.throws(() => namesOf('Día sin nombre', spanish, 'ES 01-99'), /Día sin nombre.*ES 01-99/);
});

test('English names are the usual ones, with plain apostrophes and without the mark of a substitute', () => {
  const inEnglish = (en: string) => namesOf({ en, de: 'Mariä Himmelfahrt’' }, ENGLISH, 'here');
  assert.equal(inEnglish('Assumption'), { de: 'Mariä Himmelfahrt’', en: 'Assumption Day' });
  assert.is(inEnglish('St. Patrick’s Day').en, "St. Patrick's Day");
  assert.is(inEnglish('Labour Day (substitutes)').en, 'Labour Day');
  assert.is(inEnglish('Heroes Day (substitutes)').en, "Heroes' Day");
  assert.is(inEnglish('Own Day (of the town)').en, 'Own Day (of the town)');
});

test('a name is written as the law of the country writes it', () => {
  const english = { 'Labour Day': 'Labor Day' };
  assert.is(namesOf({ en: 'Labour Day' }, { english, language: 'en' }, 'US').en, 'Labor Day');
});

test("the sovereign's birthday is the King's since 2023", () => {
  const named = (year: number) =>
    expand('KY', year).some(({ names }) => names.en === "King's Birthday");
  assert.equal([2022, 2023, 2026].map(named), [false, true, true]);
});

test('a name without English is refused, with the place to add it', () => {
  assert.throws(
    () => namesOf({ de: 'Tag ohne Namen' }, ENGLISH, 'DE 01-99'),
    (error: Error) =>
      error.message.includes('Tag ohne Namen') && error.message.includes('DE 01-99'),
  );
});

test('the United States: a Saturday New Year is observed in the year before', () => {
  // 1 January 2022 was a Saturday: the day off was 31 December 2021.
  const ofYear = (year: number) =>
    expand('US', year).filter(({ names }) => names.en === "New Year's Day");
  assert.equal(datesOf(ofYear(2021)), ['2021-01-01', '2021-12-31']);
  assert.equal(
    ofYear(2021).map(({ observed }) => observed),
    [false, true],
  );
  assert.equal(datesOf(ofYear(2022)), ['2022-01-01']);
  assert.equal(datesOf(ofYear(2023)), ['2023-01-01', '2023-01-02']);
  const years = expand('US', 2021, 2022).filter(({ names }) => names.en === "New Year's Day");
  assert.equal(datesOf(years).sort(), ['2021-01-01', '2021-12-31', '2022-01-01']);
});

test('New Zealand: Mondayised days round a New Year on a weekend', () => {
  const observed = (from: number, to: number) =>
    datesOf(expand('NZ', from, to).filter((entry) => entry.observed)).sort();
  const around = observed(2021, 2022).filter((date) => date >= '2021-12-01' && date < '2022-02-01');
  // 25 and 26 December 2021 and 1 and 2 January 2022 were Saturdays and Sundays.
  assert.equal(around, ['2021-12-27', '2021-12-28', '2022-01-03', '2022-01-04']);
  const sunday = observed(2022, 2023).filter((date) => date >= '2022-12-01' && date < '2023-02-01');
  // 25 December 2022 and 1 January 2023 were Sundays: both on the Tuesday after.
  assert.equal(sunday, ['2022-12-27', '2023-01-03']);
});

test('a range of years gives the same days as single years', () => {
  const key = (entry: PlainEntry) => JSON.stringify(entry);
  for (const country of ['US', 'NZ', 'SA', 'TR', 'CN', 'AZ', 'IL', 'GB', 'JP', 'ID']) {
    const single = [2021, 2022, 2023].flatMap((year) => expand(country, year));
    assert.equal(expand(country, 2021, 2023).map(key).sort(), single.map(key).sort(), country);
  }
});

test('states and regions have the days of their country and their own', () => {
  const augsburg = datesOf(expand({ country: 'DE', state: 'BY', region: 'A' }, 2026));
  const bavaria = datesOf(expand({ country: 'DE', state: 'BY' }, 2026));
  assert.ok(augsburg.includes('2026-08-08'), 'the Peace of Augsburg');
  assert.not.ok(bavaria.includes('2026-08-08'));
  assert.ok(bavaria.includes('2026-01-06') && augsburg.includes('2026-01-06'), 'Epiphany');
  assert.not.ok(datesOf(expand('DE', 2026)).includes('2026-01-06'));
});

test('the library’s console warnings are errors', () => {
  const report = console.error;
  assert.throws(
    () => withoutParseErrors('DE', () => console.error('could not parse rule', 'nonsense')),
    (error: Error) =>
      error.message.includes('DE') && error.message.includes('could not parse rule nonsense'),
  );
  assert.is(console.error, report, 'the console is itself again');
  assert.throws(
    () =>
      withoutParseErrors('DE', () => {
        throw new RangeError('its own');
      }),
    'its own',
  );
  assert.is(console.error, report);
  assert.is(
    withoutParseErrors('DE', () => 5),
    5,
  );
});

needs('time')(
  'the dates depend neither on the time zone of the process nor on what is kept between them',
  () => {
    const script = fileURLToPath(new URL('../helpers/print-expansion.ts', import.meta.url));
    const print = (changed: Record<string, string>) => {
      const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
        env: { ...process.env, ...changed },
        encoding: 'utf8',
        maxBuffer: 1e9,
      });
      assert.is(run.status, 0, run.stderr);
      return run.stdout;
    };
    const newYork = print({ TZ: 'America/New_York' });
    assert.ok(newYork.length > 10_000);
    for (const changed of [
      { TZ: 'Pacific/Auckland', KALENDS_LIBRARY_CACHES: 'off' },
      { TZ: 'UTC' },
    ])
      assert.ok(
        print(changed) === newYork,
        `other dates with ${JSON.stringify(changed)} than in New York`,
      );
  },
);

test.run();
