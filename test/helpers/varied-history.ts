import type { Entry } from '../../build/expand/entry.js';
import { entryKey } from '../../build/expand/entry.js';
import type { RecordChange, ReleaseStep } from '../../build/release/replay.js';
import {
  diffStates,
  emptyState,
  type Provenance,
  type ReleaseState,
  type StoredCalendar,
} from '../../build/release/state.js';
import { writeRelease } from '../../build/release/store.js';
import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import type { CitedRow, Source } from '../../server/engine/types.js';
import { openEarlierReleases } from '../../server/queries/as-of.js';
import { type Catalog, openCatalog } from '../../server/queries/catalog.js';
import { once } from '../../server/util/once.js';
import { calendar, entry, source, state, stepOf, storeHistory } from './history.js';
import { startApp, type TestServer, type TestServerOptions } from './server.js';

/**
 * Eight small releases of a handful of calendars, in which happens what can happen: dates are added, removed and modified,
 * estimates are confirmed, dates verified, a calendar comes and one goes, an address, a zone, a weekend and the row under a
 * date become others. What depends on a history is tested with these, so that the releases of the project may be few.
 */

/** What each release does, oldest first; the last one lies in the 30 days before the clock of test servers. */
const RELEASES = [
  ['2026-01-10T06:00:00', 'The starting point'],
  ['2026-02-14T06:00:00', 'Names in more languages; XNEW comes'],
  ['2026-03-12T06:00:00', 'Eid al-Fitr of 2026 is announced'],
  ['2026-03-12T18:30:00', 'New York and the euro are verified'],
  ['2026-05-20T06:00:00', 'XOLD goes; working weekends in China; Sydney closes at another hour'],
  ['2026-07-01T06:00:00', 'Another weekend, zone and address of a source'],
  ['2026-09-09T06:00:00', 'Another text of a Bavarian law'],
  ['2026-11-11T06:00:00', 'Eid al-Adha of 2026 is announced; Juneteenth is back'],
] as const;

const [FIRST_YEAR, LAST_YEAR] = [2020, 2029] as const;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
const VERIFIED_YEARS = [2025, 2026, 2027];

export const VARIED_IDS = RELEASES.map(([instant]) => `${instant.replaceAll(/[-:]/g, '')}Z`);

const yearly = (monthDay: string, name: string, more: Partial<Entry> = {}) =>
  YEARS.map((year) => entry(`${year}-${monthDay}`, name, more));

/** As the release of that number, counted from 1, verifies a calendar: its entries of the years with a list. */
function verifiedBy(list: string, entries: readonly Entry[]): Entry[] {
  return entries.map((one) =>
    VERIFIED_YEARS.includes(Number(formatDay(one.day).slice(0, 4)))
      ? { ...one, coverage: 'verified', sources: [list] }
      : one,
  );
}

type Row = readonly [StoredCalendar, readonly Entry[]];

function euro(number: number): Row {
  const named = (en: string, de: string, fr: string) => ({
    names: number >= 2 ? { en, de, fr } : { en },
  });
  const entries = [
    ...yearly('01-01', "New Year's Day", named("New Year's Day", 'Neujahr', "Jour de l'an")),
    ...yearly('05-01', 'Labour Day', named('Labour Day', 'Tag der Arbeit', 'Fête du Travail')),
    ...yearly('12-25', 'Christmas Day', named('Christmas Day', 'Weihnachten', 'Noël')),
    ...yearly('12-26', 'Boxing Day', named('Boxing Day', 'Stephanstag', 'Saint-Étienne')),
  ];
  const record = ofYears('EUR', {
    kind: 'settlement',
    bases: [],
    countries: ['DE', 'FR'],
    currencies: ['EUR'],
  });
  return number < 4
    ? [record, entries]
    : [listed(record, 'euro-list'), verifiedBy('euro-list', entries)];
}

function newYork(number: number): Row {
  const early = { kind: 'early_close', close_time: '13:00' } as const;
  const entries = [
    ...yearly('01-01', "New Year's Day"),
    // Taken away by the fifth release and given back by the last one.
    ...yearly('06-19', 'Juneteenth').filter(
      ({ day }) => number < 5 || number > 7 || day !== mustParseDay('2026-06-19'),
    ),
    ...yearly('07-04', 'Independence Day'),
    ...yearly('07-03', 'Independence Eve', early),
    ...yearly('12-24', 'Christmas Eve', early),
    ...yearly('12-25', 'Christmas Day'),
  ];
  const record = ofYears('XNYS', {
    timezone: 'America/New_York',
    countries: ['US'],
    currencies: ['USD'],
  });
  return number < 4
    ? [record, entries]
    : [listed(record, 'new-york-list'), verifiedBy('new-york-list', entries)];
}

