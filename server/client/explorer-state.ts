import { choiceName } from '../pages/calendar-name.js';
import type { Calendar } from './answers.js';
import { locale } from './locale.js';
import { todayIn } from './messages.js';
import { type ReadView, readView, type View, writeView } from './state.js';

/** What the workspace shows now. The view is in the URL, and everything is drawn from it. */

export const localToday = () => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
const requestedLanguage =
  new URLSearchParams(location.search).get('lang') === null ? null : locale.lang;

/** The view, and the parts of the URL that it leaves out. */
export const shown: { -readonly [Name in keyof ReadView]: ReadView[Name] } = readView(
  location.search,
  localToday(),
);

/** Calendars by id, from the server. Unknown ones are reported and left out. */
export const calendars = new Map<string, Calendar>();

export function nameOf(id: string): string {
  const calendar = calendars.get(id);
  return calendar ? choiceName(calendar as Parameters<typeof choiceName>[0], locale) : id;
}

/** The URL of a view, in the language that the page was asked for. */
export function urlOf(view: View): string {
  return writeView(view, requestedLanguage);
}

/** Shows another view as a new entry of the browser's history. */
export function pushView(view: View): void {
  Object.assign(shown, { view, unknown: [], beyond: [] });
  history.pushState(null, '', urlOf(view));
}

/** Corrects the view and the URL of the same entry. */
export function replaceView(view: View): void {
  shown.view = view;
  history.replaceState(null, '', urlOf(view));
}

/** Reads the view again, after the browser went back or forward. */
export function readAgain(): void {
  Object.assign(shown, readView(location.search, localToday()));
}
