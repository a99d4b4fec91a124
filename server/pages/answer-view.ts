import { presentJson } from '../text/present-json.js';
import { h } from './dom.js';

/** What the server said to a question: status, headers worth knowing, the answer, and the question as a curl line. */

/** A file of a release may be long. */
const MAX_SHOWN = 100_000;
const HEADERS = ['content-type', 'x-data-release', 'x-next-cursor', 'etag', 'ratelimit', 'retry-after'];

interface Asked {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isLocked: boolean;
}

export async function drawSaid(asked: Asked, response: Response, tookMs: number): Promise<HTMLElement[]> {
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
    h('pre', { class: 'answer', tabindex: '0', 'aria-label': 'The answer' }, h('code', {}, shown.slice(0, MAX_SHOWN))),
    ...(isCut ? [h('p', { class: 'quiet' }, `${shown.length - MAX_SHOWN} more characters are not shown.`)] : []),
    h('pre', { class: 'curl' }, h('code', {}, curlOf(asked))),
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

/** KEY stands for the key, which is never written out. */
function curlOf({ address, headers = {}, isLocked }: Asked): string {
  const all = [...(isLocked ? ['"Authorization: Bearer $KEY"'] : [])];
  for (const [name, value] of Object.entries(headers)) all.push(quoted(`${name}: ${value}`));
  return ['curl', ...all.map((header) => `-H ${header}`), quoted(location.origin + address)].join(' ');
}

/** A text of a shell, whatever stands in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
