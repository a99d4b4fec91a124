import { presentJson } from '../../server/text/present-json.js';

/**
 * Formats a response for display: indented JSON, the first event of a feed, other text unchanged. `language` is the language of
 * its code block.
 */
export function presentAnswer(body: string, language: string): string {
  if (language === 'json') return `${presentJson(JSON.parse(body))}\n`;
  if (language === 'ics')
    return `${body.slice(0, body.indexOf('END:VEVENT')).replaceAll('\r\n', '\n')}END:VEVENT\n...\n`;
  return `${body.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
