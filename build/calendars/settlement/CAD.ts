import { calendar } from '../definition.js';
import { restsSince } from '../many-rows.js';

/**
 * Canadian dollar: Lynx, Payments Canada's large-value system (until August 2021 the LVTS, which began in February
 * 1999), closed on the national holidays of the banks. A holiday on a weekend closes the next weekday, Christmas and
 * Boxing Day the next two. 19 September 2022, a day of mourning of the federal government, was a business day of the
 * banks and markets.
 *
 * Family Day and the Civic Holiday are no closures: Payments Canada's schedule of 2026 has neither
 * (https://www.payments.ca/system-closure-schedule), and the depository's of 2021 and 2022 has CDSX, which settles through
 * it, in operation on both (https://cds.ca/bulletins-and-resources/user-resources/holiday-processing-schedule). A firm's
 * list of 2024 that stops all payments on Family Day is of its own service.
 */

const BANKS_2024 = 'https://www.nbc.ca/en/contact-us/bank-holiday-calendar.html';
const BANKS_2025 = 'https://nbc.ca/contact-us/bank-holiday-calendar.html';
/** Payments Canada of 2021: closed on 30 September "et chaque année à compter de cette date". */
const TRUTH_2021 = 'https://paiements.ca/node/1071';
const PAYMENTS_2024 = 'https://help.paymentevolution.com/en-us/knowledgebase/article/KA-01309';
/** Payments Canada's schedule of its systems' closures in 2026. */
const SCHEDULE_2026 =
  'https://github.com/chanchunyinjohnny/FxHolidayCalculator/blob/04bb161ddf1128efa49ff47fa6573c492c89fbf0/data/fx_rtgs/_raw/CAD.html';
const IN_LIEU = 'http://iiac.ca/market-closure-schedule/';

export default calendar({
  id: 'CAD',
  kind: 'settlement',
  name: 'Lynx (Canadian dollar)',
  doubtful: [
    { on: '2021-09-30', note: "30 September rests in its first year, 2021, on Payments Canada's announcement." },
    { years: '-1998', note: 'Before 1999 large payments went by cheque, whose days the same holidays ruled.' },
  ],
  otherNames: 'Bank of Canada, LVTS, Payments Canada, loonie',
  countries: ['CA'],
  timezone: 'America/Toronto',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [
    ...restsSince(
      2026,
      { source: SCHEDULE_2026, basis: 'notice' },
      restsSince(2025, { source: BANKS_2025 }, [
        {
          rule: '01-01 and if saturday,sunday then next monday',
          name: "New Year's Day",
          from: 1990,
          source: BANKS_2024,
        },
        { rule: 'easter -2', name: 'Good Friday', from: 1990, source: BANKS_2024 },
        { rule: 'monday before 05-25', name: 'Victoria Day', from: 1990, source: BANKS_2024 },
        { rule: '07-01 and if saturday,sunday then next monday', name: 'Canada Day', from: 1990, source: IN_LIEU },
        { rule: '1st monday in September', name: 'Labour Day', from: 1990, source: BANKS_2024 },
        { rule: '2nd monday in October', name: 'Thanksgiving Day', from: 1990, source: BANKS_2024 },
        { rule: '11-11 and if saturday,sunday then next monday', name: 'Remembrance Day', from: 1990, source: IN_LIEU },
        {
          rule: '12-25 and if saturday,sunday then next monday',
          name: 'Christmas Day',
          from: 1990,
          source: BANKS_2024,
        },
        {
          rule: '12-26 and if saturday then next monday if sunday,monday then next tuesday',
          name: 'Boxing Day',
          from: 1990,
          source: BANKS_2024,
        },
      ]),
    ),
    {
      rule: '09-30 and if saturday,sunday then next monday',
      name: 'National Day for Truth and Reconciliation',
      from: 2021,
      source: TRUTH_2021,
      basis: 'notice',
      note: `the day of a weekend is not told there; the days of 2024: ${PAYMENTS_2024}`,
    },
  ],
});
