/** The errors of requests, as problem details (RFC 9457). */

interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

export const PROBLEMS = {
  invalid_parameter: { status: 400, title: 'A parameter is not valid' },
  unknown_parameter: { status: 400, title: 'There is no such parameter' },
  unknown_calendar: { status: 400, title: 'There is no such calendar' },
  too_many_calendars: { status: 400, title: 'Too many calendars in one request' },
  bad_request: { status: 400, title: 'The request could not be read' },
  unknown_release: { status: 404, title: 'There is no such data release' },
  missing_api_key: { status: 401, title: 'An API key is needed' },
  invalid_api_key: { status: 401, title: 'The API key is not valid' },
  insufficient_scope: { status: 403, title: 'The scope of the API key does not allow this' },
  forbidden_origin: { status: 403, title: 'The origin is not allowed' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'The method is not allowed' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  content_too_large: { status: 413, title: 'The request is too long' },
  unsupported_media_type: { status: 415, title: 'The media type is not supported' },
  out_of_coverage: { status: 422, title: 'Outside the data’s coverage' },
  expectation_failed: { status: 417, title: 'An expectation cannot be met' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The URL or the headers are too long' },
  internal_error: { status: 500, title: 'The server failed' },
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
