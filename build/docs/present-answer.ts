import { presentJson } from '../../server/text/present-json.js';

/**
 * An answer as it is shown: JSON in lines, a feed's first event, else as it is. `language` is that of the block in which it
 * stands.
 */
export function presentAnswer(body: string, language: string): string {
  if (language === 'json') return `${presentJson(JSON.parse(body))}\n`;
  if (language === 'ics')
    return `${body.slice(0, body.indexOf('END:VEVENT')).replaceAll('\r\n', '\n')}END:VEVENT\n...\n`;
  return `${body.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
