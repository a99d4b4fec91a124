import { dayNumber, formatDay } from '../../server/engine/civil-date.js';

/** The questions of the bench, and addresses for them: one that is asked again and again, and any number of others. */

export interface Question {
  readonly name: string;
  /** Polka's pattern of the route, for the server that it is compared with. */
  readonly route: string;
  /** The address for a day and a list of calendars. */
  readonly address: (day: number, calendars: string) => string;
}

export const QUESTIONS: readonly Question[] = [
  {
    name: 'days/{date}',
    route: '/v1/days/:date',
    address: (day, calendars) => `/v1/days/${formatDay(day)}?calendars=${calendars}`,
  },
  {
    name: 'business-days/add',
    route: '/v1/business-days/add',
    address: (day, calendars) =>
      `/v1/business-days/add?date=${formatDay(day)}&n=2&calendars=${calendars}`,
  },
  {
    name: 'business-days/count',
    route: '/v1/business-days/count',
    address: (day, calendars) =>
      `/v1/business-days/count?from=${formatDay(day)}&to=${formatDay(day + 364)}&calendars=${calendars}`,
  },
  {
    name: 'business-days/next',
    route: '/v1/business-days/next',
    address: (day, calendars) =>
      `/v1/business-days/next?date=${formatDay(day)}&calendars=${calendars}`,
  },
  {
    name: 'business-days/previous, text',
    route: '/v1/business-days/previous',
    address: (day, calendars) =>
      `/v1/business-days/previous?date=${formatDay(day)}&calendars=${calendars}&format=text`,
  },
  {
    name: 'holidays, a year',
    route: '/v1/holidays',
    address: (day, calendars) =>
      `/v1/holidays?calendars=${calendars}&from=${formatDay(day)}&to=${formatDay(day + 364)}`,
  },
  {
    name: 'holidays/next, five',
    route: '/v1/holidays/next',
    address: (day, calendars) =>
      `/v1/holidays/next?calendars=${calendars}&from=${formatDay(day)}&n=5`,
  },
];

const FIRST_DAY = dayNumber(2000, 1, 1);
/** Two primes: every pair of a day and a list comes before the first pair comes again. */
const DAYS = 20_011;
const LISTS = [
  'XNYS',
  'EUR',
  'XNYS,EUR',
  'USD',
  'GBP,USD',
  'XLON',
  'DE:BY',
  'XTKS,JPY',
  'FR',
  'XNYS,XLON',
  'US',
];
const STEP = 7919;

/** The address that is asked again and again. */
export function fixedAddress({ address }: Question): string {
  return address(dayNumber(2026, 12, 24), 'XNYS,EUR');
}

/** The i-th of 220,121 addresses that are all different. */
export function freshAddress({ address }: Question, i: number): string {
  return address(FIRST_DAY + ((i * STEP) % DAYS), LISTS[i % LISTS.length]!);
}
