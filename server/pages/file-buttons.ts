import { escapeHtml } from '../text/html.js';
import { feedPlace, openFeed, tokenButton } from './feed-links.js';
import { queryText, type Requested } from './site.js';

/** Buttons for the files of a page: links where files are public, else a form for the key. */

const FORMS = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['ics', '.ics'],
] as const;

/** `path`: the page, whose files have its path with an ending; `values`: its question, as parameters; `feed`: the calendars of a feed to subscribe to. */
export function fileButtons(
  path: string,
  values: readonly (readonly [string, string])[],
  { isPublic, host, locale }: Requested,
  feed: readonly string[] = [],
): string {
  const { message } = locale;
  if (isPublic) {
    const links = FORMS.map(
      ([form, name]) => `<a class="button" href="${path}.${form}?${queryText(values)}">${name}</a>`,
    );
    const subscribe = feed.length > 0 ? openFeed(host, feed, feed.join(', '), locale) : '';
    return `<p class="buttons screen-only"><span class="label">${message('download')}</span> ${links.join(' ')}</p>${subscribe}`;
  }
  const hidden = values.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = FORMS.map(
    ([form, name]) => `<button type="submit" formaction="${path}.${form}">${name}</button>`,
  );
  return `<form class="buttons keyed screen-only" action="${path}.csv">${hidden.join('')}<label for="file-key">${message('filesNeedKey')}</label> <input id="file-key" name="key" type="password" autocomplete="off" required placeholder="${message('yourKey')}"> ${buttons.join(' ')} ${feed.length > 0 ? tokenButton(feed, locale) : ''}</form>${feed.length > 0 ? feedPlace(feed, feed.join(', '), locale) : ''}`;
}
