import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Pitcairn Islands: some fifty people at Adamstown, most of them working for the government. Bounty Day is an official holiday; the
 * government's list of public holidays (12 August 2015) was not in reach, what stands here of it is told by others, estimated.
 *
 * The Sovereign's birthday, a Saturday of June in 2018, is left out.
 */

const BOUNTY_DAY = 'https://visitpitcairn.pn/the-pitkern-blog/category/Big+News';

const TOLD: readonly RuleRow[] = rulesNamed(
  { from: 2015, source: NOT_FOUND, note: "As others tell the government's list of 2015." },
  {
    '01-01': "New Year's Day",
    'easter -2': 'Good Friday',
    'easter 1': 'Easter Monday',
    '07-02': 'Pitcairn Day',
    '12-25': 'Christmas Day',
    '12-26': 'Boxing Day',
  },
);

export default country({
  id: 'PN',
  name: 'Pitcairn Islands',
  doubts: 'Doubts: whether days on a weekend are made up was not read.',
  doubtful: [{ on: '07-02', note: 'Pitcairn Day is in one list of two.' }],
  cities: 'Adamstown',
  currencies: ['NZD'],
  timezone: 'Pacific/Pitcairn',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: "the government's list of 2015; older ones were not read" },
  rules: [{ rule: '01-23', name: 'Bounty Day', from: 2015, source: BOUNTY_DAY }, TOLD],
});
