import { calendar } from '../definition.js';

/**
 * SOFR, the Secured Overnight Financing Rate of the Federal Reserve Bank of New York: the days that have a rate, which
 * is published on the next such day. It is not set on the days of full close of SIFMA, and on no Good Friday: when the
 * employment report keeps the bond market half open (2021, 2023, 2026), the repo market still takes the day off and
 * the Bank publishes none. On the day of mourning of 9 January 2025, an early close of the bond market, it was set.
 *
 * The first rate is that of 2 April 2018; the days of 2018 before it have none.
 */

const NOTICE_2020 = 'https://resources.newyorkfed.org/markets/opolicy/operating_policy_200625';
const GOOD_FRIDAY_2023 =
  'https://connections.nortonrosefulbright.com/post/102icz1/what-happens-when-an-rfr-is-not-quoted-on-a-particular-day';
const GOOD_FRIDAYS = 'https://github.com/lballabio/QuantLib/issues/1886';
/** SIFMA, 20 March 2026: Friday 3 April no good settlement day of government securities, "consistent with past practice". */
const GOOD_FRIDAY_2026 = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';

export default calendar({
  id: 'USD:SOFR',
  kind: 'bond',
  name: 'SOFR (US dollar overnight rate)',
  doubtful: [
    {
      named: ['Good Friday'],
      note: 'Good Fridays of an employment report are taken to go on without a rate, as in 2021 and 2023; the Bank announces it some weeks before.',
    },
    {
      named: ['Good Friday'],
      years: '2026',
      note: "The Bank's notice of 2026 was not read; SIFMA's, that the day was no settlement day of government securities as in those years, was.",
    },
    {
      on: '2018-12-05 2020-07-03',
      note: "That there was no rate for the day of mourning of 5 December 2018 rests on the rule. The Bank's notice for 3 July 2020 bears it out: SIFMA's full close, no rate.",
    },
  ],
  countries: ['US'],
  timezone: 'America/New_York',
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'USD:BOND-TRADING', from: 2018, kinds: ['holiday'], except: ['Good Friday'], source: NOTICE_2020 },
  ],
  rules: [
    {
      rule: 'easter -2',
      name: 'Good Friday',
      from: 2018,
      to: 2025,
      source: GOOD_FRIDAY_2023,
      note: `the source tells of 2023; a user of the Bank's list of rates found none on Good Friday from 2019 to 2023: ${GOOD_FRIDAYS}`,
    },
    {
      rule: 'easter -2',
      name: 'Good Friday',
      from: 2026,
      to: 2026,
      source: GOOD_FRIDAY_2026,
      note: 'no settlement of cleared repos, which the rate is made of, as on the Good Fridays of 2021 and 2023.',
    },
    { rule: 'easter -2', name: 'Good Friday', from: 2027, status: 'estimated', source: GOOD_FRIDAY_2023 },
  ],
});
