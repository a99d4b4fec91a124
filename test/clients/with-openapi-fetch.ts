import createClient from 'openapi-fetch';
import type { operations, paths } from './schema.js';

/**
 * A call of every operation by the types that openapi-typescript makes of /openapi.json, which are beside this file when
 * test/http/clients.test.ts compiles and runs it. Prints what each answered.
 */

const [origin, key] = process.argv.slice(2) as [string, string];
const api = createClient<paths>({
  baseUrl: origin,
  headers: { authorization: `Bearer ${key}` },
  redirect: 'manual',
});

async function must<T>(
  asked: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await asked;
  if (data === undefined)
    throw new Error(`${response.url}: ${response.status} ${JSON.stringify(error)}`);
  return data;
}

/** The answer to one question, where `dates` would make it one to many. */
function single<T extends object>(answer: T): Exclude<T, { results: unknown }> {
  if ('results' in answer) throw new Error('one date was asked about');
  return answer as Exclude<T, { results: unknown }>;
}

const calendars = 'XNYS';
const date = '2026-12-24';
const range = { from: '2026-01-01', to: '2027-01-01' };

const calls = {
  listCalendars: async (): Promise<string> =>
    (await must(api.GET('/v1/calendars', { params: { query: { q: 'NYSE', limit: 1 } } })))
      .calendars[0]!.id,
  getCalendar: async (): Promise<number[]> =>
    (await must(api.GET('/v1/calendars/{id}', { params: { path: { id: 'EUR' } } }))).calendar
      .data_years,
  getCalendarFeed: async (): Promise<string> =>
    must(
      api.GET('/v1/calendars/{id}.ics', {
        params: { path: { id: 'EUR' }, query: { from: 2027, to: 2027 } },
        parseAs: 'text',
      }),
    ),
  getCalendarsFeed: async (): Promise<string> =>
    must(
      api.GET('/v1/calendars.ics', {
        params: { query: { calendars: 'XNYS,EUR', from: 2027 } },
        parseAs: 'text',
      }),
    ),
  getDay: async (): Promise<'open' | 'early_close' | 'closed' | 'weekend'> =>
    (await must(api.GET('/v1/days/{date}', { params: { path: { date }, query: { calendars } } })))
      .calendars[0]!.status,
  getDays: async (): Promise<boolean | null> => {
    const answer = await must(
      api.GET('/v1/days', { params: { query: { dates: '2026-12-24,2026-12-25', calendars } } }),
    );
    return 'results' in answer ? answer.results[1]!.is_business_day : null;
  },
  listHolidays: async (): Promise<string> =>
    (await must(api.GET('/v1/holidays', { params: { query: { calendars, year: 2026 } } })))
      .calendars[0]!.entries[0]!.name,
  nextHolidays: async (): Promise<string> =>
    (
      await must(
        api.GET('/v1/holidays/next', { params: { query: { calendars, from: date, n: 1 } } }),
      )
    ).calendars[0]!.entries[0]!.date,
  nextBusinessDay: async (): Promise<string> =>
    single(
      await must(api.GET('/v1/business-days/next', { params: { query: { calendars, date } } })),
    ).result,
  previousBusinessDay: async (): Promise<string> =>
    single(
      await must(api.GET('/v1/business-days/previous', { params: { query: { calendars, date } } })),
    ).result,
  addBusinessDays: async (): Promise<string> =>
    single(
      await must(
        api.GET('/v1/business-days/add', { params: { query: { calendars, date, n: -2 } } }),
      ),
    ).result,
  countBusinessDays: async (): Promise<number> =>
    single(
      await must(
        api.GET('/v1/business-days/count', { params: { query: { calendars, ...range } } }),
      ),
    ).count,
  getBusinessDayNumber: async (): Promise<number | null> =>
    single(
      await must(api.GET('/v1/business-days/number', { params: { query: { calendars, date } } })),
    ).nth,
  getYearFraction: async (): Promise<number> =>
    (
      await must(
        api.GET('/v1/business-days/year-fraction', {
          params: { query: { ...range, day_count: 'ACT/360' } },
        }),
      )
    ).year_fraction,
  adjustBusinessDay: async (): Promise<boolean> =>
    single(
      await must(
        api.GET('/v1/business-days/adjust', {
          params: { query: { calendars, date, convention: 'following' } },
        }),
      ),
    ).adjusted,
  listSchedule: async (): Promise<string> =>
    (
      await must(
        api.GET('/v1/business-days/schedule', {
          params: { query: { calendars, start: '2026-02-10', count: 2, frequency: '6M' } },
        }),
      )
    ).dates[2]!.date,
  listBusinessDays: async (): Promise<string[]> =>
    (
      await must(
        api.GET('/v1/business-days/list', { params: { query: { calendars, from: date, n: 2 } } }),
      )
    ).dates,
  getSpotValueDate: async (): Promise<string | null> =>
    single(
      await must(
        api.GET('/v1/fx/spot', { params: { query: { pair: 'EURUSD', date: '2026-10-09' } } }),
      ),
    ).result,
  getSettlementDate: async (): Promise<string | null> =>
    single(
      await must(
        api.GET('/v1/settlement', {
          params: { query: { market: 'XNYS', trade_date: '2026-10-09' } },
        }),
      ),
    ).result,
  listSessions: async (): Promise<string | undefined> => {
    const query = { calendars: 'XNYS', from: '2026-11-27', to: '2026-11-27' };
    const { calendars } = await must(api.GET('/v1/sessions', { params: { query } }));
    return calendars[0]!.sessions?.[0]?.close;
  },
  getSessionsNow: async (): Promise<string | undefined> => {
    const query = { calendars: 'XNYS', at: '2026-11-27T15:30:00Z' };
    const { calendars } = await must(api.GET('/v1/sessions/now', { params: { query } }));
    return calendars[0]!.id;
  },
  getTenorLadder: async (): Promise<string | null> =>
    (
      await must(
        api.GET('/v1/fx/ladder', { params: { query: { pair: 'EURUSD', date: '2026-10-09' } } }),
      )
    ).tenors[0]!.result,
  getValueDate: async (): Promise<boolean> =>
    single(
      await must(
        api.GET('/v1/fx/value-date', {
          params: { query: { pair: 'EURUSD', value_date: '2026-11-26' } },
        }),
      ),
    ).is_value_date,
  getFixingDate: async (): Promise<string> =>
    single(
      await must(
        api.GET('/v1/fx/fixing', {
          params: { query: { pair: 'USDBRL', value_date: '2026-11-27' } },
        }),
      ),
    ).fixing_date,
  getOptionExpiry: async (): Promise<string> =>
    single(
      await must(
        api.GET('/v1/fx/option', {
          params: { query: { pair: 'EURUSD', date: '2026-10-09', tenor: '1M' } },
        }),
      ),
    ).expiry,
  listChanges: async (): Promise<number | null> =>
    (
      await must(
        api.GET('/v1/changes', { params: { query: { since: '2026-01-01', limit: 1, cursor: 0 } } }),
      )
    ).next_cursor,
  listReleases: async (): Promise<number> =>
    (await must(api.GET('/v1/releases', { params: { query: { limit: 1 } } }))).releases[0]!.changes
      .added,
  getReleasesAtom: async (): Promise<string> =>
    must(api.GET('/v1/releases.atom', { params: { query: { calendars } }, parseAs: 'text' })),
  listReleaseFiles: async (): Promise<string> => (await must(api.GET('/releases/'))).latest,
  getManifest: async (): Promise<number> =>
    (
      await must(
        api.GET('/releases/{release}/manifest.json', {
          params: { path: { release: await latest() } },
        }),
      )
    ).files['csv/EUR.csv']!.bytes,
  getReleaseArchive: async (): Promise<number> =>
    (
      await must(
        api.GET('/releases/{release}/release.tgz', {
          params: { path: { release: await latest() } },
          parseAs: 'arrayBuffer',
        }),
      )
    ).byteLength,
  getReleaseCsv: async (): Promise<string> =>
    must(
      api.GET('/releases/{release}/csv/{calendar}.csv', {
        params: { path: { release: await latest(), calendar: 'DE-BY' } },
        parseAs: 'text',
      }),
    ),
  getReleaseFeed: async (): Promise<string> =>
    must(
      api.GET('/releases/{release}/ics/{calendar}.ics', {
        params: { path: { release: await latest(), calendar: 'EUR' } },
        parseAs: 'text',
      }),
    ),
  getReleasePack: async (): Promise<number> =>
    (
      await must(
        api.GET('/releases/{release}/packs/{calendar}.bin', {
          params: { path: { release: await latest(), calendar: 'EUR' } },
          parseAs: 'arrayBuffer',
        }),
      )
    ).byteLength,
  getProblem: async (): Promise<string> =>
    must(
      api.GET('/problems/{code}', {
        params: { path: { code: 'unknown_parameter' } },
        parseAs: 'text',
      }),
    ),
  checkKey: async (): Promise<number> =>
    (
      await api.GET('/v1/auth', {
        params: { header: { 'X-Original-URI': '/v1/calendars/EUR.ics' } },
      })
    ).response.status,
  getHealth: async (): Promise<'ok'> => (await must(api.GET('/healthz'))).status,
  getReadiness: async (): Promise<'ok' | 'switching' | 'draining'> =>
    (await must(api.GET('/readyz'))).status,
  getDemoKey: async (): Promise<string | null> => (await must(api.GET('/demo-key'))).key,
  getOpenApi: async (): Promise<boolean> => 'paths' in (await must(api.GET('/openapi.json'))),
} satisfies { readonly [id in keyof operations]: () => Promise<unknown> };

async function latest(): Promise<string> {
  return calls.listReleaseFiles();
}

const answers: Record<string, unknown> = {};
for (const [id, call] of Object.entries(calls)) answers[id] = await call();
console.log(JSON.stringify(answers));
