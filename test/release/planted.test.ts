import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { definition } from '../helpers/definitions.js';
import { needs } from '../helpers/needs.js';
import {
  refusals,
  refusalsOfNew,
  withDates,
  withLibraryRule,
  withRules,
} from '../helpers/planted.js';

/**
 * Plausible mistakes in definitions. Each is refused by what `npm run release -- --only ID` and `npm run try -- ID` ask,
 * the commands that the guide tells a contributor to run.
 */

interface Mistake {
  readonly what: string;
  readonly calendar: string;
  readonly plant: (sound: CalendarDefinition) => CalendarDefinition;
  /** What one of the refusals says. */
  readonly refused: RegExp;
}

const onDay = (date: string) => (row: { readonly date: string }) => row.date === date;
const moved = (from: string, to: string) =>
  withDates((row) => (onDay(from)(row) ? { ...row, date: to } : row));

/** Those of which nine once went through in silence, and four like them. */
const KNOWN: readonly Mistake[] = [
  {
    what: 'Easter Monday a day late in Vienna',
    calendar: 'XWBO',
    plant: withRules((row) => (row.rule === 'easter 1' ? { ...row, rule: 'easter 2' } : row)),
    refused: /implausible: XWBO .*Easter Monday: Easter \+2/,
  },
  {
    what: 'a substitute rule dropped in Grenada',
    calendar: 'GD',
    plant: withRules((row) => (row.rule.startsWith('substitutes 02-07') ? null : row)),
    refused: /implausible: GD all years: Independence Day: on a Sunday it has no substitute/,
  },
  {
    what: 'first year 2015 for 2025 in Georgia',
    calendar: 'GE',
    plant: withRules((row) => (row.from === 2025 ? { ...row, from: 2015 } : row)),
    refused: /regressed: GE changed: 10 of its Day of Family Sanctity.* each: comes/,
  },
  {
    what: 'a listed date 19 for 9 in Lima',
    calendar: 'XLIM',
    plant: moved('2015-10-09', '2015-10-19'),
    refused:
      /regressed: XLIM changed: Bridge day of the public sector moves by 10 days: 2015-10-09 to 2015-10-19/,
  },
  {
    what: 'Mawlid a month off in Mali',
    calendar: 'ML',
    plant: withLibraryRule('12 Rabi al-awwal', {
      rule: '12 Rabi al-thani',
      name: "Prophet's Birthday (Mawlid)",
      from: 1990,
      status: 'estimated',
    }),
    refused: /implausible: ML .*nearest mawlid/,
  },
  {
    what: 'an early close at 21:00 in Dublin',
    calendar: 'XDUB',
    plant: withRules((row) => (row.closes === '12:28' ? { ...row, closes: '21:00' } : row)),
    refused: /implausible: XDUB .*closes early at 21:00/,
  },
  {
    what: 'the Persian months shifted in Afghanistan',
    calendar: 'AF',
    plant: withRules((row) => ({ ...row, rule: row.rule.replace('Mordad', 'Shahrivar') })),
    refused: /regressed: AF moved: \d+ of its Independence Day move by a month: 2010 to 2027/,
  },
  {
    what: 'the two Eids exchanged in Kyrgyzstan',
    calendar: 'KG',
    plant: withRules((row) => ({ ...row, name: exchanged(row.name) })),
    refused: /implausible: KG .*Eid al-(Fitr|Adha): -?\d+ days from the nearest/,
  },
  {
    what: 'German Unity Day on 4 October',
    calendar: 'DE',
    plant: withLibraryRule('10-03 since 1990', {
      rule: '10-04',
      name: 'Day of German Unity',
      from: 1990,
    }),
    refused: /untrue: DE \d{4}-10-04: closed here, but not named by/,
  },
  {
    what: 'Armistice Day dropped in Belgium',
    calendar: 'BE',
    plant: withLibraryRule('11-11', null),
    refused: /(untrue|regressed): BE \d{4}-11-11: /,
  },
  {
    what: 'Juneteenth a year early in New York',
    calendar: 'XNYS',
    plant: withRules((row) => (row.rule.startsWith('06-19') ? { ...row, from: 2021 } : row)),
    refused: /regressed: XNYS 2021-06-19: answer/,
  },
  {
    what: 'the weekend of Qatar since 2003 as in Europe',
    calendar: 'QA',
    plant: (sound) => ({
      ...sound,
      weekend: sound.weekend.map((rule) =>
        rule.start >= '2003' ? { ...rule, days: [6, 7] } : rule,
      ),
    }),
    refused: /regressed: QA \d{4}: weekend/,
  },
];

