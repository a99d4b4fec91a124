/** What can go wrong with a request, as problem details (RFC 9457). */

export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What a person should do, for the page behind the problem's type. */
  readonly advice: string;
}

export const PROBLEMS = {
  invalid_parameter: {
    status: 400,
    title: 'A parameter is not valid',
    advice:
      'The detail names the parameter, the value that was read and what would be right. Dates have the form YYYY-MM-DD and must exist; a parameter may be given only once.',
  },
  unknown_parameter: {
    status: 400,
    title: 'There is no such parameter',
    advice:
      'The detail names the parameter, the nearest names and those that this address knows. Nothing was answered, since a misspelt parameter that is ignored changes the answer unseen. Names that begin with _ or utm_ are let pass, and so are calendars, mode, tz, format=json, lang and key where they mean nothing.',
  },
  unknown_calendar: {
    status: 400,
    title: 'There is no such calendar',
    advice:
      'The detail names the id and the nearest ids that exist; GET /v1/calendars lists all of them. On the detail and the feed of a calendar the status is 404.',
  },
  too_many_calendars: {
    status: 400,
    title: 'Too many calendars in one request',
    advice: 'One request may name at most 10 calendar ids. Ask for the others in a second request.',
  },
  bad_request: {
    status: 400,
    title: 'The request could not be read',
    advice: 'The request line or a header is not valid HTTP, or the address holds a broken percent escape.',
  },
  unknown_release: {
    status: 404,
    title: 'There is no such data release',
    advice:
      'The detail names the releases that this server has; GET /v1/releases lists all of them with what they changed. Without the parameter release, the last one answers.',
  },
  missing_api_key: {
    status: 401,
    title: 'An API key is needed',
    advice: 'Send the header "Authorization: Bearer <API_KEY>", or the query parameter key=<API_KEY>.',
  },
  invalid_api_key: {
    status: 401,
    title: 'The API key is not valid',
    advice: 'The key is unknown, revoked or expired. Check that it was copied whole.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The API key does not open this',
    advice:
      'The key is for something else: one for feeds opens .ics, .atom, CSV and text, one for the API what is under /v1, the demo key what the explorer asks. Ask for a key with the scope that is needed.',
  },
  forbidden_origin: {
    status: 403,
    title: 'The page may not ask here',
    advice:
      'A browser sent this for a page of another origin. /mcp answers programs, pages of this computer, and those of the origins that the operator names in KALENDS_MCP_ORIGINS.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    advice: 'The addresses of the service are listed in /openapi.json.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed',
    advice: 'The service is read-only: GET and HEAD; /mcp takes POST.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    advice: 'Send the whole request at once.',
  },
  content_too_large: {
    status: 413,
    title: 'The request is too long',
    advice: 'What is sent to /mcp may have 64 KB. Send fewer messages at once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The request is of another type',
    advice: 'What is sent to /mcp is JSON: Content-Type: application/json.',
  },
  out_of_coverage: {
    status: 422,
    title: 'Outside the data’s coverage',
    advice:
      'A date, a range or a result lies outside the data of a calendar that was asked. The detail names the calendar and its years; no answer is ever guessed.',
  },
  expectation_failed: {
    status: 417,
    title: 'An expectation cannot be met',
    advice: 'Leave the Expect header out.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    advice: 'Wait for the seconds that the Retry-After header tells. The RateLimit header counts what is left.',
  },
  headers_too_large: {
    status: 431,
    title: 'The address or the headers are too long',
    advice: 'The request line and the headers together may have 16 KB: name fewer dates or calendars in one request.',
  },
  internal_error: {
    status: 500,
    title: 'The server failed',
    advice:
      'This is a fault of the server, not of the request, and has been logged: tell who runs it. Asking again later does no harm.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEMS;

/** A request that cannot be answered, and why. Thrown by the endpoints; answered as application/problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Further headers of the answer, names and values in turn. */
  readonly headers: readonly string[];
  /** The release that was asked, where one was named. */
  release?: string;

  /** `detail` is for the person who made the mistake; `status` where a code has another one than usual. */
  constructor(code: ProblemCode, detail: string, status?: number, headers: readonly string[] = []) {
    super(detail);
    this.code = code;
    this.status = status ?? PROBLEMS[code].status;
    this.headers = headers;
  }

  /** The body, all five members of the contract. `type` is an address on this server that explains the code. */
  body(): { type: string; title: string; status: number; code: ProblemCode; detail: string } {
    const { code, status, message } = this;
    return { type: `/problems/${code}`, title: PROBLEMS[code].title, status, code, detail: message };
  }
}

/** A value as an error quotes it: shortened, control characters escaped. */
export function quote(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}...` : value);
}
