/**
 * Where our sessions are others than those of exchange_calendars (answers.ts), by market: its times, ours, and the text
 * that decides, or that none was found. A difference that is no more fails the test, so that the list stays true.
 */
export interface TimesDiffer {
  /** In UTC as in answers.ts; a closing auction that we have is not told. */
  readonly theirs: string;
  /** Null: we tell no hours. */
  readonly ours: string | null;
  /** How many sessions of the span differ so: a few that a person can look up, or many. */
  readonly sessions: number | typeof MANY;
}

export const MANY = 'many';
/** So many are told by their number: of more a day that is closed later must not make another difference. */
export const MAX_FEW = 5;

export interface Difference {
  readonly markets: string;
  /** What decides between the two: the text of the exchange (or what retells it), or that nothing was read. */
  readonly by: 'text' | 'undecided';
  readonly why: string;
  /** One list a market, in the order of `markets`. */
  readonly times: readonly (readonly TimesDiffer[])[];
}

const differ = (
  theirs: string,
  ours: string | null,
  sessions: TimesDiffer['sessions'],
): TimesDiffer => ({
  theirs,
  ours,
  sessions,
});
const none = (theirs: string, sessions: TimesDiffer['sessions']) => differ(theirs, null, sessions);

const text = (markets: string, why: string, ...times: (readonly TimesDiffer[])[]): Difference => ({
  markets,
  by: 'text',
  why,
  times,
});
const undecided = (
  markets: string,
  why: string,
  ...times: (readonly TimesDiffer[])[]
): Difference => ({
  markets,
  by: 'undecided',
  why,
  times,
});

