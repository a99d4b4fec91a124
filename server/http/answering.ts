import { type RememberedAnswers, rememberAnswers } from './remembered-answers.js';
import { createResponder, type Hold, type Responder } from './respond.js';
import type { Served, ServedNow } from './served.js';

/** What a request is answered with. */
export interface Answering {
  readonly served: Served;
  readonly responder: Responder;
  readonly remembered: RememberedAnswers;
}

declare module 'node:http' {
  interface IncomingMessage {
    /** What answered when the request came: a switch meanwhile does not concern it. */
    answering: Answering;
    /** Whether its address was asked for lately: then its answer is worth keeping. */
    isAskedAgain: boolean;
  }
}

/** What answers now and what was made for it: looked up for each request, made anew when another one took its place. */
export function whatAnswers(now: ServedNow, hold: Hold, isSharedCache: boolean): () => Answering {
  const make = (served: Served): Answering => ({
    served,
    responder: createResponder(served.catalog.release.id, served.version, hold, isSharedCache),
    remembered: rememberAnswers(),
  });
  let last = make(now.current);
  return () => {
    if (last.served !== now.current) last = make(now.current);
    return last;
  };
}
