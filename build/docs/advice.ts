import type { ProblemCode } from '../../server/queries/problem.js';

/** What a user should do about each problem, for the page at its type. */
export const ADVICE: Readonly<Record<ProblemCode, string>> = {
  invalid_parameter:
    'The detail names the parameter, its value and what was expected. Dates have the form YYYY-MM-DD and must exist; a parameter may be given only once.',
  unknown_parameter:
    'The detail names the parameter, the nearest names and the parameters of this endpoint. The request is refused, since ignoring a misspelt parameter would silently change the answer. Names that begin with _ or utm_ are ignored, and so are calendars, mode, tz, format=json, lang and key where they have no effect.',
  unknown_calendar:
    'The detail names the id and the nearest ids that exist; GET /v1/calendars lists all of them. On the detail and the feed of a calendar the status is 404.',
  too_many_calendars:
    'One request may name at most 10 calendar ids. Send a second request for the others.',
  bad_request:
    'The request line or a header is not valid HTTP, or the URL has a broken percent escape.',
  unknown_release:
    'The detail names the releases of this server; GET /v1/releases lists all of them with their changes. Without the parameter release, the last one is used.',
  missing_api_key:
    'Send the header "Authorization: Bearer <API_KEY>", or the query parameter key=<API_KEY>.',
  invalid_api_key: 'The key is unknown, revoked or expired. Check that it was copied completely.',
  insufficient_scope:
    'A key of scope feeds allows .ics, .atom, CSV and text; one of scope api everything under /v1; the demo key the requests of the explorer. Ask the operator for a key with the scope that you need.',
  forbidden_origin:
    'A browser sent this request for a page of another origin. /mcp accepts programs, pages of this computer, and pages of the origins in the setting KALENDS_MCP_ORIGINS.',
  not_found: '/openapi.json lists the endpoints of the service.',
  method_not_allowed: 'The service is read-only: GET and HEAD; /mcp takes POST.',
  request_timeout: 'Send the whole request at once.',
  content_too_large:
    'The body of a request to /mcp may have up to 64 KB. Send fewer messages at once.',
  unsupported_media_type: 'Requests to /mcp are JSON: send Content-Type: application/json.',
  out_of_coverage:
    'A date, a range or a result lies outside the data of a requested calendar. The detail names the calendar and its years. The server never guesses.',
  expectation_failed: 'Remove the Expect header.',
  rate_limited:
    'Wait for the number of seconds in the Retry-After header. The RateLimit header shows what is left.',
  headers_too_large:
    'The request line and the headers together may have up to 16 KB: name fewer dates or calendars in one request.',
  internal_error:
    'The error is in the server, not in the request, and was logged. Tell the operator. It is safe to retry later.',
};
