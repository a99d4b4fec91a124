import type { CalendarDefinition, ListedDate } from '../definition.js';
import { MOVED_DAYS } from '../exchanges/europe/bulgaria-moved-days.js';
import { NOT_FOUND } from '../rows.js';

/**
 * Lev: RINGS, the real-time gross settlement system of the Bulgarian National Bank, to the end of 2025; Bulgaria has
 * the euro since 1 January 2026.
 *
 * Closed on the holidays of Bulgaria and, to 2016, on the days off declared by the Council of Ministers; open on the
 * Saturdays worked in their place.
 *
 * Doubts: a notice was read for one such Saturday (12 December 2015) and for single holidays, a list of the central
 * bank was not found. The days off before 2012 were found for single days only, so the data begin there.
 */

const CLOSED_IN_2017 = 'https://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/holiday-reminder-16';
const SATURDAY_2015 = 'http://gss.unicreditgroup.eu/markets/bulgaria/newsflashes/extra-working-day';

const MOVED: readonly ListedDate[] = MOVED_DAYS.flatMap(({ off, worked, source, note }): ListedDate[] => {
  const common = {
    source,
    ...(source === NOT_FOUND && { status: 'estimated' as const }),
    ...(note !== undefined && { note }),
  };
  return [
    { date: off, kind: 'holiday', name: 'Day off declared by the Council of Ministers', ...common },
    {
      date: worked,
      kind: 'weekend_workday',
      name: `Working day in place of ${off}`,
      ...common,
      ...(worked === '2015-12-12' && { source: SATURDAY_2015 }),
    },
  ];
});

export const BGN: CalendarDefinition = {
  id: 'BGN',
  kind: 'settlement',
  name: 'RINGS (lev)',
  timezone: 'Europe/Sofia',
  years: [2012, 2025],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  follows: [{ calendar: 'BG', from: 2012, source: CLOSED_IN_2017 }],
  dates: MOVED,
};
