import { DATE_FIELDS, memberOf, type Question } from './questions.js';

/**
 * A question as code and spreadsheet formulas. KEY is a placeholder: the key is never shown. A formula takes its dates from cells, so
 * that it can be filled down a column.
 */

export interface Formula {
  readonly name: string;
  readonly text: string;
  /** The cells that a formula reads, each with the date of the question: `A1`. */
  readonly cells?: Readonly<Record<string, string>>;
}

/** Excel allows up to 255 characters in a text of a formula. */
const MAX_TEXT_LENGTH = 250;

/** `address` is a complete URL without format and key. */
export function formulasOf(question: Question, address: string): readonly Formula[] {
  const more = (parameters: string) =>
    `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
  const { parts, cells } = cellsIn(more('format=text&key=KEY'));
  return [
    { name: 'curl', text: `curl -H "Authorization: Bearer $KEY" '${more('format=text')}'` },
    { name: 'JavaScript', text: javaScript(question, address) },
    { name: 'Python', text: python(question, address) },
    { name: 'Google Sheets', text: `=IMPORTDATA(${joined(parts, ',')})`, cells },
    { name: 'Excel', text: excel(question, joined(parts, ',', MAX_TEXT_LENGTH)), cells },
    { name: 'LibreOffice', text: libreOffice(question, joined(parts, ';')), cells },
  ];
}

/** A part of an address: a text, or a cell with a date. */
type Part = { readonly text: string } | { readonly cell: string };

const COLUMNS = 'ABCDEF';

/** An address with cells in the place of its dates. */
function cellsIn(address: string): { parts: Part[]; cells: Record<string, string> } {
  const cells: Record<string, string> = {};
  const parts: Part[] = [];
  let text = '';
  for (const piece of address.split(/(?<=[?&])/)) {
    const [, name = '', date = '', rest = ''] = /^(\w+)=(\d{4}-\d\d-\d\d)(&?)$/.exec(piece) ?? [];
    const column = COLUMNS[Object.keys(cells).length];
    if (!DATE_FIELDS.has(name) || column === undefined) text += piece;
    else {
      cells[`${column}1`] = date;
      parts.push({ text: `${text}${name}=` }, { cell: `${column}1` });
      text = rest;
    }
  }
  return { parts: [...parts, { text }], cells };
}

/** Parts as the argument of a function; `separator` is that of arguments, texts are of at most `max` characters. */
function joined(parts: readonly Part[], separator: string, max = Number.POSITIVE_INFINITY): string {
  const all = parts.flatMap((part) => {
    if ('cell' in part) return [`TEXT(${part.cell}${separator}"yyyy-mm-dd")`];
    const count = Math.max(1, Math.ceil(part.text.length / max));
    const size = Math.min(max, part.text.length);
    return Array.from({ length: count }, (_, at) =>
      quoted(part.text.slice(at * size, (at + 1) * size)),
    );
  });
  return all.join('&');
}

function javaScript(question: Question, address: string): string {
  const query = `const response = await fetch('${address}', {\n  headers: { Authorization: \`Bearer \${KEY}\` },\n});`;
  return `${query}\nconst { ${memberOf(question)} } = await response.json();`;
}

function python(question: Question, address: string): string {
  const member = memberOf(question);
  return [
    'import json, urllib.request',
    `request = urllib.request.Request("${address}", headers={"Authorization": f"Bearer {KEY}"})`,
    `${member} = json.load(urllib.request.urlopen(request))["${member}"]`,
  ].join('\n');
}

function excel({ answer }: Question, argument: string): string {
  const requested = `WEBSERVICE(${argument})`;
  if (answer === 'number') return `=VALUE(${requested})`;
  return answer === 'date'
    ? `=DATEVALUE(${requested})`
    : `=DATEVALUE(TEXTSPLIT(${requested},,CHAR(10)))`;
}

/** Schedules are one text of several lines: not every LibreOffice can split it. */
function libreOffice({ answer }: Question, argument: string): string {
  const requested = `WEBSERVICE(${argument})`;
  if (answer === 'number') return `=VALUE(${requested})`;
  return answer === 'date' ? `=DATEVALUE(${requested})` : `=${requested}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
