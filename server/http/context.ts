import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware as PolkaMiddleware, Request as PolkaRequest } from 'polka';
import type { Key } from '../keys/key.js';
import type { HeaderList } from '../limits/rate-limit.js';
import type { QueryData } from '../queries/as-of.js';
import type { Catalog } from '../queries/catalog.js';
import { seenBy } from '../queries/limited.js';
import type { Problem } from '../queries/problem.js';
import type { Query } from '../text/address.js';
import type { CalendarPatterns } from '../text/calendar-patterns.js';
import type { AnswerCache } from './answer-cache.js';
import type { Responder } from './responder.js';
import type { FileHandler } from './stored-files.js';

/** The pages and files of a build. */
export interface BuildFiles {
  /** Files that need no key (pages) and those that do (release files). */
  readonly pages: FileHandler;
  readonly artifacts: FileHandler;
  /** The content security policy of error pages. */
  readonly pagePolicy: string;
  /** Makes an error page for browsers; if absent, browsers get problem details like programs. */
  readonly errorPage?: (
    problem: Problem,
    request: IncomingMessage,
    seen: Catalog,
  ) => string | Promise<string>;
}

/** All parts of one build that handle requests. A new build is loaded beside the old one and replaces it as a whole. */
export interface ServerBuild extends BuildFiles, QueryData {
  /** Changes whenever the program or the data change, so that responses may differ. */
  readonly version: string;
  /** The calendars that pages show to everybody; default: all. */
  readonly shown?: CalendarPatterns | undefined;
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

/** A request as polka's handlers get it. */
export interface Request extends PolkaRequest {
  context: Context;
}

export type Middleware = PolkaMiddleware<Request>;

/** What belongs to a request in progress, from its arrival to its response. */
export class Context {
  readonly request: Request;
  readonly response: ServerResponse;
  /** The data are private: handlers have `view`, which has no way to what a key may not see. */
  readonly #build: ServerBuild;
  readonly responder: Responder;
  readonly answers: AnswerCache;
  /** The pattern of its route, for observers; contains no parameters. */
  route = '(not answered)';
  /** The authenticated key, and the headers of its limit. */
  key: Key | null = null;
  limit: HeaderList = [];

  constructor(
    request: Request,
    response: ServerResponse,
    { build, responder, answers }: BuildParts,
  ) {
    this.request = request;
    request.context = this;
    this.response = response;
    this.#build = build;
    this.responder = responder;
    this.answers = answers;
  }

  get files(): BuildFiles {
    return this.#build;
  }

  /** The id of the current release. */
  get release(): string {
    return this.#build.catalog.release.id;
  }

  /** The data that the key may see; without a key, those that pages show. */
  get view(): QueryData {
    return seenBy(this.key === null ? this.#build.shown : this.key.calendars, this.#build);
  }

  get path(): string {
    return this.request.path;
  }

  /** The parameters of the path, decoded. */
  get params(): Readonly<Record<string, string>> {
    return this.request.params;
  }

  /** Polka's type has no parameters that are repeated. */
  get query(): Query {
    return this.request.query;
  }
}
