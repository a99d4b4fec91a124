import { formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import { type Exclusion, type ListedDate, NOT_FOUND, type RuleRow } from './vocabulary.js';
import { dateOf } from './weekdays.js';

/**
 * Short forms for many rows with something in common, which is written once, before what differs. Files of calendars
 * define no functions of their own: a person who reviews them reads rows.
 */

/** What remains to be said of a row where `Common` is given; a row may also say it otherwise. */
type Remaining<Row, Common> = Omit<Row, keyof Common> & Partial<Row>;

/**
 * Rules with members in common:
 *
 *     ruleRows({ from: 2017, source: LIST_2017 }, [
 *       { rule: '01-04', name: 'Independence Day' },
 *       { rule: '02-12', name: 'Union Day', to: 2021 },
 *     ])
 */
export function ruleRows<Common extends Partial<RuleRow>>(
  common: Common,
  rows: readonly Remaining<RuleRow, Common>[],
): RuleRow[] {
  return rows.map((row) => ({ ...common, ...row }) as RuleRow);
}

/**
 * Single dates with members in common:
 *
 *     dateRows({ kind: 'holiday', source: LIST_2024 }, [{ date: '2024-01-26', name: 'Republic Day' }, ...])
 */
export function dateRows<Common extends Partial<ListedDate>>(
  common: Common,
  rows: readonly Remaining<ListedDate, Common>[],
): ListedDate[] {
  return rows.map((row) => ({ ...common, ...row }) as ListedDate);
}

/** Rules that differ by their name alone, rule -> name: `rulesNamed({ from: 2016, source: LAW }, { '10-31': "Martyrs' Day" })`. */
export function rulesNamed(
  common: Omit<RuleRow, 'rule' | 'name'>,
  names: Readonly<Record<string, string>>,
): RuleRow[] {
  return Object.entries(names).map(([rule, name]) => ({ rule, name, ...common }));
}

/** Dates that differ by their name alone, date -> name: `datesNamed({ kind: 'holiday', source: LIST }, { '2024-01-26': 'Republic Day' })`. */
export function datesNamed(
  common: Omit<ListedDate, 'date' | 'name'>,
  names: Readonly<Record<string, string>>,
): ListedDate[] {
  return Object.entries(names).map(([date, name]) => ({ date, name, ...common }));
}

/** One holiday by each of the rules: `onRules(['07-11', '07-12'], { name: 'Naadam', from: 2004, source: LAW })`. */
export function onRules(rules: readonly string[], row: Omit<RuleRow, 'rule'>): RuleRow[] {
  return rules.map((rule) => ({ rule, ...row }));
}

/** Each of the rules in each of the periods: `inPeriods([{ from: 1990, to: 2009, source: LIST }, { from: 2027, source: LAW }], [{ rule: '01-11', name: 'Manifesto Day' }])`. */
export function inPeriods(
  periods: readonly Omit<RuleRow, 'rule' | 'name' | 'names'>[],
  rules: readonly Pick<RuleRow, 'rule' | 'name' | 'names' | 'exceptYears' | 'observed'>[],
): RuleRow[] {
  return rules.flatMap((rule) => periods.map((period) => ({ ...rule, ...period })));
}

/** Rules of the library excluded for one reason: `excludedRules(['06-01', '10-12'], { why: 'not in article 66' })`. */
export function excludedRules(rules: readonly string[], row: Omit<Exclusion, 'rule'>): Exclusion[] {
  return rules.map((rule) => ({ rule, ...row }));
}

/** A rule of the library excluded in single years: `excludedYears('05-01', [2021, 2024], 'moved by decision; https://...')`. */
export function excludedYears(rule: string, years: readonly number[], why: string): Exclusion[] {
  return years.map((year) => ({ rule, from: year, to: year, why }));
}

/** The same rows with these members in place of their own: `withMembers(CLOSURES, { from: 2013 })`. */
export function withMembers<Row extends RuleRow | ListedDate>(
  rows: readonly Row[],
  members: Partial<Row>,
): Row[] {
  return rows.map((row) => ({ ...row, ...members }));
}

/**
 * Rules that rest on another text since a year, the first that it was read for: each row is split there, and its note stays
 * with the earlier years. Rows that end before are left as they are.
 *
 *     restsSince(2025, { source: LIST_2025_2027, basis: 'notice' }, HOLIDAYS)
 */
export function restsSince(
  year: number,
  text: Partial<RuleRow> & Pick<RuleRow, 'source'>,
  rows: readonly RuleRow[],
): RuleRow[] {
  return rows.flatMap((row): RuleRow[] => {
    if (row.to !== undefined && row.to < year) return [row];
    const { note: _, ...rest } = row;
    const later: RuleRow = { ...rest, ...text, from: Math.max(row.from, year) };
    return row.from < year ? [{ ...row, to: year - 1 }, later] : [later];
  });
}

/** Rows of another calendar that rest on this source here; those without a source stay without. */
export function withSource<Row extends RuleRow | ListedDate>(
  rows: readonly Row[],
  source: string,
): Row[] {
  return rows.map((row) => (row.source === NOT_FOUND ? row : { ...row, source }));
}

/**
 * One day of each week from `first` to `last`, but not on the days of `except`: a week that an order shortened for a time.
 *
 *     weekly('2026-03-18', '2026-12-30', { kind: 'holiday', name: 'Weekly closing', source: ORDER }, '2026-04-01')
 */
export function weekly(
  first: string,
  last: string,
  row: Omit<ListedDate, 'date'>,
  except = '',
): ListedDate[] {
  const rows: ListedDate[] = [];
  for (let day = mustParseDay(first); day <= mustParseDay(last); day += 7) {
    const date = formatDay(day);
    if (!except.split(' ').includes(date)) rows.push({ ...row, date });
  }
  return rows;
}

type Named = Pick<ListedDate, 'name' | 'names' | 'observed'>;

/**
 * Days off, each in exchange for a weekend day worked. `[off]` and `[worked]` in a name stand for the dates; `worked` is
 * absent where it is not known or there is none.
 *
 *     exchangedDays({ name: 'Day of rest' }, { name: 'Working day in place of [off]' }, [
 *       { off: '2026-01-02', worked: '2026-01-10', source: DECREE },
 *     ])
 */
export function exchangedDays(
  dayOff: Named,
  workingDay: Named,
  days: readonly ({ readonly off: string; readonly worked?: string } & Pick<
    ListedDate,
    'source' | 'note'
  >)[],
): ListedDate[] {
  return days.flatMap(({ off, worked, ...evidence }): ListedDate[] => {
    const filled = (day: Named) => ({
      ...day,
      name: day.name.replace('[off]', off).replace('[worked]', worked ?? ''),
      ...evidence,
    });
    const free: ListedDate = { date: off, kind: 'holiday', ...filled(dayOff) };
    return worked
      ? [free, { date: worked, kind: 'weekend_workday', ...filled(workingDay) }]
      : [free];
  });
}

/** What dates rest on: by date (YYYY-MM-DD), by name, or by year. An address alone: the source. */
type Evidence = Readonly<Record<string, string | Pick<ListedDate, 'source' | 'status' | 'note'>>>;

/**
 * Holidays that rest on a notice of their own or on the decree of their year, where one was read, else on `otherwise`.
 * `dates` are separated by spaces.
 */
export function datesByEvidence(
  evidence: Evidence,
  otherwise: Pick<ListedDate, 'source' | 'note'>,
  days: readonly (Named & { readonly dates: string })[],
): ListedDate[] {
  return days.flatMap(({ dates, ...day }) =>
    dates.split(' ').map((date): ListedDate => {
      const read =
        evidence[dateOf(date)] ?? evidence[day.name] ?? evidence[date.slice(0, 4)] ?? otherwise;
      return {
        ...day,
        date,
        kind: 'holiday',
        ...(typeof read === 'string' ? { source: read } : read),
      };
    }),
  );
}

/** The same of tables by year: `{ 2024: { 'Lunar New Year': '02-08 02-09' } }`. */
export function yearsByEvidence(
  evidence: Evidence,
  otherwise: Pick<ListedDate, 'source' | 'note'>,
  years: Readonly<Record<number, Readonly<Record<string, string>>>>,
): ListedDate[] {
  return Object.entries(years).flatMap(([year, names]) =>
    Object.entries(names).flatMap(([name, days]) =>
      datesByEvidence(evidence, otherwise, [
        { name, dates: days.replace(/^| /g, (gap) => `${gap}${year}-`) },
      ]),
    ),
  );
}
