import { country } from '../country.js';
import { fromCompilations, substitutes } from '../forms/africa.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, FITR } from './shared/african-rows.js';

/**
 * Rwanda. Presidential Order 54/01 of 24 February 2017, article 4 (062/01 of 19 October 2022 after it): a holiday on a
 * weekend gives the next working day, except 7 April; two on the same weekend give one day; a substitute that meets
 * another holiday is lost, as Labour Day of 2022 on Eid al-Fitr. 27 December 2022 and 3 January 2023 were granted
 * beyond that, 2 and 3 July 2025 too.
 */

const ORDER_2017 = 'https://rwandalii.org/akn/rw/act/po/2017/54';
const YEAR_END_2022 = 'https://allafrica.com/stories/202212270275.html';
const ELECTION_2024 = 'http://rnanews.com/le-gouvernement-declare-deux-jours-feries-pour-permettre-le-vote';
const JULY_2025 = 'https://imvahonshya.co.rw/icyumweru-cya-mbere-cya-nyakanga-cyagizwe-ikiruhuko-rusange';
const FITR_2016 =
  'https://www.qppstudio.net/public-holidays-news/2016/rwanda-eid-al-fitr-2015-public-holiday-009518.htm';
const FITR_2024 = 'https://en.igihe.com/news/article/government-declares-wednesday-public-holiday';
const ADHA_2023 = 'https://flutenews.com/2023/06/26/minifotra-itangazo-rigenewe-abakozi-ba-leta-nabikorera-bose';
const ADHA_2024 = 'https://en.igihe.com/news/article/government-declares-monday-a-public-holiday';

const FROM_WEEKEND = {
  '02-01': "National Heroes' Day",
  '05-01': 'Labour Day',
  '07-01': 'Independence Day',
  '07-04': 'Liberation Day',
  '08-15': 'Assumption Day',
  '12-26': 'Boxing Day',
  '01-02': "Day after New Year's Day",
};
const ISLAMIC_FROM_WEEKEND = { '1 Shawwal': FITR, '10 Dhu al-Hijjah': ADHA };

const EIDS: readonly RuleRow[] = substitutes(
  ISLAMIC_FROM_WEEKEND,
  { from: 2017, status: 'estimated', source: ORDER_2017 },
  'saturday,sunday',
);

export default country({
  id: 'RW',
  name: 'Rwanda',
  doubtful: [
    {
      on: '01-02',
      years: '2016-2026',
      note: 'Order 42/03 of 2015 was not read: 2 January is in a compilation since 2016, Umuganura since 2015, Easter Monday since 2017, all three in the library before.',
    },
    {
      named: ['National Harvest'],
      years: '2015-2026',
      note: 'Order 42/03 of 2015 was not read: 2 January is in a compilation since 2016, Umuganura since 2015, Easter Monday since 2017, all three in the library before.',
    },
    {
      named: ['Easter Monday'],
      years: '2017-2026',
      note: 'Order 42/03 of 2015 was not read: 2 January is in a compilation since 2016, Umuganura since 2015, Easter Monday since 2017, all three in the library before.',
    },
    { years: '2022-', note: 'The text of the order of 2022 was not found.' },
  ],
  localName: 'U Rwanda / Rwanda',
  cities: 'Kigali',
  currencies: ['RWF'],
  timezone: 'Africa/Kigali',
  weekend: SATURDAY_SUNDAY,
  library: 'RW',
  rules: [...substitutes(FROM_WEEKEND, { from: 2017, source: ORDER_2017 }, 'saturday,sunday'), ...EIDS],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal', 'substitutes 1 Shawwal if saturday,sunday then next monday'],
      source: FITR_2016,
      years: { 2016: '07-06', 2024: { days: '04-10', source: FITR_2024 } },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah', 'substitutes 10 Dhu al-Hijjah if saturday,sunday then next monday'],
      source: ORDER_2017,
      years: {
        ...fromCompilations('2015-09-24 2016-09-12 2018-08-22'),
        2023: { days: '06-28', source: ADHA_2023 },
        2024: { days: '06-16 06-17*', source: ADHA_2024 },
      },
    },
  ],
  dates: [
    { date: '2022-12-27*', kind: 'holiday', name: 'Additional public holiday', source: YEAR_END_2022 },
    { date: '2023-01-03*', kind: 'holiday', name: 'Additional public holiday', source: YEAR_END_2022 },
    { date: '2024-07-15', kind: 'holiday', name: 'General Election', source: ELECTION_2024 },
    { date: '2024-07-16', kind: 'holiday', name: 'General Election', source: ELECTION_2024 },
    {
      date: '2024-08-12',
      kind: 'holiday',
      name: 'Inauguration of the President',
      source: 'https://allafrica.com/stories/202408120090.html',
    },
    { date: '2025-07-02', kind: 'holiday', name: 'Additional public holiday', source: JULY_2025 },
    { date: '2025-07-03', kind: 'holiday', name: 'Additional public holiday', source: JULY_2025 },
  ],
});
