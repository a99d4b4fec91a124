import { country } from '../country.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Sri Lanka, 2026 by the Government Printer's list (which the library has), from 2027 on computed: a Poya day is that on
 * whose sunset the full-moon tithi prevails, which gives 51 of the 52 that were read of 2015 to 2026.
 */

const LIST_2026 = 'http://www.documents.gov.lk/';

/** The library's rules that are dates of 2026: Poya days, Thai Pongal, Maha Shivaratri, the Muslim days, Deepavali. */
const DATES_OF_2026 = [
  ...['01-03', '01-15', '02-01', '02-15', '03-02', '03-21', '04-01', '05-01', '05-02', '05-28', '05-30', '06-29'],
  ...['07-29', '08-26', '08-27', '09-26', '10-25', '11-08', '11-24', '12-23'],
];

function computed(feast: string, name: string): RuleRow {
  return { rule: `feast ${feast} at LK`, name, from: 2027, source: LIST_2026 };
}

export default country({
  id: 'LK',
  name: 'Sri Lanka',
  timezone: 'Asia/Colombo',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://thesrilankatime.com/govt-declares-wednesdays-holiday-for-public-sector-80499225',
    note:
      'From 18 March 2026 government offices, courts and schools closed on Wednesdays too, until further notice, ' +
      'to save fuel: not entered, its end was not found. A Friday holiday of June 2022 was of the same kind.',
  },
  years: {
    from: 2026,
    why: 'the library has the dates of 2026 as if they were the same each year; other lists are not entered',
  },
  library: 'LK',
  exclusions: DATES_OF_2026.map((rule) => ({ rule, from: 2027, why: 'a date of 2026; computed by our rule' })),
  rules: [
    computed('poya', 'Full Moon Poya Day'),
    computed('day-after-vesak-poya', 'Day following Vesak Full Moon Poya Day'),
    computed('pongal', 'Tamil Thai Pongal Day'),
    computed('maha-shivaratri', 'Mahasivarathri Day'),
    computed('eid-al-fitr', 'Id-Ul-Fitr (Ramazan Festival Day)'),
    computed('eid-al-adha', 'Id-Ul-Alha (Hadji Festival Day)'),
    computed('mawlid', "Milad-Un-Nabi (Holy Prophet's Birthday)"),
    computed('diwali', 'Deepavali Festival Day'),
    { rule: '05-01', name: 'Labour Day', from: 2027, source: LIST_2026 },
  ],
});
