import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Togo. The end of Ramadan and Tabaski are kept on the day itself (20 March 2026, 1 Shawwal 1447); the library has the day
 * after. The government declares single days. 13 January was a holiday until 2013, a working day from 2014.
 */

const FITR_2026 = 'https://togoactualite.com/togo-vendredi-20-mars-declare-ferie-chome-et-paye';
const JANUARY_2014 = 'http://news.alome.com/h/10104.html';
const JANUARY_2022 = 'https://togobreakingnews.info/togo-le-3-janvier-2022-chomee-et-feriee/';
const JANUARY_2026 = 'https://togo-today.com/o1vy';
const TABASKI_2016 =
  'http://qppstudio-public-holidays-news.blogspot.com/2016/09/togolese-tabaski-2016-public-holiday.html';
const MAY_2021 =
  'http://tvt.tg/la-journee-du-lundi-03-mai-2021-feriee-chomee-et-payee-sur-toute-letendue-du-territoire-national/';

export default country({
  id: 'TG',
  name: 'Togo',
  doubts:
    'Doubts: the text that lists the holidays was not found. By a newspaper of April 2022 the law gives the Monday for a holiday on a Sunday (https://actualiteinfo.tg/?p=6993); notices of other Sundays were not, so no such rule is in.',
  doubtful: [
    {
      named: ['Mawlid', 'Prophet'],
      note: 'Mawlid is in the library but not in a compilation, which has the first day of Ramadan instead; no notice of either was found.',
    },
  ],
  cities: 'Lomé',
  currencies: ['XOF'],
  timezone: 'Africa/Lome',
  weekend: SATURDAY_SUNDAY,
  library: 'TG',
  exclusions: [
    { rule: '01-13', from: 2014, why: `a working day since 2014; ${JANUARY_2014}` },
    { rule: '2 Shawwal', why: `kept on 1 Shawwal: see the rules; ${FITR_2026}` },
    { rule: '11 Dhu al-Hijjah', why: `kept on 10 Dhu al-Hijjah, as Eid al-Fitr on its own day; ${FITR_2026}` },
  ],
  rules: [
    {
      rule: '1 Shawwal',
      name: 'Eid al-Fitr',
      names: { fr: 'Fin du Ramadan' },
      from: 1990,
      status: 'estimated',
      source: FITR_2026,
    },
    {
      rule: '10 Dhu al-Hijjah',
      name: 'Eid al-Adha',
      names: { fr: 'Tabaski' },
      from: 1990,
      status: 'estimated',
      source: FITR_2026,
    },
  ],
  announced: [
    { name: 'Eid al-Fitr', replaces: ['1 Shawwal'], source: FITR_2026, years: { 2026: '03-20' } },
    {
      name: 'Eid al-Adha',
      replaces: ['10 Dhu al-Hijjah'],
      source: FITR_2026,
      years: { ...ADHA_OF_MECCA, 2016: { days: '09-12', source: TABASKI_2016 } },
    },
  ],
  dates: [
    holidays('Day off after Labour Day', MAY_2021, '2021-05-03'),
    holidays("Day off after New Year's Day", JANUARY_2022, '2022-01-03'),
    holidays("Day off after New Year's Day", JANUARY_2026, '2026-01-02'),
    holidays('Day off after Labour Day', FITR_2026, '2025-05-02'),
  ],
});
