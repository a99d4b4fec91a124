import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Botswana. Public Holidays Act (Cap. 03:07), section 2 (1): a holiday on a Sunday is kept on the Monday; when 2 January,
 * 1 October or Boxing Day is a Monday, the Tuesday is one too; Botswana Day on a Saturday gives the Monday. 1 October is
 * the second day of Botswana Day. The President declares further days (section 3).
 */

const ACT = 'https://test.indiafin.com/?p=426';
const ELECTION_2019 = 'https://apanews.net/botswana-an-expectant-nation-gears-up-for-polls/';
const ELECTION_2024 = 'https://www.thegazette.news/news/30-october-is-election-day/';

export default country({
  id: 'BW',
  name: 'Botswana',
  doubts: 'Doubts: the Schedule was not read. The afternoon of 7 November 2024 was free (the hour was not read).',
  doubtful: [
    {
      named: ['Labour', 'Boxing Day'],
      note: 'Compilations have the Monday after Labour Day and Boxing Day on a Saturday too (2020 to 2027), for which section 2 (1) has nothing (its Saturday is Botswana Day alone), and 2 July 2019: no notice was found.',
    },
  ],
  cities: 'Gaborone',
  currencies: ['BWP'],
  timezone: 'Africa/Gaborone',
  weekend: SATURDAY_SUNDAY,
  library: 'BW',
  rules: [
    { rule: '10-01', name: 'Botswana Day Holiday', from: 1990, source: ACT },
    { rule: 'substitutes 10-01 if monday then next tuesday', name: 'Botswana Day Holiday', from: 1990, source: ACT },
    ...substitutes({ '01-02': "New Year's Holiday", '12-26': 'Boxing Day' }, { from: 1990, source: ACT }),
  ],
  dates: [
    ...holidays('General Election', ELECTION_2019, '2019-10-23 2019-10-24', {
      status: 'estimated',
      note: 'As the President said they would be declared.',
    }),
    ...holidays('General Election', ELECTION_2024, '2024-10-30 2024-10-31'),
    {
      date: '2024-11-08',
      kind: 'holiday',
      name: 'Presidential Inauguration',
      source:
        'https://www.pindula.co.zw/2024/11/05/botswana-declares-one-and-a-half-day-public-holiday-for-presidents-inauguration/',
    },
    {
      date: '2025-09-29',
      kind: 'holiday',
      name: 'Public holiday for the World Athletics Championships',
      source: 'https://www.africa-press.net/botswana/all-news/boko-defends-september-29-holiday',
    },
  ],
});
