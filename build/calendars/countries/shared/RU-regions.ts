import { type AnnouncedDays, holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Days that Russian regions announced, as they were read. The regions set the feasts' days off by a decree for each year;
 * years that are not listed are computed.
 */

const URAZA = { name: 'Eid al-Fitr', names: { ru: 'Ураза-байрам' } };
const KURBAN = { name: 'Eid al-Adha', names: { ru: 'Курбан-байрам' } };

const TATARSTAN_2018 =
  'http://nizhnekamsk-rt.ru/news/obschestvo/v-tatarstane-utverdili-vykhodnye-na-prazdniki-uraza-bayram-i-kurban-bayram';
const TATARSTAN_2014 = 'https://kazan.aif.ru/society/details/1204297?from_inject=1';
const TATARSTAN_2020 =
  'https://vestikamaza.ru/posts/uraza-bajram_budut_prazdnovat_v_tatarstane_24_maya_a_kurban-bajram_-_31_iyulya';
const TATARSTAN_2021 =
  'https://vestikamaza.ru/posts/rustam_minnihanov_utverdil_daty_prazdnovaniya_uraza-bajrama_i_kurban-bajrama_-_eti_dni_budut_vyhodnymi';
const TATARSTAN_2024 =
  'https://inde.io/news/83164-rais-rt-utverdil-daty-prazdnovaniya-uraza-bayrama-i-kurban-bayrama-v-2024-godu';

/** Decrees of the head of Tatarstan; a feast on a Sunday gives no other day (2020, 2024). */
export const TATARSTAN: readonly AnnouncedDays[] = [
  {
    ...URAZA,
    replaces: ['1 Shawwal'],
    source: TATARSTAN_2018,
    years: {
      2014: { days: '07-28', source: TATARSTAN_2014 },
      2018: '06-15',
      2020: { days: '05-24', source: TATARSTAN_2020 },
      2021: { days: '05-13', source: TATARSTAN_2021 },
      2024: { days: '04-10', source: TATARSTAN_2024 },
    },
  },
  {
    ...KURBAN,
    replaces: ['10 Dhu al-Hijjah'],
    source: TATARSTAN_2018,
    years: {
      2014: { days: '10-04', source: TATARSTAN_2014 },
      2018: '08-21',
      2020: { days: '07-31', source: TATARSTAN_2020 },
      2021: { days: '07-20', source: TATARSTAN_2021 },
      2024: { days: '06-16', source: TATARSTAN_2024 },
    },
  },
];

const BASHKORTOSTAN_2014 = 'http://ufavesti.ru/8577-28-iyulya-v-bashkirii-budet-vyhodnym-dnem.html';
const BASHKORTOSTAN_2020 =
  'https://birsk-gid.ru/news/kultura/stali-izvestny-daty-prazdnovaniya-v-bashkirii-uraza-bayrama-i-kurban-bayrama-v-2020-godu.htm';
const BASHKORTOSTAN_MAY_2020 =
  'https://gtrkrb.ru/novosti/178074-zhiteley-bashkirii-zhdet-dopolnitelnyy-vyhodnoy-konce-maya';
const BASHKORTOSTAN_2022 =
  'http://www.consultant.ru/document/cons_doc_LAW_311098/65a1445987c15580f01d25ab58cf04524a8ad03b/';
const BASHKORTOSTAN_2025 =
  'https://tuvest.ru/news/novosti/2025-05-27/v-bashkirii-utverdili-nerabochimi-dni-religioznyh-prazdnikov-v-2026-godu-4252549';

/** Resolutions of the government of Bashkortostan; Sunday 24 May 2020 gave the Monday. */
export const BASHKORTOSTAN: readonly AnnouncedDays[] = [
  {
    ...URAZA,
    replaces: ['1 Shawwal'],
    source: BASHKORTOSTAN_2022,
    years: {
      2014: { days: '07-28', source: BASHKORTOSTAN_2014 },
      2020: { days: '05-24 05-25', source: BASHKORTOSTAN_MAY_2020 },
      2022: '05-02',
      2023: '04-21',
      2024: '04-10',
      2025: { days: '03-30', source: BASHKORTOSTAN_2025 },
      2026: { days: '03-20', source: BASHKORTOSTAN_2025 },
    },
  },
  {
    ...KURBAN,
    replaces: ['10 Dhu al-Hijjah'],
    source: BASHKORTOSTAN_2022,
    years: {
      2014: { days: '10-04', source: BASHKORTOSTAN_2014 },
      2020: { days: '07-31', source: BASHKORTOSTAN_2020 },
      2022: '07-09',
      2023: '06-28',
      2024: '06-16',
      2025: { days: '06-06', source: BASHKORTOSTAN_2025 },
      2026: { days: '05-27', source: BASHKORTOSTAN_2025 },
    },
  },
];

const CHECHNYA_DAYS_AFTER = 'feast eid-al-fitr at SA +1 for 2 days';

/** Three days of Uraza-Bayram in Chechnya in every decree read; the days of Kurban-Bayram were not. */
export const CHECHNYA_RULES: readonly RuleRow[] = [
  {
    ...URAZA,
    rule: CHECHNYA_DAYS_AFTER,
    from: 2019,
    source: NOT_FOUND,
    note: 'Three days by decree, as in 2019 and 2024 to 2026.',
  },
];

export const CHECHNYA: readonly AnnouncedDays[] = [
  {
    ...URAZA,
    replaces: ['1 Shawwal', CHECHNYA_DAYS_AFTER],
    source: 'https://grozny-news.net/society/2019/05/24/9976-amp.html',
    years: {
      2019: '06-04 06-05 06-06',
      2024: {
        days: '04-09 04-10 04-11',
        source: 'http://serdce-chechni.ru/news/9-10-i-11-aprelja-v-chechenskoi-respubli.html',
      },
      2025: { days: '03-30 03-31 04-01', source: 'https://grozny-news.net/society/2025/03/24/213511.html' },
      2026: {
        days: '03-19 03-20 03-21',
        source:
          'https://stav.aif.ru/society/v-chechne-tri-dnya-s-19-po-21-marta-obyavili-vyhodnymi-v-chest-uraza-bayram',
      },
    },
  },
];

export const DAGESTAN: readonly AnnouncedDays[] = [
  {
    ...URAZA,
    replaces: ['1 Shawwal'],
    source: 'https://russia24.pro/dagestan/400233192',
    years: {
      2025: {
        days: '03-30 03-31 04-01',
        source: 'https://russia24.pro/dagestan/400233192',
        note: 'The text names 31 March and 1 April; the feast itself, 30 March, was a Sunday.',
      },
    },
  },
];

const CRIMEA_2017 = 'https://pravmir.ru/v-kryimu-obyavili-dopolnitelnyie-vyihodnyie-k-pashe-i-troitse';
const CRIMEA_2021 = 'https://m.ru24.pro/pics/283461163';
const CRIMEA_2025 = 'https://sevastopol.su/news/skolko-dopolnitelnye-vykhodnykh-budet-u-krymchan-v-etom-godu';
const CRIMEA_2026 = 'https://www.kommersant.ru/doc/8340272';
const CRIMEA_FITR = 'substitutes 1 Shawwal if saturday,sunday then next monday';
const CRIMEA_ADHA = 'substitutes 10 Dhu al-Hijjah if saturday,sunday then next monday';

/** A feast on a weekend is given on the Monday in every decree read. */
export const CRIMEA_RULES: readonly RuleRow[] = [
  { ...URAZA, rule: CRIMEA_FITR, from: 2015, status: 'estimated', source: CRIMEA_2025 },
  { ...KURBAN, rule: CRIMEA_ADHA, from: 2015, status: 'estimated', source: CRIMEA_2025 },
];

export const CRIMEA: readonly AnnouncedDays[] = [
  {
    ...URAZA,
    replaces: ['1 Shawwal', CRIMEA_FITR],
    source: CRIMEA_2017,
    years: {
      2017: '06-26',
      2021: { days: '05-13', source: CRIMEA_2021 },
      2025: { days: '03-31', source: CRIMEA_2025 },
      2026: { days: '03-20', source: CRIMEA_2026 },
    },
  },
  {
    ...KURBAN,
    replaces: ['10 Dhu al-Hijjah', CRIMEA_ADHA],
    source: CRIMEA_2017,
    years: {
      2017: '09-04',
      2025: { days: '06-06', source: CRIMEA_2025 },
      2026: { days: '05-29', source: CRIMEA_2026 },
    },
  },
];

const SAGAALGAN = 'White Month Festival (Sagaalgan)';

/** By decree for each year under the law of Buryatia on holidays; the Monday for a weekend (2010, 2025). */
export const BURYATIA: readonly (readonly ListedDate[])[] = [
  holidays(SAGAALGAN, 'https://buryatiya.com/more/145', '2010-02-14'),
  holidays(SAGAALGAN, 'https://buryatiya.com/more/145', '2010-02-15', { observed: true }),
  holidays(SAGAALGAN, 'https://buryatiya.com/more/2216', '2011-02-03'),
  holidays(SAGAALGAN, 'https://gazeta-n1.ru/news/38609/', '2016-02-09'),
  holidays(
    SAGAALGAN,
    'https://ulan.mk.ru/amp/social/2023/02/15/na-sleduyushhey-nedele-zhiteli-buryatii-budut-otdykhat-pyat-dney.html',
    '2023-02-21',
  ),
  holidays(SAGAALGAN, 'https://newbur.ru/newsdetail/v_buryatii_budet_eshche_odin_vykhodnoy/', '2025-03-01'),
  holidays(SAGAALGAN, 'https://newbur.ru/newsdetail/v_buryatii_budet_eshche_odin_vykhodnoy/', '2025-03-03', {
    observed: true,
  }),
  holidays(SAGAALGAN, 'https://buryatiya-news.ru/society/2025/12/10/43358.html', '2026-02-18'),
];
