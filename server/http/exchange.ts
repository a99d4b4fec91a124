import type { IncomingMessage } from 'node:http';
import type { Key } from '../keys/key.js';
import type { QueryData } from '../queries/as-of.js';
import type { Problem } from '../queries/problem.js';
import type { AnswerCache } from './answer-cache.js';
import type { FileHandler } from './files.js';
import type { Responder } from './responses.js';

/** Everything that answers, as one: what one build holds. It is loaded beside the one before and replaces it as a whole. */
export interface Served extends QueryData {
  /** Changes whenever the program may write other bytes for the same question, or reads other data. */
  readonly version: string;
  /** Files that need no key (pages) and those that do (release files). */
  readonly pages: FileHandler;
  readonly artifacts: FileHandler;
  /** An error as the page that a browser shows; absent: browsers are told as programs are. */
  readonly errorPage?: (problem: Problem, request: IncomingMessage) => string;
  /** Closes the files that stay open, when nobody is answered from them any more. */
  readonly close: () => void;
}

/** What answers now. A request keeps what it found here when it came, to its end. */
export interface ServedNow {
  readonly current: Served;
  /** Whether another one is being loaded, to take its place. */
  readonly isSwitching?: boolean;
  /** Whether the current build of the folder could not be loaded, so that this is an earlier one. */
  readonly isRefused?: boolean;
}

/** What one request carries from its arrival to its response: Node's and polka's handlers pass nothing else along. */
export interface Exchange {
  readonly served: Served;
  readonly responder: Responder;
  readonly answers: AnswerCache;
  /** The pattern of its address, for observers: no parameter stands in it. */
  route: string;
  /** The key that it was let in with. */
  key: Key | null;
}

declare module 'node:http' {
  interface IncomingMessage {
    exchange: Exchange;
  }
}
