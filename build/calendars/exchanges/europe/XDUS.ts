import { inheriting } from '../../inheriting.js';
import { inPeriods } from '../../many-rows.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';
import { GERMAN_FLOOR_DOUBTS, WHIT_MONDAY_2020 } from './shared/german-floors.js';
import XETR from './XETR.js';

/** What it shares with the other calendars of its group: shared/german-floors.ts. */

const DUSSELDORF_2017 = 'http://quotrix.de/ueber_quotrix/handelszeiten';
const DUSSELDORF_2025 = 'https://boerse-duesseldorf.de/handelskalender-und-handelszeiten-2025';

const UNCONFIRMED: Omit<ListedDate, 'date' | 'name'> = {
  kind: 'holiday',
  status: 'estimated',
  source: WHIT_MONDAY_2020,
  note: "doubt: Xetra was closed; Düsseldorf's list of this year was not found, the source is of 2020.",
};

const SHORTENED: readonly RuleRow[] = inPeriods(
  [
    { closes: '20:00', from: 2025, to: 2025, source: DUSSELDORF_2025 },
    { closes: '20:00', from: 2026, status: 'estimated', source: DUSSELDORF_2025, note: 'as in 2025' },
  ],
  [
    { rule: 'easter 39', name: 'Ascension Day', names: { de: 'Christi Himmelfahrt' } },
    { rule: 'easter 50', name: 'Whit Monday', names: { de: 'Pfingstmontag' } },
    { rule: '10-03', name: 'Day of German Unity', names: { de: 'Tag der Deutschen Einheit' } },
  ],
);

export default inheriting(XETR, DUSSELDORF_2025, {
  id: 'XDUS',
  name: 'Düsseldorf Stock Exchange',
  doubts: GERMAN_FLOOR_DOUBTS,
  localName: 'Börse Düsseldorf',
  otherNames: 'Quotrix',
  countries: ['DE'],
  cities: 'Düsseldorf',
  currencies: ['EUR'],
  years: [2017, 2100],
  rules: SHORTENED,
  dates: [
    { date: '2017-06-05', kind: 'open', name: 'Whit Monday', source: DUSSELDORF_2017 },
    { date: '2017-10-03', kind: 'open', name: 'Day of German Unity', source: DUSSELDORF_2017 },
    { date: '2017-10-31', kind: 'open', name: 'Reformation Day', source: DUSSELDORF_2017 },
    ...onDates(['2018-05-21', '2019-06-10', '2021-05-24'], { ...UNCONFIRMED, name: 'Whit Monday' }),
    ...onDates(['2018-10-03', '2019-10-03'], { ...UNCONFIRMED, name: 'Day of German Unity' }),
  ],
});
