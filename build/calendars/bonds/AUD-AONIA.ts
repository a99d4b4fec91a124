import { calendar } from '../definition.js';

/**
 * AONIA, the interbank overnight cash rate of the Reserve Bank of Australia: "published each day that the Reserve Bank
 * Information and Transfer System (RITS) is open for interbank settlement" (its overview of the methodology, 30 November
 * 2016). The data begin with the year after.
 */

const METHODOLOGY = 'http://rba.gov.au/mkt-operations/resources/cash-rate-methodology/';

export default calendar({
  id: 'AUD:AONIA',
  kind: 'bond',
  name: 'AONIA (Australian dollar overnight rate)',
  doubts: 'Doubts: those of RITS.',
  otherNames: 'cash rate',
  countries: ['AU'],
  timezone: 'Australia/Sydney',
  years: [2017, 2100],
  weekend: [{ start: '2017-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'AUD', from: 2017, kinds: ['holiday'], source: METHODOLOGY }],
});
