import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Country,
  country,
  countryDefinitions,
  type Subdivision,
} from '../../build/calendars/country.js';
import { readFolder } from '../../build/calendars/read-folder.js';
import {
  holidays,
  movedHoliday,
  NOT_FOUND,
  open,
  type RuleRow,
  SATURDAY_SUNDAY,
  statusOf,
  workedFor,
  year,
} from '../../build/calendars/vocabulary.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import { formatDay } from '../../server/engine/civil-date.js';

/** The files of countries: the calendars made from them, and what a subdivision inherits. */

const LAW = 'https://example.org/law';

function nowhere(more: Partial<Country> = {}): Country {
  return country({
    id: 'XX',
    name: 'Nowhere',
    timezone: 'Europe/Paris',
    weekend: SATURDAY_SUNDAY,
    ...more,
  });
}

function subdivision(more: Partial<Subdivision> = {}): Subdivision {
  return { id: 'AA', name: 'Part', ...more };
}

function rule(text: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule: text, name: text, from: 1990, source: LAW, ...more };
}

function definitions(file: Country) {
  return new Map(countryDefinitions(file).map((one) => [one.id, one]));
}

/** `date kind status` of a calendar in one year. */
function days(file: Country, id: string, ofYear: number): string[] {
  const whole = definitions(file).get(id)!;
  const definition = { ...whole, years: [ofYear, ofYear] as const };
  const entries = completeCalendar(definition, expandOwn(definition), () => []);
  return entries.map(({ day, kind, status }) => `${formatDay(day)} ${kind} ${status}`);
}

test('ids and names include those of the country and of subdivisions in between', () => {
  const file = nowhere({
    subdivisions: [
      subdivision({ subdivisions: [{ id: 'B', name: 'Town', timezone: 'Europe/Rome' }] }),
    ],
  });
  assert.equal(
    countryDefinitions(file).map(({ id, name, timezone }) => [id, name, timezone]),
    [
      ['XX', 'Nowhere', 'Europe/Paris'],
      ['XX:AA', 'Part (Nowhere)', 'Europe/Paris'],
      ['XX:AA-B', 'Town (Part, Nowhere)', 'Europe/Rome'],
    ],
  );
});

test('years, weekend and zone of a subdivision are the nearest ones', () => {
  const friday = { history: [{ start: '1990-01-01', days: [5] }], source: LAW };
  const file = nowhere({
    years: { from: 2000, to: 2030, why: 'a list begins and ends' },
    subdivisions: [
      subdivision({
        weekend: friday,
        subdivisions: [{ id: 'B', name: 'Town', years: { from: 2010, why: 'only then' } }],
      }),
    ],
  });
  const all = definitions(file);
  assert.equal(all.get('XX:AA')!.years, [2000, 2030]);
  assert.equal(all.get('XX:AA-B')!.years, [2010, 2060]);
  assert.equal(all.get('XX:AA-B')!.weekend, friday.history);
  assert.equal(all.get('XX')!.weekend, SATURDAY_SUNDAY.history);
});

test('the note of a subdivision is the nearest one; without any there is none', () => {
  const own = { ...subdivision(), id: 'BB', note: 'Fairs are left out.' };
  const file = nowhere({ note: 'Bridge days are left out.', subdivisions: [subdivision(), own] });
  const notes = countryDefinitions(file).map(({ note }) => note);
  assert.equal(notes, [
    'Bridge days are left out.',
    'Bridge days are left out.',
    'Fairs are left out.',
  ]);
  assert.not.ok('note' in definitions(nowhere()).get('XX')!);
});

test('a subdivision inherits rules and dates; not those marked as not inherited, and none if it declines', () => {
  const file = nowhere({
    rules: [rule('01-01')],
    dates: [year(2024, LAW, { '03-04': 'Once' })],
    notInherited: { rules: [rule('02-02')] },
    subdivisions: [
      subdivision({ rules: [rule('05-05')] }),
      subdivision({ id: 'BB', inherits: false, rules: [rule('06-06')] }),
    ],
  });
  const dates = (id: string) => days(file, id, 2024).map((line) => line.slice(5, 10));
  assert.equal(dates('XX'), ['01-01', '02-02', '03-04']);
  assert.equal(dates('XX:AA'), ['01-01', '03-04', '05-05']);
  assert.equal(dates('XX:BB'), ['06-06']);
});

