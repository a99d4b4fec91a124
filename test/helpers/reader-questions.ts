import fc from 'fast-check';
import { SCHEDULE_CONVENTIONS } from '../../server/engine/adjusted-schedule.js';
import {
  type DayNumber,
  dayNumber,
  firstDayOf,
  formatDay,
  parseDay,
} from '../../server/engine/civil-date.js';
import { CONVENTIONS } from '../../server/engine/conventions.js';
import { EDGES } from '../../server/engine/period.js';
import { type Mode, REQUESTED_KINDS } from '../../server/engine/types.js';
import type { BusinessCalendar, Convention, Reader } from '../../server/reader/api.js';
import type { TestServer } from './server.js';

/** Questions that are put to the server, to the package and to the Python module: all must give the same answers. */

export interface Question {
  readonly ask:
    | 'isBusinessDay'
    | 'day'
    | 'holidays'
    | 'nextHolidays'
    | 'next'
    | 'previous'
    | 'add'
    | 'addPeriod'
    | 'count'
    | 'adjust'
    | 'list';
  readonly ids: readonly string[];
  readonly mode: Mode;
  /** As the endpoint names them. */
  readonly args: Readonly<Record<string, string | number | boolean>>;
}

export type Reply =
  | { readonly answer: unknown }
  | { readonly code: string; readonly detail: string };

const PATHS: Readonly<Record<Question['ask'], string>> = {
  isBusinessDay: 'days',
  day: 'days',
  holidays: 'holidays',
  nextHolidays: 'holidays/next',
  next: 'business-days/next',
  previous: 'business-days/previous',
  add: 'business-days/add',
  addPeriod: 'business-days/add',
  count: 'business-days/count',
  adjust: 'business-days/adjust',
  list: 'business-days/list',
};

/** What the server answers, without its release. */
export async function serverAnswer(
  server: TestServer,
  { ask, ids, mode, args }: Question,
): Promise<Reply> {
  const { date, ...others } = args;
  const inPath = PATHS[ask] === 'days';
  const path = inPath ? `/v1/days/${date}` : `/v1/${PATHS[ask]}`;
  const query = new URLSearchParams({ calendars: ids.join(), mode });
  if (!inPath && date !== undefined) query.set('date', String(date));
  for (const [name, value] of Object.entries(others)) {
    if (name === 'sources') query.set('include', 'sources');
    else query.set(name, String(value));
  }
  const response = await server.get(`${path}?${query}`);
  const { data_release: _release, ...body } = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) return { code: String(body.code), detail: String(body.detail) };
  return { answer: ask === 'isBusinessDay' ? body.is_business_day : body };
}

/**
 * What a reader says of a date or a result outside the data: the server names the parameter of the request too, and its value if
 * the words are about another day.
 */
export function withoutParameter(detail: string): string {
  return detail.replace(/^\w+: (?:[^;]+ was read(?:, with \w+: [^;]+)?; )?/, '');
}

export function readerAnswer(reader: Reader, { ask, ids, mode, args }: Question): Reply {
  try {
    // As JSON: what is undefined is not there.
    return JSON.parse(
      JSON.stringify({ answer: answerOf(reader[mode](...ids), ask, args) }),
    ) as Reply;
  } catch (error) {
    const { code, message } = error as Error & { code: string };
    return { code, detail: message };
  }
}

/** All that any question has; each has some. */
interface Requested {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly n: number;
  readonly period: string;
  readonly convention: Convention;
  readonly end_of_month: boolean;
  readonly inclusive?: boolean;
}

function answerOf(
  calendar: BusinessCalendar,
  question: Question['ask'],
  args: Question['args'],
): unknown {
  const {
    date,
    from,
    to,
    n,
    period,
    convention,
    end_of_month,
    inclusive = false,
    ...options
  } = args as unknown as Requested;
  switch (question) {
    case 'isBusinessDay':
      return calendar.isBusinessDay(date);
    case 'day':
      return calendar.day(date, options);
    case 'holidays':
      return calendar.holidays(from, to, options);
    case 'nextHolidays':
      return calendar.nextHolidays(from, n, options);
    case 'next':
    case 'previous':
      return calendar[question](date, { inclusive });
    case 'add':
      return calendar.add(date, n);
    case 'addPeriod':
      return calendar.addPeriod(date, period, { n, convention, endOfMonth: end_of_month });
    case 'count':
      return calendar.count(from, to);
    case 'adjust':
      return calendar.adjust(date, convention);
    case 'list':
      return calendar.list(from, {
        ...(to !== undefined && { to }),
        ...(n !== undefined && { n }),
        ...(convention !== undefined && { convention }),
        ...options,
      });
  }
}

