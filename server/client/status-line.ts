import { NoAnswer } from './api.js';
import { byId, h } from './dom.js';
import { showKeyForm } from './key-form.js';
import { message } from './locale.js';

/** The line above the days: waiting, what went wrong, and a button to try again. */

export function setBusy(isBusy: boolean): void {
  byId('result').setAttribute('aria-busy', String(isBusy));
  if (isBusy) showMessage(message('waitingForServer'));
}

export function showMessage(text: string): void {
  byId('message').textContent = text;
}

/** Tells an error, with a button to try again (`onTryAgain`), or asks for a key. */
export function fail(error: unknown): void {
  if (error instanceof NoAnswer && error.kind === 'key') {
    showMessage('');
    showKeyForm(error.message);
    return;
  }
  const text = error instanceof Error ? error.message : String(error);
  byId('message').replaceChildren(text, ' ', h('button', { type: 'button' }, message('tryAgain')));
}

export function onTryAgain(refresh: () => void): void {
  byId('message').addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) refresh();
  });
}
