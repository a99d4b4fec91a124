import { addDays } from './business-days-add.js';
import { countDays } from './business-days-count.js';
import { nextBusinessDay, previousBusinessDay } from './business-days-step.js';
import { getCalendar } from './calendar.js';
import { listCalendars } from './calendars.js';
import { listChanges } from './changes.js';
import { getDay } from './days.js';
import type { Endpoint } from './endpoint.js';
import { listHolidays } from './holidays.js';
import { nextHolidays } from './holidays-next.js';

/** Every endpoint of the contract (SPEC section 4), in its order. */
export const ENDPOINTS: readonly Endpoint[] = [
  listCalendars,
  getCalendar,
  getDay,
  listHolidays,
  nextHolidays,
  nextBusinessDay,
  previousBusinessDay,
  addDays,
  countDays,
  listChanges,
];