/** Feasts of three days that fall eleven days earlier every year, estimated until they are announced. */
function emirates(number: number): Row {
  const feast = (first: string, en: string, ar: string, announced: number, moved: number) =>
    YEARS.flatMap((year) => {
      const isAnnounced = year === 2026 && number >= announced;
      const start =
        mustParseDay(first) - Math.round((year - FIRST_YEAR) * -354.37) + (isAnnounced ? moved : 0);
      const more = isAnnounced ? {} : ({ status: 'estimated', may_move_days: 1 } as const);
      const names = number >= 2 ? { en, ar } : { en };
      return [0, 1, 2].map((at) => entry(formatDay(start + at), en, { ...more, names }));
    });
  const entries = [
    ...yearly('01-01', "New Year's Day"),
    ...yearly('12-02', 'National Day'),
    ...feast('2020-05-24', 'Eid al-Fitr', 'عيد الفطر', 3, 1),
    ...feast('2020-07-31', 'Eid al-Adha', 'عيد الأضحى', 8, 0),
  ];
  const old = { start: `${FIRST_YEAR}-01-01`, days: [5, 6] };
  const weekend = number < 6 ? [old] : [old, { start: '2022-01-03', days: [6, 7] }];
  const home = { countries: ['AE'], currencies: ['AED'], cities: 'Abu Dhabi' };
  const last = new Map(entries.map((one) => [entryKey(one), one]));
  return [
    ofYears('AE', { kind: 'country', timezone: 'Asia/Dubai', weekend, ...home }),
    withinYears([...last.values()]),
  ];
}

function bavaria(number: number): Row {
  const named = (en: string, de: string) => ({
    names: number >= 2 ? { en, de, fr: `${en} (fr)` } : { en, de },
  });
  return [
    ofYears('DE:BY', {
      kind: 'country',
      countries: ['DE'],
      currencies: ['EUR'],
      aliases: ['BAVARIA'],
    }),
    [
      ...yearly('01-01', "New Year's Day", named("New Year's Day", 'Neujahr')),
      ...yearly('08-15', 'Assumption Day', named('Assumption Day', 'Mariä Himmelfahrt')),
      ...yearly('12-25', 'Christmas Day', {
        ...named('Christmas Day', 'Weihnachten'),
        origin: 'library',
      }),
    ],
  ];
}

function sydney(number: number): Row {
  const early = { kind: 'early_close', close_time: number < 5 ? '14:10' : '14:15' } as const;
  const record = ofYears('XASX', {
    timezone: number < 6 ? 'Australia/Sydney' : 'Australia/Melbourne',
    countries: ['AU'],
    currencies: ['AUD'],
  });
  return [
    record,
    [...yearly('01-26', 'Australia Day'), ...yearly('12-24', 'Christmas Eve', early)],
  ];
}

function china(number: number): Row {
  const ahead = { status: 'estimated', may_move_days: 2 } as const;
  const week = YEARS.flatMap((year) =>
    [1, 2, 3, 4, 5, 6, 7].map((day) =>
      entry(`${year}-10-0${day}`, 'National Day', year < 2026 + (number >= 5 ? 1 : 0) ? {} : ahead),
    ),
  );
  const worked = [
    '2024-09-29',
    '2024-10-12',
    '2025-09-28',
    '2025-10-11',
    '2026-09-27',
    '2026-10-10',
  ];
  const days = worked.map((date) =>
    entry(date, 'Adjusted working day', { kind: 'weekend_workday' }),
  );
  const home = { countries: ['CN'], currencies: ['CNY'], local_name: '中国' };
  return [
    ofYears('CN', { kind: 'country', timezone: 'Asia/Shanghai', ...home }),
    number < 5 ? week : [...week, ...days],
  ];
}

function ofYears(id: string, more: Partial<StoredCalendar>): StoredCalendar {
  return calendar(id, {
    data_years: [FIRST_YEAR, LAST_YEAR],
    countries: [],
    currencies: [],
    ...more,
  });
}

function withinYears(entries: readonly Entry[]): Entry[] {
  const [from, to] = [mustParseDay(`${FIRST_YEAR}-01-01`), mustParseDay(`${LAST_YEAR}-12-31`)];
  return entries.filter(({ day }) => day >= from && day <= to);
}

