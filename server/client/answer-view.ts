import { presentJson } from '../text/present-json.js';
import { h } from './dom.js';

/** Draws a response: status, useful headers, body, and the request as a curl command. */

/** Release files may be long. */
const MAX_SHOWN = 100_000;
const HEADERS = [
  'content-type',
  'x-data-release',
  'x-next-cursor',
  'etag',
  'ratelimit',
  'retry-after',
];

export interface DocsRequest {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it needs a key. */
  readonly isLocked: boolean;
}

export async function drawResponse(
  request: DocsRequest,
  response: Response,
  tookMs: number,
): Promise<HTMLElement[]> {
  const text = await response.text();
  const shown = presented(text, response.headers.get('content-type') ?? '');
  const isCut = shown.length > MAX_SHOWN;
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [h('span', {}, `${name}: ${value}`)];
  });
  return [
    h(
      'p',
      { class: response.ok ? 'status' : 'status refused' },
      h('strong', {}, String(response.status)),
      ` in ${Math.round(tookMs)} ms`,
    ),
    h('p', { class: 'facts' }, ...headers),
    h(
      'pre',
      { class: 'answer', tabindex: '0', 'aria-label': 'The answer' },
      h('code', {}, shown.slice(0, MAX_SHOWN)),
    ),
    ...(isCut
      ? [h('p', { class: 'quiet' }, `${shown.length - MAX_SHOWN} more characters are not shown.`)]
      : []),
    h('pre', { class: 'curl' }, h('code', {}, curlOf(request))),
  ];
}

function presented(text: string, type: string): string {
  if (!/\bjson\b/.test(type)) return text === '' ? '(empty)' : text;
  try {
    return presentJson(JSON.parse(text));
  } catch {
    return text;
  }
}

/** `$KEY` is a placeholder: the key is never shown. */
function curlOf({ address, headers = {}, isLocked }: DocsRequest): string {
  const all = [...(isLocked ? ['"Authorization: Bearer $KEY"'] : [])];
  for (const [name, value] of Object.entries(headers)) all.push(quoted(`${name}: ${value}`));
  return ['curl', ...all.map((header) => `-H ${header}`), quoted(location.origin + address)].join(
    ' ',
  );
}

/** Quotes a text for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
