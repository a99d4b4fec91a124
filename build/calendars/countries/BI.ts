import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Burundi. Decree 100/182 of 17 July 2006, and 100/150 of 7 June 2021, which adds 8 June.
 */

const DECREE_2021 = 'https://defzone.net/wiki/fr/Jours_fériés_au_Burundi';
const ADHA_2017 = 'http://french.peopledaily.com.cn/Afrique/n3/2017/0901/c96852-9263092.html';

const BY_COMPILATION = {
  from: 2010,
  source: NOT_FOUND,
  note: 'doubt: in a compilation for every year; the decree was not read.',
} as const;

const MONDAYS: readonly RuleRow[] = substitutes(
  {
    '01-01': "New Year's Day",
    '02-05': 'Unity Day',
    '04-06': 'Commemoration of President Ntaryamira',
    '05-01': 'Labour Day',
    '07-01': 'Independence Day',
    '08-15': 'Assumption Day',
    '10-13': 'Commemoration of Prince Rwagasore',
    '10-21': 'Commemoration of President Ndadaye',
    '11-01': "All Saints' Day",
    '12-25': 'Christmas Day',
    '1 Shawwal': FITR,
    '10 Dhu al-Hijjah': ADHA,
  },
  BY_COMPILATION,
);

export default country({
  id: 'BI',
  name: 'Burundi',
  doubts: 'Doubts: neither decree was read, but for what is told of them.',
  doubtful: [
    {
      named: [
        'All Saints',
        'Assumption',
        'Christmas',
        'Ndadaye',
        'Ntaryamira',
        'Rwagasore',
        'Independence',
        'Labour',
        'Patriotism',
        'New Year',
        'Unity',
      ],
      note: 'A compilation has the Monday after every holiday on a Sunday (estimated); a list of 2021 has none after 15 August.',
    },
    { on: '2015-07-24', note: 'This day rests on the library alone: no text of it was read.' },
  ],
  localName: 'Burundi / Uburundi',
  cities: 'Gitega',
  currencies: ['BIF'],
  timezone: 'Africa/Bujumbura',
  weekend: SATURDAY_SUNDAY,
  library: 'BI',
  rules: [
    {
      rule: '06-08',
      name: 'National Day of Patriotism and Commemoration of President Nkurunziza',
      names: { fr: 'Journée nationale du patriotisme et commémoration de la mort du président Pierre Nkurunziza' },
      from: 2022,
      source: DECREE_2021,
      note: 'The decree is of 7 June 2021; whether the day after it was kept in that year was not settled.',
    },
    ...substitutes({ '06-08': 'National Day of Patriotism' }, { ...BY_COMPILATION, from: 2022 }),
    ...MONDAYS,
  ],
  dates: [
    {
      date: '2020-05-20',
      kind: 'holiday',
      name: 'General elections',
      source: 'http://www.infosplusgabon.com/index.php/actualites/submenu-1/25582-2020-05-20-22-23-08',
    },
  ],
  announced: [
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah', 'substitutes 10 Dhu al-Hijjah if sunday then next monday'],
      source: ADHA_2017,
      years: { ...ADHA_OF_MECCA, 2017: '09-01' },
    },
  ],
});
