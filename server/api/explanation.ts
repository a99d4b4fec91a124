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

/** The trace of an answer: every day that was checked, in that order. */

/** A year and some days around it. */
const MAX_EXPLAINED_DAYS = 400;

export const explainQuery = {
  explain: word(
    ['true', 'false'],
    `true: \`explanation\` lists every day that was checked, with its status in each calendar and the sources, up to ${MAX_EXPLAINED_DAYS} days; not with \`dates\` or format=text. Default false`,
  )
    .optional()
    .default('false'),
  lang,
};

/** One day that was checked. */
export interface LookedAt {
  readonly day: DayNumber;
  /** In all calendars checked, combined by `mode`. */
  readonly isOpen: boolean;
  /** Its number among the business days counted, from 1; null if it does not count. */
  readonly number: number | null;
  /** The calendars checked. */
  readonly indexes: readonly number[];
  /** For a value date: the step that checked the day. */
  readonly purpose?: Purpose;
}

/** Days in the order in which they were checked, and their number. */
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
  is_business_day: z.boolean().meta({ description: 'In all calendars combined' }),
  number: z.int().min(1).nullable().meta({
    description:
      'Its number among the business days that were counted; null: it does not count, such as a working weekend day between trade and value date',
  }),
  calendars: z.array(CalendarDayBody.omit({ date: true, timezone: true })).meta({
    description: 'The day in each calendar, as in /v1/days/{date}, with its sources',
  }),
};
const omitted = z.int().min(0).meta({ description: 'Number of further days that were checked' });

export const Explanation = z
  .strictObject({ days: z.array(z.strictObject(dayMembers)), omitted })
  .meta({
    id: 'Explanation',
    description: 'Every day that was checked, in that order; with explain=true',
  });

export const SpotExplanation = z
  .strictObject({
    days: z.array(
      z.strictObject({
        step: z.enum(['trade', 'count', 'value', 'tenor', 'end_of_month', 'expiry']).meta({
          description:
            'trade: whether somebody trades on the date; count: the days of one currency from the trade; value: the first possible value date; tenor: the date one tenor after it; end_of_month: whether spot is the last business day of its month; expiry: of an option, then the count from it',
        }),
        currency: z
          .string()
          .nullable()
          .meta({ description: 'The currency whose days are counted; null: those of the pair' }),
        is_result: z
          .boolean()
          .meta({ description: 'The result of the step; absent if there is no value date' }),
        ...dayMembers,
      }),
    ),
    omitted,
  })
  .meta({
    id: 'SpotExplanation',
    description: 'Every day that was checked, in that order; with explain=true',
  });

export const SettlementExplanation = z
  .strictObject({
    days: z.array(
      z.strictObject({
        step: z.enum(['trade', 'count']).meta({
          description:
            'trade: whether the market trades on the date; count: the days on which its trades settle',
        }),
        is_result: z.boolean().meta({ description: 'The result of the step' }),
        ...dayMembers,
      }),
    ),
    omitted,
  })
  .meta({
    id: 'SettlementExplanation',
    description: 'Every day that was checked, in that order; with explain=true',
  });

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

export const EXPLAINED_CSV = `with explain=true instead ${COLUMNS.join()}: a row for each calendar of each day checked; is_business_day is that of all calendars combined`;
export const EXPLAINED_SPOT_CSV = `${EXPLAINED_CSV}, and ${PURPOSE_COLUMNS.join()}`;

/** Throws a Problem if the request cannot have an explanation. */
export function requireExplainable(query: {
  readonly dates?: unknown;
  readonly format: string;
}): void {
  if (query.dates !== undefined) {
    throw new Problem(
      'invalid_parameter',
      'explain: was given together with dates; expected one date with it',
    );
  }
  if (query.format === 'text') {
    throw new Problem(
      'invalid_parameter',
      'explain: was given with format=text; expected json or csv with it',
    );
  }
}

