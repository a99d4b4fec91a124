import type { NewsEntry } from '../queries/news.js';
import { DATA_LICENSE } from '../text/license.js';
import { xmlText } from '../text/xml.js';

/** Atom feeds (RFC 4287). */

interface AtomFeed {
  readonly id: string;
  readonly title: string;
  /** RFC 3339. */
  readonly updated: string;
  /** Its own URL, without a key. */
  readonly self: string;
  readonly language: string;
  readonly entries: readonly NewsEntry[];
}

/** The document; the same feed always gives the same bytes. */
export function atomText({ id, title, updated, self, language, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">`,
    element('id', id),
    element('title', title),
    element('updated', updated),
    '<author><name>Kalends</name></author>',
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    element('rights', `${DATA_LICENSE.name}, ${DATA_LICENSE.url}`),
    ...entries.map(entryText),
    '</feed>\n',
  ].join('\n');
}

function entryText({ id, title, updated, category, text }: NewsEntry): string {
  const elements = [element('id', id), element('title', title), element('updated', updated)];
  const content = `<content type="text">${xmlText(text)}</content>`;
  return `<entry>${elements.join('')}<category term="${xmlText(category)}"/>${content}</entry>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
