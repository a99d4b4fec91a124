import { answerInTurns } from '../../api/answer-pieces.js';
import type { Answer, Endpoint } from '../../api/endpoint.js';
import { ENDPOINTS } from '../../api/index.js';
import { isFeed, readerOf } from '../../api/question.js';
import { refuseUnknown } from '../../api/unknown-parameters.js';
import type { CalendarPatterns } from '../../text/calendar-patterns.js';
import type { Authenticator } from '../authenticate.js';
import type { Middleware } from '../context.js';
import { compressLong, isLong, prepare } from '../responder.js';
import { route } from '../route.js';
import { scopesOf, viewOf } from '../scope.js';

/** The handlers of an endpoint of the API: key, parameters, limit, answer. */
export function endpointHandlers(
  endpoint: Endpoint,
  authenticator: Authenticator,
  nowMs: () => number,
): Middleware[] {
  const { feed } = endpoint;
  const read = readerOf(endpoint, refuseUnknown(endpoint, ENDPOINTS));
  const handle: Middleware = async ({ context, url, params }) => {
    const { responder, answers, query } = context;
    const isOneFeed = feed !== undefined && isFeed(endpoint, params);
    if (isOneFeed) context.route = `${endpoint.route}${feed.suffix}`;
    const instant = nowMs();
    const key = await authenticator.identify(context, isOneFeed);
    // Answers for a key limited to some calendars differ from those for others.
    const cached = key.calendars === undefined ? answers.get(url) : undefined;
    if (cached) {
      await authenticator.charge(context, cached);
      responder.sendAnswer(context, cached.prepared);
      return;
    }
    const question = read(context.view, { params, query, nowMs: instant });
    const cost = { units: question.units, scopes: scopesOf(endpoint, question.form, query) };
    await authenticator.charge(context, cost);
    if (endpoint.load) await endpoint.load();
    const begun = question.answer();
    const answer = begun.pieces
      ? await answerInTurns(begun, () => !context.response.destroyed)
      : begun;
    // The client has gone, and the rest was not made.
    if (answer === null) return;
    const prepared = prepare(viewed(answer, key.calendars));
    if (isLong(prepared)) await compressLong(context, prepared);
    if (key.calendars === undefined) answers.set(url, { ...cost, prepared });
    responder.sendAnswer(context, prepared);
  };
  const start = route(endpoint.route, ({ view, params, query }) =>
    scopesOf(endpoint, read(view, { params, query, nowMs: nowMs() }).form, query),
  );
  return [start, handle];
}

/** Answers for a key limited to some calendars have their own ETag. */
function viewed(answer: Answer, limited: CalendarPatterns | undefined): Answer {
  return limited === undefined ? answer : { ...answer, view: viewOf(limited) };
}
