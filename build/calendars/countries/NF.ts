import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Norfolk Island. Employment Act 1988, section 9; the Administrator gazettes the days of each year. The notice of 2022
 * has what the library has (6 March, a Sunday, and Monday 7 March as additional day among them); a declaration of 2017
 * makes Show Day the second Monday of October.
 *
 * https://docslib.org/doc/11533438/norfolk-island-government-gazette-134
 * https://casechat.au/cases/au/norfolk-island-employment-show-day-declaration-2017-cth
 */
export default country({
  id: 'NF',
  name: 'Norfolk Island',
  doubtful: [
    {
      named: ['Foundation Day'],
      note: "The additional day of Foundation Day on a Saturday (2021, 2027; a compilation is without it) and the sovereign's birthday where Bounty Day takes its Monday (2013, 2019, 2024; the library has 17 June for 2024).",
    },
    {
      named: ['Birthday'],
      years: '2013 2019 2024',
      note: "The additional day of Foundation Day on a Saturday (2021, 2027; a compilation is without it) and the sovereign's birthday where Bounty Day takes its Monday (2013, 2019, 2024; the library has 17 June for 2024).",
      estimated: true,
    },
  ],
  cities: 'Kingston',
  currencies: ['AUD'],
  timezone: 'Pacific/Norfolk',
  weekend: SATURDAY_SUNDAY,
  library: 'NF',
  dates: [
    {
      date: '2019-06-17',
      kind: 'holiday',
      name: "Queen's Birthday",
      source: NOT_FOUND,
      status: 'estimated',
      note: 'Bounty Day has its Monday; told by a compilation, as the library has it for 2024.',
    },
  ],
});
