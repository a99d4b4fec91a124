import { nearestNames } from './nearest.js';

/** What may be meant by a parameter that does not exist, for endpoints and pages alike. */

/** Other names by which a parameter is asked, in the field and in other services. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  from: [
    'start',
    'begin',
    'since',
    'after',
    'start_date',
    'from_date',
    'date_from',
    'date',
    'year',
  ],
  to: ['end', 'until', 'before', 'end_date', 'to_date', 'date_to', 'year'],
  start: ['from', 'begin', 'start_date', 'effective', 'effective_date', 'issue_date'],
  end: ['to', 'until', 'end_date', 'maturity', 'maturity_date', 'termination_date'],
  date: ['day', 'on', 'from', 'start', 'trade_date', 'as_of', 'reference_date'],
  trade_date: ['date', 'day', 'on', 'from', 'start', 'traded', 'deal_date', 'tradedate'],
  value_date: ['settlement_date', 'settle_date', 'valuedate'],
  on: ['date', 'day', 'from', 'start'],
  n: ['count', 'limit', 'days', 'lag', 'offset', 'business_days'],
  limit: ['n', 'count', 'page_size', 'per_page', 'size'],
  cursor: ['page', 'offset', 'next'],
  calendars: [
    'calendar',
    'cal',
    'id',
    'ids',
    'country',
    'currency',
    'exchange',
    'market',
    'mic',
    'for',
    'of',
  ],
  calendar: ['calendars', 'of', 'for', 'id', 'ids', 'country'],
  for: ['calendar', 'calendars', 'place', 'places', 'of', 'id', 'ids', 'country', 'market', 'code'],
  market: ['exchange', 'mic', 'calendar', 'calendars', 'venue'],
  pair: ['currencies', 'currency_pair', 'ccy', 'ccypair', 'symbol'],
  year: ['years', 'from', 'date'],
  since: ['from', 'after', 'start'],
  frequency: ['freq', 'every', 'interval'],
  convention: ['business_day_convention', 'bdc', 'adjustment', 'rolling'],
  day_count: ['dcc', 'daycount', 'day_count_convention', 'basis'],
  tenor: ['term', 'maturity', 'period'],
  release: ['version', 'as_of'],
  lang: ['language', 'locale'],
  tz: ['timezone', 'time_zone', 'zone'],
  zone: ['tz', 'timezone', 'time_zone'],
  format: ['output', 'accept'],
  kind: ['type'],
  sort: ['order', 'order_by', 'sort_by'],
  q: ['query', 'search', 'name'],
};

/**
 * The names among `own` that may be meant by `wrong`: the one that it is in another letter case, those that it is a synonym of,
 * otherwise those that it misspells.
 */
export function meantNames(wrong: string, own: readonly string[]): string[] {
  const asked = wrong.toLowerCase().replaceAll('-', '_');
  if (own.includes(asked)) return [asked];
  const same = own.filter((name) => SYNONYMS[name]?.includes(asked));
  return same.length > 0 ? same : nearestNames(wrong, own);
}
