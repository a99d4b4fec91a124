import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, year } from '../vocabulary.js';

/**
 * Brunei. A holiday on a Friday or a Sunday, the two free days of the week, is given on the next working day, as in the
 * lists of 2023 and 2024; of the three days of Hari Raya Aidilfitri each. The Islamic days are those of the crescent in
 * Brunei, computed, and announced by the religious authority.
 */

const LIST_2023 = 'https://www.bn.emb-japan.go.jp/itpr_en/public-holidays-2023.html';
const LIST_2024 = 'https://ajc-wp-preview.yucca-works.jp/en/learn-about-asean-japan/public-holidays-brunei/';
/** The ministry of religious affairs: 1 Ramadan 1447 on 19 February 2026. */
const RAMADAN_2026 = 'https://www.mora.gov.bn/SitePages/Pengumuman.aspx?itemid=4563';
/** The Borneo Bulletin, quoted: 1 Syawal 1447 on Saturday 21 March 2026. */
const SYAWAL_2026 =
  'https://internasional.kontan.co.id/news/bukan-cuma-indonesia-ini-daftar-negara-yang-lebarannya-sabtu-21-maret-2026?page=2';
const NEXT_WORKING_DAY = 'and if friday then next saturday if sunday then next monday';

const AIDILFITRI = {
  name: 'Eid al-Fitr',
  names: { ms: 'Hari Raya Aidilfitri' },
  from: 1990,
  source: LIST_2024,
} as const;

const RULES: readonly RuleRow[] = [
  ...ruleRows({ from: 1990, source: LIST_2024 }, [
    { rule: `01-01 ${NEXT_WORKING_DAY}`, name: "New Year's Day", names: { ms: 'Awal Tahun Masihi' } },
    { rule: `chinese 01-0-01 ${NEXT_WORKING_DAY}`, name: 'Chinese New Year', names: { ms: 'Tahun Baru Cina' } },
    { rule: `02-23 ${NEXT_WORKING_DAY}`, name: 'National Day', names: { ms: 'Hari Kebangsaan' } },
    {
      rule: `05-31 ${NEXT_WORKING_DAY}`,
      name: 'Royal Brunei Armed Forces Day',
      names: { ms: 'Hari Angkatan Bersenjata Diraja Brunei' },
    },
    {
      rule: `07-15 ${NEXT_WORKING_DAY}`,
      name: "Sultan's Birthday",
      names: { ms: 'Hari Keputeraan KDYMM Sultan Brunei' },
    },
    { rule: `12-25 ${NEXT_WORKING_DAY}`, name: 'Christmas Day', names: { ms: 'Hari Natal' } },
  ]),
  ...ruleRows({ from: 1990, source: LIST_2024 }, [
    { rule: `feast isra-miraj at BN ${NEXT_WORKING_DAY}`, name: "Isra and Mi'raj", names: { ms: 'Israk dan Mikraj' } },
    {
      rule: `feast ramadan at BN ${NEXT_WORKING_DAY}`,
      name: 'First Day of Ramadan',
      names: { ms: 'Hari Pertama Berpuasa' },
    },
    { rule: `feast nuzul-al-quran at BN ${NEXT_WORKING_DAY}`, name: 'Nuzul Al-Quran', names: { ms: 'Nuzul Al-Quran' } },
    { rule: `feast eid-al-adha at BN ${NEXT_WORKING_DAY}`, name: 'Eid al-Adha', names: { ms: 'Hari Raya Aidiladha' } },
    {
      rule: `feast islamic-new-year at BN ${NEXT_WORKING_DAY}`,
      name: 'Islamic New Year',
      names: { ms: 'Awal Tahun Hijrah' },
    },
    {
      rule: `feast mawlid at BN ${NEXT_WORKING_DAY}`,
      name: "Prophet's Birthday (Mawlid)",
      names: { ms: 'Maulidur Rasul' },
    },
  ]),
  { ...AIDILFITRI, rule: 'feast eid-al-fitr at BN for 3 days' },
  {
    ...AIDILFITRI,
    rule:
      'substitutes feast eid-al-fitr at BN if wednesday then next saturday if thursday,friday then next monday ' +
      'if saturday then next tuesday if sunday then next wednesday',
  },
  { ...AIDILFITRI, rule: 'substitutes feast eid-al-fitr at BN if friday then next tuesday' },
];

export default country({
  id: 'BN',
  name: 'Brunei',
  doubts:
    'Doubts: announcements of the Islamic days were read in two lists and for the beginning of Ramadan and Syawal 2026 only.',
  doubtful: [
    { named: ['Eid al-Fitr'], years: '-2011', note: 'Aidilfitri may have had two days until 2011.' },
    {
      named: ['Golden Jubilee'],
      note: 'The Golden Jubilee of 2017 rests on the hours that government offices kept around it.',
    },
  ],
  cities: 'Bandar Seri Begawan',
  currencies: ['BND'],
  timezone: 'Asia/Brunei',
  weekend: {
    history: [{ start: '1990-01-01', days: [5, 7] }],
    source: 'https://kopitalkmho.blogspot.com/2025/08/work-life-balance-was-promised-in-2022.html',
    note:
      'Government offices work Monday to Thursday and Saturday, a schedule said to stand since the early 1960s; ' +
      'banks and most companies open on Friday and close, wholly or at noon, on Saturday.',
  },
  rules: RULES,
  dates: [
    holidays("Golden Jubilee of the Sultan's accession", NOT_FOUND, '2017-10-05', {
      note: 'A compilation has the day; the notice read tells only of shorter hours on 4 October 2017.',
    }),
    year(2023, LIST_2023, {
      '02-18': "Isra and Mi'raj",
      '03-23': 'First Day of Ramadan',
      '04-08': 'Nuzul Al-Quran',
      '04-22': 'Eid al-Fitr',
      '04-24': 'Eid al-Fitr',
      '04-25': { name: 'Eid al-Fitr', observed: true },
      '06-29': 'Eid al-Adha',
      '07-19': 'Islamic New Year',
      '09-28': "Prophet's Birthday (Mawlid)",
    }),
    year(2024, LIST_2024, {
      '02-08': "Isra and Mi'raj",
      '03-12': 'First Day of Ramadan',
      '03-28': 'Nuzul Al-Quran',
      '04-10': 'Eid al-Fitr',
      '04-11': 'Eid al-Fitr',
      '04-13': { name: 'Eid al-Fitr', observed: true },
      '06-17': 'Eid al-Adha',
      '07-08': { name: 'Islamic New Year', observed: true },
      '09-16': "Prophet's Birthday (Mawlid)",
    }),
    year(2026, RAMADAN_2026, { '02-19': 'First Day of Ramadan' }),
    year(2026, SYAWAL_2026, {
      '03-21': 'Eid al-Fitr',
      '03-22': 'Eid al-Fitr',
      '03-23': 'Eid al-Fitr',
      '03-24': { name: 'Eid al-Fitr', observed: true, note: 'For the Sunday, by the rule of the lists.' },
    }),
  ],
});
