import { answerInTurns } from '../../api/answer-pieces.js';
import { calendarsFeed } from '../../api/calendars-feed.js';
import { ENDPOINTS } from '../../api/index.js';
import { readerOf } from '../../api/question.js';
import { parameterReader } from '../../api/read-parameters.js';
import { selectCalendars } from '../../api/request.js';
import { refuseUnknown } from '../../api/unknown-parameters.js';
import { feedName, PAY_DAY_NAMES, payFeedName } from '../../keys/feed-token.js';
import { withJointCalendars } from '../../queries/catalog.js';
import { Problem, quote } from '../../queries/problem.js';
import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware } from '../context.js';
import { nothingAt } from '../not-found.js';
import { compressLong, isLong, prepare } from '../responder.js';
import { refuseLimited, TABLES, viewOf } from '../scope.js';
import { fileUnits } from '../stored-files.js';

/**
 * Feeds whose address has a token of its own (server/keys/feed-token.ts): calendar programs store addresses and show them around,
 * so none of them has a key that opens more.
 */

const FEED = /^(.+)\.ics$/i;

/** GET /feeds/XNYS,EUR.ics?token=: the feed of these calendars, at the limit of the token's key. */
export function feedByToken(authenticator: Authenticator, nowMs: () => number): Middleware {
  const read = readerOf(calendarsFeed, refuseUnknown(calendarsFeed, ENDPOINTS));
  return async ({ context, params }) => {
    const calendars = FEED.exec(params.name ?? '')?.[1] ?? '';
    const feed = feedName(calendars.split(','));
    if (feed === null) throw nothingAt(context.path);
    const key = await authenticator.identifyFeed(context, feed);
    const { token: _token, ...query } = context.query;
    const question = read(context.view, {
      params: {},
      query: { ...query, calendars },
      nowMs: nowMs(),
    });
    await authenticator.charge(context, { units: question.units, scopes: [...TABLES, 'public'] });
    refuseOthers(context);
    await calendarsFeed.load?.();
    const answer = await answerInTurns(question.answer(), () => !context.response.destroyed);
    // The client has gone, and the rest was not made.
    if (answer === null) return;
    const { calendars: limited } = key;
    const prepared = prepare(limited ? { ...answer, view: viewOf(limited) } : answer);
    if (isLong(prepared)) await compressLong(context, prepared);
    context.responder.sendAnswer(context, prepared);
  };
}

/** A key beside the token would be stored with the address, and the calendars of the path are those of the token. */
function refuseOthers({ query }: Context): void {
  if (query.key !== undefined) throw besideToken();
  if (query.calendars !== undefined)
    throw new Problem(
      'invalid_parameter',
      'calendars: was read; they are in the path of this feed',
    );
}

function besideToken(): Problem {
  return new Problem('invalid_parameter', 'key: was read; expected the parameter token alone');
}

/**
 * GET /feeds/token?calendars= or ?for=: the path of the feed of these calendars, or of these pay days, with the token for it of the
 * key that asks.
 */
export function feedTokens(authenticator: Authenticator, nowMs: () => number): Middleware {
  return async ({ context }) => {
    const isPay = context.query.for !== undefined;
    const refuse = isPay ? refuseLimited : undefined;
    await authenticator.admit(context, { scopes: TABLES, refuse });
    const answer = isPay ? await payDaysAsked(context, nowMs()) : calendarsAsked(context);
    const { name, path, values, ...more } = answer;
    const query = [['token', authenticator.tokenFor(context, name)] as const, ...values];
    const text = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
    context.responder.sendJson(context, {
      ...more,
      path: `${path}${path.includes('?') ? '&' : '?'}${text}`,
    });
  };
}

/** A feed as a token names it, its path, and what else its address and the answer have. */
interface Asked {
  readonly name: string;
  readonly path: string;
  readonly values: readonly (readonly [string, string])[];
  readonly calendars: readonly string[];
}

const { query: FEED_QUERY } = calendarsFeed;
const refuseOther = refuseUnknown({ route: '/feeds/token', query: FEED_QUERY }, ENDPOINTS);
const readCalendars = parameterReader(FEED_QUERY, refuseOther);
/** In the path of the feed, or of the request alone. */
const NOT_CARRIED = /^(?:calendars|key|mode|tz|format|_.*|utm_.*)$/;

function calendarsAsked({ query, view }: Context): Asked {
  const { calendars } = readCalendars(query) as { calendars: string };
  const catalog = withJointCalendars(view.catalog, undefined);
  const ids = selectCalendars(catalog, calendars).map((index) => catalog.calendar(index).id);
  const name = feedName(ids);
  if (name === null) throw new Error(`calendars ${ids.join()} have no feed`);
  const values = Object.entries(query).flatMap(([key, value]) =>
    NOT_CARRIED.test(key) ? [] : [[key, String(value)] as const],
  );
  return { name, path: `/feeds/${name}.ics`, values, calendars: name.split(',') };
}

const OF_PAY_DAYS: readonly string[] = [...PAY_DAY_NAMES, 'lang', 'key'];

/** Their feed has the pay days of this year and of the next. */
async function payDaysAsked({ query, view }: Context, nowMs: number): Promise<Asked> {
  const other = Object.keys(query).find((key) => !OF_PAY_DAYS.includes(key));
  if (other !== undefined)
    throw new Problem(
      'unknown_parameter',
      `${quote(other)} is no parameter of /feeds/token for pay days; known are ${OF_PAY_DAYS.join(', ')}`,
    );
  // Pages and their words are read when they are asked for.
  const { payFeedOf } = await import('../../pages/paydays-query.js');
  const { values, lang } = payFeedOf({ catalog: view.catalog, query, nowMs });
  const asked = new URLSearchParams(values);
  const byName = Object.fromEntries(PAY_DAY_NAMES.map((key) => [key, asked.getAll(key)]));
  return {
    name: payFeedName(byName),
    path: `/paydays.ics?${asked.toString().replaceAll('%3A', ':')}`,
    values: lang === 'en' ? [] : [['lang', lang]],
    calendars: byName.for!,
  };
}

/** GET /paydays.ics?for=&token=: these pay days, at the limit of the token's key; without a token, the file of the page. */
export function payDaysByToken(authenticator: Authenticator, withKey: Middleware): Middleware {
  return async (request, response, next) => {
    const { context } = request;
    if (context.query.token === undefined) return withKey(request, response, next);
    if (context.query.key !== undefined) throw besideToken();
    await authenticator.identifyFeed(context, payFeedName(context.query));
    const units = await fileUnits(context.files.pages, context);
    const scopes = [...TABLES, 'public'] as const;
    await authenticator.charge(context, { units, scopes, refuse: refuseLimited });
    context.limit = [];
    await context.files.pages(context, context.responder.common);
  };
}
