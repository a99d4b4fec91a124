import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allDefinitions } from '../../build/calendars/index.js';
import { checkDisputes } from '../../build/check/disputes.js';
import { checkSources } from '../../build/check/gates.js';
import { entryKey } from '../../build/expand/entry.js';
import { computeState } from '../../build/release/compute-state.js';
import { mustParseDay } from '../../server/engine/civil-date.js';
import { sampled, some } from '../helpers/needs.js';
import { realPublications } from '../helpers/real-publications.js';

/**
 * Days of which lists made before their year, withdrawn lists, statutes and our own rows said different things, as their
 * texts settled them (the rows and the publications' `settled` name those): MM-DD by calendar and year.
 */
const CLOSED: Readonly<Record<string, string>> = {
  'PK 2021': '05-10 05-11 05-12 05-13',
  'PK 2022': '05-02 07-08 08-08 08-09',
  'PK 2023': '04-21 04-25 07-28 09-29',
  'PK 2024': '02-08 09-17',
  'VG 2022': '09-19',
  'TL 2016': '09-12',
  'HR 2000': '01-03',
  'HR 2024': '04-17',
  'OM 2015': '07-23',
  'OM 2019': '07-23',
  'OM 2023': '01-12 12-17 12-18',
  'QA 2017': '09-05 09-06 09-07',
  'NP 2025': '09-17',
  'SY 2025': '12-07',
  'TN 2025': '09-04',
  'AR:A 2027': '06-17',
  'AR:J 2018': '09-11',
  'AR:U 2026': '04-30 11-03',
  'AR:V 2024': '11-25',
};
const OPEN: Readonly<Record<string, string>> = {
  'PK 2023': '07-27 09-28',
  'PK 2024': '09-16',
  'OM 2023': '01-11',
  'TN 2025': '09-05',
  'AR 2020': '04-02',
};

const TODAY = '2026-11-29';
const publications = realPublications();
const ids = [
  ...new Set([...Object.keys(CLOSED), ...Object.keys(OPEN)].map((key) => key.split(' ')[0]!)),
];
const { state } = await computeState(publications, TODAY, () => {}, ids);

const holidayOn = (calendar: string, date: string) =>
  state.entries.get(calendar)!.get(entryKey({ day: mustParseDay(date), kind: 'holiday' }))?.payload;

function each(
  table: Readonly<Record<string, string>>,
  hold: (calendar: string, date: string) => void,
): void {
  for (const [key, days] of Object.entries(table)) {
    const [calendar, year] = key.split(' ') as [string, string];
    for (const day of days.split(' ')) hold(calendar, `${year}-${day}`);
  }
}

test('closed days', () =>
  each(CLOSED, (calendar, date) => assert.ok(holidayOn(calendar, date), `${calendar} ${date}`)));
test('open days', () =>
  each(OPEN, (calendar, date) => assert.not.ok(holidayOn(calendar, date), `${calendar} ${date}`)));

test('none of their years is verified as a whole', () => {
  for (const [calendar, years] of Object.entries({
    PK: [2021, 2022, 2023, 2024],
    VG: [2022],
    TL: [2016],
    HR: [2000],
  })) {
    const verified = state.calendars.get(calendar)!.verified_years;
    assert.not.ok(
      years.some((year) => verified.includes(year)),
      calendar,
    );
  }
});

sampled('nothing of them is disputed or unsourced', async () => {
  const definitions = some(
    (await allDefinitions()).filter(({ id }) => state.calendars.has(id)),
    4,
  );
  assert.ok(definitions.length > 0);
  assert.equal(checkDisputes(definitions, publications, state, 2026), []);
  const isChosen = ([id]: [string, unknown]) =>
    definitions.some((definition) => definition.id === id);
  const calendars = new Map([...state.calendars].filter(isChosen));
  const entries = new Map([...state.entries].filter(isChosen));
  assert.equal(checkSources({ ...state, calendars, entries }, publications, TODAY), []);
});

test.run();
