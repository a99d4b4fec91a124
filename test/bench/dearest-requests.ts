import type * as z from 'zod';
import type { Endpoint } from '../../server/api/endpoint.js';
import { ENDPOINTS } from '../../server/api/index.js';
import { describedAs } from '../../server/api/parameters.js';
import { dayNumber, formatDay } from '../../server/engine/civil-date.js';

/** The largest requests of every route, page and tool. Drawn from a seed: the same ones in every run. */

export interface Drawn {
  /** The route, page or tool. */
  readonly subject: string;
  readonly path: string;
  /** The body of a POST. */
  readonly body?: string;
}

/** A random number from 0 to n - 1. */
type Draw = (n: number) => number;

export function drawFrom(seed: number): Draw {
  let state = seed;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

/** Well-known calendars and those with the most entries. */
const LARGE =
  'XNYS XLON XETR XTKS XPAR EUR USD GBP JPY CN IN DE:BY US CH MY XHKG XBOM IR SA XTAE'.split(' ');
const PAIRS = ['EURUSD', 'USDJPY', 'USDBRL', 'GBPCHF', 'USDINR', 'USDSAR'];
/** The values of parameters that are neither numbers nor words; a function draws one. */
const VALUES: Readonly<Record<string, readonly string[] | ((draw: Draw) => string)>> = {
  dates: (draw) => dates(draw, draw(2) ? 900 : 100),
  tz: ['Asia/Tokyo', 'UTC'],
  lang: ['de', 'zh', 'ar', 'pt-BR'],
  q: (draw) => misspelt(draw),
  pair: PAIRS,
  tenor: ['10Y', 'IMM40', '1Y6M', '5Y'],
  market: ['XNYS', 'XLON', 'XTKS'],
  country: ['US', 'DE'],
  currency: ['USD', 'EUR'],
  frequency: ['1D', '10B', '1W', '1M', '3M', 'term'],
  roll: ['15', 'EOM', 'IMM', 'FRN', 'SFE', 'TBILL', 'WED'],
  period: ['1D', '2W', '1M', '10Y'],
  // Of the many weekends few are kept.
  weekend: (draw) => [1, 2, 3, 4, 5, 6, 7].filter(() => draw(2) === 0).join() || '7',
  since: ['2020-01-01'],
  at: ['2026-11-27T15:00:00Z', 'now'],
};
const DATES = ['2000-01-03', '2059-12-15', '2026-12-24', '2015-06-30', 'today'];
const YEARS = ['2000', '2005', '2059', '2026'];

export function tenCalendars(draw: Draw): readonly string[] {
  const start = draw(LARGE.length);
  return Array.from({ length: 10 }, (_, at) => LARGE[(start + at * 3) % LARGE.length]!);
}

/** Nearly a word that is there, another one each time. */
function misspelt(draw: Draw): string {
  const letters = () => String.fromCharCode(97 + draw(26), 97 + draw(26));
  const words = [
    `settlem${letters()}nt`,
    `republ${letters()}c`,
    `intern${letters()}tional`,
    `exch${letters()}nge`,
  ];
  return words.slice(0, 1 + draw(4)).join(' ');
}

function dates(draw: Draw, count: number): string {
  const first = dayNumber(2001 + draw(3), 1, 1);
  return Array.from({ length: count }, (_, at) =>
    formatDay(first + ((at * 7919 + draw(7)) % 20_000)),
  ).join();
}

function calendars(draw: Draw): string {
  const ten = tenCalendars(draw);
  const joined = [ten.join('+'), `${ten.slice(0, 5).join('+')},${ten.slice(5).join('+')}`];
  return [ten.join(), ...joined, ten[0]!, `${ten.slice(0, 9)},X${misspelt(draw)}`][draw(5)]!;
}

/** Some value of a parameter, mostly a large one. */
function drawnValue(name: string, schema: z.ZodType, draw: Draw, isFeed: boolean): string | null {
  const pick = (values: readonly string[]) => values[draw(values.length)]!;
  if (name === 'calendars' || name.endsWith('_calendars')) return calendars(draw);
  const own = VALUES[name];
  if (own !== undefined) return typeof own === 'function' ? own(draw) : pick(own);
  const described = describedAs(schema) as Described | undefined;
  if (described?.enum) return pick(described.enum);
  if (isFeed && (name === 'from' || name === 'to')) return pick(YEARS);
  if (described?.pattern?.includes('today')) return pick(DATES);
  if (described?.type !== 'integer') return null;
  if (name === 'year') return pick(YEARS);
  const { minimum = -16_000, maximum = 16_000 } = described;
  return pick([
    String(Math.min(maximum, 16_000)),
    String(Math.max(minimum, -4000)),
    String(Math.min(maximum, 250)),
  ]);
}

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Parameters of one request: all required ones, and some of the others. */
function parametersFor(endpoint: Endpoint, draw: Draw): Record<string, string> {
  const isFeed = endpoint.media !== undefined && endpoint.route.endsWith('.ics');
  const given: Record<string, string> = {};
  const share = 1 + draw(4);
  for (const [name, schema] of Object.entries(endpoint.query.shape) as [string, z.ZodType][]) {
    const isRequired = !schema.safeParse(undefined).success;
    if (name === 'release' || (!isRequired && draw(5) >= share)) continue;
    const value = drawnValue(name, schema, draw, isFeed);
    if (value !== null) given[name] = value;
  }
  return given;
}

const addressOf = (path: string, given: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(given).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;

/** Requests of an endpoint. */
export function requestsOf(endpoint: Endpoint, draw: Draw): Drawn {
  const { route } = endpoint;
  const given = parametersFor(endpoint, draw);
  if (route === '/v1/calendars/:id') {
    const id = [
      tenCalendars(draw).join('%2B'),
      LARGE[draw(LARGE.length)]!,
      `X${misspelt(draw).slice(0, 4)}`,
    ][draw(3)]!;
    const isFeed = draw(2) === 0;
    if (!isFeed) return { subject: route, path: `/v1/calendars/${id}` };
    const years = {
      from: YEARS[draw(2)]!,
      to: YEARS[2 + draw(2)]!,
      ...(given.lang && { lang: given.lang }),
    };
    return { subject: `${route}.ics`, path: addressOf(`/v1/calendars/${id}.ics`, years) };
  }
  const path = route.replace(':date', DATES[draw(DATES.length)]!);
  return { subject: route, path: addressOf(path, given) };
}

/** Calls of the tools: the same parameters. */
export function callsOf(endpoint: Endpoint, draw: Draw): Drawn {
  const { name, operation, without = [] } = endpoint.tool!;
  const given = Object.fromEntries(
    Object.entries(parametersFor(endpoint, draw)).filter(
      ([parameter]) => !['format', 'bom', 'field', 'dates', ...without].includes(parameter),
    ),
  );
  const path = 'date' in endpoint.path.shape ? { date: DATES[draw(DATES.length)]! } : {};
  const id = 'id' in endpoint.path.shape ? { id: tenCalendars(draw).join('+') } : {};
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: { ...path, ...id, ...given, ...(operation && { operation }) } },
  };
  return {
    subject: `tool ${name}${operation ? ` (${operation})` : ''}`,
    path: '/mcp',
    body: JSON.stringify(body),
  };
}

