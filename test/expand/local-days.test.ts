import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CalendarDefinition } from '../../build/calendars/definition.js';
import { allDefinitions } from '../../build/calendars/index.js';
import { completeCalendar, expandOwn } from '../../build/expand/calendar.js';
import type { Entry, PlainEntry } from '../../build/expand/entry.js';
import { mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { sampled, some } from '../helpers/needs.js';

/** Days of provinces and states that follow from a rule, compared with statements of governments and the press about single years. */

const definitions = new Map((await allDefinitions()).map((one) => [one.id, one]));

function definitionOf(calendar: string): CalendarDefinition {
  const found = definitions.get(calendar);
  if (!found) throw new Error(`no calendar ${calendar}`);
  return found;
}

const FIRST_YEAR = 2014;
const LAST_YEAR = 2028;
const expanded = new Map<string, readonly PlainEntry[]>();

/** The entries of those years from the definitions, without publications. */
function entriesOf(calendar: string): readonly PlainEntry[] {
  return getOrMake(expanded, calendar, () => {
    const definition = definitionOf(calendar);
    const cut = {
      ...definition,
      years: [Math.max(FIRST_YEAR, definition.years[0]), LAST_YEAR] as const,
    };
    return completeCalendar(cut, expandOwn(cut), (other) => entriesOf(other).map(unverified));
  });
}

function unverified(entry: PlainEntry): Entry {
  return { ...entry, coverage: 'library', sources: [] };
}

function kindsOn(calendar: string, date: string): string[] {
  const day = mustParseDay(date);
  return entriesOf(calendar)
    .filter((entry) => entry.day === day)
    .map(({ kind }) => kind);
}

/** Calendar, the day kept, the day that it replaces (or null), the source. */
const KEPT = [
  [
    'EC:I',
    '2020-06-26',
    '2020-06-25',
    'https://www.expectativa.ec/feriado-del-25-se-pasa-al-viernes-26/',
  ],
  ['EC:M', '2021-06-25', null, 'https://quenoticias.com/noticias/feriado-manabi-25-de-junio'],
  [
    'EC:SE',
    '2023-11-06',
    '2023-11-07',
    'https://quenoticias.com/noticias/feriado-6-de-noviembre-ecuador/amp',
  ],
  [
    'EC:SD',
    '2023-11-06',
    null,
    'https://quenoticias.com/noticias/feriado-6-de-noviembre-ecuador/amp',
  ],
  [
    'EC:D',
    '2024-07-29',
    '2024-07-30',
    'https://radiorojacanarfm.com/julio-llega-con-feriados-para-4-sitios-de-ecuador/',
  ],
  [
    'EC:L',
    '2025-11-17',
    '2025-11-18',
    'https://www.eluniverso.com/noticias/ecuador/esta-provincia-tendra-feriado-despues-de-la-consulta-popular-nota',
  ],
  [
    'EC:P-QU',
    '2025-12-05',
    null,
    'https://confirmado.net/estos-son-los-feriados-locales-de-diciembre-en-ecuador/',
  ],
  [
    'NG:OS',
    '2022-08-22',
    null,
    'https://dailypost.ng/2022/08/19/isese-day-osun-govt-declares-monday-public-holiday/',
  ],
  [
    'NG:OY',
    '2023-08-21',
    null,
    'https://www.channelstv.com/2023/08/19/makinde-declares-monday-as-public-holiday-for-isese-day/',
  ],
  [
    'PG:NSB',
    '2024-06-17',
    null,
    'https://abg.gov.pg/index.php?/news/read/bougainville-foundation-day-celebrations-set-for-june-17-2024',
  ],
  [
    'PH:BAN',
    '2022-01-11',
    null,
    'https://punto.com.ph/enero-11-special-non-working-holiday-sa-bataan',
  ],
  [
    'PH:CEB',
    '2024-08-06',
    null,
    'https://cebufinest.com/august-6-of-every-year-is-a-holiday-in-cebu-to-celebrate-founding-anniversary-of-cebu-province/',
  ],
] as const;

for (const [calendar, kept, instead, source] of KEPT) {
  test(`${calendar} keeps ${kept} (${source})`, () => {
    const country = calendar.slice(0, 2);
    assert.equal(kindsOn(calendar, kept), ['holiday']);
    assert.equal(kindsOn(country, kept), [], `${country} is at work`);
    if (instead) assert.equal(kindsOn(calendar, instead), []);
  });
}

test('a working Saturday of the rest of China is free in Guangxi by its notice, and another is worked', () => {
  assert.equal(kindsOn('CN:GX', '2017-04-01'), []);
  assert.equal(kindsOn('CN:GX', '2017-04-08'), ['weekend_workday']);
  assert.equal(kindsOn('CN:GX', '2023-04-23'), []);
});

test('no day of a Chinese region is a holiday and worked at once', () => {
  for (const region of ['GX', 'NX', 'XJ', 'XZ']) {
    const dates = entriesOf(`CN:${region}`);
    const worked = new Set(
      dates.filter(({ kind }) => kind === 'weekend_workday').map(({ day }) => day),
    );
    assert.equal(
      dates.filter(({ kind, day }) => kind === 'holiday' && worked.has(day)),
      [],
      `CN:${region}`,
    );
  }
});

sampled('every place with days of its own differs from its country in two years to come', () => {
  const places = [...definitions.keys()].filter((id) => /^(CN|FM|NG|PG|PH|SB):/.test(id));
  assert.ok(places.length > 40);
  for (const id of some(places, 4)) {
    const days = (calendar: string) =>
      entriesOf(calendar)
        .filter(({ day }) => yearOf(day) >= LAST_YEAR - 1)
        .map(({ day, kind }) => `${day} ${kind}`);
    assert.not.equal(days(id), days(id.slice(0, 2)), id);
  }
});

test.run();
