import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { completeCalendar } from '../../build/expand/calendar.js';
import type { Entry, PlainEntry } from '../../build/expand/entry.js';
import { answersFrom } from '../../server/api/openapi-examples.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { openCatalog } from '../../server/queries/catalog.js';
import { releaseData } from '../helpers/server.js';

/**
 * Reference rates by the words of their administrators, gold and silver in London, the taka: their definitions over the
 * days of the release that they inherit from.
 */

const definitions = new Map((await allDefinitions()).map((one) => [one.id, one]));
const data = releaseData();
const request = answersFrom(openCatalog(data));
/** The maximum number of years of a request. */
const SPAN_YEARS = 10;

interface LoadedBuild {
  readonly calendars: readonly {
    readonly entries: readonly {
      readonly date: string;
      readonly kind: Entry['kind'];
      readonly name: string;
      readonly status: Entry['status'];
      readonly close_time: string | null;
    }[];
  }[];
}

function released(id: string): readonly Entry[] {
  const [first] = data.meta.calendars.find((one) => one.id === id)!.data_years;
  const starts = [Math.max(first, 2010), 2020].filter((start, index) => index > 0 || start < 2020);
  const years = starts.map((start) => {
    const end = start < 2020 ? 2019 : start + SPAN_YEARS - 1;
    return request(
      `/v1/holidays?calendars=${id}&from=${start}-01-01&to=${end}-12-31`,
    ) as LoadedBuild;
  });
  return years.flatMap(({ calendars }) =>
    calendars[0]!.entries.map(({ date, kind, name, status, close_time }): Entry => {
      const plain: PlainEntry = {
        day: mustParseDay(date),
        kind,
        names: { en: name },
        status,
        observed: false,
        close_time,
        origin: 'rule',
      };
      return { ...plain, coverage: 'library', sources: [] };
    }),
  );
}

/** The days of a new calendar, or of one in the release; XAG inherits from another new one. */
function entriesOf(id: string): readonly Entry[] {
  const known = definitionOf(id);
  return completeCalendar(known, [], (base) =>
    NEW.has(base) ? entriesOf(base) : released(base),
  ).map((one) => ({
    ...one,
    coverage: 'library' as const,
    sources: [],
  }));
}

function definitionOf(id: string): CalendarDefinition {
  const known = definitions.get(id);
  assert.ok(known, id);
  return known;
}

/** Where each is inherited from. */
const NEW = new Map<string, string>([
  ['USD:EFFR', 'USD'] as const,
  ['USD:OBFR', 'USD'] as const,
  ['AUD:AONIA', 'AUD'] as const,
  ['EUR:EURIBOR', 'EUR'] as const,
  ['SEK:SWESTR', 'SEK'] as const,
  ['NOK:NOWA', 'NOK'] as const,
  ['DKK:DESTR', 'DKK'] as const,
  ['SGD:SORA', 'SGD'] as const,
  ['THB:THOR', 'THB'] as const,
  ['ZAR:ZARONIA', 'ZAR'] as const,
  ['MXN:TIIE', 'MXN'] as const,
  ['BRL:CDI', 'BRL'] as const,
  ['ILS:SHIR', 'ILS'] as const,
  ['TRY:TLREF', 'XIST'] as const,
  ['XAU', 'GBP'] as const,
  ['XAG', 'XAU'] as const,
  ['BDT', 'BD'] as const,
  ['CNH', 'HK'] as const,
  ['RUB', 'RU'] as const,
  ['GHS', 'GH'] as const,
  ['TND', 'TN'] as const,
  ['DZD', 'DZ'] as const,
  ['HKD:HONIA', 'HKD'] as const,
]);

/** Whether a day is one of a calendar. */
function opens(id: string) {
  const holidays = new Set(
    entriesOf(id)
      .filter(({ kind }) => kind === 'holiday')
      .map(({ day }) => formatDay(day)),
  );
  const { weekend } = definitionOf(id);
  return (date: string) => !holidays.has(date) && !isWeekend(weekend, mustParseDay(date));
}

test('each inherits the closures of the calendar named by its administrator, and no early closes', () => {
  for (const [id, base] of NEW) {
    const { inherits = [] } = definitionOf(id);
    assert.equal(
      inherits.map(({ calendar }) => calendar),
      [base],
      id,
    );
    const days = entriesOf(id);
    assert.ok(days.length > 20, `${id}: ${days.length} days`);
    assert.ok(
      days.every(({ kind }) => kind === 'holiday'),
      id,
    );
  }
});

