import { addressOf } from './api.js';
import { copyText } from './copy.js';
import { byId, h } from './dom.js';
import { formulasOf, subscriptionOf } from './formulas.js';
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
  const formulas = [...formulasOf(question, address)];
  if (ids.length > 0)
    formulas.push({ name: message('subscription'), text: subscriptionOf(location.origin, ids) });
  place.replaceChildren(
    ...formulas.map(({ name, text }) => {
      const code = h('code', { tabindex: '0' }, text);
      const copy = h(
        'button',
        { type: 'button', 'aria-label': message('copyNamed', { name }) },
        message('copyWord'),
      );
      copy.addEventListener('click', () => {
        copyText(text, copy, code);
      });
      return h(
        'div',
        { class: 'formula' },
        h('p', { class: 'formula-name' }, name),
        copy,
        h('pre', {}, code),
      );
    }),
  );
}
