import { addressOf, requestJson, storedKey } from './api.js';
import { copyText } from './copy.js';
import { byId, h } from './dom.js';
import { type Formula, formulasOf } from './formulas.js';
import { message } from './locale.js';
import type { Question } from './questions.js';

/** The request of an answer as code and formulas to copy. */

export function drawElsewhere(
  question: Question,
  parameters: Record<string, string> | null,
  ids: readonly string[],
): void {
  const place = byId('formulas');
  if (!parameters) {
    place.replaceChildren();
    return;
  }
  const address = location.origin + addressOf(question.path, parameters);
  const rows = formulasOf(question, address).map(drawFormula);
  place.replaceChildren(...rows);
  // The demo key makes no tokens.
  if (ids.length > 0 && storedKey() !== null) void addSubscription(ids, rows[0]!);
}

/** The address at which a calendar program subscribes, with its token; left out where the key makes none. */
async function addSubscription(ids: readonly string[], beside: HTMLElement): Promise<void> {
  const address = addressOf('/feeds/token', { calendars: ids.join() });
  const answer = await requestJson<{ path: string }>(address).catch(() => null);
  // Another question was asked meanwhile.
  if (answer === null || !beside.isConnected) return;
  const text = location.origin + answer.path;
  beside.parentElement!.append(drawFormula({ name: message('subscription'), text }));
}

function drawFormula({ name, text, cells = {} }: Formula): HTMLElement {
  const dates = Object.entries(cells).map(([cell, date]) => `${cell} = ${date}`);
  const code = h('code', { tabindex: '0' }, text);
  const copy = h(
    'button',
    { type: 'button', 'aria-label': message('copyNamed', { name }) },
    message('copyWord'),
  );
  copy.addEventListener('click', () => {
    copyText(text, copy, code, message('copied'));
  });
  return h(
    'div',
    { class: 'formula' },
    h(
      'p',
      { class: 'formula-name' },
      name,
      dates.length > 0 && h('span', { class: 'quiet' }, ` · ${dates.join(', ')}`),
    ),
    copy,
    h('pre', {}, code),
  );
}
