import type { Question } from './questions.js';

/** One question in the languages of those who ask: KEY stands for the key, which is never written out. */

export interface Formula {
  readonly name: string;
  readonly text: string;
}

/** Excel refuses a text of more than 255 characters in a formula. */
const LONGEST_TEXT = 250;

/** `address` is whole, from https:// on, without format and key. */
export function formulasOf(question: Question, address: string): readonly Formula[] {
  const more = (parameters: string) => `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
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
  return answer === 'date' ? `=DATEVALUE(${requested})` : `=DATEVALUE(TEXTSPLIT(${requested},,CHAR(10)))`;
}

/** Schedules come as one text of lines: what splits texts is not in every LibreOffice. */
function libreOffice({ answer }: Question, cell: string): string {
  const requested = `WEBSERVICE(${quoted(cell)})`;
  if (answer === 'number') return `=VALUE(${requested})`;
  return answer === 'date' ? `=DATEVALUE(${requested})` : `=${requested}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function inParts(text: string): string {
  const pieces = [];
  for (let at = 0; at < text.length; at += LONGEST_TEXT) pieces.push(quoted(text.slice(at, at + LONGEST_TEXT)));
  return pieces.join('&');
}

/** Where a calendar program subscribes to these calendars. */
export function subscriptionOf(origin: string, ids: readonly string[]): string {
  if (ids.length === 1) return `${origin}/v1/calendars/${ids[0]}.ics?key=KEY`;
  return `${origin}/v1/calendars.ics?calendars=${ids.join()}&key=KEY`;
}
