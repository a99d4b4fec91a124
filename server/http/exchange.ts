import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Key } from '../keys/key.js';
import type { QueryData } from '../queries/as-of.js';
import type { Problem } from '../queries/problem.js';
import { Address } from '../text/address.js';
import type { AnswerCache } from './answer-cache.js';
import type { Responder } from './responses.js';
import type { FileHandler } from './stored-files.js';

/** All parts of one build that handle requests. A new build is loaded beside the old one and replaces it as a whole. */
export interface ServerBuild extends QueryData {
  /** Changes whenever the program or the data change, so that responses may differ. */
  readonly version: string;
  /** Files that need no key (pages) and those that do (release files). */
  readonly pages: FileHandler;
  readonly artifacts: FileHandler;
  /** The content security policy of error pages. */
  readonly pagePolicy: string;
  /** Makes an error page for browsers; if absent, browsers get problem details like programs. */
  readonly errorPage?: (problem: Problem, request: IncomingMessage) => string | Promise<string>;
  /** Closes its open files, after the last request that uses them. */
  readonly close: () => void;
}

/** The build in use. A request keeps the build that was current when it arrived. */
export interface CurrentBuild {
  readonly current: ServerBuild;
  /** Whether a new build is being loaded. */
  readonly isSwitching?: boolean;
  /** Whether the build named by dist/current could not be loaded, so an earlier one is still in use. */
  readonly isRefused?: boolean;
}

/** A build with what is made from it once. */
export interface BuildParts {
  readonly build: ServerBuild;
  readonly responder: Responder;
  readonly answers: AnswerCache;
}

type Params = Readonly<Record<string, string>>;

const NO_PARAMS: Params = {};
/** Stands for the URL until the request is handled; most of the code never sees it. */
const NO_ADDRESS = new Address('');

/** One request from arrival to response: the argument of all handlers. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly build: ServerBuild;
  readonly responder: Responder;
  readonly answers: AnswerCache;
  /** The URL, and the parameters of its path. */
  address = NO_ADDRESS;
  params = NO_PARAMS;
  /** The pattern of its route, for observers; contains no parameters. */
  route = '(not answered)';
  /** The authenticated key. */
  key: Key | null = null;

  constructor(request: IncomingMessage, response: ServerResponse, { build, responder, answers }: BuildParts) {
    this.request = request;
    this.response = response;
    this.build = build;
    this.responder = responder;
    this.answers = answers;
  }

  get path(): string {
    return this.address.pathname;
  }
}
