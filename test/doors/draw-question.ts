import { formatDay } from '../../server/engine/civil-date.js';
import { CONVENTIONS } from '../../server/engine/conventions.js';
import type { Catalog } from '../../server/queries/catalog.js';

/** Random questions that can be put through several doors of the service. */

export const KINDS = [
  'settle',
  'add',
  'next',
  'previous',
  'adjust',
  'count',
  'list',
  'schedule',
  'day',
  'holidays',
  'nextHolidays',
  'spot',
  'sessions',
  'paydays',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Question {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly mode: 'all' | 'any';
  /** The parameters of the endpoint, by name, without calendars, mode and format. */
  readonly args: Readonly<Record<string, string | number>>;
}

/** Those whose answer comes from all their calendars together. */
const COMBINED: ReadonlySet<Kind> = new Set([
  'add',
  'next',
  'previous',
  'adjust',
  'count',
  'list',
  'schedule',
  'day',
]);
const PAIRS = ['EURUSD', 'USDJPY', 'GBPUSD', 'USDCAD', 'USDTRY', 'EURGBP', 'USDBRL', 'AUDNZD'];
const TENORS = ['SP', 'ON', 'SN', '1W', '1M', '3M', '1Y'];
/** The days that the tests' clock calls the past, today and the future. */
const TODAY = 20_777;
const [FIRST, LAST] = [12_000, 33_000];

/** Draws from what a random function gives, from 0 to below 1. */
export function drawQuestion(random: () => number, kind: Kind, catalog: Catalog): Question {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const oneOf = <T>(all: readonly T[]): T => all[whole(0, all.length - 1)]!;
  const records = catalog.listed();
  const markets = records.filter(({ kind: of }) => of === 'exchange').map(({ id }) => id);
  // Half of the days lie near today, where most are asked for; the rest over the data and somewhat beyond.
  const day = () =>
    oneOf([
      () => TODAY,
      () => TODAY + whole(-400, 400),
      () => TODAY + whole(-60, 60),
      () => whole(FIRST, LAST),
    ])();
  const date = () => formatDay(day());
  const count = COMBINED.has(kind) || kind === 'holidays' ? oneOf([1, 1, 2, 3, 10]) : 1;
  const ids = [
    ...new Set(
      Array.from({ length: count }, () =>
        kind === 'settle' || kind === 'sessions' ? oneOf(markets) : oneOf(records).id,
      ),
    ),
  ];
  const mode = COMBINED.has(kind) && ids.length > 1 ? oneOf(['all', 'any'] as const) : 'all';
  const range = (longest: number) => {
    const from = day();
    return { from: formatDay(from), to: formatDay(from + whole(1, longest)) };
  };
  const args = (): Question['args'] => {
    switch (kind) {
      case 'settle':
        return { market: ids[0]!, trade_date: date() };
      case 'add':
        return { date: date(), n: whole(-12, 12) };
      case 'next':
      case 'previous':
      case 'day':
        return { date: date() };
      case 'adjust':
        return { date: date(), convention: oneOf(CONVENTIONS) };
      case 'count':
        return range(900);
      case 'list':
        return oneOf([
          () => range(60),
          () => ({ ...range(200), only: 'nth_of_month', nth: oneOf([1, 2, 5, 15, -1, -3]) }),
        ])();
      case 'schedule': {
        const start = day();
        const end = formatDay(start + whole(200, 900));
        const frequency = oneOf(['1M', '3M', '6M']);
        return { start: formatDay(start), end, frequency, convention: oneOf(CONVENTIONS) };
      }
      case 'holidays':
        return range(400);
      case 'nextHolidays':
        return { from: date(), n: whole(1, 8) };
      case 'spot':
        return { pair: oneOf(PAIRS), date: date(), tenor: oneOf(TENORS) };
      case 'sessions':
        return range(9);
      case 'paydays':
        return { year: whole(2010, 2050), rule: oneOf(['first', 'last', 'nth']), n: whole(1, 5) };
    }
  };
  return { kind, ids, mode, args: args() };
}

const PATHS: Readonly<Record<Exclude<Kind, 'paydays'>, string>> = {
  settle: '/v1/settlement',
  add: '/v1/business-days/add',
  next: '/v1/business-days/next',
  previous: '/v1/business-days/previous',
  adjust: '/v1/business-days/adjust',
  count: '/v1/business-days/count',
  list: '/v1/business-days/list',
  schedule: '/v1/business-days/schedule',
  day: '/v1/days',
  holidays: '/v1/holidays',
  nextHolidays: '/v1/holidays/next',
  spot: '/v1/fx/spot',
  sessions: '/v1/sessions',
};

/** The parameters with the calendars, as the API and the tools have them. */
export function allArgs({ kind, ids, mode, args }: Question): Record<string, string | number> {
  const hasCalendars = kind !== 'settle' && kind !== 'spot';
  return {
    ...args,
    ...(hasCalendars && { calendars: ids.join() }),
    ...(mode === 'any' && { mode }),
  };
}

/** The address of a question in the API, without a format. */
export function addressOf(question: Question): string {
  if (question.kind === 'paydays') throw new Error('the API has no such question');
  const { date, ...others } = allArgs(question);
  const isDay = question.kind === 'day';
  const query = new URLSearchParams(
    Object.entries(isDay || date === undefined ? others : { date, ...others }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  );
  const path = PATHS[question.kind];
  return `${isDay ? `${path}/${date}` : path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}
