import { formatDay, isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { paymentSystemOf } from '../../server/queries/payment-system.js';
import type { Said } from './answer.js';
import type { Door, World } from './doors.js';
import type { Question } from './draw-question.js';
import { parseCsv } from './parse-csv.js';

/** Pages, feeds and files as doors: they tell of a year or a day what the API tells when it is asked for the same. */

/** The home page says Yes or No for a day on which all of the calendars are open. */
const home: Door = {
  name: 'home page',
  ask: async ({ server }, { kind, ids, mode, args }) => {
    if (kind !== 'day' || (mode === 'any' && ids.length > 1))
      return { cannot: 'it tells of days on which all of the places are open' };
    const places = ids.map((id) => `for=${encodeURIComponent(id)}`).join('&');
    const response = await server.get(`/?on=${args.date}&${places}`);
    const page = await response.text();
    const answer = /<section class="answer (yes|no|unsure)"/.exec(page)?.[1];
    // A date that is outside the data of one of the calendars.
    if (answer === 'unsure' && /has data from/.test(page)) return { refused: 'out_of_coverage' };
    return [
      answer === 'yes' ? 'true' : answer === 'no' ? 'false' : `no answer: ${response.status}`,
    ];
  },
  tells: (lines) => lines.slice(0, 1),
};

/** The holidays of a calendar's page, feed and files, for the years that they tell of. */
interface Listing {
  readonly name: string;
  readonly path: (id: string) => string;
  readonly read: (body: string) => string[];
}

const DAY_AND_KIND = (date: string, kind: string) => `${date} ${kind}`;

function unfolded(text: string): string {
  return text.replaceAll('\r\n ', '');
}

const LISTINGS: readonly Listing[] = [
  {
    name: 'feed',
    path: (id) => `/v1/calendars/${id}.ics?from=2026&to=2027`,
    read: (body) =>
      unfolded(body)
        .split('BEGIN:VEVENT')
        .slice(1)
        .filter((event) => !event.includes('STATUS:CANCELLED'))
        .map((event) => {
          const [, year, month, day] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(event)!;
          return DAY_AND_KIND(`${year}-${month}-${day}`, /CATEGORIES:(\w+)/.exec(event)![1]!);
        }),
  },
  {
    name: 'file of the calendar page',
    path: (id) => `/calendars/${id}.csv`,
    read: (body) => parseCsv(body).map(({ date, kind }) => DAY_AND_KIND(date!, kind!)),
  },
];

/** What is to be compared: the years 2026 and 2027, which every page and feed of a calendar tells of. */
export function listedRange(question: Question): Question {
  return {
    ...question,
    kind: 'holidays',
    ids: question.ids.slice(0, 1),
    args: { from: '2026-01-01', to: '2027-12-31' },
  };
}

const listings: readonly Door[] = LISTINGS.map(({ name, path, read }) => ({
  name,
  ask: async ({ server }, { ids: [id] }) => {
    const response = await server.get(path(id!));
    if (response.status !== 200) return { refused: String(response.status) };
    return read(await response.text());
  },
  tells: (lines) => lines.map((line) => line.split(' ').slice(1).join(' ')),
}));

/** The same feed by the address that calendar apps are given: with a token of its own instead of the key. */
const tokenFeed: Door = {
  name: 'feed by its token',
  ask: async ({ server }, { ids: [id] }) => {
    const query = `calendars=${encodeURIComponent(id!)}`;
    const { path } = (await (await server.get(`/feeds/token?${query}`)).json()) as { path: string };
    const response = await fetch(`${server.origin}${path}&from=2026&to=2027`);
    if (response.status !== 200) return { refused: String(response.status) };
    return LISTINGS[0]!.read(await response.text());
  },
  tells: (lines) => lines.map((line) => line.split(' ').slice(1).join(' ')),
};

/** A calendar's page tells dates, in tables of the years. */
const calendarPage: Door = {
  name: 'calendar page',
  ask: async ({ server }, { ids: [id] }) => {
    const page = await (await server.get(`/calendars/${id}`)).text();
    const tables = page
      .split('class="year-and-list"')
      .slice(1, 3)
      .map((part) => part.slice(0, part.indexOf('</section>')))
      .join('');
    const dates = [...tables.matchAll(/<td class="date"><time datetime="([^"]+)"/g)];
    return dates.map(([, date]) => date!);
  },
  tells: (lines) => lines.map((line) => line.split(' ')[1]!),
};

/** The table of places of a year, asked for both years. */
const printFile: Door = {
  name: 'file of the print view',
  ask: async ({ server }, { ids: [id] }) => {
    const lines: string[] = [];
    for (const year of [2026, 2027]) {
      const response = await server.get(`/print.csv?for=${encodeURIComponent(id!)}&year=${year}`);
      if (response.status !== 200) return { refused: String(response.status) };
      const rows = parseCsv(await response.text());
      lines.push(...rows.map(({ date, kind }) => DAY_AND_KIND(date!, kind!)));
    }
    return lines;
  },
  tells: (lines) => lines.map((line) => line.split(' ').slice(1).join(' ')),
};

/** Its last row counts the days on which all of the places are open. */
const countPage: Door = {
  name: 'count page',
  ask: async ({ server }, { ids, mode, args: { from, to } }) => {
    if (mode === 'any' && ids.length > 1)
      return { cannot: 'it counts days on which all of the places are open' };
    const places = ids.map((id) => `for=${encodeURIComponent(id)}`).join('&');
    const page = await (await server.get(`/count?${places}&from=${from}&to=${to}`)).text();
    if (/class="refused"/.test(page))
      return { refused: /has data from/.test(page) ? 'out_of_coverage' : page };
    const counts = [...page.matchAll(/<td><strong>(\d+)<\/strong>/g)];
    return [counts.at(-1)![1]!];
  },
};

export const LISTING_DOORS: readonly Door[] = [...listings, printFile, tokenFeed, calendarPage];
export const DAY_DOORS: readonly Door[] = [home];
export const COUNT_DOORS: readonly Door[] = [countPage];

/** The pay days of a year by the arithmetic of the API, with the payment system beside the place. */
export async function payDaysByApi(world: World, { ids: [id], args }: Question): Promise<Said> {
  const { catalog, server } = world;
  const index = catalog.find(id!)!;
  const year = Number(args.year);
  const [first, last] = catalog.calendar(index).data_years;
  if (year < first || year > last) return { refused: 'out_of_coverage' };
  const found = paymentSystemOf(catalog, index, year);
  const system = found === null ? null : catalog.calendar(found);
  const open = (range: string, calendars: string) =>
    server.json<{ dates: string[] }>(`/v1/business-days/list?${range}&calendars=${calendars}`);
  const isOwn = system?.countries.join() === id!.split(':')[0];
  const bridged = isOwn ? await fridaysOfOffices(world, id!, year) : [];
  const lines: string[] = [];
  for (let month = 1; month <= 12; month++) {
    const from = mustParseDay(`${year}-${String(month).padStart(2, '0')}-01`);
    const to = firstOfNextMonth(year, month) - 1;
    const range = `from=${formatDay(from)}&to=${formatDay(to)}`;
    const { dates } = await open(range, [id!, ...(system ? [system.id] : [])].join());
    if (system && bridged.length > 0) {
      const paid = (await open(range, system.id)).dates;
      dates.push(...paid.filter((date) => bridged.includes(date) && !dates.includes(date)));
      dates.sort();
    }
    const at =
      args.rule === 'last' ? dates.length - 1 : args.rule === 'nth' ? Number(args.n) - 1 : 0;
    lines.push(dates[at] ?? '');
  }
  return lines;
}

/**
 * The Fridays of a year on which offices of a place are closed only for a holiday of the Saturday after them: banks of the
 * same country that work on them pay.
 */
async function fridaysOfOffices({ server }: World, id: string, year: number): Promise<string[]> {
  interface Answer {
    readonly calendars: readonly {
      readonly entries: readonly { date: string; name: string; observed: boolean }[];
    }[];
  }
  const listed = async (range: string) => {
    const response = await server.get(`/v1/holidays?calendars=${id}&kind=holiday&${range}`);
    // The year after may be outside the data.
    if (response.status === 422) return [];
    return ((await response.json()) as Answer).calendars[0]!.entries;
  };
  const next = `${year + 1}-01-01`;
  const rows = [...(await listed(`year=${year}`)), ...(await listed(`from=${next}&to=${next}`))];
  const isOnItsDay = (date: string, name: string) =>
    rows.some((row) => row.date === date && row.name === name && !row.observed);
  const dates = new Set(rows.filter(({ observed }) => observed).map(({ date }) => date));
  return [...dates].filter((date) => {
    const saturday = formatDay(mustParseDay(date) + 1);
    const own = rows.filter((row) => row.date === date && row.observed);
    return isFriday(date) && own.every(({ name }) => isOnItsDay(saturday, name));
  });
}

const isFriday = (date: string) => isoWeekday(mustParseDay(date)) === 5;
const firstOfNextMonth = (year: number, month: number) =>
  mustParseDay(
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`,
  );

const payAddress = (form: string, { ids: [id], args: { year, rule, n } }: Question) =>
  `/paydays${form}?for=${encodeURIComponent(id!)}&year=${year}&rule=${rule}&n=${n}`;

async function payBody(
  { server }: World,
  form: string,
  question: Question,
): Promise<string | null> {
  const response = await server.get(payAddress(form, question));
  return response.status === 200 ? response.text() : null;
}
const NO_YEAR: Said = { refused: 'out_of_coverage' };

export const PAY_DOORS: readonly Door[] = [
  {
    name: 'pay days, page',
    ask: async (world, question) => {
      const page = await payBody(world, '', question);
      if (page === null) return NO_YEAR;
      const table = /<table class="list pay">[\s\S]*?<\/table>/.exec(page)![0];
      const rows = table.split('<tr').slice(2);
      return rows.map((row) => /<time datetime="([^"]+)"/.exec(row)?.[1] ?? '');
    },
  },
  {
    name: 'pay days, CSV',
    ask: async (world, question) => {
      const body = await payBody(world, '.csv', question);
      return body === null ? NO_YEAR : parseCsv(body).map(({ pay_day }) => pay_day!);
    },
  },
  {
    name: 'pay days, iCalendar',
    ask: async (world, question) => {
      const body = await payBody(world, '.ics', question);
      if (body === null) return NO_YEAR;
      const dates = [...unfolded(body).matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)];
      return dates.map(([, year, month, day]) => `${year}-${month}-${day}`);
    },
    tells: (lines) => lines.filter((line) => line !== ''),
  },
];
