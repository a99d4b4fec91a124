import { type DocsRequest, drawResponse } from './answer-view.js';
import { addressOf, keyInUse, lookForDemoKey, NoAnswer, reach, storedKey } from './api.js';
import { byId, h } from './dom.js';
import { showKeyFormBefore } from './key-form.js';

/** Sends requests from the documentation: examples as they are, operations of the reference with the user's parameters. */

/** Adds a button that sends the request of an example. */
export function exampleButton(example: HTMLElement): void {
  const area = responseArea();
  const address = example.dataset.request!;
  const caption = example.querySelector('figcaption')!;
  caption.id = `request-${address.replace(/[^\w-]+/g, '-')}`;
  const button = h(
    'button',
    { type: 'button', 'aria-describedby': caption.id },
    byId('try-now').textContent,
  );
  button.addEventListener('click', () => void send({ address, isLocked: true }, area, button));
  caption.append(button);
  example.append(area);
}

/** Adds a form with the parameters of an operation, made when it is first opened. */
export function operationForm(operation: HTMLElement): void {
  const id = `${operation.id}-form`;
  const button = h(
    'button',
    { type: 'button', 'aria-expanded': 'false', 'aria-controls': id },
    'Try it',
  );
  const place = h('div', { id, hidden: true });
  button.addEventListener('click', () => {
    if (place.childElementCount === 0) place.append(...formOf(operation));
    place.hidden = !place.hidden;
    button.setAttribute('aria-expanded', String(!place.hidden));
    if (!place.hidden) place.querySelector<HTMLElement>('input, select, button')!.focus();
  });
  operation.querySelector('.address')!.append(' ', button);
  operation.querySelector('.address')!.after(place);
}

function formOf(operation: HTMLElement): HTMLElement[] {
  const rows = [...operation.querySelectorAll<HTMLElement>('tr[data-name]')];
  const fields = rows.map((row) => ({
    row,
    field: fieldOf(row, `${operation.id}-${row.dataset.name}`),
  }));
  const submit = h('button', { type: 'submit' }, 'Send');
  const labelled = fields.map(({ row, field }) => ({
    isOther: row.closest('.others') !== null,
    label: h(
      'div',
      {},
      h('label', { for: field.id }, row.dataset.name!, 'required' in row.dataset && ' *'),
      field,
    ),
  }));
  const labelsOf = (others: boolean) =>
    labelled.filter(({ isOther }) => isOther === others).map(({ label }) => label);
  const others = labelsOf(true);
  const more =
    others.length > 0 &&
    h(
      'details',
      {},
      h('summary', {}, `${others.length} more parameters`),
      h('div', { class: 'fields' }, ...others),
    );
  const form = h('form', { class: 'operation-form' }, ...labelsOf(false), more, submit);
  const area = responseArea();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const valuesIn = (place: string) =>
      fields.flatMap(({ row: { dataset }, field }) =>
        dataset.in === place && field.value.trim() !== ''
          ? [[dataset.name!, field.value.trim()] as const]
          : [],
      );
    const path = valuesIn('path').reduce(
      (text, [name, value]) =>
        text.replace(`{${name}}`, encodeURIComponent(value).replaceAll('%3A', ':')),
      operation.dataset.path!,
    );
    const address = addressOf(path, Object.fromEntries(valuesIn('query')));
    const headers = Object.fromEntries(valuesIn('header'));
    void send({ address, headers, isLocked: !('open' in operation.dataset) }, area, submit);
  });
  return [form, area];
}

function fieldOf({ dataset }: HTMLElement, id: string): HTMLInputElement | HTMLSelectElement {
  const { choices, value = '', example } = dataset;
  if (choices === undefined) {
    const isNeeded = dataset.in === 'path';
    return h('input', {
      id,
      value,
      placeholder: example,
      required: isNeeded,
      autocomplete: 'off',
      spellcheck: 'false',
    });
  }
  const options = choices.split(' ').map((one) => h('option', { selected: one === value }, one));
  return h(
    'select',
    { id },
    'required' in dataset ? undefined : h('option', { value: '' }, ''),
    ...options,
  );
}

function responseArea(): HTMLElement {
  return h('div', { class: 'response', 'aria-live': 'polite' });
}

/** The last request sent for each area. */
const lastRequests = new WeakMap<HTMLElement, object>();

/** Sends a request and shows its response, unless another one was sent meanwhile. */
async function send(request: DocsRequest, area: HTMLElement, button: HTMLElement): Promise<void> {
  const again = () => {
    button.focus();
    void send(request, area, button);
  };
  if (request.isLocked && keyInUse() === null) await lookForDemoKey();
  const key = request.isLocked ? keyInUse() : null;
  if (request.isLocked && key === null) return showKeyFormBefore(area, '', again);
  lastRequests.set(area, request);
  area.replaceChildren(h('p', { class: 'quiet' }, 'Asking the server…'));
  const start = performance.now();
  try {
    const response = await reach(request.address, key, {
      headers: request.headers ?? {},
      redirect: 'follow',
    });
    const drawn = await drawResponse(request, response, performance.now() - start);
    if (lastRequests.get(area) !== request) return;
    area.replaceChildren(...drawn);
    const why = whyAnotherKey(response.status, storedKey() !== null);
    if (why !== null && request.isLocked) showKeyFormBefore(area, why, again);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    if (lastRequests.get(area) === request)
      area.replaceChildren(h('p', { class: 'refused' }, error.message));
  }
}

function whyAnotherKey(status: number, isOwn: boolean): string | null {
  if (status === 401) return 'The server did not take the key of this browser.';
  return status === 403 && !isOwn
    ? 'The demo key of this server does not open it; yours may.'
    : null;
}
