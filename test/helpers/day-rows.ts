import * as assert from 'uvu/assert';
import {
  civilDate,
  dayNumber,
  daysInMonth,
  formatDay,
  mustParseDay,
} from '../../server/engine/civil-date.js';
import { type DayAnswer, type EntryAnswer, type ProblemAnswer, request } from './answers.js';
import type { TestServer } from './server.js';

/** A row of the table of days, put together from what the other endpoints answer of the day. */

export type Row = Record<string, string | number | boolean | null>;

interface Sourced {
  basis: string | null;
  estimated: boolean;
  sources: string[];
  entries: EntryAnswer[];
}

/** The row of a date in a calendar; `instrument`: of its trades, null where the calendar is no market's. */
export async function rowByOtherAnswers(
  server: TestServer,
  calendar: string,
  date: string,
  instrument: string | null,
): Promise<Row> {
  const { year, month } = civilDate(mustParseDay(date));
  const [monthStart, nextMonth] = [
    dayNumber(year, month, 1),
    dayNumber(year, month, 1) + daysInMonth(year, month),
  ];
  const ask = <T>(path: string, query: string) =>
    request<T>(server, `/v1/${path}?calendars=${calendar}&${query}`);
  const { calendars } = await ask<DayAnswer>(`days/${date}`, 'include=sources');
  const { status, is_business_day, close_time, coverage, ...day } =
    calendars[0]! as DayAnswer['calendars'][0] & Sourced;
  const step = (to: string) =>
    orNull(server, `/v1/business-days/${to}?calendars=${calendar}&date=${date}`);
  const { dates } = await ask<{ dates: string[] }>(
    'business-days/list',
    `from=${formatDay(monthStart)}&to=${formatDay(nextMonth - 1)}`,
  );
  const ofYear = await ask<{ dates: string[] }>(
    'business-days/list',
    `from=${year}-01-01&to=${date}`,
  );
  const settled =
    instrument === null
      ? null
      : await orNull(
          server,
          `/v1/settlement?market=${calendar}&trade_date=${date}&instrument=${instrument}`,
        );
  return {
    date,
    calendar,
    status,
    is_business_day,
    business_day_of_month: is_business_day ? dates.indexOf(date) + 1 : null,
    business_day_of_year: is_business_day ? ofYear.dates.length : null,
    business_days_left_in_month: dates.filter((one) => one > date).length,
    previous_business_day: (await step('previous'))?.result ?? null,
    next_business_day: (await step('next'))?.result ?? null,
    first_business_day_of_month: dates[0] ?? null,
    last_business_day_of_month: dates.at(-1) ?? null,
    quarter: Math.ceil(month / 3),
    year,
    settlement_date: settled?.result ?? null,
    settlement_estimated: settled?.estimated ?? null,
    close_time,
    name: day.entries.map(({ name }) => name).join(' / ') || null,
    coverage,
    basis: day.basis,
    estimated: day.estimated,
    source: day.sources.join(' ') || null,
  };
}

/** The answer; null where it lies outside the data. */
async function orNull(server: TestServer, path: string) {
  const response = await server.get(path);
  const body = (await response.json()) as { result: string; estimated: boolean } | ProblemAnswer;
  if (response.ok) return body as { result: string; estimated: boolean };
  assert.is((body as ProblemAnswer).code, 'out_of_coverage', JSON.stringify(body));
  return null;
}
