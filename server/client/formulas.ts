import type { Question } from './questions.js';

/** A question as code and spreadsheet formulas. KEY is a placeholder: the key is never shown. */

export interface Formula {
  readonly name: string;
  readonly text: string;
}

/** Excel allows up to 255 characters in a text of a formula. */
const MAX_TEXT_LENGTH = 250;

/** `address` is a complete URL without format and key. */
export function formulasOf(question: Question, address: string): readonly Formula[] {
  const more = (parameters: string) =>
    `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
  const cell = more('format=text&key=KEY');
  return [
    { name: 'curl', text: `curl -H "Authorization: Bearer $KEY" '${more('format=text')}'` },
    { name: 'JavaScript', text: javaScript(question, address) },
    { name: 'Python', text: python(question, address) },
    { name: 'Google Sheets', text: `=IMPORTDATA(${quoted(cell)})` },
    { name: 'Excel', text: excel(question, cell) },
    { name: 'LibreOffice', text: libreOffice(question, cell) },
  ];
}

function javaScript({ answer }: Question, address: string): string {
  const query = `const response = await fetch('${address}', {\n  headers: { Authorization: \`Bearer \${KEY}\` },\n});`;
  return `${query}\nconst { ${memberOf(answer)} } = await response.json();`;
}

function python({ answer }: Question, address: string): string {
  return [
    'import json, urllib.request',
    `request = urllib.request.Request("${address}", headers={"Authorization": f"Bearer {KEY}"})`,
    `${memberOf(answer)} = json.load(urllib.request.urlopen(request))["${memberOf(answer)}"]`,
  ].join('\n');
}

function memberOf(answer: Question['answer']): string {
  return { date: 'result', number: 'count', dates: 'dates' }[answer];
}

function excel({ answer }: Question, cell: string): string {
  const requested = `WEBSERVICE(${inParts(cell)})`;
  if (answer === 'number') return `=VALUE(${requested})`;
  return answer === 'date'
    ? `=DATEVALUE(${requested})`
    : `=DATEVALUE(TEXTSPLIT(${requested},,CHAR(10)))`;
}

/** Schedules are one text of several lines: not every LibreOffice can split it. */
function libreOffice({ answer }: Question, cell: string): string {
  const requested = `WEBSERVICE(${quoted(cell)})`;
  if (answer === 'number') return `=VALUE(${requested})`;
  return answer === 'date' ? `=DATEVALUE(${requested})` : `=${requested}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function inParts(text: string): string {
  const parts = [];
  for (let at = 0; at < text.length; at += MAX_TEXT_LENGTH)
    parts.push(quoted(text.slice(at, at + MAX_TEXT_LENGTH)));
  return parts.join('&');
}

/** The URL at which a calendar program subscribes to these calendars. */
export function subscriptionOf(origin: string, ids: readonly string[]): string {
  if (ids.length === 1) return `${origin}/v1/calendars/${ids[0]}.ics?key=KEY`;
  return `${origin}/v1/calendars.ics?calendars=${ids.join()}&key=KEY`;
}
