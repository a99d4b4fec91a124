import { calendar } from '../definition.js';
import { FIRST_WORKING_DAY } from '../exchanges/europe/XICE.js';

/**
 * Icelandic króna: the Central Bank's interbank payment system (stórgreiðslukerfi, now MBK), open on banking days: closed
 * on the public holidays of Iceland and on 24 December; on 31 December since 2025, until then a banking day to noon.
 * Until 2008 the banks were closed on the first working day of the year; the Central Bank ended that for 2009 and after.
 *
 * The data begins with 1998, where the statutes on holidays were read; the payment system itself is younger.
 */

const YEAR_END_2025 = 'https://sedlabanki.is/frettir-og-utgefid-efni/grein/gamlarsdagur-ekki-vidskiptadagur';
const BUSINESS_DAY_2025 = 'https://island.is/stjornartidindi/nr/f5c8eaf5-3191-4dfb-8c56-269f1f6c3324';
const DEPOSITORY_2024 =
  'https://www.finanznachrichten.de/nachrichten-2024-06/' +
  '62439682-nasdaq-iceland-hf-changes-in-nasdaq-csds-settlement-calendar-in-iceland-252.htm';

export default calendar({
  id: 'ISK',
  kind: 'settlement',
  name: 'MBK (Icelandic króna)',
  doubtful: [
    {
      on: '12-24',
      note: '24 December, half a working day by law, rests on the settlement calendar of the securities depository; since when was not found.',
    },
  ],
  otherNames: 'Central Bank of Iceland',
  countries: ['IS'],
  timezone: 'Atlantic/Reykjavik',
  years: [1998, 2100],
  weekend: [{ start: '1998-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'IS', from: 1998, source: BUSINESS_DAY_2025 }],
  rules: [
    FIRST_WORKING_DAY,
    {
      rule: '12-24',
      name: 'Christmas Eve',
      names: { is: 'aðfangadagur' },
      from: 1998,
      source: DEPOSITORY_2024,
      note: 'doubt: the depository’s list of 2024; the Central Bank’s own was not found.',
    },
    { rule: '12-31', name: "New Year's Eve", names: { is: 'gamlársdagur' }, from: 2025, source: YEAR_END_2025 },
  ],
});
