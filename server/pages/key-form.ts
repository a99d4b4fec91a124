import { NoAnswer, reach, storedKey, storeKey } from './api.js';
import { byId } from './dom.js';

/** The key of this browser, asked for where a question needs it. */

/** What waits for a key. */
let waiting: () => void = () => {};

export function startKeyForm(): void {
  byId('key-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void take(byId<HTMLInputElement>('key'));
  });
  byId('forget').addEventListener('click', () => {
    storeKey(null);
    showKept();
  });
  showKept();
}

function showKept(): void {
  byId('key-kept').hidden = storedKey() === null;
}

/** Asks for a key before `place`, says why, and goes on with `then` once there is one. */
export function askForKey(place: HTMLElement, why: string, then: () => void): void {
  waiting = then;
  const form = byId('key-form');
  place.before(form);
  form.hidden = false;
  tell(why);
  byId('key').focus();
}

function tell(message: string): void {
  byId('key-message').textContent = message;
  byId('key').toggleAttribute('aria-invalid', message !== '');
}

/** Kept only once the server has let it in. */
async function take(input: HTMLInputElement): Promise<void> {
  const key = input.value.trim();
  if (key === '') return;
  if (!/^[!-~]+$/.test(key)) return tell('A key is letters and digits; other characters were read.');
  tell('Asking the server…');
  try {
    const response = await reach('/v1/auth', key);
    if (!response.ok) return tell(((await response.json()) as { detail: string }).detail);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return tell(error.message);
  }
  storeKey(key);
  input.value = '';
  tell('');
  byId('key-form').hidden = true;
  showKept();
  waiting();
}