function listed(record: StoredCalendar, list: string): StoredCalendar {
  const years = { complete_years: VERIFIED_YEARS, verified_years: VERIFIED_YEARS };
  const year_sources = [{ years: VERIFIED_YEARS, sources: [list] }];
  return { ...record, ...years, year_sources, last_verified_at: '2026-03-12', sources: [list] };
}

function sourcesOf(number: number): Source[] {
  const list = (id: string, of: string) => ({
    ...source(id),
    years: VERIFIED_YEARS,
    calendars: [of],
  });
  if (number < 4) return [];
  const moved = number < 6 ? {} : { url: 'https://example.org/moved' };
  return [list('euro-list', 'EUR'), { ...list('new-york-list', 'XNYS'), ...moved }];
}

/** All dates of Bavaria but those of the library rest on one law; another text of it is read from the seventh release on. */
function provenanceOf(number: number, entries: readonly Entry[]): Provenance {
  const law: CitedRow = {
    kind: 'rule',
    basis: 'law',
    words: 'Public holidays of Bavaria',
    from: FIRST_YEAR,
    url:
      number < 7
        ? 'https://www.legislation.gov.uk/bavaria'
        : 'https://www.legislation.gov.uk/bavaria-2026',
    publisher: 'law.example',
  };
  const own = entries.filter(({ origin }) => origin !== 'library');
  return { rows: [law], rowOf: new Map(own.map((one) => [entryKey(one), 0])) };
}

/** The state after the release of that number, counted from 1. */
function stateAfter(number: number): ReleaseState {
  const rows = [euro, newYork, emirates, bavaria, sydney, china].map((make) => make(number));
  const one = [entry('2026-06-01', 'A day of its own')];
  if (number < 5) rows.push([ofYears('XOLD', {}), one]);
  if (number >= 2) rows.push([ofYears('XNEW', { aliases: ['XNEW-OLD'] }), one]);
  const made = state(rows, sourcesOf(number));
  for (const [{ id }, entries] of rows) {
    const provenance =
      id === 'DE:BY'
        ? provenanceOf(number, entries)
        : { rows: [], rowOf: new Map<number, number>() };
    made.provenance.set(id, provenance);
  }
  return made;
}

export interface VariedHistory {
  /** Oldest first, with what each changed and the state after it. */
  readonly steps: readonly ReleaseStep[];
  readonly states: readonly ReleaseState[];
}

export const variedHistory = once((): VariedHistory => {
  const states = RELEASES.map((_, index) => stateAfter(index + 1));
  const steps = RELEASES.map(([instant, note], index) => {
    const release = {
      id: VARIED_IDS[index]!,
      library_version: '3.37.0',
      generated_at: `${instant}+00:00`,
    };
    if (index === 0) return stepOf(release, { note });
    const [before, after] = [states[index - 1]!, states[index]!];
    return stepOf(release, {
      note,
      changes: diffStates(before, after),
      records: recordChanges(before, after),
    });
  });
  return { steps, states };
});

function recordChanges(before: ReleaseState, after: ReleaseState): RecordChange[] {
  const ids = [...new Set([...before.calendars.keys(), ...after.calendars.keys()])].sort();
  return ids
    .map((id) => ({
      id,
      before: before.calendars.get(id) ?? null,
      after: after.calendars.get(id) ?? null,
    }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is));
}

/** Writes the first releases, all by default, into a folder, as npm run release does. */
export function writeVaried(dir: string, count: number = RELEASES.length): void {
  const { steps, states } = variedHistory();
  for (const [index, { release, note }] of steps.slice(0, count).entries()) {
    writeRelease(
      release,
      { note, reasons: [] },
      states[index - 1] ?? emptyState(),
      states[index]!,
      dir,
    );
  }
}

/** The first releases, all by default, as a build stores them. */
export function storeVaried(count: number = RELEASES.length) {
  const { steps, states } = variedHistory();
  return storeHistory(steps.slice(0, count).map((step, index) => [step, states[index]!] as const));
}

/** What a server of the last of these releases has, and of those before. */
export function variedParts(count: number = RELEASES.length) {
  const stored = storeVaried(count);
  const catalog: Catalog = openCatalog(stored.data());
  const releases = openEarlierReleases(stored.files, catalog, (sha256) => sha256.slice(0, 16));
  return { catalog, releases, stored };
}

/** A server over these releases. */
export function startVaried({
  count,
  now,
}: { count?: number } & TestServerOptions = {}): Promise<TestServer> {
  const { catalog, releases } = variedParts(count);
  return startApp({ catalog, releases, ...(now && { nowMs: now }) });
}
