import type { CalendarDefinition } from '../../definition.js';
import { onDates, sharing } from '../../rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import { XETR } from './XETR.js';

/**
 * The exchanges of Stuttgart, Hamburg and Düsseldorf, local time.
 *
 * Stuttgart's own list of 2017 is Xetra's, Reformation Day included, and a bank's notice of 2020 has Stuttgart, Hamburg
 * and Hannover closed on Whit Monday together with Xetra. Düsseldorf is different: its list of 2017 has trading on Whit
 * Monday, 3 and 31 October, when Xetra was closed; the same notice has it closed on Whit Monday 2020. Düsseldorf
 * shortens the day to 20:00 (instead of 22:00) on Ascension Day, Whit Monday and 3 October, and to 14:00 on the last
 * trading day of the year, as its calendar of 2025 says.
 *
 * The data of Stuttgart and Hamburg begins with 2000, when the German exchanges gave up the holidays of their Länder; what
 * they kept before was not found. Düsseldorf begins with 2017, the first list read.
 *
 * Doubts: no list of Hamburg was read; of Stuttgart only that of 2017, so 14:00 on the last trading day rests on
 * Frankfurt's practice. For Düsseldorf Whit Monday 2018, 2019 and 2021 and 3 October 2018 and 2019 are Xetra's closures,
 * not confirmed for Düsseldorf, and since when it shortens holidays to 20:00 was not found: 2025 is the list read.
 */

const STUTTGART_2017 = 'https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/';
const WHIT_MONDAY_2020 = 'https://www.waldecker-bank.de/geldanlage/wertpapiere/Handelszeiten_Feiertage.html';
const DUSSELDORF_2017 = 'http://quotrix.de/ueber_quotrix/handelszeiten';
const DUSSELDORF_2025 = 'https://boerse-duesseldorf.de/handelskalender-und-handelszeiten-2025';

export const XSTU = sharing(XETR, STUTTGART_2017, {
  id: 'XSTU',
  name: 'Stuttgart Stock Exchange',
  years: [2000, 2060],
});

export const XHAM = sharing(XETR, WHIT_MONDAY_2020, {
  id: 'XHAM',
  name: 'Hamburg Stock Exchange',
  years: [2000, 2060],
});

const UNCONFIRMED: Omit<ListedDate, 'date' | 'name'> = {
  kind: 'holiday',
  status: 'estimated',
  source: WHIT_MONDAY_2020,
  note: "doubt: Xetra was closed; Düsseldorf's list of this year was not found, the source is of 2020.",
};

const SHORTENED: readonly RuleRow[] = [
  { rule: 'easter 39', name: 'Ascension Day', names: { de: 'Christi Himmelfahrt' } },
  { rule: 'easter 50', name: 'Whit Monday', names: { de: 'Pfingstmontag' } },
  { rule: '10-03', name: 'Day of German Unity', names: { de: 'Tag der Deutschen Einheit' } },
].flatMap((day) => [
  { ...day, from: 2025, to: 2025, closes: '20:00', source: DUSSELDORF_2025 },
  { ...day, from: 2026, closes: '20:00', status: 'estimated' as const, source: DUSSELDORF_2025, note: 'as in 2025' },
]);

export const XDUS: CalendarDefinition = sharing(XETR, DUSSELDORF_2025, {
  id: 'XDUS',
  name: 'Düsseldorf Stock Exchange',
  years: [2017, 2060],
  rules: SHORTENED,
  dates: [
    { date: '2017-06-05', kind: 'open', name: 'Whit Monday', source: DUSSELDORF_2017 },
    { date: '2017-10-03', kind: 'open', name: 'Day of German Unity', source: DUSSELDORF_2017 },
    { date: '2017-10-31', kind: 'open', name: 'Reformation Day', source: DUSSELDORF_2017 },
    ...onDates(['2018-05-21', '2019-06-10', '2021-05-24'], { ...UNCONFIRMED, name: 'Whit Monday' }),
    ...onDates(['2018-10-03', '2019-10-03'], { ...UNCONFIRMED, name: 'Day of German Unity' }),
  ],
});
