import { calendar } from '../definition.js';

/**
 * Ghana cedi: the Ghana Interbank Settlement system (GIS) of the Bank of Ghana, taken to keep the days of the banks, which are
 * closed on the statutory holidays (the embassy's list of 2012: "government offices and banks shut").
 *
 * The data begin with that year.
 */

const EMBASSY_2012 = 'http://ghanaembassyiran.com/en/page/publicholiday';

export default calendar({
  id: 'GHS',
  kind: 'settlement',
  name: 'GIS (Ghana cedi)',
  doubts:
    'Doubts: no text of the Bank of Ghana on the days of the system was found; those of the holidays are told with the calendar of Ghana.',
  otherNames: 'Bank of Ghana, GhIPSS, cedi',
  countries: ['GH'],
  timezone: 'Africa/Accra',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GH', from: 2012, kinds: ['holiday'], asDeclared: true, source: EMBASSY_2012 }],
});
