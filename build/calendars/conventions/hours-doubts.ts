import { formatDay } from '../../../server/engine/civil-date.js';
import type { HoursDoubt } from '../../../server/engine/market-conventions.js';
import { feastDays } from '../../feasts/days.js';
import { LIBRARY_ISLAMIC_MOVE } from '../../feasts/may-move.js';
import { type CitedSource, NONE, report } from './rows.js';

/** Days whose hours no text tells: their sessions are estimated, and the state of such a holiday is unknown. */

const LAST_YEAR = 2100;

/**
 * Ramadan by the calendar of Umm al-Qura, with the days by which an authority's announcement may differ. The hours that were read begin with the announced day.
 */
export function ramadan(firstYear: number, source: CitedSource, note: string, lastYear = LAST_YEAR): HoursDoubt {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  const starts = years.flatMap((year) => feastDays('ramadan', 'SA', year).map(({ day }) => day));
  const spans = starts.map(
    (day) => [formatDay(day - LIBRARY_ISLAMIC_MOVE), formatDay(day + 29 + LIBRARY_ISLAMIC_MOVE)] as const,
  );
  return { name: 'Ramadan', on: 'sessions', spans, ...source, note };
}

/** Of 2017: Saudi Arabia, the Emirates and Qatar keep their hours; Bahrain, Kuwait and Jordan shorten theirs. */
export const RAMADAN_2017 = report(
  'https://egyptsports.net/83/195421-3-%D8%A8%D9%88%D8%B1%D8%B5%D8%A7%D8%AA-%D8%B9%D8%B1%D8%A8%D9%8A%D8%A9-%D8%AA%D8%BA%D9%8A%D8%B1-%D8%B3%D8%A7%D8%B9%D8%A7%D8%AA-%D8%A7%D9%84%D8%AA%D8%AF%D8%A7%D9%88%D9%84-%D9%81%D9%8A-%D8%B1%D9%85%D8%B6%D8%A7%D9%86',
);
export const SHORTER = 'Shorter in Ramadan; the hours of each year are not entered.';
export const NO_TEXT: readonly [CitedSource, string] = [NONE, 'No text about the hours in Ramadan was read.'];

/** In 2024 futures on equity indices, interest rates, energy and metals stopped at 12:00 in Chicago. */
const THANKSGIVING_2024 = report(
  'https://www.forexlive.com/news/cme-adjusted-trading-hours-for-various-products-during-thanksgiving-holiday-2024-20241128/',
);

/** "Extended trading" on the morning of Presidents' Day. */
const PRESIDENTS_2023 = report('https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/');

/**
 * Chicago's electronic markets trade on the holidays of the United States, but for Christmas and New Year's Day; that counts for
 * the next trading day. The hours of each holiday are in schedules of the exchanges.
 */
function tradedHolidays(firstYear: number, source: CitedSource, note: string): HoursDoubt {
  const years = Array.from({ length: LAST_YEAR - firstYear + 1 }, (_, at) => firstYear + at);
  const spans = years.map((year) => [`${year}-01-03`, `${year}-12-23`] as const);
  return { name: 'Holidays of the United States', on: 'holidays', spans, ...source, note };
}

const BEGINS_EARLIER = 'the session of the next trading day then begins on the evening before the holiday.';

export const globexHolidays = (firstYear: number) =>
  tradedHolidays(firstYear, THANKSGIVING_2024, `On most holidays Globex trades until noon or so; ${BEGINS_EARLIER}`);

/** "holiday or weekend trading ... will carry a trade date of the following business day": on every holiday. */
export const CRYPTO_HOLIDAYS: HoursDoubt = {
  name: 'Holidays',
  on: 'holidays',
  spans: [['2026-05-29', `${LAST_YEAR}-12-31`]],
  ...report('https://bitbo.io/news/cme-247-crypto-futures'),
  note: 'Traded on every day of the year, for the next trading day; the pauses for maintenance were not found.',
};

/** Cboe Futures Exchange. */
export const CFE_HOLIDAYS = tradedHolidays(
  2022,
  PRESIDENTS_2023,
  `On most holidays extended hours last until 10:30; ${BEGINS_EARLIER}`,
);

/** Signal no. 8 was raised at 13:40; "suspend trading 15 minutes later, as required by its rules". */
export const WIPHA_2019: HoursDoubt = {
  name: 'Tropical cyclone signal no. 8',
  on: 'sessions',
  spans: [['2019-07-31', '2019-07-31']],
  ...report('https://www.straitstimes.com/asia/east-asia/tropical-storm-shuts-financial-markets-disrupts-flights'),
  note: 'Trading was suspended shortly before 14:00 for the rest of the day.',
};

/** Osaka's index futures and options, since 23 September 2022: on most public holidays, for the trading day that follows. */
export const OSE_HOLIDAYS: HoursDoubt = {
  name: 'Holiday trading',
  on: 'holidays',
  spans: [['2022-09-23', `${LAST_YEAR}-12-31`]],
  ...report(
    'https://fxnewsgroup.com/forex-news/exchanges/ose-tocom-report-successful-start-of-derivatives-holiday-trading',
  ),
  note: 'Index products trade on public holidays that the exchange names each year; those trades count for the next trading day.',
};

/** The early close of the metal exchange is that of the Ring. */
export const LME_EVES: HoursDoubt = {
  name: "Christmas Eve and New Year's Eve",
  on: 'sessions',
  spans: Array.from({ length: LAST_YEAR - 2005 }, (_, at) => 2006 + at).flatMap((year) =>
    ['24', '31'].map((day) => [`${year}-12-${day}`, `${year}-12-${day}`] as const),
  ),
  ...report('https://www.metalquote.de/lme-trading-times-handelszeiten/'),
  note: 'The early close is that of the Ring; whether the electronic market ends earlier was not found.',
};
