import { calendar } from '../definition.js';

/**
 * MEPS+, the large-value system of the Monetary Authority of Singapore: closed on public and bank holidays of
 * Singapore, the days on which the exchange closes too.
 *
 * The data begins with 1999, the first full year of the system's forerunner MEPS (July 1998). No bank holiday besides the public holidays was found.
 */

const BUSINESS_DAY =
  'https://fdocuments.in/document/terms-and-conditions-governing-the-operation-20200811-merchant-bank.html';

export default calendar({
  id: 'SGD',
  kind: 'settlement',
  name: 'MEPS+ (Singapore dollar)',
  otherNames: 'MAS',
  countries: ['SG'],
  timezone: 'Asia/Singapore',
  years: [1999, 2100],
  weekend: [{ start: '1999-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XSES', from: 1999, kinds: ['holiday'], source: BUSINESS_DAY }],
});
