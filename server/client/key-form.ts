import { NoAnswer, reach, storedKey, storeKey, wordFor } from './api.js';
import { byId } from './dom.js';

/** The form for the key of this browser, the same on all pages that send requests. */

interface KeyFormOptions {
  /** A request that succeeds only with a key that this page can use. */
  readonly check: string;
  readonly onKey?: () => void;
  readonly onForget?: () => void;
}

/** Continues what was waiting for a key. */
let waiting: () => void = () => {};

export function startKeyForm(options: KeyFormOptions): void {
  byId('key-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(byId<HTMLInputElement>('key'), options);
  });
  byId('forget').addEventListener('click', () => {
    storeKey(null);
    showStored();
    options.onForget?.();
  });
  showStored();
}

export function showKeyForm(message: string): void {
  byId('key-form').hidden = false;
  showMessage(message);
}

/** Shows the form before `place` with the reason; calls `then` once there is a key. */
export function showKeyFormBefore(place: HTMLElement, why: string, then: () => void): void {
  waiting = then;
  place.before(byId('key-form'));
  showKeyForm(why);
  byId('key').focus();
}

function showStored(): void {
  byId('key-kept').hidden = storedKey() === null;
}

function showMessage(message: string): void {
  byId('key-message').textContent = message;
  byId('key').toggleAttribute('aria-invalid', message !== '');
}

/** Stores the key only if the server accepts it. */
async function submit(input: HTMLInputElement, { check, onKey }: KeyFormOptions): Promise<void> {
  const key = input.value.trim();
  if (key === '') return;
  if (!/^[!-~]+$/.test(key))
    return showMessage(wordFor('keyLetters', 'A key has only letters and digits.'));
  showMessage(wordFor('waitingForServer', 'Asking the server…'));
  try {
    const response = await reach(check, key);
    if (!response.ok) return showMessage(((await response.json()) as { detail: string }).detail);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return showMessage(error.message);
  }
  storeKey(key);
  input.value = '';
  showMessage('');
  byId('key-form').hidden = true;
  showStored();
  onKey?.();
  waiting();
}
