/** The errors of requests, as problem details (RFC 9457). */

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** What the user should do, for the page at the problem's type. */
  readonly advice: string;
}

export const PROBLEMS = {
  invalid_parameter: {
    status: 400,
    title: 'A parameter is not valid',
    advice:
      'The detail names the parameter, its value and what was expected. Dates have the form YYYY-MM-DD and must exist; a parameter may be given only once.',
  },
  unknown_parameter: {
    status: 400,
    title: 'There is no such parameter',
    advice:
      'The detail names the parameter, the nearest names and the parameters of this endpoint. The request is refused, since ignoring a misspelt parameter would silently change the answer. Names that begin with _ or utm_ are ignored, and so are calendars, mode, tz, format=json, lang and key where they have no effect.',
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
    advice: 'One request may name at most 10 calendar ids. Send a second request for the others.',
  },
  bad_request: {
    status: 400,
    title: 'The request could not be read',
    advice:
      'The request line or a header is not valid HTTP, or the URL has a broken percent escape.',
  },
  unknown_release: {
    status: 404,
    title: 'There is no such data release',
    advice:
      'The detail names the releases of this server; GET /v1/releases lists all of them with their changes. Without the parameter release, the last one is used.',
  },
  missing_api_key: {
    status: 401,
    title: 'An API key is needed',
    advice:
      'Send the header "Authorization: Bearer <API_KEY>", or the query parameter key=<API_KEY>.',
  },
  invalid_api_key: {
    status: 401,
    title: 'The API key is not valid',
    advice: 'The key is unknown, revoked or expired. Check that it was copied completely.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The scope of the API key does not allow this',
    advice:
      'A key of scope feeds allows .ics, .atom, CSV and text; one of scope api everything under /v1; the demo key the requests of the explorer. Ask the operator for a key with the scope that you need.',
  },
  forbidden_origin: {
    status: 403,
    title: 'The origin is not allowed',
    advice:
      'A browser sent this request for a page of another origin. /mcp accepts programs, pages of this computer, and pages of the origins in the setting KALENDS_MCP_ORIGINS.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    advice: '/openapi.json lists the endpoints of the service.',
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
    advice: 'The body of a request to /mcp may have up to 64 KB. Send fewer messages at once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The media type is not supported',
    advice: 'Requests to /mcp are JSON: send Content-Type: application/json.',
  },
  out_of_coverage: {
    status: 422,
    title: 'Outside the data’s coverage',
    advice:
      'A date, a range or a result lies outside the data of a requested calendar. The detail names the calendar and its years. The server never guesses.',
  },
  expectation_failed: {
    status: 417,
    title: 'An expectation cannot be met',
    advice: 'Remove the Expect header.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    advice:
      'Wait for the number of seconds in the Retry-After header. The RateLimit header shows what is left.',
  },
  headers_too_large: {
    status: 431,
    title: 'The URL or the headers are too long',
    advice:
      'The request line and the headers together may have up to 16 KB: name fewer dates or calendars in one request.',
  },
  internal_error: {
    status: 500,
    title: 'The server failed',
    advice:
      'The error is in the server, not in the request, and was logged. Tell the operator. It is safe to retry later.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEMS;

/** An error of a request with its reason. Endpoints throw it; the response is application/problem+json. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** Further headers of the response: name, value, name, value. */
  readonly headers: readonly string[];
  /** The as-of release of the request, if it named one. */
  release?: string;
  /** The calendar id that is not known, if that is the error. */
  unknownId?: string;

  /** `detail` explains the error to the user; `status` overrides the usual status of the code. */
  constructor(code: ProblemCode, detail: string, status?: number, headers: readonly string[] = []) {
    super(detail);
    this.code = code;
    this.status = status ?? PROBLEMS[code].status;
    this.headers = headers;
  }

  /** The body with the five members of the contract. `type` is a page on this server that explains the code. */
  body(): { type: string; title: string; status: number; code: ProblemCode; detail: string } {
    const { code, status, message } = this;
    return {
      type: `/problems/${code}`,
      title: PROBLEMS[code].title,
      status,
      code,
      detail: message,
    };
  }
}

/** Quotes a value for an error message: shortened, with control characters escaped. */
export function quote(value: string): string {
  return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}...` : value);
}
