import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { entryKey } from '../../build/expand/entry.js';
import { computeState } from '../../build/release/compute-state.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { realPublications } from '../helpers/real-publications.js';

/**
 * Days that somebody reported as wrong, and what the texts say of them. The definitions and the publications together
 * give them; that the definitions give them alone is held by the gate on differing lists.
 */
const HOLIDAYS: Readonly<Record<string, string>> = {
  AR: '2003-10-13',
  ARS: '2003-10-13',
  CA: '2023-07-03 2023-10-02 2023-11-13',
  CZ: '1990-05-09 1991-05-09 1992-05-08',
  GR: '2016-05-03 2021-05-04 2022-05-02 2024-05-07 2027-05-04',
  LK: '2026-03-18 2026-11-25',
  PK: '2026-03-13 2026-11-27',
  UY: '1992-08-26 2000-09-23',
  'IN:OD': '2026-03-27',
  'IN:TN': '2026-10-19 2026-10-20',
  'IN:UK': '2026-11-20',
  'RU:SEV': '2024-07-29',
  MV: '2025-07-28',
  'US:AR': '2023-12-26 2025-12-26',
  'US:KS': '2025-01-09',
  'US:MD': '2018-12-05 2025-12-24',
  'US:NE': '2014-12-26 2018-12-05 2025-01-09 2025-12-26',
  'US:WV': '2018-12-24 2023-12-22',
  'ES:CN-EH': '2021-07-03 2023-09-25 2025-07-05',
  'ES:CN-FU': '2018-09-14 2019-09-20 2021-09-17 2022-09-16 2024-09-20 2025-09-19',
  'ES:CN-GC': '2019-09-09 2024-09-09',
  'ES:CN-LA': '2024-09-16',
  'ES:CN-LG': '2018-10-09 2019-10-07 2022-10-03 2023-10-09',
  'ES:CN-TE': '2020-09-07 2025-02-03',
};
const NO_HOLIDAYS: Readonly<Record<string, string>> = {
  AR: '2003-10-12',
  CZ: '1990-05-08 1991-05-08 1992-05-09',
  US: '2025-01-09',
  'IN:OD': '2026-03-26',
  'IN:UK': '2026-11-21',
  GR: '2021-05-01 2022-05-01 2024-05-01 2027-05-01',
  'ES:CN-EH': '2021-09-24 2025-09-24',
  'ES:CN-FU': '2018-09-18 2021-09-18 2023-09-18 2025-09-18',
  'ES:CN-LG': '2018-10-05 2019-10-05 2022-10-05 2023-10-05 2024-10-05',
};

const publications = realPublications();
const ids = [...new Set([...Object.keys(HOLIDAYS), ...Object.keys(NO_HOLIDAYS), 'US:ND', 'US:MO'])];
const { state } = await computeState(publications, '2026-11-29', () => {}, ids);

const isHoliday = (calendar: string, date: string): boolean =>
  state.entries.get(calendar)!.has(entryKey({ day: mustParseDay(date), kind: 'holiday' }));

function dates(table: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(table).flatMap(([calendar, days]) =>
    days.split(' ').map((date): [string, string] => [calendar, date]),
  );
}

test('holidays that were missing', () => {
  assert.equal(
    dates(HOLIDAYS).filter(([calendar, date]) => !isHoliday(calendar, date)),
    [],
  );
});

test('holidays that were served and are none', () => {
  assert.equal(
    dates(NO_HOLIDAYS).filter(([calendar, date]) => isHoliday(calendar, date)),
    [],
  );
});

test('Saturdays that were worked in Pakistan, and those that were free again', () => {
  const isWeekendIn = (date: string) =>
    isWeekend(state.calendars.get('PK')!.weekend, mustParseDay(date));
  assert.equal(
    ['2022-04-09', '2022-04-16', '2022-05-14', '2022-06-04', '2022-06-11'].map(isWeekendIn),
    [true, false, false, false, true],
  );
});

test('early closes that were missing', () => {
  const close = (calendar: string, date: string) =>
    state.entries.get(calendar)!.get(entryKey({ day: mustParseDay(date), kind: 'early_close' }))
      ?.payload.close_time;
  assert.is(close('US:ND', '2025-12-24'), '12:00');
  assert.is(close('US:MO', '2019-12-24'), '13:00');
});

test('the calendar of a state says that single orders of its governor may be missing', () => {
  const note = (id: string) => state.calendars.get(id)!.note ?? '';
  assert.match(note('US'), '9 January 2025');
  for (const id of ['US:AR', 'US:NE', 'US:ND']) assert.match(note(id), 'Governors close offices');
});

test.run();
