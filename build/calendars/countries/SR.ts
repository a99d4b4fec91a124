import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/** Dates of 2027 to 2030 in the library: Holi Phagwa, then Deepavali. */
const LISTED_AHEAD = [
  ...['2027-03-22', '2028-03-11', '2029-03-28', '2030-03-19'],
  ...['2027-10-28', '2028-10-17', '2029-11-05', '2030-10-25'],
];
const COMPUTED = 'computed; the government announces the day with the holidays of the year';

export default country({
  id: 'SR',
  name: 'Suriname',
  timezone: 'America/Paramaribo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: 'Holi Phagwa is listed from 2015 on, Deepavali from 2014' },
  library: 'SR',
  exclusions: LISTED_AHEAD.map((rule) => ({ rule, why: 'computed by our rule from 2027 on' })),
  rules: [
    { rule: 'feast holi at SR', name: 'Holi Phagwa', from: 2027, source: NOT_FOUND, note: COMPUTED },
    { rule: 'feast diwali at SR', name: 'Deepavali', from: 2027, source: NOT_FOUND, note: COMPUTED },
  ],
});
