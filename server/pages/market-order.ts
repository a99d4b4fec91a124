import type { Look, Market } from './market-days.js';
import type { Sort } from './markets-query.js';

/** The orders of the table of exchanges. */

const RANKS: Readonly<Record<Look, number>> = {
  closed: 0,
  early_close: 1,
  open: 2,
  weekend: 3,
  none: 4,
};
export const ORDERS: Readonly<Record<Sort, (a: Market, b: Market) => number>> = {
  id: (a, b) => compare(a.calendar.id, b.calendar.id),
  name: (a, b) => compare(a.calendar.name, b.calendar.name),
  today: (a, b) =>
    RANKS[a.today.look] - RANKS[b.today.look] ||
    leadOf(a) - leadOf(b) ||
    compare(nextOf(a), nextOf(b)),
  next: (a, b) => compare(nextOf(a), nextOf(b)) || compare(a.calendar.name, b.calendar.name),
};

/** The largest exchanges by the value of the companies listed, which lead each group of today. */
const LARGEST = 'XNYS XNAS XSHG XTKS XHKG XPAR XNSE XLON XTSE XSAU XETR XTAI XKRX XSWX XASX'.split(
  ' ',
);

function leadOf({ calendar }: Market): number {
  const at = LARGEST.indexOf(calendar.id);
  return at < 0 ? LARGEST.length : at;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Its date; sorts last if there is none. */
function nextOf({ next }: Market): string {
  return next?.date ?? '9';
}
