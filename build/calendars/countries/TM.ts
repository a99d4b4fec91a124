import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, type RuleRow } from '../vocabulary.js';

/**
 * Turkmenistan. Article 81 of the Labour Code as of 2018. The President sets the days of the two feasts by decree and
 * moves the day off of a holiday on a Sunday to Monday (decrees of 2019, 2020, 2023, 2025, 2026), Saturdays not. The
 * days read are listed; the Mondays of other years and the feasts to come are estimated, the feasts by the calendar of
 * the Turkish Diyanet, which agrees with every decree read of 2020 to 2026.
 */

const CODE = 'http://mintradefer.gov.tm/tm/resmi-habarlar/resmi-habarlar_193.html';
const OCTOBER_2019 = 'https://www.parahat.info/edict/1802?tmpl=component&print=1&page=';
const ORAZA_2020 = 'https://casian.info/tm/society/25-maya-obyavlen-v-turkmenistane-vyhodnym-dnyom-24077.html';
const SEPTEMBER_2020 = 'https://www.parahat.info/edict/2025?tmpl=component&print=1&page=';
const GURBAN_2021 = 'https://turkmenportal.com/blog/38222/v-turkmenistane-202122-iyulya-budut-otmechat-kurban-bairam';
const ORAZA_2022 = 'https://www.infoabad.com/990-2-maja-vyhodnoi-po-sluchayu-oraza-bairamy.html';
const JANUARY_2023 =
  'https://tngizt.gov.tm/ru/news/tuerkmenistanyn-prezidentinin-permany-bilen-2-nji-yanwar-is-gueni-dael-diylip-yglan-edildi';
const ORAZA_2024 =
  'https://tmcars.info/post/3373595171/v-svyazi-s-prazdnovaniem-oraza-bairamy-v-turkmenistane-10-aprelya-budet-vyhodnym';
const ORAZA_2025 =
  'https://oilgas.gov.tm/ru/posts/news/13607/v-turkmenistane-31-marta-obyavlen-vykhodnym-v-svyazi-s-prazdnikom-oraza-bayramy';
const MAY_2025 = 'https://atavatan-turkmenistan.com/ru/?p=283172';
const GURBAN_2025 = 'https://jeyhun.news/v-turkmenistane-v-chest-kurban-bajrama-budet-ustanovleno-4-vyxodnyx-dnya/';
const MARCH_2026 = 'https://metbugat.gov.tm/newsDetails/3984';

const FIRST = 2018;
const FITR = 'feast eid-al-fitr at TR and if sunday then next monday';
const ADHA = 'feast eid-al-adha at TR for 3 days';
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { tk: 'Oraza baýramy', ru: 'Ораза байрамы' } };
const EID_AL_ADHA = { name: 'Eid al-Adha', names: { tk: 'Gurban baýramy', ru: 'Курбан байрамы' } };
const MONDAY = 'By decree each time; none was read for this one.';

