import * as z from 'zod';
import { type BusinessDays, type Found, isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import { examinedDays, type FxStep } from '../engine/fx.js';
import { calendarDay } from '../queries/calendar-day.js';
import type { Catalog } from '../queries/catalog.js';
import { publicEntries } from '../queries/entries.js';
import { Problem } from '../queries/problem.js';
import { toCsv } from '../text/csv.js';
import { lookUpLanguage } from '../text/language.js';
import { CalendarDayBody, calendarDayJson } from './calendar-day.js';
import { type Answer, inFormat, jsonText } from './endpoint.js';
import { lang, word } from './parameters.js';
import { DateText } from './schemas.js';

/** Why an answer is what it is: every day that was looked at, in the order in which it was. */

/** A year, with what lies around it. */
export const MOST_EXPLAINED_DAYS = 400;

export const explainQuery = {
  explain: word(
    ['true', 'false'],
    `true: \`explanation\` tells every day that was looked at, what each calendar says of it and on what that rests, up to ${MOST_EXPLAINED_DAYS} days; not with \`dates\` or format=text. Default false`,
  )
    .optional()
    .default('false'),
  lang,
};

/** One day that was looked at. */
export interface LookedAt {
  readonly day: DayNumber;
  /** In all calendars looked at, as `mode` combines them. */
  readonly isOpen: boolean;
  /** Which of the business days counted it is, from 1 on; null for one that does not count. */
  readonly number: number | null;
  /** The calendars looked at. */
  readonly indexes: readonly number[];
  /** For a value date: what the day was looked at for. */
  readonly purpose?: Purpose;
}

/** Days in the order in which they were looked at, and how many there are. */
export interface Walk {
  readonly days: Iterable<LookedAt>;
  readonly total: number;
}

interface Purpose {
  readonly step: FxStep['what'];
  readonly currency?: string | null;
  readonly is_result: boolean;
}

const dayMembers = {
  date: DateText,
  is_business_day: z.boolean().meta({ description: 'In the calendars together' }),
  number: z.int().min(1).nullable().meta({
    description:
      'Which of the business days that were counted it is; null: it does not count, as a working weekend does not between trade and value',
  }),
  calendars: z.array(CalendarDayBody.omit({ date: true, timezone: true })).meta({
    description: 'What each calendar says of the day, as in /v1/days/{date}, with its sources',
  }),
};
const omitted = z.int().min(0).meta({ description: 'Days looked at beyond these' });

export const Explanation = z
  .strictObject({ days: z.array(z.strictObject(dayMembers)), omitted })
  .meta({ id: 'Explanation', description: 'Every day that was looked at, in that order; with explain=true' });

export const SpotExplanation = z
  .strictObject({
    days: z.array(
      z.strictObject({
        step: z.enum(['trade', 'count', 'value', 'tenor', 'end_of_month']).meta({
          description:
            'trade: whether somebody trades on the date; count: the days of one currency from the trade; value: the first day on which the pair is delivered; tenor: the day so long after it; end_of_month: whether spot is the last business day of its month',
        }),
        currency: z.string().nullable().meta({ description: 'Whose days are counted; null: those of the pair' }),
        is_result: z
          .boolean()
          .meta({ description: 'The day that the step came to; none where there is no value date' }),
        ...dayMembers,
      }),
    ),
    omitted,
  })
  .meta({ id: 'SpotExplanation', description: 'Every day that was looked at, in that order; with explain=true' });

export const SettlementExplanation = z
  .strictObject({
    days: z.array(
      z.strictObject({
        step: z.enum(['trade', 'count']).meta({
          description: 'trade: whether the market trades on the date; count: the days on which its trades settle',
        }),
        is_result: z.boolean().meta({ description: 'The day that the step came to' }),
        ...dayMembers,
      }),
    ),
    omitted,
  })
  .meta({ id: 'SettlementExplanation', description: 'Every day that was looked at, in that order; with explain=true' });

const COLUMNS = [
  'calendar',
  'date',
  'status',
  'close_time',
  'coverage',
  'name',
  'sources',
  'is_business_day',
  'number',
  'basis',
];
const PURPOSE_COLUMNS = ['step', 'currency', 'is_result'];

export const EXPLAINED_CSV = `with explain=true instead ${COLUMNS.join()}: a row for each calendar of each day looked at; is_business_day of the calendars together`;
export const EXPLAINED_SPOT_CSV = `${EXPLAINED_CSV}, and ${PURPOSE_COLUMNS.join()}`;

/** Throws a Problem where what was asked cannot be explained. */
export function requireExplainable(query: { readonly dates?: unknown; readonly format: string }): void {
  if (query.dates !== undefined) {
    throw new Problem('invalid_parameter', 'explain: was given together with dates; expected one date with it');
  }
  if (query.format === 'text') {
    throw new Problem('invalid_parameter', 'explain: was given with format=text; expected json or csv with it');
  }
}

/** The answer with its explanation: `members` are those of the answer itself. */
export function explainedAnswer(
  catalog: Catalog,
  query: { readonly format: 'json' | 'csv' | 'text'; readonly lang: string },
  members: object,
  lookedAt: Walk,
  asOf: string | undefined,
): Answer {
  const language = lookUpLanguage(query.lang, catalog.languages);
  const days = firstOf(lookedAt.days, MOST_EXPLAINED_DAYS);
  const omitted = lookedAt.total - days.length;
  const entryQuery = { lang: language, withSources: true };
  return inFormat(
    query.format,
    {
      json: () => {
        const texts = days.map((one) => dayJson(catalog, one, entryQuery));
        const explanation = `{"days":[${texts.join()}],"omitted":${omitted}}`;
        return jsonText(catalog, `${JSON.stringify(members).slice(1, -1)},"explanation":${explanation}`);
      },
      csv: () => {
        if (omitted > 0) throw tooLong(lookedAt.total);
        const withPurpose = days.some(({ purpose }) => purpose !== undefined);
        const rows = days.flatMap((one) => csvRows(catalog, one, entryQuery));
        return toCsv(withPurpose ? [...COLUMNS, ...PURPOSE_COLUMNS] : COLUMNS, rows);
      },
      text: () => '',
    },
    asOf,
    language,
  );
}

function firstOf(all: Iterable<LookedAt>, most: number): LookedAt[] {
  const first: LookedAt[] = [];
  for (const one of all) {
    first.push(one);
    if (first.length === most) break;
  }
  return first;
}

function tooLong(days: number): Problem {
  const read = `format: csv has a row for every day, and ${days} were looked at`;
  return new Problem('invalid_parameter', `${read}; expected at most ${MOST_EXPLAINED_DAYS}, or format=json`);
}

interface EntryQuery {
  readonly lang: string;
  readonly withSources: boolean;
}

function dayJson(catalog: Catalog, { day, isOpen, number, indexes, purpose }: LookedAt, query: EntryQuery): string {
  const calendars = indexes.map((index) =>
    calendarDayJson(catalog, index, day, calendarDay(catalog, index, day, true), query),
  );
  const own = purpose ? `${JSON.stringify(purpose).slice(1, -1)},` : '';
  const date = `"date":"${formatDay(day)}","is_business_day":${isOpen},"number":${number}`;
  return `{${own}${date},"calendars":[${calendars.join()}]}`;
}

function csvRows(catalog: Catalog, { day, isOpen, number, indexes, purpose }: LookedAt, query: EntryQuery) {
  return indexes.map((index) => {
    const { id, status, close_time, coverage, basis, sources } = calendarDay(catalog, index, day, true);
    const name = publicEntries(catalog, index, day, day, query)
      .map((entry) => entry.name)
      .join(' / ');
    const own = [id, formatDay(day), status, close_time, coverage, name, sources.join(' '), isOpen, number, basis];
    return purpose ? [...own, purpose.step, purpose.currency ?? null, purpose.is_result] : own;
  });
}

/**
 * The days of a search from `date`: first to the side on which nothing was found (the date itself, where it counts; the
 * rest of the month for a modified convention), then on to the outcome.
 */
export function daysOfSearch(days: BusinessDays, date: DayNumber, found: Found, indexes: readonly number[]): Walk {
  return { days: searched(days, date, found, indexes), total: found.dependsTo - found.dependsFrom + 1 };
}

function* searched(days: BusinessDays, date: DayNumber, found: Found, indexes: readonly number[]) {
  let number = 0;
  const lookAt = (day: DayNumber): LookedAt => {
    const isOpen = isBusinessDay(days, day);
    return { day, isOpen, number: isOpen ? ++number : null, indexes };
  };
  if (found.day < date) {
    for (let day = date; day <= found.dependsTo; day++) yield lookAt(day);
    for (let day = date - 1; day >= found.day; day--) if (day <= found.dependsTo) yield lookAt(day);
  } else {
    for (let day = date; day >= found.dependsFrom; day--) yield lookAt(day);
    for (let day = date + 1; day <= found.day; day++) if (day >= found.dependsFrom) yield lookAt(day);
  }
}

/** The days from..to, both inclusive. */
export function daysOfRange(days: BusinessDays, from: DayNumber, to: DayNumber, indexes: readonly number[]): Walk {
  return { days: ranged(days, from, to, indexes), total: to - from + 1 };
}

function* ranged(days: BusinessDays, from: DayNumber, to: DayNumber, indexes: readonly number[]) {
  let number = 0;
  for (let day = from; day <= to; day++) {
    const isOpen = isBusinessDay(days, day);
    yield { day, isOpen, number: isOpen ? ++number : null, indexes } satisfies LookedAt;
  }
}

/** The days of a value date; `indexesOf` tells the calendars of a step. */
export function daysOfSteps(steps: readonly FxStep[], indexesOf: IndexesOf): Walk {
  const total = steps.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return { days: stepped(steps, indexesOf), total };
}

type IndexesOf = (of: FxStep['of']) => readonly number[];

function* stepped(steps: readonly FxStep[], indexesOf: IndexesOf): Generator<LookedAt> {
  for (const step of steps) {
    let number = 0;
    for (const { what, of, day, isOpen, isCounted, isChosen } of examinedDays([step])) {
      const currency = typeof of === 'string' ? null : of.currency;
      const purpose = { step: what, currency, is_result: isChosen };
      yield { day, isOpen, number: isCounted ? ++number : null, indexes: indexesOf(of), purpose };
    }
  }
}
