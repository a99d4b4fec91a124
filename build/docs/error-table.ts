import type { ProblemCode } from '../../server/queries/problem.js';

/** What each problem means, with a request that is answered so: what to do stands beside its title (server/queries/problem.ts). */

export interface ErrorWords {
  readonly means: string;
  /** The request as it is sent, without the headers that every request has; the first line is its method and address. */
  readonly request: readonly string[];
  /**
   * The detail of its answer where the data have no part in it, which a test holds to a server's; absent: the build asks its
   * own data.
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
      'The address holds a parameter that its endpoint does not know: most often a slip, or the name that another service has for it.',
    request: ['GET /v1/days/2026-12-24?calendar=XNYS&calendars=XNYS'],
  },
  unknown_calendar: {
    means: 'No calendar has that id, nor is it a former or other common id of one.',
    request: ['GET /v1/days/2026-12-24?calendars=XNYZ'],
  },
  too_many_calendars: {
    means: 'The request names more than ten different calendars.',
    request: [`GET /v1/days/2026-12-24?calendars=${ELEVEN}`],
  },
  bad_request: {
    means: 'What came is no request that can be read for certain, so that nothing of it was answered.',
    request: ['GET /v1/days/today?calendars=XNYS HTTP/2.0'],
    detail: 'HTTP/2.0 was read; expected HTTP/1.1',
  },
  unknown_release: {
    means: 'The parameter release names a data release that this server does not have.',
    request: ['GET /v1/days/2026-12-24?calendars=XNYS&release=20200101T000000Z'],
  },
  missing_api_key: {
    means: 'The address needs a key, and none was sent.',
    request: [DAY],
    detail: 'no API key was sent; expected the header "Authorization: Bearer <API_KEY>" or the parameter key',
  },
  invalid_api_key: {
    means:
      'A key was sent, and it opens nothing: it is unknown, was revoked, or has expired. Thirty unknown keys a minute from one address are the most that are answered so.',
    request: [DAY, 'Authorization: Bearer kal_00000000000000000000000000000000000000'],
    detail: 'the API key was not copied whole: its checksum does not fit',
  },
  insufficient_scope: {
    means:
      'The key is right, but was made for something else: feeds and tables alone, or the API without the files of releases.',
    request: [DAY, 'Authorization: Bearer <a key of scope feeds>'],
    detail: 'this API key opens feeds alone: .ics, .atom, format=csv and format=text',
  },
  forbidden_origin: {
    means:
      'A page of another origin asked /mcp, by way of the browser that shows it: whose page it is, nobody here can know.',
    request: ['POST /mcp', 'Content-Type: application/json', 'Origin: https://example.org'],
    detail:
      'Origin: "https://example.org" was read; expected none, one of this computer, or one that KALENDS_MCP_ORIGINS names',
  },
  not_found: {
    means: 'The address is none of this server, or the file that it names is not in that release.',
    request: ['GET /v2/days'],
    detail: 'there is nothing at "/v2/days"; /openapi.json lists the addresses',
  },
  method_not_allowed: {
    means: 'The request would change something, or its method is unknown here.',
    request: ['POST /v1/days/2026-12-24?calendars=XNYS'],
    detail: 'POST was read; expected GET or HEAD',
  },
  request_timeout: {
    means: 'The request began, and did not come to its end within ten to fifteen seconds.',
    request: ['GET /v1/days/2026-12-24?calend'],
    detail: 'the request did not arrive in time',
  },
  content_too_large: {
    means: 'What was sent to /mcp is longer than is read of it.',
    request: ['POST /mcp', 'Content-Type: application/json', 'Content-Length: 100000'],
    detail: 'the body is longer than 64 KB',
  },
  unsupported_media_type: {
    means: 'What was sent to /mcp is not said to be JSON.',
    request: ['POST /mcp', 'Content-Type: text/plain'],
    detail: 'Content-Type: "text/plain" was read; expected application/json',
  },
  out_of_coverage: {
    means:
      'A day that the answer depends on lies before the first or after the last day of a calendar’s data. Nothing is guessed there.',
    request: ['GET /v1/days/2061-01-01?calendars=XNYS'],
  },
  expectation_failed: {
    means: 'The header Expect asks for something that this server does not do; 100-continue is the only one it knows.',
    request: [DAY, 'Expect: 200-ok'],
    detail: 'Expect: "200-ok" was read; expected no such header',
  },
  rate_limited: {
    means: 'The key has used up its requests of this minute, or too many unknown keys came from this address.',
    request: [DAY],
    detail: 'the limit of this key is reached; try again in 60 s',
  },
  headers_too_large: {
    means: 'The request line and the headers are longer than what is read of them.',
    request: [`GET /v1/days?calendars=XNYS&dates=2026-12-24,2026-12-25,...`],
    detail: 'the request line and headers are longer than 16 KB',
  },
  internal_error: {
    means: 'The server met something that it was not made for, and answered nothing rather than something wrong.',
    request: [DAY],
    detail: 'the server failed',
  },
};