/** Ten rows of a month each: the most days of one's own that a page shows at once. */
function monthsOfOwnDays(year: number): string {
  return Array.from({ length: 10 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    return `date=${month}-01&end=${month}-28&name=A`;
  }).join('&');
}

/** Pages and their files, with many places, near misses and long texts. */
export function pagesOf(draw: Draw): Drawn[] {
  const near = Array.from({ length: 10 }, () => misspelt(draw)).map(encodeURIComponent);
  const many = Array.from({ length: 1100 }, () => `US+a${misspelt(draw).slice(7, 9)}x`);
  const ten = tenCalendars(draw);
  const year = 2010 + draw(40);
  const lang = `lang=${['en', 'de', 'ja', 'ar'][draw(4)]}`;
  const places = [
    near.map((text) => `for=${text}`).join('&'),
    ten.map((id) => `for=${id}`).join('&'),
    `for=${many}`,
  ];
  const paths = [
    ...places.flatMap((list) => [
      `/?${list}&on=${year}-12-24&${lang}`,
      `/print?${list}&year=${year}&${lang}`,
      `/paydays?${list}&year=${year}&rule=nth&n=5&${lang}`,
    ]),
    `/?calendars=${many}&${lang}`,
    `/count?${places[1]}&from=1990-01-01&to=2060-12-31&${lang}`,
    `/print.csv?${places[1]}&year=${year}&${lang}`,
    `/print.xlsx?${places[1]}&year=${year}&${lang}`,
    `/print.ics?${places[1]}&year=${year}&${lang}`,
    `/paydays.csv?${places[1]}&year=${year}&${lang}`,
    `/paydays.xlsx?${places[1]}&year=${year}&${lang}`,
    `/paydays.ics?${places[1]}&year=${year}&rule=fortnight&cutoff=2&${lang}`,
    `/own-days?for=${ten[0]}&as=place&kind=${['holiday', 'early_close', 'open'][draw(3)]}&closes=12:00&${monthsOfOwnDays(year)}&${lang}`,
    `/find?q=${near[0]}`,
    `/find?q=${'a'.repeat(draw(30) + 1)}&${lang}`,
    `/calendars?q=${near[1]}&${lang}`,
    `/calendars?kind=country&${lang}`,
    `/calendars/${ten[0]}?year=${year}&${lang}`,
    `/print?for=${ten[0]}&year=${year}&${lang}`,
    `/calendars/${ten[0]}.csv?${lang}`,
    `/calendars/${ten[0]}.xlsx?${lang}`,
    `/calendars/${near[2]}?${lang}`,
    `/markets?sort=${['name', 'id', 'today', 'next'][draw(4)]}&${lang}`,
    `/changes?calendar=${many}&${lang}`,
    `/changes?calendar=${near}&from=${year}-01-01&${lang}`,
    `/changes?calendar=${ten}&from=${year}-01-01&what=all&${lang}`,
    `/changes?cursor=${draw(1000)}&from=2000-01-01&what=all&${lang}`,
    `/quality?${lang}`,
    `/docs/operating?${lang}`,
    `/nothing/${'a'.repeat(draw(200))}`,
  ];
  return paths.map((path) => ({
    subject: `page ${path.split('?')[0]!.replace(/^\/calendars\/[^.]+(.*)$/, '/calendars/:id$1')}`,
    path,
  }));
}

/** Every route, page and tool, some number of times each. */
export function drawAll(rounds: number, seed: number, release: string): Drawn[] {
  const draw = drawFrom(seed);
  const round = () => [
    ...ENDPOINTS.map((endpoint) => requestsOf(endpoint, draw)),
    ...ENDPOINTS.filter(({ tool }) => tool !== undefined).map((endpoint) =>
      callsOf(endpoint, draw),
    ),
    ...(draw(4) === 0 ? pagesOf(draw) : []),
  ];
  const files = [
    'release.tgz',
    'packs.bin',
    'packs/US.bin',
    'csv/US.csv',
    'ics/US.ics',
    'manifest.json',
  ].map((name) => ({
    subject: `file ${name}`,
    path: `/releases/${release}/${name}`,
  }));
  return [...files, ...pagesOf(draw), ...Array.from({ length: rounds }, round).flat()];
}
