import type { Catalog } from '../queries/catalog.js';
import { calendarByName, unknownCalendar } from '../queries/find-calendars.js';
import { joinedIds } from '../queries/joint.js';
import { dateIn } from '../queries/today.js';
import { decodedPart } from '../text/address.js';
import { PAGE_FILE } from '../text/page-file.js';
import { getOrMake } from '../util/get-or-make.js';
import { lruCache } from '../util/lru-cache.js';
import { calendarFile } from './calendar-file.js';
import { calendarTitle, renderCalendar } from './calendar-page.js';
import { calendarsPage } from './calendars-page.js';
import { CHANGES_PARAMETERS, readChangesQuery, renderChanges } from './changes-page.js';
import { countPage } from './count-page.js';
import { explorerPage } from './explorer-page.js';
import { choicesFor } from './find.js';
import { homePage } from './home-page.js';
import { marketDates, openMarkets, renderMarkets } from './market-page.js';
import { MARKETS_PARAMETERS, readMarketsQuery } from './markets-query.js';
import { ownDaysPage } from './own-days-page.js';
import { outsideYear, parametersOf, withMistakes } from './parameters.js';
import { paydaysFile } from './paydays-file.js';
import { paydaysPage } from './paydays-page.js';
import { printFile } from './print-file.js';
import { printPage } from './print-view.js';
import type { Requested, SiteFile, SitePage } from './site.js';
import { pathWithQuery, valuesOf } from './site.js';

/** Which page, file or redirect is at a path. */

type Made =
  | SitePage
  | { readonly location: string }
  | { readonly json: string }
  | { readonly file: Promise<SiteFile> };
interface Maker {
  /** Its cost in units (api/cost.ts), by what its dearest requests take. */
  readonly units: number;
  /** What is read before it is made, in pieces between which other requests are answered; absent: nothing that takes long. */
  readonly opening?: (requested: Requested) => Iterator<string, undefined>;
  /** Throws a Problem if the requested calendar does not exist. */
  readonly make: (requested: Requested) => Made;
}

const CALENDAR = /^\/calendars\/([^/]+)$/;
const MAX_PAGES = 32;
/** Midnight in every time zone is on a full minute. */
const MINUTE_MS = 60_000;
/** A query parameter of the workspace that the first screen does not have; `ask` is the former name of `question`. */
const VIEW = ['calendars', 'question', 'ask', 'year', 'show', 'day', 'span'];

/** The maker of what is at a path, undefined if there is nothing; pages of many calendars are cached. */
export function pagesOf(catalog: Catalog): (path: string) => Maker | undefined {
  const makers: Readonly<Record<string, Maker>> = {
    '/': {
      units: 8,
      make: (requested) =>
        VIEW.some((name) => name in requested.query)
          ? explorerPage(requested)
          : homePage(requested),
    },
    '/find': {
      units: 8,
      make: ({ query, locale, nowMs }) => ({
        json: JSON.stringify({
          choices: choicesFor(catalog, valuesOf(query.q)[0] ?? '', locale, nowMs),
        }),
      }),
    },
    '/print': { units: 6, make: printPage },
    '/print.csv': { units: 8, make: (requested) => ({ file: printFile(requested, 'csv') }) },
    '/print.xlsx': { units: 16, make: (requested) => ({ file: printFile(requested, 'xlsx') }) },
    '/print.ics': { units: 16, make: (requested) => ({ file: printFile(requested, 'ics') }) },
    '/count': { units: 6, make: countPage },
    '/own-days': { units: 20, make: ownDaysPage },
    // The former address of the print view.
    '/wall': { units: 1, make: ({ query }) => ({ location: pathWithQuery('/print', query) }) },
    '/paydays': { units: 6, make: paydaysPage },
    '/paydays.csv': { units: 8, make: (requested) => ({ file: paydaysFile(requested, 'csv') }) },
    '/paydays.xlsx': { units: 16, make: (requested) => ({ file: paydaysFile(requested, 'xlsx') }) },
    '/paydays.ics': { units: 8, make: (requested) => ({ file: paydaysFile(requested, 'ics') }) },
    // Was a page.
    '/quality/texts': { units: 1, make: () => ({ location: '/quality/texts.csv' }) },
    ...cachedPages(catalog),
  };
  return (path) => {
    const name = CALENDAR.exec(path)?.[1];
    if (name === undefined) return makers[path];
    return {
      units: PAGE_FILE.test(name) ? 8 : 6,
      make: (requested) => calendarAt(decodedPart(name), requested),
    };
  };
}

