import * as api from './client.js';

/**
 * A call of every operation by the functions that oazapfts makes of /openapi.json, which are beside this file when
 * test/http/clients.test.ts compiles and runs it. Prints what each answered.
 */

const [origin, key] = process.argv.slice(2) as [string, string];
api.defaults.baseUrl = origin;
api.defaults.headers = { authorization: `Bearer ${key}` };

type Answer = { status: number; data?: unknown };
/** What an operation answers when it answers. */
type Right<T extends Answer> = Extract<T, { status: 200 }> extends { data: infer D } ? D : never;

async function must<T extends Answer>(asked: Promise<T>): Promise<Right<T>> {
  const { status, data } = await asked;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(data)}`);
  return data as Right<T>;
}

/** The answer to one question, where `dates` would make it one to many. */
function single<T extends object>(answer: T): Exclude<T, { results: unknown }> {
  if ('results' in answer) throw new Error('one date was asked about');
  return answer as Exclude<T, { results: unknown }>;
}

const calendars = 'XNYS';
const date = '2026-12-24';

const calls = {
  listCalendars: async (): Promise<string> => (await must(api.listCalendars({ q: 'NYSE', limit: 1 }))).calendars[0]!.id,
  getCalendar: async (): Promise<number[]> => (await must(api.getCalendar('EUR'))).calendar.data_years,
  getCalendarFeed: async (): Promise<string> => must(api.getCalendarFeed('EUR', { $from: 2027, to: 2027 })),
  getCalendarsFeed: async (): Promise<string> => must(api.getCalendarsFeed('XNYS,EUR', { $from: 2027 })),
  getDay: async (): Promise<'open' | 'early_close' | 'closed' | 'weekend'> =>
    (await must(api.getDay(date, calendars))).calendars[0]!.status,
  getDays: async (): Promise<boolean> =>
    (await must(api.getDays('2026-12-24,2026-12-25', calendars))).results[1]!.is_business_day,
  listHolidays: async (): Promise<string> =>
    (await must(api.listHolidays(calendars, { year: 2026 }))).calendars[0]!.entries[0]!.name,
  nextHolidays: async (): Promise<string> =>
    (await must(api.nextHolidays(calendars, { $from: date, n: 1 }))).calendars[0]!.entries[0]!.date,
  nextBusinessDay: async (): Promise<string> => single(await must(api.nextBusinessDay(calendars, { date }))).result,
  previousBusinessDay: async (): Promise<string> =>
    single(await must(api.previousBusinessDay(calendars, { date }))).result,
  addBusinessDays: async (): Promise<string> => single(await must(api.addBusinessDays(-2, calendars, { date }))).result,
  countBusinessDays: async (): Promise<number> =>
    single(await must(api.countBusinessDays(calendars, { $from: '2026-01-01', to: '2027-01-01' }))).count,
  adjustBusinessDay: async (): Promise<boolean> =>
    single(await must(api.adjustBusinessDay('following', calendars, { date }))).adjusted,
  listSchedule: async (): Promise<string> =>
    (await must(api.listSchedule('2026-02-10', '6M', calendars, { count: 2 }))).dates[2]!.date,
  listBusinessDays: async (): Promise<string[]> => (await must(api.listBusinessDays(date, calendars, { n: 2 }))).dates,
  getSpotValueDate: async (): Promise<string | null> =>
    single(await must(api.getSpotValueDate('EURUSD', { date: '2026-10-09' }))).result,
  listChanges: async (): Promise<number | null> =>
    (await must(api.listChanges({ since: '2026-01-01', limit: 1, cursor: 0 }))).next_cursor,
  listReleases: async (): Promise<number> => (await must(api.listReleases({ limit: 1 }))).releases[0]!.changes.added,
  getReleasesAtom: async (): Promise<string> => must(api.getReleasesAtom({ calendars })),
  listReleaseFiles: async (): Promise<string> => (await must(api.listReleaseFiles())).latest,
  getManifest: async (): Promise<number> => (await must(api.getManifest(await latest()))).files['csv/EUR.csv']!.bytes,
  getReleaseCsv: async (): Promise<string> => must(api.getReleaseCsv(await latest(), 'DE-BY')),
  getReleaseFeed: async (): Promise<string> => must(api.getReleaseFeed(await latest(), 'EUR')),
  getProblem: async (): Promise<string> => must(api.getProblem('unknown_parameter')),
  checkKey: async (): Promise<number> => (await api.checkKey({ xOriginalUri: '/v1/calendars/EUR.ics' })).status,
  getHealth: async (): Promise<'ok'> => (await must(api.getHealth())).status,
  getReadiness: async (): Promise<'ok' | 'switching' | 'draining'> => (await must(api.getReadiness())).status,
  getDemoKey: async (): Promise<string | null> => (await must(api.getDemoKey())).key,
  getOpenApi: async (): Promise<boolean> => 'paths' in (await must(api.getOpenApi())),
};

async function latest(): Promise<string> {
  return calls.listReleaseFiles();
}

const answers: Record<string, unknown> = {};
for (const [id, call] of Object.entries(calls)) answers[id] = await call();
console.log(JSON.stringify(answers));