/** Years around the data, which are 1990 to 2100 or fewer. */
const [FIRST, LAST] = [firstDayOf(1988), firstDayOf(2103)];
const LANGUAGES = ['en', 'de', 'pt-BR', 'zh-Hant-TW', 'ja', 'de-AT', 'xx', 'en-x-a'];
const day = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: firstDayOf(2000), max: firstDayOf(2040) }) },
  { weight: 3, arbitrary: fc.integer({ min: FIRST, max: LAST }) },
  // Where a month ends, and before holidays that many have.
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 2000, max: 2040 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -4, max: 4 }),
      )
      .map(([year, month, by]) => dayNumber(year, month, 1) + by),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 2000, max: 2040 }), fc.integer({ min: -9, max: 3 }))
      .map(([year, by]) => dayNumber(year, 12, 27) + by),
  },
  // The first and last days of data, and where a year ends.
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1989, max: 2062 }), fc.integer({ min: -4, max: 4 }))
      .map(([year, by]) => firstDayOf(year) + by),
  },
);
const date = fc.oneof(
  { weight: 30, arbitrary: day.map(formatDay) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2026-02-30',
      '2026-2-3',
      '20260203',
      '2026-W01-1',
      'soon',
      '٢٠٢٦-٠١-٠١',
    ),
  },
);
const n = fc.oneof(
  fc.integer({ min: -12, max: 12 }),
  fc.integer({ min: -3000, max: 3000 }),
  fc.constant(1e6),
);
const span = fc.oneof(fc.integer({ min: -3, max: 60 }), fc.integer({ min: 0, max: 3000 }));
const some = <T>(value: T) => fc.option(fc.constant(value), { nil: undefined });
const result = {
  lang: fc.option(fc.constantFrom(...LANGUAGES), { nil: undefined }),
  sources: some(true as const),
};
const kind = fc.option(fc.constantFrom(...REQUESTED_KINDS), { nil: undefined });

/** From a date so many days on. */
const range = fc
  .tuple(day, span)
  .map(([from, days]) => ({ from: formatDay(from), to: formatDay((from + days) as DayNumber) }));
const ARGUMENTS = {
  isBusinessDay: fc.record({ date }),
  day: fc.record({ date, ...result }),
  holidays: fc
    .tuple(range, fc.record({ kind, ...result }))
    .map(([ends, others]) => ({ ...ends, ...others })),
  nextHolidays: fc.record({ from: date, n: fc.integer({ min: 1, max: 40 }), kind, ...result }),
  next: fc.record({ date, inclusive: fc.boolean() }),
  previous: fc.record({ date, inclusive: fc.boolean() }),
  add: fc.record({ date, n }),
  addPeriod: fc
    .record({
      date,
      n: fc.integer({ min: -5, max: 5 }),
      period: fc.constantFrom('1M', '3m', '+6M', '1Y', '-1Y6M', '12M', '30Y', '2W', '10D', '1Y1D'),
      convention: fc.constantFrom(...SCHEDULE_CONVENTIONS),
      ends: fc.boolean(),
    })
    // Days and weeks have no end of a month.
    .map(({ ends, ...asked }) => ({ ...asked, end_of_month: ends && !/[WD]$/.test(asked.period) })),
  count: range,
  adjust: fc.record({ date, convention: fc.constantFrom(...CONVENTIONS) }),
  list: fc.oneof(
    fc
      .tuple(range, fc.record({ only: fc.option(fc.constantFrom(...EDGES), { nil: undefined }) }))
      .map(([ends, only]) => ({ ...ends, ...only })),
    fc.record({
      from: date,
      n: fc.integer({ min: -60, max: 60 }),
      only: fc.option(fc.constantFrom(...EDGES), { nil: undefined }),
    }),
  ),
} satisfies Record<Question['ask'], fc.Arbitrary<unknown>>;

