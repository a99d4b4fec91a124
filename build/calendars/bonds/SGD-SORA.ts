import { calendar } from '../definition.js';

/**
 * SORA of the Monetary Authority of Singapore: the rate of a business day, published on the next one; a business day is
 * "any day other than a Saturday, Sunday, public holiday or bank holiday" (order S 1042/2024 under the Deposit Insurance
 * Act, which tells what the rate is). By the Authority's page "on each business day in Singapore, reporting banks provide data"
 * (read in a copy of 2024: https://wcms-mas-sc10.dev.xtremax.com/monetary-policy/sora). Those are the days of MEPS+. The data begin with 2020, when the rate became the one
 * of the interest-rate market; it is older (2005).
 */

const ORDER_2024 =
  'https://littdb.sfo2.cdn.digitaloceanspaces.com/litt/SG/SSOStatutes/subsidiary_legislation/DIPOPSA2011-S1042-2024.html';

export default calendar({
  id: 'SGD:SORA',
  kind: 'bond',
  name: 'SORA (Singapore overnight rate average)',
  doubts:
    "Doubts: the Authority's page has the rate on each business day in Singapore; what such a day is was read in an order, not in its user guide.",
  countries: ['SG'],
  timezone: 'Asia/Singapore',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SGD', from: 2020, kinds: ['holiday'], source: ORDER_2024 }],
});
