/** A copy of an official page as fetched, the reasons to reject one, and their error messages. */

export interface Copy {
  readonly body: Buffer;
  /** The type stated by the server, unless the first bytes show another. */
  readonly contentType: string;
  /** Where the redirects ended. */
  readonly finalUrl: string;
  /** ISO 8601 with +00:00: when the body was complete. */
  readonly fetchedAt: string;
}

export interface Limits {
  /** From the first connection to the last byte. */
  readonly timeoutMs: number;
  /** Of the body, uncompressed. */
  readonly maxBytes: number;
}

export const MAX_REDIRECTS = 10;
export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The reason why a source gave no copy, as a message for the report. */
export class SourceFailure extends Error {}

type Family = 'html' | 'pdf' | 'other';

const DOCUMENT_ADDRESS = /\.(pdf|ics|csv|json|xml|xlsx?|docx?|ods|zip|txt)$/i;
const MAX_LINE = 300;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/CONNECTION_REFUSED|ECONNREFUSED/, 'connection refused'],
  [/NAME_NOT_RESOLVED|ENOTFOUND|EAI_AGAIN/, 'host not found'],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, 'invalid certificate'],
  [/SSL|EPROTO/, 'no secure connection'],
  [/TIMED_OUT|TIMEOUT|ETIMEDOUT/, 'no answer'],
  [/UNREACH|INTERNET_DISCONNECTED/, 'host not reachable'],
  [
    /RESET|UND_ERR_SOCKET|EMPTY_RESPONSE|EPIPE|CONTENT_LENGTH|INCOMPLETE|CONNECTION_CLOSED/,
    'connection closed early',
  ],
  [/TOO_MANY_REDIRECTS/, `more than ${MAX_REDIRECTS} redirects`],
  [
    /UNSAFE_REDIRECT|DISALLOWED_URL_SCHEME|UNKNOWN_URL_SCHEME/,
    'redirects to an address that is not http(s)',
  ],
];

/** A copy of a body just received. `stated` is the content type that came with it, if any. */
export function makeCopy(body: Buffer, stated: string | null | undefined, finalUrl: string): Copy {
  const fetchedAt = `${new Date().toISOString().slice(0, 19)}+00:00`;
  return { body, contentType: contentTypeOf(body, stated ?? ''), finalUrl, fetchedAt };
}

/**
 * Throws a SourceFailure if a copy is not what its source should give: empty, a broken PDF, or another type of document
 * than `earlierType`, the content type of the previous copy, or than the extension of `url`.
 */
export function checkCopy(
  { body, contentType }: Copy,
  url: string,
  earlierType: string | undefined,
): void {
  if (
    body.subarray(0, 4096).toString('latin1').trim() === '' &&
    body.toString('latin1').trim() === ''
  ) {
    throw new SourceFailure('the body is empty');
  }
  const family = familyOf(contentType);
  if (family === 'pdf' && !isPdf(body))
    throw new SourceFailure(`declared as ${contentType} but is not a PDF`);
  if (earlierType !== undefined) {
    if (family !== familyOf(earlierType))
      throw new SourceFailure(`${contentType} where ${earlierType} was archived`);
    return;
  }
  const extension = DOCUMENT_ADDRESS.exec(new URL(url).pathname)?.[0];
  if (extension && family === 'html')
    throw new SourceFailure(`${contentType} where the address has ${extension}`);
}

/** Throws a SourceFailure for any status but 2xx with a body. */
export function checkStatus(status: number, statusText = ''): void {
  const hasBody = status >= 200 && status < 300 && status !== 204 && status !== 205;
  if (!hasBody) throw new SourceFailure(`answered ${status} ${statusText}`.trim());
}

/** Throws a SourceFailure if a body is, or will be, longer than allowed. */
export function checkLength(bytes: number, limits: Limits): void {
  if (bytes > limits.maxBytes) throw tooLarge(limits);
}

/** The target of a redirect. Throws a SourceFailure if it is not an address or not http(s). */
export function redirectTarget(from: string, location: string | null | undefined): string {
  if (!location) throw new SourceFailure('redirects without an address');
  if (!URL.canParse(location, from))
    throw new SourceFailure(`redirects to an invalid address: ${location}`);
  const target = new URL(location, from);
  if (!isWebAddress(target.href))
    throw new SourceFailure(`redirects to an address that is not http(s): ${target.href}`);
  return target.href;
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}

export function isHtml(contentType: string): boolean {
  return familyOf(contentType) === 'html';
}

export function tooLarge({ maxBytes }: Limits): SourceFailure {
  return new SourceFailure(`larger than ${maxBytes / 1_000_000} MB`);
}

export function tooManyRedirects(): SourceFailure {
  return new SourceFailure(`more than ${MAX_REDIRECTS} redirects`);
}

export function outOfTime({ timeoutMs }: Limits): SourceFailure {
  return new SourceFailure(`no complete answer within ${timeoutMs / 1000} s`);
}

/** One printable line for any error while a source was fetched or stored. */
export function reasonOf(error: unknown): string {
  if (error instanceof SourceFailure) return oneLine(error.message);
  const { message, code } = innermost(error);
  const known = code ?? /net::(ERR_\w+)/.exec(message)?.[1];
  const reason = known && REASONS.find(([pattern]) => pattern.test(known))?.[1];
  return oneLine(reason ? `${reason} (${known})` : message);
}

/** External text as one line without control characters for the terminal. */
export function oneLine(text: string, length = MAX_LINE): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length)}...` : plain;
}

/** fetch only reports "fetch failed": the reason is in the cause. */
function innermost(error: unknown): { message: string; code: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  if (error.cause instanceof Error) return innermost(error.cause);
  const message = error.message.split('\n', 1)[0] ?? '';
  return {
    message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
  };
}

function contentTypeOf(body: Buffer, stated: string): string {
  const type = oneLine(stated.toLowerCase());
  if (isPdf(body)) return 'application/pdf';
  if (!startsAsHtml(body) || familyOf(type) === 'html') return type || 'application/octet-stream';
  const charset = /;\s*charset=[^;\s]+/.exec(type)?.[0] ?? '';
  return `text/html${charset}`;
}

function familyOf(contentType: string): Family {
  const media = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (media === 'text/html' || media === 'application/xhtml+xml') return 'html';
  return media === 'application/pdf' || media === 'application/x-pdf' ? 'pdf' : 'other';
}

function isPdf(body: Buffer): boolean {
  // Other bytes may precede the header: PDF readers search the first 1024.
  return body.subarray(0, 1024).includes('%PDF-');
}

function startsAsHtml(body: Buffer): boolean {
  const start = body.subarray(0, 1024).toString('latin1');
  return /^[^<]{0,8}(<!--[^>]*-->\s*)*<(!doctype\s+html|html|head|body)[\s>]/i.test(
    start.replace(/^\W*<\?xml[^>]*>\s*/, ''),
  );
}