/** Twelve more. */
const MORE: readonly Mistake[] = [
  {
    what: 'Good Friday a week late in Dublin',
    calendar: 'XDUB',
    plant: withRules((row) => (row.rule === 'easter -2' ? { ...row, rule: 'easter 5' } : row)),
    refused: /implausible: XDUB .*Good Friday: Easter \+5/,
  },
  {
    what: 'an end forgotten: a rule of a former code goes on in Kyrgyzstan',
    calendar: 'KG',
    plant: withRules((row) => {
      const { to: _to, ...rest } = row;
      return row.name === 'Constitution Day' ? rest : row;
    }),
    refused: /regressed: KG 2027-05-05: name: .*Constitution Day/,
  },
  {
    what: 'Good Friday of the euro system on Maundy Thursday, behind what is verified too',
    calendar: 'EUR',
    plant: withRules((row) =>
      row.rule === 'easter -2' && row.from === 2002 ? { ...row, rule: 'easter -3' } : row,
    ),
    refused: /implausible: EUR .*Good Friday: Easter -3/,
  },
  {
    what: 'a closure of Lima in the year before',
    calendar: 'XLIM',
    plant: moved('2024-11-14', '2023-11-14'),
    refused: /regressed: XLIM changed: APEC summit comes \(holiday\): 2023-11-14/,
  },
  {
    what: 'a listed day off on a Saturday in Georgia',
    calendar: 'GE',
    plant: moved('2025-08-29', '2025-08-30'),
    refused:
      /implausible: GE 2025-08-30: Day off declared by the Government: a single day off on a weekend/,
  },
  {
    what: 'an exchange that is open on a holiday of its country',
    calendar: 'XLIM',
    plant: (sound) => ({
      ...sound,
      dates: [
        ...(sound.dates ?? []),
        { date: '2027-07-28', kind: 'open', name: 'Open', source: 'https://example.org/' },
      ],
    }),
    refused: /implausible: XLIM 2027-07-28: .*open on a holiday of PE/,
  },
  {
    what: 'the first of two names lost in Afghanistan: a feast called otherwise',
    calendar: 'AF',
    plant: withRules((row) =>
      row.name === 'Victory Day' ? { ...row, name: 'Victory of the Nation' } : row,
    ),
    refused: /regressed: AF changed: .*Victory Day each: is called Victory of the Nation/,
  },
  {
    what: 'a rule that becomes an estimate',
    calendar: 'AF',
    plant: withRules((row) =>
      row.name === 'Independence Day' ? { ...row, status: 'estimated' } : row,
    ),
    refused: /regressed: AF changed: .*Independence Day each: was confirmed and is estimated/,
  },
  {
    what: 'months and days exchanged in a listed date of Grenada',
    calendar: 'GD',
    plant: moved('2023-07-04', '2023-04-07'),
    refused: /regressed: GD changed: 50th anniversary of CARICOM/,
  },
  {
    what: 'years of data that go',
    calendar: 'ML',
    plant: (sound) => ({ ...sound, years: [2000, sound.years[1]] }),
    refused: /regressed: ML 1990: data/,
  },
  {
    what: 'the days of an exchange taken over from another country',
    calendar: 'XLIM',
    plant: (sound) => ({
      ...sound,
      inherits: (sound.inherits ?? []).map((row) => ({ ...row, calendar: 'CL' })),
    }),
    refused: /regressed: XLIM changed/,
  },
  {
    what: 'Emancipation Day of Grenada a month late',
    calendar: 'GD',
    plant: withRules((row) => ({ ...row, rule: row.rule.replace('08-01', '09-01') })),
    refused: /regressed: GD changed: .*Emancipation Day/,
  },
];

function exchanged(name: string): string {
  return { 'Eid al-Fitr': 'Eid al-Adha', 'Eid al-Adha': 'Eid al-Fitr' }[name] ?? name;
}

/** Those of the daily run; the others when there is time. */
const DAILY = [...KNOWN, ...MORE].filter((_, index) => index % 6 === 0);

for (const mistake of [...KNOWN, ...MORE]) {
  const { what, calendar, plant, refused } = mistake;
  (DAILY.includes(mistake) ? test : needs('time'))(what, async () => {
    const answer = await refusals(calendar, plant);
    assert.ok(
      answer.some((line) => refused.test(line)),
      `${answer.length} refusals, none of them ${refused}:\n${answer.slice(0, 12).join('\n')}`,
    );
  });
}

test('twelve of each', () => assert.equal([KNOWN.length, MORE.length], [12, 12]));

test('without a mistake nothing is refused', async () => {
  for (const calendar of ['GD', 'XDUB', 'KG'])
    assert.equal(await refusals(calendar, (sound) => sound), []);
});

// Of a calendar that no release has had, only what is plausible can tell.

test('a new calendar with a feast that cannot be there', async () => {
  const source = 'https://example.org/';
  const rows = [
    { rule: 'easter 2', name: 'Easter Monday', from: 2020, source },
    { rule: '12 Rabi al-thani', name: 'Mawlid', from: 2020, source },
    { rule: '12-24', name: 'Christmas Eve', closes: '21:00', from: 2020, source },
  ];
  const dates = [{ date: '2026-11-22', kind: 'holiday' as const, name: 'A day off', source }];
  const answer = await refusalsOfNew(definition('XNEW', { rules: rows, dates }));
  for (const name of ['Easter Monday', 'Mawlid', 'Christmas Eve', 'A day off']) {
    assert.ok(
      answer.some((line) => line.startsWith('implausible') && line.includes(name)),
      name,
    );
  }
});

test.run();
