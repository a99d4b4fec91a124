import type { Catalog } from '../queries/catalog.js';
import { Address } from '../text/address.js';
import { ENDPOINTS } from './index.js';
import type { AnswerOf } from './openapi.js';

/** Example requests whose responses the document shows, by route. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  '/v1/calendars': '/v1/calendars?currency=EUR&kind=bond&limit=1',
  '/v1/calendars/:id': '/v1/calendars/GBP:SONIA',
  '/v1/days/:date': '/v1/days/2026-12-24?calendars=XNYS,EUR',
  '/v1/days': '/v1/days?dates=2026-12-24,2026-12-25&calendars=XNYS',
  '/v1/holidays': '/v1/holidays?calendars=XNYS&from=2026-12-01&to=2026-12-31',
  '/v1/holidays/next': '/v1/holidays/next?calendars=XNYS&from=2026-12-01&n=2',
  '/v1/business-days/next': '/v1/business-days/next?date=2026-12-24&calendars=XNYS',
  '/v1/business-days/previous': '/v1/business-days/previous?date=2026-12-28&calendars=XNYS',
  '/v1/business-days/add': '/v1/business-days/add?date=2026-10-09&n=1&calendars=XNYS:SETTLEMENT',
  '/v1/business-days/count': '/v1/business-days/count?from=2026-01-01&to=2027-01-01&calendars=XNYS',
  '/v1/business-days/adjust': '/v1/business-days/adjust?date=2026-05-31&convention=modified_following&calendars=EUR',
  '/v1/business-days/schedule': '/v1/business-days/schedule?start=2026-02-10&end=2027-01-31&frequency=6M&calendars=EUR',
  '/v1/business-days/list': '/v1/business-days/list?from=2026-10-01&to=2026-12-31&only=last_of_month&calendars=EUR',
  '/v1/fx/spot': '/v1/fx/spot?pair=EURUSD&date=2026-10-09',
  '/v1/settlement': '/v1/settlement?market=XNYS&trade_date=2026-10-09',
  '/v1/sessions': '/v1/sessions?calendars=XNYS&from=2026-11-26&to=2026-11-27',
  '/v1/sessions/now': '/v1/sessions/now?calendars=XNYS&at=2026-11-27T15:30:00Z',
  '/v1/fx/ladder': '/v1/fx/ladder?pair=EURUSD&date=2026-10-09',
  '/v1/fx/value-date': '/v1/fx/value-date?pair=EURUSD&value_date=2026-11-26',
  '/v1/fx/fixing': '/v1/fx/fixing?pair=USDINR&value_date=2026-11-30',
  '/v1/changes': '/v1/changes?since=2026-01-01&calendars=EUR&limit=1',
  '/v1/releases': '/v1/releases?since=2026-01-01&calendars=EUR&limit=1',
};

/** The current time for the examples. */
export const EXAMPLES_MS = Date.UTC(2026, 10, 20, 12);

/** Answers from the data of a catalog; undefined if it lacks the calendar. */
export function answersFrom(catalog: Catalog): AnswerOf {
  return (address) => {
    const { pathname, query } = new Address(address);
    for (const { route, path, query: parameters, answer } of ENDPOINTS) {
      const [start = '', name] = route.split(':');
      const isHere = name === undefined ? pathname === route : pathname.startsWith(start);
      if (!isHere) continue;
      try {
        const requested = path.parse(name === undefined ? {} : { [name]: pathname.slice(start.length) });
        const { body } = answer(
          { path: requested, query: parameters.parse({ ...query }) },
          { catalog, nowMs: EXAMPLES_MS },
        );
        return JSON.parse(String(body)) as unknown;
      } catch {
        return undefined;
      }
    }
    return undefined;
  };
}
