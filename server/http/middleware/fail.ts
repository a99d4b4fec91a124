import type { Logger } from 'pino';
import type { ErrorHandler } from 'polka';
import { Problem } from '../../queries/problem.js';
import type { Request } from '../context.js';

/** Polka's onError: sends the problem that a handler threw; another error is logged, and the client learns nothing of it. */
export function fail(log: Logger): ErrorHandler<Request> {
  return (thrown: unknown, { context }) => {
    const problem =
      thrown instanceof Problem ? thrown : new Problem('internal_error', 'the server failed');
    if (problem.status >= 500) log.error({ err: thrown, path: context.path }, 'a request failed');
    context.responder.sendProblem(context, problem);
  };
}