/** The response with its explanation; `members` are those of the response itself. */
export function explainedAnswer(
  catalog: Catalog,
  query: { readonly format: 'json' | 'csv' | 'text'; readonly lang: string },
  members: object,
  lookedAt: Walk,
  asOf: string | undefined,
): Answer {
  const language = lookUpLanguage(query.lang, catalog.languages);
  const days = firstOf(lookedAt.days, MAX_EXPLAINED_DAYS);
  const omitted = lookedAt.total - days.length;
  const entryQuery = { lang: language, withSources: true };
  return inFormat(
    query.format,
    {
      json: () => {
        const texts = days.map((one) => dayJson(catalog, one, entryQuery));
        const explanation = `{"days":[${texts.join()}],"omitted":${omitted}}`;
        return jsonText(
          catalog,
          `${JSON.stringify(members).slice(1, -1)},"explanation":${explanation}`,
        );
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

function firstOf(all: Iterable<LookedAt>, max: number): LookedAt[] {
  const first: LookedAt[] = [];
  for (const one of all) {
    first.push(one);
    if (first.length === max) break;
  }
  return first;
}

function tooLong(days: number): Problem {
  const read = `format: csv has a row for every day, and ${days} were looked at`;
  return new Problem(
    'invalid_parameter',
    `${read}; expected at most ${MAX_EXPLAINED_DAYS}, or format=json`,
  );
}

interface EntryQuery {
  readonly lang: string;
  readonly withSources: boolean;
}

function dayJson(
  catalog: Catalog,
  { day, isOpen, number, indexes, purpose }: LookedAt,
  query: EntryQuery,
): string {
  const calendars = indexes.map((index) =>
    calendarDayJson(catalog, index, day, calendarDay(catalog, index, day, true), query),
  );
  const own = purpose ? `${JSON.stringify(purpose).slice(1, -1)},` : '';
  const date = `"date":"${formatDay(day)}","is_business_day":${isOpen},"number":${number}`;
  return `{${own}${date},"calendars":[${calendars.join()}]}`;
}

function csvRows(
  catalog: Catalog,
  { day, isOpen, number, indexes, purpose }: LookedAt,
  query: EntryQuery,
) {
  return indexes.map((index) => {
    const { id, status, close_time, coverage, basis, sources } = calendarDay(
      catalog,
      index,
      day,
      true,
    );
    const name = publicEntries(catalog, index, day, day, query)
      .map((entry) => entry.name)
      .join(' / ');
    const own = [
      id,
      formatDay(day),
      status,
      close_time,
      coverage,
      name,
      sources.join(' '),
      isOpen,
      number,
      basis,
    ];
    return purpose ? [...own, purpose.step, purpose.currency ?? null, purpose.is_result] : own;
  });
}

/**
 * The days of a search from `date`: first those of the direction in which nothing was found (the date itself, if it counts; the
 * rest of the month for a modified convention), then those up to the result.
 */
export function daysOfSearch(
  days: BusinessDays,
  date: DayNumber,
  found: Found,
  indexes: readonly number[],
): Walk {
  return {
    days: searched(days, date, found, indexes),
    total: found.dependsTo - found.dependsFrom + 1,
  };
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
    for (let day = date + 1; day <= found.day; day++)
      if (day >= found.dependsFrom) yield lookAt(day);
  }
}

/** The days from..to, both inclusive. */
export function daysOfRange(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  indexes: readonly number[],
): Walk {
  return { days: ranged(days, from, to, indexes), total: to - from + 1 };
}

function* ranged(days: BusinessDays, from: DayNumber, to: DayNumber, indexes: readonly number[]) {
  let number = 0;
  for (let day = from; day <= to; day++) {
    const isOpen = isBusinessDay(days, day);
    yield { day, isOpen, number: isOpen ? ++number : null, indexes } satisfies LookedAt;
  }
}

/** The days of a value date; `indexesOf` returns the calendars of a step. */
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