const UNKNOWN = ['XNYZ', 'ß', 'Q'];

/** Whether it is wrong in two ways, one of which is told. */
export function isWrongTwice({ ids, args }: Question): boolean {
  const dates = [args.date, args.from].filter((value) => value !== undefined);
  const isUnreadable = args.n === 0 || dates.some((value) => parseDay(String(value)) === null);
  return ids.some((id) => id.split('+').some((one) => UNKNOWN.includes(one))) && isUnreadable;
}

/** One for each way in which a question may end: a daily run is too short to draw the rare ones for certain. */
export const ONE_OF_EACH: [Question][] = [
  [{ ask: 'isBusinessDay', ids: ['EUR'], mode: 'all', args: { date: '2026-12-24' } }],
  [{ ask: 'isBusinessDay', ids: ['EUR'], mode: 'all', args: { date: '2026-02-30' } }],
  [{ ask: 'isBusinessDay', ids: ['XNYZ'], mode: 'all', args: { date: '2026-12-24' } }],
  [{ ask: 'add', ids: ['EUR', 'USD'], mode: 'any', args: { date: '2026-12-24', n: 1e6 } }],
];

/** Weekends that changed or that not all share, worked weekends, shorter data, aliases, another case. */
const CHOSEN = [
  'XNYS',
  'EUR',
  'USD',
  'AE',
  'SA',
  'CN',
  'TW',
  'HU',
  'RU',
  'IL',
  'DZ',
  'XTAE',
  'XSAU',
  'fr',
  'FR:971',
  'xnys',
];

/** Lists of the n-th business day or weekday of months, of calendars of `ids`. */
export function nthQuestions(ids: readonly string[]): fc.Arbitrary<Question> {
  const place = fc.oneof(
    fc.record({ nth: nthOf(23) }),
    fc.record({
      nth: nthOf(5),
      weekday: fc.integer({ min: 1, max: 7 }),
      convention: fc.constantFrom(...CONVENTIONS),
    }),
  );
  const number = fc.integer({ min: -30, max: 30 }).filter((one) => one !== 0);
  const asked = fc.oneof(range, fc.record({ from: day.map(formatDay), n: number }));
  return fc.record({
    ask: fc.constant('list' as const),
    ids: fc.array(fc.constantFrom(...ids, ...CHOSEN), { minLength: 1, maxLength: 3 }),
    mode: fc.constantFrom('all' as const, 'any' as const),
    args: fc
      .tuple(asked, place)
      .map(([ends, own]) => ({ ...ends, only: 'nth_of_month', ...own }) as Question['args']),
  });
}

function nthOf(most: number): fc.Arbitrary<number> {
  return fc.integer({ min: -most, max: most }).filter((one) => one !== 0);
}

/** Questions about calendars of `ids`, now and then about one that is not there. */
export function questions(ids: readonly string[]): fc.Arbitrary<Question> {
  const id = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...ids) },
    { weight: 20, arbitrary: fc.constantFrom(...CHOSEN) },
    { weight: 1, arbitrary: fc.constantFrom(...UNKNOWN) },
  );
  const list = fc.oneof(
    { weight: 2, arbitrary: id.map((one) => [one]) },
    { weight: 3, arbitrary: fc.array(id, { minLength: 2, maxLength: 5 }) },
    // Joined ones, at most ten calendars together.
    {
      weight: 2,
      arbitrary: fc.array(
        fc.oneof(
          id,
          fc.array(id, { minLength: 2, maxLength: 3 }).map((own) => own.join('+')),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    },
  );
  const asks = Object.keys(ARGUMENTS) as Question['ask'][];
  return fc.constantFrom(...asks).chain((question) =>
    fc.record({
      ask: fc.constant(question),
      ids: list,
      mode: fc.constantFrom('all', 'any'),
      args: (ARGUMENTS[question] as fc.Arbitrary<Record<string, unknown>>).map(withoutAbsent),
    }),
  ) as fc.Arbitrary<Question>;
}

function withoutAbsent(args: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
}
