/** The kinds of random questions that can be put through several doors of the service. */

interface KindOf {
  /** Its endpoint; of days before the date. */
  readonly path: string;
  /** The members of its answer that are compared, by what it is. */
  readonly shape: Shape;
  /** one: of one calendar; combined: of all its calendars together; markets: of an exchange; pair: of currencies. */
  readonly of: 'one' | 'each' | 'combined' | 'market' | 'pair';
}

export type Shape =
  | 'result'
  | 'count'
  | 'dates'
  | 'day'
  | 'entries'
  | 'sessions'
  | 'number'
  | 'fraction'
  | 'periods'
  | 'option'
  | 'fixing'
  | 'valueDate'
  | 'ladder';

const DAYS = '/v1/business-days';
const KINDS_OF = {
  settle: { path: '/v1/settlement', shape: 'result', of: 'market' },
  add: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  addPeriod: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  addToMonthEnd: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  addCalendarDays: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  addToResult: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  addInWeekend: { path: `${DAYS}/add`, shape: 'result', of: 'combined' },
  next: { path: `${DAYS}/next`, shape: 'result', of: 'combined' },
  previous: { path: `${DAYS}/previous`, shape: 'result', of: 'combined' },
  adjust: { path: `${DAYS}/adjust`, shape: 'result', of: 'combined' },
  adjustInWeekend: { path: `${DAYS}/adjust`, shape: 'result', of: 'combined' },
  count: { path: `${DAYS}/count`, shape: 'count', of: 'combined' },
  countInWeekend: { path: `${DAYS}/count`, shape: 'count', of: 'combined' },
  countPeriods: { path: `${DAYS}/count`, shape: 'count', of: 'combined' },
  number: { path: `${DAYS}/number`, shape: 'number', of: 'combined' },
  numberInYear: { path: `${DAYS}/number`, shape: 'number', of: 'combined' },
  yearFraction: { path: `${DAYS}/year-fraction`, shape: 'fraction', of: 'combined' },
  list: { path: `${DAYS}/list`, shape: 'dates', of: 'combined' },
  listInWeekend: { path: `${DAYS}/list`, shape: 'dates', of: 'combined' },
  nthDay: { path: `${DAYS}/list`, shape: 'dates', of: 'combined' },
  nthWeekday: { path: `${DAYS}/list`, shape: 'dates', of: 'combined' },
  schedule: { path: `${DAYS}/schedule`, shape: 'dates', of: 'combined' },
  rolls: { path: `${DAYS}/schedule`, shape: 'dates', of: 'combined' },
  stubs: { path: `${DAYS}/schedule`, shape: 'dates', of: 'combined' },
  businessSteps: { path: `${DAYS}/schedule`, shape: 'dates', of: 'combined' },
  periods: { path: `${DAYS}/schedule`, shape: 'periods', of: 'combined' },
  overnightRates: { path: `${DAYS}/schedule`, shape: 'periods', of: 'combined' },
  day: { path: '/v1/days', shape: 'day', of: 'combined' },
  holidays: { path: '/v1/holidays', shape: 'entries', of: 'each' },
  nextHolidays: { path: '/v1/holidays/next', shape: 'entries', of: 'one' },
  spot: { path: '/v1/fx/spot', shape: 'result', of: 'pair' },
  spotAt: { path: '/v1/fx/spot', shape: 'result', of: 'pair' },
  ladder: { path: '/v1/fx/ladder', shape: 'ladder', of: 'pair' },
  valueDate: { path: '/v1/fx/value-date', shape: 'valueDate', of: 'pair' },
  valueDateAt: { path: '/v1/fx/value-date', shape: 'valueDate', of: 'pair' },
  fixing: { path: '/v1/fx/fixing', shape: 'fixing', of: 'pair' },
  fixingAt: { path: '/v1/fx/fixing', shape: 'fixing', of: 'pair' },
  option: { path: '/v1/fx/option', shape: 'option', of: 'pair' },
  optionAt: { path: '/v1/fx/option', shape: 'option', of: 'pair' },
  sessions: { path: '/v1/sessions', shape: 'sessions', of: 'market' },
} as const satisfies Readonly<Record<string, KindOf>>;

/** Those that the API answers. */
export type ApiKind = keyof typeof KINDS_OF;
/** Pay days are of pages and files alone: the API answers them by lists of business days. */
export type Kind = ApiKind | 'paydays';

export const API_KINDS = Object.keys(KINDS_OF) as readonly ApiKind[];

export function kindOf(kind: Kind): KindOf {
  if (kind === 'paydays') return { path: '/paydays', shape: 'dates', of: 'one' };
  return KINDS_OF[kind];
}
