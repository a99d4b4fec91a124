import { formatDay, isoWeekday } from '../../server/engine/civil-date.js';
import type { Args, Draw } from './draw-question.js';

/** Random questions about currency pairs, by dates and by instants. */

export const PAIR_KINDS = [
  'spot',
  'spotAt',
  'ladder',
  'valueDate',
  'valueDateAt',
  'fixing',
  'fixingAt',
  'option',
  'optionAt',
] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

const PAIRS = ['EURUSD', 'USDJPY', 'GBPUSD', 'USDCAD', 'USDTRY', 'EURGBP', 'USDBRL', 'AUDNZD'];
const ROLLED_ELSEWHERE = ['NZDUSD', 'USDSAR'];
const NON_DELIVERABLE = ['INR', 'BRL', 'KRW', 'TWD', 'ARS', 'EGP', 'KZT', 'NGN', 'UAH', 'VND'].map(
  (currency) => `USD${currency}`,
);
const TENORS = ['SP', 'ON', 'TN', 'SN', 'TOM', '2W', '1M', '3M', '1Y', '1Y6M', 'IMM2'];
const OPTION_TENORS = ['ON', '1D', '3D', '1W', '2W', '1M', '6M', '1Y', '10Y', 'SP'];
const FIXING_TENORS = ['SP', '1W', '1M', '6M', '2Y'];

export function drawPair(kind: PairKind, draw: Draw): Args {
  const { oneOf, date } = draw;
  const pair = oneOf(PAIRS);
  switch (kind) {
    case 'spot':
      return { pair, date: date(), tenor: oneOf(TENORS) };
    case 'spotAt':
      return { pair: oneOf([...PAIRS, ...ROLLED_ELSEWHERE]), ...drawInstant(draw) };
    case 'ladder':
      return { pair, date: date() };
    case 'valueDate':
      return { pair, value_date: date() };
    case 'valueDateAt':
      return { pair, ...drawInstant(draw) };
    case 'fixing':
      return oneOf([
        () => ({ pair: oneOf(NON_DELIVERABLE), value_date: date() }),
        () => ({ pair: oneOf(NON_DELIVERABLE), date: date(), tenor: oneOf(FIXING_TENORS) }),
      ])();
    case 'fixingAt':
      return { pair: oneOf(NON_DELIVERABLE), tenor: oneOf(FIXING_TENORS), ...drawInstant(draw) };
    case 'option':
      return {
        pair: oneOf([...PAIRS, ...NON_DELIVERABLE]),
        date: date(),
        tenor: oneOf(OPTION_TENORS),
      };
    case 'optionAt':
      return { pair, tenor: oneOf(OPTION_TENORS), ...drawInstant(draw) };
  }
}

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];
/** In March and from October to November, when clocks are put forward and back in the night of a Sunday. */
const CLOCK_CHANGES = ['03-08', '03-29', '10-25', '11-01'];

/** An instant in UTC, with an offset, or as the local time of a zone; some of these are skipped by clocks, or shown twice. */
function drawInstant({ oneOf, whole, day }: Draw): Args {
  const two = (number: number) => String(number).padStart(2, '0');
  const time = () => `${two(whole(0, 23))}:${oneOf(['00', '30', '59'])}`;
  const sunday = () => {
    const near = Math.round(Date.UTC(2026, 0, 1) / 86_400_000) + whole(0, 364);
    return formatDay(near + 7 - isoWeekday(near));
  };
  return oneOf<() => Args>([
    () => ({ at: `${formatDay(day())}T${time()}:00Z` }),
    () => ({ at: `${formatDay(day())}T${time()}${oneOf(['+05:30', '-04:00', '+13:00'])}` }),
    () => ({ at: `${formatDay(day())}T${time()}`, tz: oneOf(ZONES) }),
    () => ({ at: `2026-${oneOf(CLOCK_CHANGES)}T0${oneOf([1, 2])}:30`, tz: oneOf(ZONES) }),
    () => ({ at: `${sunday()}T02:30`, tz: oneOf(ZONES) }),
    // Without a zone: refused, with the two ways to give it.
    () => ({ at: `${formatDay(day())}T${time()}` }),
  ])();
}
