import { rulesNamed } from '../../../many-rows.js';
import type { RuleRow } from '../../../vocabulary.js';

/**
 * Mumbai from 2027 on: the days of the exchanges' last list, and the further ones of its banks, with the movable feasts
 * computed as Maharashtra keeps them. Elections, days moved at short notice and weekend sessions are not foreseen. The
 * exchanges list the days of a year in December, so all are estimated.
 */

const LIST_2026 =
  'https://github.com/citadel-hq/nse_holidays/blob/e297a229480c2c961cce677a0ff79a63e5e311f6/nse_holidays.csv';
/** Circular NCL/DS/71918 of NSE Clearing, as told. */
const CLEARING_2026 = 'https://nsearchives.nseindia.com/content/circulars/DS71918.pdf';
const WEEKDAYS = [1, 2, 3, 4, 5];

/** Closures of the exchanges. */
export const EXCHANGE_DAYS: readonly RuleRow[] = rulesNamed(
  { from: 2027, weekdays: WEEKDAYS, status: 'estimated', source: LIST_2026 },
  {
    '01-26': 'Republic Day',
    'feast maha-shivaratri at IN:MH': 'Mahashivratri',
    'feast holi at IN:MH': 'Holi',
    'feast eid-al-fitr at IN:MH': 'Id-Ul-Fitr (Ramzan Id)',
    'feast ram-navami at IN:MH': 'Ram Navami',
    'feast mahavir-jayanti at IN:MH': 'Mahavir Jayanti',
    'easter -2': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '05-01': 'Maharashtra Day',
    'feast eid-al-adha at IN:MH': 'Bakri Id',
    'feast ashura at IN:MH': 'Muharram',
    '08-15': 'Independence Day',
    'feast ganesh-chaturthi at IN:MH': 'Ganesh Chaturthi',
    '10-02': 'Mahatma Gandhi Jayanti',
    'feast dussehra at IN:MH': 'Dussehra',
    'feast diwali at IN:MH': 'Diwali Laxmi Pujan',
    'feast balipratipada at IN:MH': 'Diwali Balipratipada',
    'feast guru-nanak-jayanti at IN:MH': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  },
);

/** Days on which the banks close besides, and nothing settles. 1 April from a Sunday goes to the Monday. */
export const BANK_DAYS: readonly RuleRow[] = rulesNamed(
  { from: 2027, weekdays: WEEKDAYS, status: 'estimated', source: CLEARING_2026 },
  {
    '02-19': 'Chhatrapati Shivaji Maharaj Jayanti',
    'feast gudi-padwa at IN:MH': 'Gudi Padwa',
    '04-01 if sunday then next monday': 'Annual Bank Closing',
    'feast buddha-purnima at IN:MH': 'Buddha Pournima',
    'feast parsi-new-year at IN:MH': 'Parsi New Year',
    'feast mawlid at IN:MH': 'Id-E-Milad',
  },
);