export const DIFFERENCES: readonly Difference[] = [
  text(
    'XPAR',
    'On half days "all cash instruments close by 14:05 CET" (list of 2019): with the closing auction, whose call begins at 14:00.',
    [differ('08:00-13:05', '08:00-13:00', 2)],
  ),
  text('XSTO', 'On half days continuous trading ends at 12:55 and the closing auction at 13:00.', [
    differ('07:00-11:00', '07:00-10:55', 3),
  ]),
  text(
    'XSWX',
    'The closing auction of 17:20 to 17:30 ends at random within two minutes (product guide of 2009).',
    [differ('07:00-15:30', '07:00-15:20', MANY)],
  ),
  text('XFRA', 'The floor trades longer than Xetra: 08:00 to 22:00 since 29 November 2021.', [
    differ('07:00-15:30', '06:00-20:00', MANY),
  ]),
  text('XLUX', '"09:00 - 17:35 CET" (page of 2017).', [
    differ('08:00-16:40', '08:00-16:35', MANY),
    differ('08:00-13:05', '08:00-13:00', 2),
  ]),
  text(
    'XZAG',
    'The opening auction ends at 09:30 and the closing auction begins at 15:55 (notice of December 2022).',
    [differ('08:00-15:00', '08:30-14:55', MANY)],
  ),
  text(
    'MISX',
    '"10:00-18:40 trading period, 18:40-18:50 closing auction" (notice of September 2022).',
    [differ('07:00-15:45', '07:00-15:40', MANY)],
  ),
  text(
    'XCME',
    'Trading ends at 16:00 in Chicago (Globex notices of August 2015 and June 2021): it has 17:00.',
    [differ('<22:00-22:00', '<22:00-21:00', MANY)],
  ),
  text(
    'BVMF',
    'Trading ends at 17:00 while New York is an hour behind: circulars 127/2015-DP and 005/2026-PRE.',
    [differ('13:00-21:00', '13:00-19:55', MANY)],
  ),
  text(
    'XTKS',
    'The morning ended at 11:00 before 21 November 2011 (table of the exchange); it has 11:30.',
    [differ('00:00-02:30 03:30-06:00', '00:00-02:00 03:30-06:00', MANY)],
  ),
  text(
    'XHKG',
    'It has the break of 12:00 to 13:00 in all years: that began on 5 March 2012. Before, it was 12:00 to 13:30 ("from 1:30 pm until 4:00 pm", release of January 2011), and 12:30 to 14:30 before 7 March 2011.',
    [
      differ('02:00-04:00 05:00-08:00', '02:00-04:30 06:30-08:00', MANY),
      differ('01:30-04:00 05:00-08:00', '01:30-04:00 05:30-08:00', MANY),
    ],
  ),
  text(
    'XSES',
    'A break of an hour since 13 November 2017 (regulatory notice 8.2.1); half days on both eves, which it lacks.',
    [
      differ('01:00-09:00', '01:00-04:00 05:00-09:00', MANY),
      differ('01:00-09:00', '01:00-04:00', 2),
    ],
  ),
  text(
    'XKLS',
    "A break from 12:30 to 14:30, continuous trading to 16:45 (participating organisations' manual of 2009).",
    [differ('01:00-09:00', '01:00-04:30 06:30-08:45', MANY)],
  ),
  text('XBKK', 'A break from 12:30 to 14:00 (statement of March 2024).', [
    differ('03:00-09:30', '03:00-05:30 07:00-09:30', MANY),
  ]),
  text('XIDX', 'A break, longer on Fridays (hours of April 2023); it has none.', [
    differ('02:00-08:50', '02:00-05:00 06:30-08:50', MANY),
    differ('02:00-08:50', '02:00-04:30 07:00-08:50', 4),
  ]),
  text(
    'XPHS',
    'To 15:00 with the closing auction, and a break from 12:00 (circular CN-2022-0007).',
    [differ('01:30-07:30', '01:30-04:00 05:00-06:45', MANY)],
  ),
  text('XKAR', 'Two sessions on Fridays, and an opening matched from 09:30 (notice of May 2021).', [
    differ('04:32-10:30', '04:30-10:30', MANY),
    differ('04:32-10:30', '04:15-07:00 09:30-11:30', 5),
  ]),
  undecided(
    'XKRX',
    'It has the first trading day of 2017 and the last of 2026 begin at 10:00. Of the first no text was read, it is a doubt here; no text says so of any last day. It lacks the examination of 19 November 2026.',
    [differ('01:00-06:30', '00:00-06:20', 2), differ('00:00-06:30', '01:00-07:20', 1)],
  ),
  text(
    'XBOM',
    'Shares with derivatives trade to 15:15 and are auctioned to 15:35 since 3 August 2026 (circular of January 2026).',
    [differ('03:45-10:00', '03:45-09:45', MANY)],
  ),
  undecided(
    'XLIM',
    'A press report has the close at 16:00 in these months; no text was read of the opening.',
    [none('14:00-21:00', MANY)],
  ),
  undecided(
    'XSGO',
    'Handbooks have the close at 17:00 in these months, a page of the exchange of November 2019 has 16:00.',
    [none('12:30-20:00', MANY), none('12:30-15:30', 2)],
  ),
  undecided('XCBF', 'Our hours begin with those of December 2021, which are others.', [
    none('13:30-20:15', MANY),
  ]),
  undecided('XSTU', 'Pages of 2013 and 2017 have 08:00 to 22:00; of 07:30 no text was read.', [
    none('06:30-21:00', MANY),
  ]),
  undecided('XPRA', 'A member and a list of 2021 have 16:10; when 16:20 ended was not found.', [
    none('07:00-14:20', MANY),
  ]),
  undecided(
    'XLME',
    'Our early close is that of the Ring; whether the electronic market ends earlier was not found.',
    [differ('01:00-19:00', '01:00-14:00', 2)],
  ),
  undecided('XTAE', 'Our hours begin with the week of January 2026.', [
    none('07:59-15:15', MANY),
    none('07:59-13:40', 5),
  ]),
  undecided(
    'XEUR',
    'Our hours of futures begin at 01:15 and end with the clocks that are known, before its years; 08:00 to 22:00 was not read.',
    [none('07:00-21:00', MANY)],
  ),
  undecided(
    'XHAM XBDA',
    'No text of its hours was read.',
    [none('07:00-21:00', MANY), none('07:00-13:00', 1)],
    [none('13:00-20:30', MANY), none('13:00-18:00', 1)],
  ),
  undecided(
    'IEPA',
    'It has one day for all products; ours differ by product and no text was entered.',
    [none('00:00-22:00', MANY), none('00:00-17:00', 1)],
  ),
  undecided(
    'XBUE XICE XEEE ASEX XBSE XCYS AIXK',
    'No text was read that tells both ends of the day.',
    [none('14:00-20:00', MANY)],
    [none('09:30-15:30', MANY)],
    [none('06:00-16:00', MANY)],
    [none('07:00-14:20', MANY)],
    [none('07:00-14:45', MANY)],
    [none('08:30-15:00', MANY)],
    [none('06:00-12:00', MANY)],
  ),
];
