import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Guam. The schedule of 2026 of the waterworks, an agency of the government, has the days of 1 GCA section 1000: neither Columbus Day
 * nor Presidents' Day nor Juneteenth, which are holidays of federal offices there.
 *
 * A newspaper of 2016 too counts Presidents' Day among the federal days that Guam does not keep
 * (https://www.guampdn.com/story/life/2016/01/17/guams-federal-holidays/78921258/).
 */

const SCHEDULE_2026 = 'https://guamwaterworks.org/?p=8546';

const LIBERATION_2022 =
  'https://www.postguam.com/news/local/govguam-to-observe-4-day-liberation-weekend/article_b6ea25ca-fd0a-11ec-9ac6-47c8fc2d07ae.html';

export default country({
  id: 'GU',
  name: 'Guam',
  doubts:
    'Doubts: the schedule was read for 2026 alone; Good Friday, which another compilation has in all years, is not in the schedule.',
  doubtful: [
    {
      on: '07-21 07-22 12-08 12-09',
      note: '21 July and 8 December on a Sunday: kept on the Monday as the library has it, unread.',
    },
  ],
  cities: 'Hagåtña',
  currencies: ['USD'],
  aliases: ['US:GU'],
  timezone: 'Pacific/Guam',
  weekend: SATURDAY_SUNDAY,
  library: 'GU',
  englishNames: { 'Labour Day': 'Labor Day' },
  dates: holidays('Day after Liberation Day', LIBERATION_2022, '2022-07-22'),
  exclusions: [
    { rule: '2nd monday in October', why: `of federal offices alone: ${SCHEDULE_2026}` },
    {
      rule: '06-19 and if sunday then next monday if saturday then previous friday since 2021',
      why: `of federal offices alone: ${SCHEDULE_2026}`,
    },
  ],
});