test('the rates of New York are published on Good Friday, but not on holidays of the Reserve Bank', () => {
  for (const id of ['USD:EFFR', 'USD:OBFR']) {
    const isOpen = opens(id);
    assert.equal(
      ['2026-04-03', '2026-11-26', '2026-07-03', '2026-07-06'].map(isOpen),
      [true, false, true, true],
      id,
    );
  }
});

test('EURIBOR keeps the days of TARGET, TLREF half days too', () => {
  assert.equal(['2026-04-03', '2026-05-01', '2026-05-14', '2026-12-24'].map(opens('EUR:EURIBOR')), [
    false,
    false,
    true,
    true,
  ]);
  // 28 October is a half day in Istanbul, 29 October Republic Day.
  assert.equal(['2026-10-28', '2026-10-29'].map(opens('TRY:TLREF')), [true, false]);
});

test('SHIR is published on Fridays and not on Sundays', () => {
  assert.equal(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(opens('ILS:SHIR')), [
    true,
    false,
    false,
    true,
  ]);
});

test('HONIA is published on business days of Hong Kong alone', () => {
  // Good Friday, Easter Monday and Buddha's Birthday of 2026; the mainland's 2 October 2026.
  assert.equal(
    ['2026-04-03', '2026-04-06', '2026-05-25', '2026-10-02', '2026-10-03'].map(opens('HKD:HONIA')),
    [false, false, false, true, false],
  );
});

test('metal is not cleared in London on bank holidays, including 19 September 2022', () => {
  for (const id of ['XAU', 'XAG']) {
    const days = [
      '2022-04-15',
      '2022-04-18',
      '2022-09-19',
      '2022-12-26',
      '2022-12-27',
      '2023-01-02',
      '2022-09-20',
    ];
    assert.equal(days.map(opens(id)), [false, false, false, false, false, false, true], id);
  }
});

test('the taka rests on Friday and Saturday', () => {
  assert.equal(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(opens('BDT')), [
    true,
    false,
    false,
    true,
  ]);
});

test('the rouble is not delivered on days off, including moved ones of the Moscow Exchange’s notices', () => {
  const isOpen = opens('RUB');
  const closed2018 = [
    '2018-01-03',
    '2018-01-04',
    '2018-01-05',
    '2018-03-09',
    '2018-04-30',
    '2018-05-02',
    '2018-06-11',
  ];
  const closed2023 = ['2023-02-23', '2023-02-24'];
  const closed2026 = [
    '2026-01-05',
    '2026-01-06',
    '2026-01-08',
    '2026-01-09',
    '2026-03-09',
    '2026-05-11',
    '2026-12-31',
  ];
  for (const date of [...closed2018, ...closed2023, ...closed2026]) assert.not(isOpen(date), date);
  for (const date of ['2018-01-09', '2018-05-03', '2023-02-22', '2026-01-12', '2026-05-12'])
    assert.ok(isOpen(date), date);
});

test('the offshore renminbi keeps the days of Hong Kong, not those of the mainland', () => {
  // 3 October 2014 was a holiday of the mainland alone, 1 October of both; Good Friday is one of Hong Kong alone.
  const days = ['2014-10-03', '2014-10-01', '2026-04-03', '2026-02-14'];
  assert.equal(days.map(opens('CNH')), [true, false, false, false]);
});

test('cedi and dinar keep the holidays of their banks', () => {
  // 8 March 2021 and 12 August 2019 were given for a Saturday and a Sunday; in Tunis Eid al-Fitr and Evacuation Day.
  assert.equal(['2021-03-08', '2019-08-12', '2021-03-09'].map(opens('GHS')), [false, false, true]);
  assert.equal(['2021-05-13', '2021-10-15', '2022-07-26'].map(opens('TND')), [false, false, true]);
  // Independence Day, the Prophet's Birthday as announced, a Friday, a Sunday.
  assert.equal(['2023-07-05', '2024-09-16', '2024-09-20', '2024-09-22'].map(opens('DZD')), [
    false,
    false,
    false,
    true,
  ]);
});

test.run();
