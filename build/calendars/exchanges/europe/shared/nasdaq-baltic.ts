import type { DoubtfulDays } from '../../../doubtful.js';
import { NOT_FOUND, type RuleRow } from '../../../vocabulary.js';

/**
 * Days on which the Baltic exchanges (Tallinn, Riga, Vilnius) are closed beside their national holidays: those of the
 * trading system they share with the Nordic exchanges since 2004 and 2005, and of settlement in euros. Their data begins
 * with 2005, the first year of one system; of their own systems before it no list was found.
 */

const BALTIC_2019 = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';
const YEAR_END_2021 = 'https://www.aripaev.ee/borsiuudised/2021/12/23/puhade-aegu-puhkavad-ka-borsid';

const NOTE_EARLY = 'doubt: the years before 2019 one by one.';

export const BALTIC_SYSTEM_DAYS: readonly RuleRow[] = [
  { rule: 'easter -2', name: 'Good Friday', from: 2005, source: BALTIC_2019, note: NOTE_EARLY },
  { rule: 'easter 1', name: 'Easter Monday', from: 2005, source: BALTIC_2019, note: NOTE_EARLY },
  {
    rule: 'easter 39',
    name: 'Ascension Day',
    from: 2005,
    source: NOT_FOUND,
    note: 'doubt: rests on compilations that quote the calendar of nasdaqbaltic.com, and on the Nordic markets’ closing.',
  },
  { rule: '12-24', name: 'Christmas Eve', from: 2005, source: YEAR_END_2021, note: NOTE_EARLY },
  { rule: '12-31', name: "New Year's Eve", from: 2005, source: YEAR_END_2021, note: NOTE_EARLY },
];

/** What the calendars of the group tell of their days. */
export const BALTIC_DOUBTS: readonly DoubtfulDays[] = [
  {
    named: ['Ascension'],
    note: "Ascension Day, closed in all four Nordic markets, rests on compilations of the exchanges' present calendar; a list of Vilnius for 2025 by a third party lacks it.",
  },
  { years: '2005-2009', note: 'The years 2005 to 2009 rest on the shared system alone.' },
];
