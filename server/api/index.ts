import { addDays } from './business-days-add.js';
import { adjustDay } from './business-days-adjust.js';
import { countDays } from './business-days-count.js';
import { listBusinessDays } from './business-days-list.js';
import { numberOfDay } from './business-days-number.js';
import { listSchedule } from './business-days-schedule.js';
import { nextBusinessDay, previousBusinessDay } from './business-days-step.js';
import { yearFraction } from './business-days-year-fraction.js';
import { getCalendar } from './calendar.js';
import { listCalendars } from './calendars.js';
import { calendarsFeed } from './calendars-feed.js';
import { listChanges } from './changes.js';
import { getDay } from './days.js';
import { getDays } from './days-of-dates.js';
import type { Endpoint } from './endpoint.js';
import { fixingDate } from './fx-fixing.js';
import { tenorLadder } from './fx-ladder.js';
import { optionExpiry } from './fx-option.js';
import { spotValueDate } from './fx-spot.js';
import { brokenDate } from './fx-value-date.js';
import { listHolidays } from './holidays.js';
import { nextHolidays } from './holidays-next.js';
import { listReleases } from './releases.js';
import { releasesAtom } from './releases-atom.js';
import { listSessions } from './sessions.js';
import { sessionsNow } from './sessions-now.js';
import { settlementDate } from './settlement.js';

/** Every endpoint: those of the contract (SPEC section 4) in its order, each followed by related additions. */
export const ENDPOINTS: readonly Endpoint[] = [
  listCalendars,
  getCalendar,
  calendarsFeed,
  getDay,
  getDays,
  listHolidays,
  nextHolidays,
  nextBusinessDay,
  previousBusinessDay,
  addDays,
  countDays,
  adjustDay,
  listSchedule,
  listBusinessDays,
  numberOfDay,
  yearFraction,
  spotValueDate,
  settlementDate,
  listSessions,
  sessionsNow,
  tenorLadder,
  brokenDate,
  fixingDate,
  optionExpiry,
  listChanges,
  listReleases,
  releasesAtom,
];
