import { closed, type Market } from './settlement.js';

/** The closing days of TARGET: no settlement in euro on any of them. */
export const TARGET = 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html';

/** Settles on the opening days of TARGET2-Securities, local holidays included. */
const T2S_DAYS = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';

const ALL_DAYS =
  "That depositories on TARGET2-Securities settle on all of its days rests on the euro system's single calendar and on Germany's and the Baltic depositories' word (for Italy on an investor's); single local closures were not looked for.";

/** A market whose trades settle on all TARGET days, from the year on. */
export function euro(
  mic: string,
  name: string,
  depository: string,
  timezone: string,
  from: number,
  source = T2S_DAYS,
): Market {
  return {
    mic,
    name,
    timezone,
    at: `${depository}, euro`,
    years: [from, 2100],
    bases: [closed('EUR', from, source)],
    note: ALL_DAYS,
  };
}
