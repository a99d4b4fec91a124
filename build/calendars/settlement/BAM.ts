import { calendar } from '../definition.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Convertible mark: the payment systems (RTGS and giro clearing) of the Central Bank of Bosnia and Herzegovina. The
 * country has no common law on holidays; the Bank's own free days are Saturday, Sunday, 1 and 2 January, 1 and 2 May,
 * and what the Governor sets (decision of 29 March 2021). It works on the entities' holidays and on the feasts of the
 * churches and of Islam.
 *
 * Since January 2026 the Governor may make one of the free days a working day
 * (http://sluzbenilist.ba/page/akt/2fbtqINF1Yw=).
 */

const WORKING_DAYS = 'https://regalert.today/document/bc9205ff-15e0-4342-82a5-b61c780f4dfa/text';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2022, source: WORKING_DAYS },
  { rule: '01-02', name: 'Second day of the New Year', from: 2022, source: WORKING_DAYS },
  { rule: '05-01', name: 'Labour Day', from: 2022, source: WORKING_DAYS },
  { rule: '05-02', name: 'Second day of Labour Day', from: 2022, source: WORKING_DAYS },
];

export default calendar({
  id: 'BAM',
  kind: 'settlement',
  name: 'RTGS and giro clearing (convertible mark)',
  doubts:
    'Doubts: the decision is that on the purchase of marks; the rules of the systems (Official Gazette 31/16, article 16) were not read. Whether a day on a Sunday is given back, as the entities do for 1 January and 1 May, and what other days Governors have set was not found. The data begin with 2022, the first full year of the decision.',
  otherNames: 'CBBH',
  countries: ['BA'],
  timezone: 'Europe/Sarajevo',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  rules: RULES,
});
