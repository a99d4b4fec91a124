import type { CalendarDefinition, ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';
import { ADHA, ADHA_NAME, FITR, FITR_NAME, feastDays, feastRules, islamicRules } from './arab-feasts.js';

/**
 * Bahrain Bourse, Bahrain time: full-day closures; weekend on Friday and Saturday since September 2006, no early closes
 * known. The data begin with 2010.
 *
 * Public holidays: 1 January, 1 May, National Day on 16 and 17 December, the Islamic New Year, Ashura (9 and 10
 * Muharram), the Birthday of the Prophet, Eid al-Fitr (three days), the Day of Arafah and Eid al-Adha (three days). A
 * holiday on a weekend is as a rule given back on the next working day; the days given back are entered for the fixed
 * holidays only, as estimated.
 *
 * Doubts: no list of the exchange was read, so nearly all rows are estimated: the law's days, the feasts as generally
 * reported. In 2008 the exchange traded on the Day of Arafah and reopened on the fourth day of the feast.
 */

const CLOSED_2008 = 'https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance';
const MOVED = 'doubt: by the tabular calendar; a day on a weekend is given back.';
const LAW = {
  status: 'estimated',
  source: NOT_FOUND,
  note: 'doubt: a public holiday by law; no list was read.',
} as const;

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if friday,saturday then next sunday', name: "New Year's Day", from: 2010, ...LAW },
  { rule: '05-01 and if friday,saturday then next sunday', name: 'Labour Day', from: 2010, ...LAW },
  { rule: '12-16', name: 'National Day', from: 2010, ...LAW },
  { rule: '12-17', name: 'National Day', from: 2010, ...LAW },
  { rule: 'substitutes 12-16 if friday then next sunday', name: 'National Day', from: 2010, ...LAW },
  { rule: 'substitutes 12-16 if friday then next monday', name: 'National Day', from: 2010, ...LAW },
  { rule: 'substitutes 12-16 if saturday then next monday', name: 'National Day', from: 2010, ...LAW },
  { rule: 'substitutes 12-17 if friday then next sunday', name: 'National Day', from: 2010, ...LAW },
  ...islamicRules(
    [
      ['1 Muharram', 'Islamic New Year'],
      ['9 Muharram', 'Ashura'],
      ['10 Muharram', 'Ashura'],
      ['12 Rabi al-awwal', 'Birthday of Muhammad (Mawlid)'],
    ],
    NOT_FOUND,
    MOVED,
  ),
  ...feastRules([0, 2], [-1, 2], CLOSED_2008),
];

const DATES: readonly ListedDate[] = [...feastDays(FITR, FITR_NAME, 0, 2), ...feastDays(ADHA, ADHA_NAME, -1, 2)];

export const XBAH: CalendarDefinition = {
  id: 'XBAH',
  kind: 'exchange',
  name: 'Bahrain Bourse',
  timezone: 'Asia/Bahrain',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  rules: RULES,
  dates: DATES,
};
