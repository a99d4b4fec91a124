import { answerInTurns } from '../../api/answer-pieces.js';
import { calendarsFeed } from '../../api/calendars-feed.js';
import { ENDPOINTS } from '../../api/index.js';
import { readerOf } from '../../api/question.js';
import { selectCalendars } from '../../api/request.js';
import { refuseUnknown } from '../../api/unknown-parameters.js';
import { feedName } from '../../keys/feed-token.js';
import { withJointCalendars } from '../../queries/catalog.js';
import { Problem } from '../../queries/problem.js';
import type { Authenticator } from '../authenticate.js';
import type { Context, Middleware } from '../context.js';
import { nothingAt } from '../not-found.js';
import { compressLong, isLong, prepare } from '../responder.js';
import { TABLES, viewOf } from '../scope.js';

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
  if (query.key !== undefined)
    throw new Problem('invalid_parameter', 'key: was read; expected the parameter token alone');
  if (query.calendars !== undefined)
    throw new Problem(
      'invalid_parameter',
      'calendars: was read; they are in the path of this feed',
    );
}

/** GET /feeds/token?calendars=: the path of their feed, with the token for it of the key that asks. */
export function feedTokens(authenticator: Authenticator): Middleware {
  return async ({ context }) => {
    await authenticator.admit(context, { scopes: TABLES });
    const { calendars, lang } = context.query;
    if (typeof calendars !== 'string' || calendars.trim() === '') {
      throw new Problem(
        'invalid_parameter',
        'calendars: was not given once; expected one to ten calendar ids, separated by commas',
      );
    }
    const catalog = withJointCalendars(context.view.catalog, undefined);
    const ids = selectCalendars(catalog, calendars).map((index) => catalog.calendar(index).id);
    const feed = feedName(ids);
    if (feed === null) throw new Error(`calendars ${ids.join()} have no feed`);
    const token = authenticator.tokenFor(context, feed);
    // Calendar programs ask in no language.
    const more = typeof lang === 'string' ? `&lang=${encodeURIComponent(lang)}` : '';
    context.responder.sendJson(context, {
      calendars: feed.split(','),
      path: `/feeds/${feed}.ics?token=${token}${more}`,
    });
  };
}
