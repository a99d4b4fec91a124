import { formatDay } from '../../server/engine/civil-date.js';
import { CONVENTIONS } from '../../server/engine/conventions.js';
import type { Catalog } from '../../server/queries/catalog.js';
import { drawPair, PAIR_KINDS, type PairKind } from './draw-pair.js';
import { drawTerms, type TermKind } from './draw-terms.js';
import { type Kind, kindOf } from './kinds.js';

/** Random questions that can be put through several doors of the service. */

export interface Question {
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly mode: 'all' | 'any';
  /** The parameters of the endpoint, by name, without calendars, mode and format. */
  readonly args: Args;
}
export type Args = Readonly<Record<string, string | number>>;

/** What a draw takes from. */
export interface Draw {
  readonly whole: (from: number, to: number) => number;
  readonly oneOf: <T>(all: readonly T[]) => T;
  readonly day: () => number;
  readonly date: () => string;
  /** A range of at most so many days. */
  readonly range: (longest: number) => { readonly from: string; readonly to: string };
  readonly ids: readonly string[];
  /** The id of any calendar. */
  readonly id: () => string;
}

/** The days that the tests' clock calls the past, today and the future. */
const TODAY = 20_777;
const [FIRST, LAST] = [12_000, 33_000];

/** Kinds that only the API, tools and readers have: the workspace has one field for each calendar. */
const TERMS_OF_JOINTS: Readonly<Partial<Record<Kind, true>>> = {
  addPeriod: true,
  number: true,
  nthDay: true,
  nthWeekday: true,
  countPeriods: true,
  rolls: true,
  stubs: true,
  periods: true,
};

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
  const { of } = kindOf(kind);
  const id = () => (of === 'market' ? oneOf(markets) : oneOf(records).id);
  const count = of === 'combined' || of === 'each' ? oneOf([1, 1, 2, 3, 10]) : 1;
  // A few are made of two, closed if either is; pages read these as two.
  // Those of ten would be too many for the API, which counts their members.
  const isOfTerms = kind in TERMS_OF_JOINTS && count < 10;
  const place = () => (isOfTerms && random() < 0.1 ? `${id()}+${id()}` : id());
  const ids = [...new Set(Array.from({ length: count }, place))];
  const mode = of === 'combined' && ids.length > 1 ? oneOf(['all', 'any'] as const) : 'all';
  const range = (longest: number) => {
    const from = day();
    return { from: formatDay(from), to: formatDay(from + whole(1, longest)) };
  };
  const draw: Draw = { whole, oneOf, day, date: () => formatDay(day()), range, ids, id };
  return { kind, ids, mode, args: argsOf(kind, draw) };
}

function argsOf(kind: Kind, draw: Draw): Args {
  const { whole, oneOf, day, date, range, ids } = draw;
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
      return range(60);
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
    case 'sessions':
      return range(9);
    case 'paydays':
      return { year: whole(2010, 2050), rule: oneOf(['first', 'last', 'nth']), n: whole(1, 5) };
    default:
      return isOfPair(kind) ? drawPair(kind, draw) : drawTerms(kind as TermKind, draw);
  }
}

function isOfPair(kind: Kind): kind is PairKind {
  return (PAIR_KINDS as readonly Kind[]).includes(kind);
}

/** The parameters with the calendars, as the API and the tools have them. */
export function allArgs({ kind, ids, mode, args }: Question): Record<string, string | number> {
  const hasCalendars = kind !== 'settle' && kindOf(kind).of !== 'pair';
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
  const { path } = kindOf(question.kind);
  return `${isDay ? `${path}/${date}` : path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}
