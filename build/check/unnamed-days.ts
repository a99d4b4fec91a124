import { mustParseDay } from '../../server/engine/civil-date.js';
import { dateCited } from '../calendars/basis.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { keyOf } from '../calendars/read-texts.js';
import type { ListedDate } from '../calendars/vocabulary.js';
import type { Publication } from '../verify/publication.js';
import type { Violation } from './gates.js';
import { type Exception, except, type Finding, type Judged } from './plausible/exceptions.js';

/**
 * Dated rows that cite a transcribed publication as an authority's own words, though it does not name the day. A list
 * that does not name a day says nothing of it: the row cites the text that does, or says `basis: 'rule'` with a note on
 * how the day follows. A standing rule names days without their dates, and a day that a row takes back (`open`) is told by
 * the list of its year, which leaves it out.
 */
export function checkUnnamedDays(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
): Violation[] {
  return judgeUnnamedDays(definitions, publications).violations.map((found) => ({
    ...found,
    gate: 'unnamed',
  }));
}

/** The findings that no exception names, and the exceptions without a finding. */
export function judgeUnnamedDays(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): Judged {
  const texts = byAddress(publications);
  return except(
    definitions.flatMap(({ id, dates = [] }) =>
      dates.flatMap((row): Finding[] => {
        const { basis, url = '' } = dateCited(row);
        const cited = basis === 'law' || basis === 'notice' ? texts.get(keyOf(url)) : undefined;
        if (!cited || isNamed(row, cited)) return [];
        const what = `it rests on ${cited.map((one) => one.id).join(', ')}, which does not name the day: cite the text that does, or set \`basis: 'rule'\` and say in its note how the day follows`;
        return [{ calendar: id, name: row.name, day: mustParseDay(row.date), what }];
      }),
    ),
    exceptions,
  );
}

/** Days that a text names, or rules, in words which its transcription keeps in notes and names alone. */
const EXCEPTIONS: readonly Exception[] = [
  {
    calendars: 'AL',
    when: '2020-05-25',
    why: 'the list rules: "Holidays falling on Saturday or Sunday shall be observed on Monday"; it has the feast on Sunday 24 May',
  },
  {
    calendars: 'TH',
    when: '2023-06-03 2024-07-20 2025-05-11',
    why: 'named in the day in lieu: "Substitution for ... (Saturday 3rd June 2023)"',
  },
  {
    calendars: 'XKLS',
    when: '2015-02-18 2015-05-04 2015-07-16',
    why: 'footnotes of the list: the day after a holiday on a Sunday, and half days on the eves of Chinese New Year and Hari Raya Puasa',
  },
  {
    calendars: 'XCBO',
    when: '2002-07-05',
    why: 'the notice has the close of stock index contracts on 5 July in its notes',
  },
  {
    calendars: 'MISX',
    when: '2018-04-28 2018-06-09',
    why: 'the list names all weekend days without trading about the holidays, and leaves these two working Saturdays out',
  },
  {
    calendars: 'SL',
    when: '2024-06-16',
    why: 'named in the day in lieu: "for Sunday 16 June"',
  },
];

function byAddress(publications: readonly Publication[]): Map<string, Publication[]> {
  const texts = new Map<string, Publication[]>();
  for (const publication of publications) {
    const { url, url_is_exact, read_at } = publication;
    for (const key of new Set([read_at, ...(url_is_exact === false ? [] : [url])].map(keyOf)))
      texts.set(key, [...(texts.get(key) ?? []), publication]);
  }
  return texts;
}

/** Whether a text names the day anywhere in its transcription: in a list, used or only recorded, in `differs` or in notes. */
function isNamed({ date, kind }: ListedDate, texts: readonly Publication[]): boolean {
  const wanted = kind === 'open' ? date.slice(0, 5) : date;
  return texts
    .flatMap(({ calendars }) => calendars)
    .some(
      ({ settled: _, ...part }) =>
        (part.rules ?? []).length > 0 ||
        (kind === 'open' && part.years?.includes(Number(date.slice(0, 4)))) ||
        JSON.stringify(part).includes(wanted),
    );
}
