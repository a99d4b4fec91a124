import type { CitedRow, Origin } from '../engine/types.js';

/** The rows of definitions as packs and releases store them: with the texts that they cite by number. */

/** The basis of an unverified entry without a row: announced as tentative, and past without a confirmation. */
export function basisWithoutRow(origin: Origin): 'library' | 'rule' {
  return origin === 'library' ? 'library' : 'rule';
}

/** A URL and its publisher. */
export type CitedText = Pick<CitedRow, 'url' | 'publisher'>;

/** A row that refers to its texts by number, since many rows have the same text. */
export interface NumberedRow extends Omit<CitedRow, 'url' | 'publisher' | 'through'> {
  readonly text?: number;
  readonly through?: { readonly calendar: string; readonly text?: number };
}

export function unnumbered(
  { text, through, note, ...row }: NumberedRow,
  texts: readonly CitedText[],
): CitedRow {
  const { kind, basis, words, from, to, evidence, what } = row;
  const taken = through && { calendar: through.calendar, ...urlOf(through.text, texts) };
  return {
    kind,
    basis,
    words,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(text !== undefined && texts[text]),
    ...(evidence !== undefined && { evidence }),
    ...(what !== undefined && { what }),
    ...(note !== undefined && { note }),
    ...(taken && { through: taken }),
  };
}

function urlOf(text: number | undefined, texts: readonly CitedText[]): Pick<CitedRow, 'url'> {
  const url = text === undefined ? undefined : texts[text]!.url;
  return url === undefined ? {} : { url };
}

/** Numbers the texts of rows in order of appearance; `texts` maps numbers to texts. */
export function numberTexts(): {
  readonly texts: readonly CitedText[];
  readonly numbered: (row: CitedRow) => NumberedRow;
} {
  const texts: CitedText[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (url: string, publisher?: string) => {
    const key = `${url} ${publisher ?? ''}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = texts.push({ url, ...(publisher !== undefined && { publisher }) }) - 1;
      numbers.set(key, number);
    }
    return number;
  };
  const numbered = ({ url, publisher, through, ...row }: CitedRow): NumberedRow => ({
    ...row,
    ...(url !== undefined && { text: numberOf(url, publisher) }),
    ...(through && {
      through: {
        calendar: through.calendar,
        ...(through.url !== undefined && { text: numberOf(through.url) }),
      },
    }),
  });
  return { texts, numbered };
}
