import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { excludedRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Burkina Faso. By law 019-2000 (articles 1 and 3) and law 079-2015/CNT, which adds 31 October, the day after a legal
 * holiday on a Sunday is off; so is Easter Monday. The law adopted on 9 January 2026 keeps eleven days, ends the Sunday
 * rule and makes 3 January, Easter, 5 August, 31 October and 1 November worked days. 15 May is off since 2024, by decree.
 */

const LAW_2000 = 'https://lefaso.net/spip.php?page=web-tv-video&id_article=19888&rubrique4';
const LAW_2015 = 'https://www.wakatsera.com/les-fetes-legales-au-burkina-faso';
const LAW_2026 =
  'https://burkina24.com/2026/01/09/burkina-faso-le-pays-reduit-le-nombre-de-jours-chomes-et-payes-de-15-a-11/';

const MAWLID_2022 =
  'https://burkina24.com/2022/10/05/maouloud-le-10-octobre-2022-declare-chome-et-paye-sur-toute-letendue-du-territoire/';
const TABASKI_2024 =
  'https://actulome.com/tabaski-2024-la-journee-de-lundi-17-juin-feriee-a-loccasion-au/?noamp=mobile';
/** Offices closed from Friday 9 December to Wednesday the 14th: Sunday the 11th kept on Monday, Mawlid on Tuesday. */
const DECEMBER_2016 = 'http://lesechosdufaso.net/cest-reparti-pour-le-farniente/';
const TABASKI_2025 =
  'https://seneweb.com/fr/news/10/burkina-faso-le-6-juin-2025-declare-jour-chome-et-paye-pour-la-tabaski_n_472344.html';

const FROM_SUNDAY = {
  '01-01': "New Year's Day",
  '01-03': 'Popular Uprising Day',
  '03-08': "International Women's Day",
  '05-01': 'Labour Day',
  '08-05': 'Independence Day',
  '08-15': 'Assumption Day',
  '11-01': "All Saints' Day",
  '12-11': 'Proclamation of the Republic',
  '12-25': 'Christmas Day',
};

const ISLAMIC_FROM_SUNDAY = { '1 Shawwal': FITR, '10 Dhu al-Hijjah': ADHA, '12 Rabi al-awwal': MAWLID };

const ADHA_RULES = ['10 Dhu al-Hijjah', 'substitutes 10 Dhu al-Hijjah if sunday then next monday'];

export default country({
  id: 'BF',
  name: 'Burkina Faso',
  doubts: 'Doubts: Mondays of before 2001 are not in.',
  doubtful: [
    { years: '2026-', note: 'Of the law of 2026 only accounts were read (they agree), and its promulgation was not.' },
  ],
  localName: 'Burkina Faso / Burkibaa Faaso',
  cities: 'Ouagadougou',
  currencies: ['XOF'],
  timezone: 'Africa/Ouagadougou',
  weekend: SATURDAY_SUNDAY,
  library: 'BF',
  exclusions: [
    { rule: '01-03', from: 2027, why: `no day off by the law adopted on 9 January 2026; ${LAW_2026}` },
    ...excludedRules(['easter', 'easter 1', '08-05', '11-01'], {
      from: 2026,
      why: `no day off by the law adopted on 9 January 2026; ${LAW_2026}`,
    }),
  ],
  rules: [
    ...substitutes(FROM_SUNDAY, { from: 2001, to: 2015, source: LAW_2000 }),
    ...substitutes(FROM_SUNDAY, { from: 2016, to: 2025, source: LAW_2015 }),
    ...substitutes(ISLAMIC_FROM_SUNDAY, { from: 2001, to: 2025, status: 'estimated', source: LAW_2000 }),
    {
      rule: '10-31',
      name: "Martyrs' Day",
      names: { fr: 'Journée nationale des martyrs' },
      from: 2016,
      to: 2025,
      source: LAW_2015,
    },
    {
      rule: '05-15',
      name: 'Day of Customs and Traditions',
      names: { fr: 'Journée des coutumes et traditions' },
      from: 2024,
      source: LAW_2026,
    },
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal', 'substitutes 1 Shawwal if sunday then next monday'],
      source: LAW_2015,
      years: {
        2017: {
          days: '06-25 06-26*',
          source: 'https://www.rtb.bf/2017/06/burkina-laid-el-fitr-sera-celebree-le-dimanche-25-juin-2017/',
          note: 'The source has the feast on the Sunday; the Monday by the law.',
        },
        2019: { days: '06-04', source: 'http://kaceto.net/spip.php?article6655' },
        2024: {
          days: '04-10',
          source: 'https://libreinfo.net/ramadan-2024-le-niger-et-le-mali-fetent-ce-mardi-09-avril/',
        },
        2025: {
          days: '03-31',
          source:
            'https://lesoleil.sn/actualites/societe-fait-divers/mali-burkina-faso-et-cameroun-trois-pays-deux-dates-pour-laid-el-fitr',
        },
      },
    },
    {
      name: ADHA,
      replaces: ADHA_RULES,
      source: LAW_2015,
      years: {
        ...ADHA_OF_MECCA,
        2017: { days: '09-01', source: 'http://news.aniamey.com/h/81382.html' },
        2018: { days: '08-21', source: 'https://fr.allafrica.com/stories/201808140468.html' },
        2024: { days: '06-16 06-17*', source: TABASKI_2024 },
        2025: { days: '06-06', source: TABASKI_2025 },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal', 'substitutes 12 Rabi al-awwal if sunday then next monday'],
      source: LAW_2015,
      years: {
        2016: { days: '12-13', source: DECEMBER_2016 },
        2017: {
          days: '12-01',
          source:
            'https://sourceinfo.ci/le-vendredi-est-declaree-ferie-en-cote-divoire-pour-la-fete-de-maouloud-celebrant-la-naissance-du-prophete-de-lislam/',
        },
        2019: {
          days: '11-10 11-11*',
          source: 'https://www.wakatsera.com/burkina-le-lundi-11-novembre-declaree-chomee/',
        },
        2020: { days: '10-29', source: 'https://kaceto.net/spip.php?article9210' },
        2022: { days: '10-09 10-10*', source: MAWLID_2022 },
        2023: {
          days: '09-28',
          source: 'https://burkina24.com/2023/09/22/burkina-faso-le-28-septembre-declare-chome-et-paye-gouvernement/',
        },
        2024: {
          days: '09-15 09-16*',
          source:
            'https://burkina24.com/2024/09/10/maouloud-2024-la-journee-du-lundi-16-septembre-2024-declaree-chomee-et-payee/',
        },
      },
    },
  ],
});
