import { country } from '../country.js';
import { fromCompilations, substitutes } from '../forms/africa.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Niger. Law 97-20 of 20 June 1997, changed by ordinance 2024-33 of 22 July 2024, which adds 26 July. By the law the day of
 * Tabaski and the day after it are off (6 and 7 November 2011); Mawlid is off on the day after the night.
 */

const ORDINANCE_2024 = 'https://niameyinfo.com/un-an-du-cnsp-le-26-juillet-decrete-fete-nationale';
const TABASKI_2011 = 'https://afriquinfos.com/niger-190216/';
const FITR_2013 = 'http://french.peopledaily.com.cn/96852/8355806.html';
const TABASKI_2015 =
  'http://qppstudio-public-holidays-news.blogspot.com/2015/09/niger-2015-tabaski-public-holidays.html';
/** A day after most others. */
const TABASKI_2017 = 'http://news.aniamey.com/h/81355.html';
const FITR_2021 =
  'https://www.senenews.com/actualites/societe/officiel-aid-el-fitr-la-korite-2021-sera-celebree-demain-au-niger_357352.html';
const FITR_2022 = 'https://niameyinfo.com/?p=7762';
const NEW_YEAR_2020 = 'http://news.aNiamey.com/h/99343.html';
const CONSTITUTION_2010 =
  'http://qppstudio-public-holidays-news.blogspot.com/2010/11/niger-declares-november-26-public.html';
const MAWLID_2025 = 'https://www.nasuba.info/sport-culture/niger-le-vendredi-5-septembre-2025-declare-ferie';

const DAY_AFTER: RuleRow = {
  rule: '11 Dhu al-Hijjah',
  name: 'Day after Eid al-Adha',
  names: { fr: 'Lendemain de la Tabaski' },
  from: 1998,
  status: 'estimated',
  source: TABASKI_2011,
};

const FROM_SUNDAY: readonly RuleRow[] = substitutes(
  {
    '01-01': "New Year's Day",
    '04-24': 'Concord Day',
    '05-01': 'Labour Day',
    '08-03': 'Independence Day',
    '12-18': 'Republic Day',
    '12-25': 'Christmas Day',
    '1 Shawwal': FITR,
    '11 Dhu al-Hijjah': ADHA,
  },
  { from: 2010, source: NOT_FOUND, note: 'doubt: in a compilation for every year; law 97-20 was not read.' },
);

export default country({
  id: 'NE',
  name: 'Niger',
  doubts: 'Doubts: the law itself was not read.',
  doubtful: [
    {
      named: ['Concord', 'Labour', 'Republic', 'Independence', 'New Year', 'Christmas'],
      note: 'Mondays after a holiday on a Sunday are in a compilation for every year (estimated).',
    },
    {
      named: ['Eid', 'Prophet', 'Laylat', 'Islamic'],
      note: 'Announced dates of the Islamic feasts since 2018 rest on compilations, the earlier ones are computed.',
    },
  ],
  cities: 'Niamey',
  currencies: ['XOF'],
  timezone: 'Africa/Niamey',
  weekend: SATURDAY_SUNDAY,
  library: 'NE',
  rules: [
    { rule: '07-26', name: 'Anniversary of 26 July 2023', from: 2024, source: ORDINANCE_2024 },
    DAY_AFTER,
    ...FROM_SUNDAY,
  ],
  dates: [{ date: '2010-11-26', kind: 'holiday', name: 'Promulgation of the Constitution', source: CONSTITUTION_2010 }],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: TABASKI_2011,
      years: {
        2013: { days: '08-07', source: FITR_2013 },
        2021: { days: '05-12', source: FITR_2021 },
        2022: { days: '05-01', source: FITR_2022 },
        2024: {
          days: '04-09',
          source: 'https://libreinfo.net/ramadan-2024-le-niger-et-le-mali-fetent-ce-mardi-09-avril/',
        },
        2025: {
          days: '03-30',
          source:
            'https://www.pressafrik.com/La-Cote-d-Ivoire-le-Niger-la-Guinee-et-le-Mali-celebrent-l-Aid-el-Fitr-ce-dimanche-30-mars_a287086.html',
        },
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah', DAY_AFTER.rule],
      source: TABASKI_2011,
      years: {
        ...fromCompilations('2016-09-12 2016-09-13 2022-07-10 2022-07-11'),
        2018: {
          days: '08-22 08-23',
          source: 'https://ndarason.com/?p=2312',
          note: 'The source has the feast; the day after by the law.',
        },
        2011: '11-06 11-07',
        2015: { days: '09-24 09-25', source: TABASKI_2015 },
        2017: { days: '09-02 09-03', source: TABASKI_2017 },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: MAWLID_2025,
      years: { ...fromCompilations('2018-11-21 2019-11-10 2019-11-11* 2024-09-16'), 2025: '09-05' },
    },
    {
      name: 'Islamic New Year',
      replaces: ['1 Muharram'],
      source: ORDINANCE_2024,
      years: {
        ...fromCompilations('2018-09-12 2021-08-10 2025-06-27'),
        2020: { days: '08-21', source: NEW_YEAR_2020 },
      },
    },
  ],
});