test('a subdivision’s listed date replaces its country’s on the same date', () => {
  const file = nowhere({
    dates: [year(2024, LAW, { '03-04': 'Once', '03-05': 'Twice' })],
    subdivisions: [subdivision({ dates: [open('Once: not here', LAW, '2024-03-04')] })],
  });
  assert.equal(days(file, 'XX', 2024), [
    '2024-03-04 holiday confirmed',
    '2024-03-05 holiday confirmed',
  ]);
  assert.equal(days(file, 'XX:AA', 2024), ['2024-03-05 holiday confirmed']);
});

test('a subdivision starts from its own region of the library, from its country’s, or from nothing', () => {
  const file = nowhere({
    library: 'DE',
    exclusions: [{ rule: '05-01', why: 'a test of it' }],
    subdivisions: [
      subdivision({ library: 'BY', exclusions: [{ rule: '10-03', why: 'a test of it' }] }),
      subdivision({ id: 'BB' }),
      subdivision({ id: 'CC', library: null }),
    ],
  });
  const region = (id: string) => definitions(file).get(id)!.library;
  const path = (id: string) => [region(id)!.country, region(id)!.state];
  assert.equal(path('XX'), ['DE', undefined]);
  assert.equal(path('XX:AA'), ['DE', 'BY']);
  assert.equal(path('XX:BB'), ['DE', undefined]);
  assert.is(region('XX:CC'), undefined);
  const excluded = (id: string) => region(id)!.exclusions!.map(({ rule: text }) => text);
  assert.equal(excluded('XX:AA'), ['05-01', '10-03']);
  assert.equal(excluded('XX:BB'), ['05-01']);
});

test('announced days replace computed ones in their years; after them the rule is estimated again', () => {
  const announced = [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal', '2 Shawwal'],
      source: LAW,
      years: { 2023: '04-22 04-23', 2024: { days: '04-11', note: 'one day only' }, 2025: '' },
    },
  ];
  const rules = [
    rule('1 Shawwal', { status: 'estimated' }),
    rule('2 Shawwal', { status: 'estimated' }),
  ];
  const file = nowhere({ rules, announced, subdivisions: [subdivision()] });
  for (const id of ['XX', 'XX:AA']) {
    assert.equal(days(file, id, 2022), [
      '2022-05-02 holiday estimated',
      '2022-05-03 holiday estimated',
    ]);
    assert.equal(days(file, id, 2023), [
      '2023-04-22 holiday confirmed',
      '2023-04-23 holiday confirmed',
    ]);
    assert.equal(days(file, id, 2024), ['2024-04-11 holiday confirmed']);
    assert.equal(days(file, id, 2025), []);
    assert.equal(days(file, id, 2026).length, 2);
  }
});

test('announced days also replace rules of the library, which stay estimated in other years', () => {
  const announced = [
    { name: 'Fitr', replaces: ['1 Shawwal'], source: LAW, years: { 2024: '04-11' } },
  ];
  const englishNames = { "Jour de l'Afrique": 'Africa Day' };
  const file = nowhere({ library: 'ML', announced, englishNames });
  assert.ok(days(file, 'XX', 2024).includes('2024-04-11 holiday confirmed'));
  assert.not.ok(days(file, 'XX', 2024).some((line) => line.startsWith('2024-04-10')));
  assert.ok(days(file, 'XX', 2025).includes('2025-03-30 holiday estimated'));
});

