/** One address of every question that the explorer's panel asks, without a format. */
export const EXPLORER_QUESTIONS: readonly { readonly id: string; readonly path: string }[] = [
  { id: 'settle', path: '/v1/settlement?market=XNYS&trade_date=2026-10-09&instrument=equity' },
  { id: 'add', path: '/v1/business-days/add?date=2026-10-09&n=1&calendars=EUR,XNYS:SETTLEMENT' },
  { id: 'next', path: '/v1/business-days/next?date=2026-12-24&calendars=XLON' },
  { id: 'previous', path: '/v1/business-days/previous?date=2026-01-01&calendars=EUR,USD&mode=any' },
  { id: 'count', path: '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=DE:BY' },
  {
    id: 'adjust',
    path: '/v1/business-days/adjust?date=2026-05-31&convention=modified_following&calendars=EUR',
  },
  {
    id: 'schedule',
    path: '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=3M&calendars=EUR,USD',
  },
  {
    id: 'nth',
    path: '/v1/business-days/list?only=nth_of_month&from=2026-10-01&to=2026-12-31&nth=3&weekday=5&calendars=XNYS,EUR',
  },
  { id: 'option', path: '/v1/fx/option?pair=EURUSD&date=2026-10-09&tenor=1M' },
  { id: 'fixing', path: '/v1/fx/fixing?pair=USDINR&value_date=2026-11-30' },
  { id: 'spot', path: '/v1/fx/spot?pair=EURUSD&date=2026-10-09' },
];
