import { calendar } from '../../definition.js';
import { inPeriods } from '../../many-rows.js';

/**
 * Dubai Gold and Commodities Exchange: closed on New Year's Day, Good Friday and Christmas Day. It trades on the holidays of
 * the Emirates unless it says otherwise in a notice (so through Eid al-Fitr of 2023 and 2024:
 * https://www.zawya.com/en/markets/equities/sca-announces-eid-al-fitr-holiday-for-financial-markets-in-uae-vjsu22r5).
 *
 * The list of its clearing house is of 2023 to 2025; later years follow it, estimated. Notices for single holidays of the
 * Emirates were not found; special sessions on Saturdays (1 February 2020) lie before the data.
 */

const CLEARING_HOLIDAYS = 'https://dccc.co.ae/dgcx/clearing-holidays';

export default calendar({
  id: 'DGCX',
  kind: 'exchange',
  name: 'Dubai Gold and Commodities Exchange',
  otherNames: 'DGCX',
  countries: ['AE'],
  cities: 'Dubai',
  currencies: ['AED'],
  timezone: 'Asia/Dubai',
  years: [2023, 2100],
  weekend: [{ start: '2023-01-01', days: [6, 7] }],
  rules: inPeriods(
    [
      { from: 2023, to: 2025, source: CLEARING_HOLIDAYS },
      { from: 2026, status: 'estimated', source: CLEARING_HOLIDAYS, note: 'as in 2023 to 2025' },
    ],
    [
      { rule: '01-01', name: "New Year's Day" },
      { rule: 'easter -2', name: 'Good Friday' },
      { rule: '12-25', name: 'Christmas' },
    ],
  ),
});