const RULES: readonly RuleRow[] = [
  ...ruleRows({ from: FIRST, source: CODE }, [
    { rule: '01-01', name: "New Year's Day", names: { tk: 'Täze ýyl', ru: 'Новый год' } },
    {
      rule: '03-08',
      name: "International Women's Day",
      names: { tk: 'Halkara zenanlar güni', ru: 'Международный женский день' },
    },
    {
      rule: '03-21',
      name: 'National Spring Holiday',
      names: { tk: 'Milli bahar baýramy', ru: 'Национальный праздник весны' },
    },
    {
      rule: '03-22',
      name: 'National Spring Holiday',
      names: { tk: 'Milli bahar baýramy', ru: 'Национальный праздник весны' },
    },
    {
      rule: '05-18',
      name: 'Day of the Constitution and the State Flag',
      names: { tk: 'Konstitusiýanyň we Döwlet baýdagynyň güni', ru: 'День Конституции и Государственного флага' },
    },
    { rule: '09-27', name: 'Independence Day', names: { tk: 'Garaşsyzlyk güni', ru: 'День независимости' } },
    { rule: '10-06', name: 'Remembrance Day', names: { tk: 'Hatyra güni', ru: 'День поминовения' } },
    {
      rule: '12-12',
      name: 'Neutrality Day',
      names: { tk: 'Halkara Bitaraplyk güni', ru: 'Международный день нейтралитета' },
    },
  ]),
  ...ruleRows({ from: FIRST, status: 'estimated', source: CODE, note: MONDAY }, [
    {
      rule: 'substitutes 01-01 if sunday then next monday',
      name: "New Year's Day",
      names: { tk: 'Täze ýyl', ru: 'Новый год' },
    },
    {
      rule: 'substitutes 03-08 if sunday then next monday',
      name: "International Women's Day",
      names: { tk: 'Halkara zenanlar güni', ru: 'Международный женский день' },
    },
    // 22 March is a holiday itself.
    {
      rule: 'substitutes 03-21 if sunday then next tuesday',
      name: 'National Spring Holiday',
      names: { tk: 'Milli bahar baýramy', ru: 'Национальный праздник весны' },
    },
    {
      rule: 'substitutes 03-22 if sunday then next monday',
      name: 'National Spring Holiday',
      names: { tk: 'Milli bahar baýramy', ru: 'Национальный праздник весны' },
    },
    {
      rule: 'substitutes 05-18 if sunday then next monday',
      name: 'Day of the Constitution and the State Flag',
      names: { tk: 'Konstitusiýanyň we Döwlet baýdagynyň güni', ru: 'День Конституции и Государственного флага' },
    },
    {
      rule: 'substitutes 09-27 if sunday then next monday',
      name: 'Independence Day',
      names: { tk: 'Garaşsyzlyk güni', ru: 'День независимости' },
    },
    {
      rule: 'substitutes 10-06 if sunday then next monday',
      name: 'Remembrance Day',
      names: { tk: 'Hatyra güni', ru: 'День поминовения' },
    },
    {
      rule: 'substitutes 12-12 if sunday then next monday',
      name: 'Neutrality Day',
      names: { tk: 'Halkara Bitaraplyk güni', ru: 'Международный день нейтралитета' },
    },
  ]),
  { ...EID_AL_FITR, rule: FITR, from: FIRST, source: CODE },
  { ...EID_AL_ADHA, rule: ADHA, from: FIRST, source: CODE },
];

const OBSERVED = { observed: true } as const;

export default country({
  id: 'TM',
  name: 'Turkmenistan',
  doubts: 'Doubts: decrees for other Sundays since 2018 were not found; the days before 2018 were not read.',
  localName: 'Türkmenistan / Туркменистан',
  cities: 'Ashgabat',
  currencies: ['TMT'],
  timezone: 'Asia/Ashgabat',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'doubt: decrees move the days off of Sundays alone, so a six-day week is common; that of offices was not read.',
  },
  years: { from: FIRST, why: 'the Labour Code as of 1 January 2018; its older texts were not read' },
  rules: RULES,
  dates: [
    holidays('Remembrance Day', OCTOBER_2019, '2019-10-07', OBSERVED),
    holidays('Independence Day', SEPTEMBER_2020, '2020-09-28', OBSERVED),
    holidays("New Year's Day", JANUARY_2023, '2023-01-02', OBSERVED),
    holidays('Day of the Constitution and the State Flag', MAY_2025, '2025-05-19', OBSERVED),
    holidays('National Spring Holiday', MARCH_2026, '2026-03-23', OBSERVED),
  ],
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [FITR],
      source: CODE,
      years: {
        2020: { days: '05-24 05-25*', source: ORAZA_2020 },
        2022: { days: '05-02', source: ORAZA_2022 },
        2024: { days: '04-10', source: ORAZA_2024 },
        2025: { days: '03-30 03-31*', source: ORAZA_2025 },
        2026: { days: '03-20', source: MARCH_2026 },
      },
    },
    {
      ...EID_AL_ADHA,
      replaces: [ADHA],
      source: CODE,
      years: {
        2021: { days: '07-20 07-21 07-22', source: GURBAN_2021 },
        2025: { days: '06-06 06-07 06-08 06-09', source: GURBAN_2025 },
      },
    },
  ],
});