test('short forms: a year, moved holidays, days worked for days off', () => {
  const rows = [
    ...year(2024, LAW, {
      '04-10': 'Eid',
      '04-27': { name: 'Worked', kind: 'weekend_workday' },
      '12-24': { name: 'Christmas Eve', closes: '13:00' },
    }),
    ...holidays('Fair', LAW, '2024-07-01 2024-07-02', { observed: true }),
    ...movedHoliday('Mawlid', LAW, { '2024-09-15': '2024-09-16' }),
    ...workedFor(LAW, { '2024-11-02': '2024-10-31' }),
  ];
  assert.equal(
    rows.map(({ date, kind, closes, observed }) =>
      [date, kind, closes ?? '', observed ?? false].join(' '),
    ),
    [
      '2024-04-10 holiday  false',
      '2024-04-27 weekend_workday  false',
      '2024-12-24 early_close 13:00 false',
      '2024-07-01 holiday  true',
      '2024-07-02 holiday  true',
      '2024-09-15 open  false',
      '2024-09-16 holiday  true',
      '2024-11-02 weekend_workday  false',
      '2024-10-31 holiday  true',
    ],
  );
});

const folder = mkdtempSync(join(tmpdir(), 'kalends-folder-'));
test.after(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): URL {
  const own = join(folder, name.split('/')[0]!);
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return pathToFileURL(`${own}/`);
}

test('a folder lists its calendars, with those of subfolders other than shared ones', async () => {
  write('good/b/XB-C.ts', "export default { id: 'XB:C' };");
  write('good/shared/table.ts', 'export const TABLE = 1;');
  const all = await readFolder(write('good/XA.ts', "export default { id: 'XA' };"));
  assert.equal(
    all.map(({ id }) => id),
    ['XA', 'XB:C'],
  );
});

test('a file without a calendar, or with an id other than its name, is refused', async () => {
  const refused = async (url: URL, part: RegExp) => {
    try {
      await readFolder(url);
    } catch (error) {
      return assert.match((error as Error).message, part);
    }
    return assert.unreachable('it was read');
  };
  await refused(write('table/table.ts', 'export const TABLE = 1;'), /table\.ts.*shared/);
  await refused(write('other/XA.ts', "export default { id: 'XB' };"), /XA\.ts has the id XB/);
});

test('a row without a source, on a lead or on a compilation of all countries is estimated', () => {
  const status = (source: string, more: object = {}) => statusOf({ source, ...more });
  assert.is(status('https://www.gov.example/holidays'), 'confirmed');
  assert.is(status(NOT_FOUND), 'estimated');
  assert.is(status('https://www.gov.example/', { lead: true }), 'estimated');
  assert.is(status('https://www.officeholidays.com/countries/fiji'), 'estimated');
  assert.is(status('https://en.wikipedia.org/wiki/Public_holidays_in_Palau'), 'estimated');
  assert.is(status('https://ontime.com/news'), 'confirmed');
  assert.is(
    status('https://en.wikipedia.org/wiki/X', { status: 'confirmed' }),
    'confirmed',
    'what a row says holds',
  );
});

test('a doubt about a part is told of that part and its own, and of a country that is common to it', () => {
  const doubt = { on: '07-15', parts: ['PA'], note: 'Another day by some pages.' };
  const subdivisions: readonly Subdivision[] = [
    { id: '82', name: 'Sicily', subdivisions: [{ id: 'PA', name: 'Palermo' }] },
    { id: '21', name: 'Piedmont' },
  ];
  const told = (file: Country) =>
    countryDefinitions(file)
      .filter(({ doubtful }) => doubtful)
      .map(({ id }) => id);
  assert.equal(told(nowhere({ doubtful: [doubt], subdivisions })), ['XX:82-PA']);
  const ofRegion = { ...doubt, parts: ['82'] };
  assert.equal(told(nowhere({ doubtful: [ofRegion], subdivisions })), ['XX:82', 'XX:82-PA']);
  const common = nowhere({ doubtful: [ofRegion], subdivisions, commonTo: ['82', '21'] });
  assert.equal(told(common), ['XX', 'XX:82', 'XX:82-PA']);
  const wrong = nowhere({ doubtful: [{ ...doubt, parts: ['RM'] }], subdivisions });
  assert.throws(() => countryDefinitions(wrong), /RM, which it does not have/);
});

test.run();
