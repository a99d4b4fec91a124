import { feedPlace, openFeed, type SubscribedFeed, tokenButton } from './feed-links.js';
import { hiddenFields, queryText, type Requested, type Values } from './site.js';

/** Buttons for the files of a page: links where files are public, else a form for the key. */

/** A feed has a token of its own, so its file is none of the form, whose addresses have the key. */
const TABLES = [
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
] as const;
const FORMS = [...TABLES, ['ics', '.ics']] as const;

/** `path`: the page, whose files have its path with an ending; `values`: its question, as parameters. */
export function fileButtons(
  path: string,
  values: Values,
  { isPublic, host, locale }: Requested,
  feed: SubscribedFeed,
): string {
  const { message } = locale;
  if (isPublic) {
    const links = FORMS.map(
      ([form, name]) => `<a class="button" href="${path}.${form}?${queryText(values)}">${name}</a>`,
    );
    return `<div class="file-buttons"><p class="buttons screen-only"><span class="label">${message('download')}</span> ${links.join(' ')}</p>${openFeed(host, feed, locale)}</div>`;
  }
  const buttons = TABLES.map(
    ([form, name]) => `<button type="submit" formaction="${path}.${form}">${name}</button>`,
  );
  return `<form class="buttons keyed screen-only" action="${path}.csv">${hiddenFields(values)}<label for="file-key">${message('filesNeedKey')}</label> <input id="file-key" name="key" type="password" autocomplete="off" required placeholder="${message('yourKey')}"> ${buttons.join(' ')} ${tokenButton(locale)}</form>${feedPlace(feed, locale)}`;
}