/** Pages of many calendars, rendered once for each language and query. */
function cachedPages(catalog: Catalog): Record<string, Maker> {
  const bodies = lruCache<string>(MAX_PAGES);
  const bodyOf = ({ locale }: Requested, name: string, render: () => string) =>
    getOrMake(bodies, `${locale.lang} ${name}`, render);
  let isOpen = false;
  function* openOnce({ nowMs }: Requested) {
    if (!isOpen) yield* openMarkets(catalog, nowMs);
    isOpen = true;
    return undefined;
  }
  let dates = { minute: -1, text: '' };
  const datesAt = (nowMs: number): string => {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute !== dates.minute) dates = { minute, text: marketDates(catalog, nowMs) };
    return dates.text;
  };
  return {
    '/calendars': {
      units: 10,
      make: (requested) =>
        Object.keys(requested.query).some((name) => name !== 'lang')
          ? calendarsPage(requested)
          : {
              title: requested.locale.message('calendarsTitle'),
              body: bodyOf(requested, 'calendars', () => calendarsPage(requested).body),
            },
    },
    '/markets': {
      units: 10,
      opening: openOnce,
      make: (requested) => {
        const { nowMs, locale } = requested;
        const parameters = parametersOf(requested.query, MARKETS_PARAMETERS);
        const query = readMarketsQuery(parameters);
        const name = `markets ${query.region} ${query.sort} ${query.zone} ${datesAt(nowMs)}`;
        const body = bodyOf(requested, name, () => renderMarkets(catalog, query, nowMs, locale));
        return withMistakes(
          { title: locale.message('marketsTitle'), body },
          parameters.mistakes,
          locale,
        );
      },
    },
    '/changes': {
      units: 10,
      make: (requested) => {
        const { locale } = requested;
        const parameters = parametersOf(requested.query, CHANGES_PARAMETERS);
        const query = readChangesQuery(catalog, parameters, requested.query, locale);
        const name = `changes ${JSON.stringify(query)}`;
        const body = bodyOf(requested, name, () => renderChanges(catalog, query, locale));
        return withMistakes(
          { title: locale.message('changesTitle'), body },
          parameters.mistakes,
          locale,
        );
      },
    },
  };
}

/** The page or file of a calendar. Aliases, ISO's own spelling and other letter cases redirect to the page of the calendar. */
function calendarAt(text: string, requested: Requested): Made {
  const { catalog, locale, query, nowMs } = requested;
  const [, file, form] = PAGE_FILE.exec(text) ?? [];
  const name = (file ?? text).trim();
  const index = calendarByName(catalog, name);
  const several = index === undefined && form === undefined ? joinedIds(name) : [];
  // What the API reads as one joint calendar: its members side by side.
  if (several.length > 1 && several.every((id) => catalog.find(id) !== undefined))
    return { location: pathWithQuery('/print', { for: several, year: query.year }) };
  if (index === undefined) throw unknownCalendar(catalog, name, 404);
  const calendar = catalog.calendar(index);
  if (form !== undefined) return { file: calendarFile(requested, index, form.toLowerCase()) };
  const { choice, year: yearIn, mistakes } = parametersOf(query, ['view', 'year']);
  // Former addresses of its print view.
  if (choice('view', ['print', 'wall']) !== null) {
    return { location: pathWithQuery('/print', { for: calendar.id, year: query.year }) };
  }
  if (text !== calendar.id) return { location: `/calendars/${calendar.id}` };
  const today = dateIn(calendar.timezone ?? 'UTC', nowMs);
  const year = yearIn('year', Number(today.slice(0, 4)));
  const [first, last] = calendar.data_years;
  const isInside = year >= first && year <= last;
  if (!isInside && query.year !== undefined) mistakes.push(...outsideYear(requested, [index], []));
  const page = {
    title: calendarTitle(calendar, locale),
    body: renderCalendar(requested, index, today, isInside ? year : Number(today.slice(0, 4))),
  };
  return withMistakes({ ...page, parts: { scripts: ['export-links.js'] } }, mistakes, locale);
}
