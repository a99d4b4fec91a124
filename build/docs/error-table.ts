import type { ProblemCode } from '../../server/queries/problem.js';

/** The meaning of each problem, with a request that causes it. What to do is beside its title in server/queries/problem.ts. */

export interface ErrorWords {
  readonly means: string;
  /** The request as sent, without the headers that every request has; the first line is its method and URL. */
  readonly request: readonly string[];
  /**
   * The detail of the response if it does not depend on the data; a test compares it with a server's. If absent, the build
   * computes it from its own data.
   */
  readonly detail?: string;
}

const DAY = 'GET /v1/days/2026-12-24?calendars=XNYS';
const ELEVEN = 'XNYS,XLON,XTKS,XPAR,XETR,XHKG,EUR,USD,GBP,JPY,CHF';

export const ERROR_WORDS: Readonly<Record<ProblemCode, ErrorWords>> = {
  invalid_parameter: {
    means:
      'A value is missing, was given twice, does not have the form of its parameter, or names something that does not exist, such as 30 February or an unknown time zone.',
    request: ['GET /v1/days/2026-02-30?calendars=XNYS'],
  },
  unknown_parameter: {
    means:
      'The request has a parameter that its endpoint does not know: most often a typing error, or the name that another service uses.',
    request: ['GET /v1/days/2026-12-24?calendar=XNYS&calendars=XNYS'],
  },
  unknown_calendar: {
    means: 'No calendar has that id, and it is not an alias (a former or other common id) of one.',
    request: ['GET /v1/days/2026-12-24?calendars=XNYZ'],
  },
  too_many_calendars: {
    means: 'The request names more than ten different calendars.',
    request: [`GET /v1/days/2026-12-24?calendars=${ELEVEN}`],
  },
  bad_request: {
    means:
      'The request is malformed: the server could not parse it, so it did not answer any part of it.',
    request: ['GET /v1/days/today?calendars=XNYS HTTP/2.0'],
    detail: 'HTTP/2.0 was read; expected HTTP/1.1',
  },
  unknown_release: {
    means: 'The parameter release names a data release that this server does not have.',
    request: ['GET /v1/days/2026-12-24?calendars=XNYS&release=20200101T000000Z'],
  },
  missing_api_key: {
    means: 'This URL needs an API key, and none was sent.',
    request: [DAY],
    detail:
      'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key',
  },
  invalid_api_key: {
    means:
      'The key that was sent is unknown, was revoked, or has expired. After thirty unknown keys a minute from one address, the error is rate_limited instead.',
    request: [DAY, 'Authorization: Bearer kal_00000000000000000000000000000000000000'],
    detail: 'the API key is incomplete or mistyped: its checksum does not match',
  },
  insufficient_scope: {
    means:
      'The key is valid, but its scope does not include this request: for example feeds and tables only, or the API without release files.',
    request: [DAY, 'Authorization: Bearer <a key of scope feeds>'],
    detail: 'this API key allows only feeds: .ics, .atom, format=csv and format=text',
  },
  forbidden_origin: {
    means:
      'A browser sent the request to /mcp for a page of another origin, which the server does not trust.',
    request: ['POST /mcp', 'Content-Type: application/json', 'Origin: https://example.org'],
    detail:
      'Origin: "https://example.org" was read; expected none, one of this computer, or one that KALENDS_MCP_ORIGINS names',
  },
  not_found: {
    means: 'This server has nothing at that URL, or the file is not in that release.',
    request: ['GET /v2/days'],
    detail: 'there is nothing at "/v2/days"; /openapi.json lists the addresses',
  },
  method_not_allowed: {
    means: 'The method is not supported at this URL; the service is read-only.',
    request: ['POST /v1/days/2026-12-24?calendars=XNYS'],
    detail: 'POST was read; expected GET or HEAD',
  },
  request_timeout: {
    means: 'The request did not arrive completely within ten to fifteen seconds.',
    request: ['GET /v1/days/2026-12-24?calend'],
    detail: 'the request did not arrive in time',
  },
  content_too_large: {
    means: 'The body sent to /mcp is longer than the server accepts.',
    request: ['POST /mcp', 'Content-Type: application/json', 'Content-Length: 100000'],
    detail: 'the body is longer than 64 KB',
  },
  unsupported_media_type: {
    means: 'The body sent to /mcp is not declared as JSON.',
    request: ['POST /mcp', 'Content-Type: text/plain'],
    detail: 'Content-Type: "text/plain" was read; expected application/json',
  },
  out_of_coverage: {
    means:
      'A day that the answer depends on lies before the first or after the last day of a calendar’s data. The server does not guess such days.',
    request: ['GET /v1/days/2061-01-01?calendars=US'],
  },
  expectation_failed: {
    means:
      'The Expect header has a value that this server does not support; it supports only 100-continue.',
    request: [DAY, 'Expect: 200-ok'],
    detail: 'Expect: "200-ok" was read; expected no such header',
  },
  rate_limited: {
    means:
      'The key has used up its requests for this minute, or too many unknown keys came from this address.',
    request: [DAY],
    detail: 'the limit of this key is reached; try again in 60 s',
  },
  headers_too_large: {
    means: 'The request line and the headers together are longer than the server accepts.',
    request: [`GET /v1/days?calendars=XNYS&dates=2026-12-24,2026-12-25,...`],
    detail: 'the request line and headers are longer than 16 KB',
  },
  internal_error: {
    means:
      'An unexpected error occurred in the server. It sends no answer rather than a wrong one.',
    request: [DAY],
    detail: 'the server failed',
  },
};
