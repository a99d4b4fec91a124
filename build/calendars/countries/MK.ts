import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * North Macedonia: the Law on Holidays (Sl. vesnik 21/98, 18/07), as the ministry's yearly programmes print it. A
 * holiday on a Sunday gives the next day (article 3), Saturdays are not made up. Kept out are the days of religions and
 * communities (article 4). Ramazan Bajram: announced days of the programmes, else the calendar of the Turkish Diyanet,
 * which they follow.
 */

const LAW = 'http://licodu.cois.it/?p=5471&lang=en';
const PROGRAMME_2018 = 'https://sitel.com.mk/chetiri-dena-odmor-potoa-sleduva-ushte-eden-spoen-vikend-za-makedoncite';
const PROGRAMME_2021 =
  'https://faktor.mk/so-1-januari-zapochnuva-prviot-prodolzen-vikend-slednata-godina-vo-2021-kje-gi-ima-chetiri';
const PROGRAMME_2022 = 'https://press24.mk/slednata-nedela-poslednite-dva-nerabotni-denovi-za-ovaa-godina';
const PROGRAMME_2023 = 'http://femina.mk/забава/слободно-време/календар-со-неработни-денови-за-2023-година';
const PROGRAMME_2025 = 'https://mail.apliciraj.mk/kalendar-na-nerabotni-denovi-2025-godina/';
const ELECTIONS_2024 =
  'https://a1on.mk/macedonia/24-april-2024-godina-sreda-i-8-maj-2024-godina-sreda-se-nerabotni-denovi-za-site-gragjani/';

const FIRST = 2008;
const TO_MONDAY = 'and if sunday then next monday';
const BAJRAM = `feast eid-al-fitr at TR ${TO_MONDAY}`;
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { mk: 'Рамазан Бајрам', sq: 'Fitër Bajrami' } };
const ONE_COMPILATION = { source: NOT_FOUND, note: 'doubt: announced day after one compilation.' } as const;

export default country({
  id: 'MK',
  name: 'North Macedonia',
  doubtful: [
    {
      named: ['lection'],
      years: '2024',
      note: "The two election days of 2024 were non-working for all by the government's conclusion, recommended to private employers.",
    },
    { years: '2008-2017', note: 'The programmes of the Government of 2008 to 2017 were not read.' },
    { years: '2010 2016', note: 'The feasts of 2010 and 2016 rest on one compilation.' },
  ],
  localName: 'Северна Македонија',
  otherNames: 'Macedonia',
  cities: 'Skopje',
  currencies: ['MKD'],
  timezone: 'Europe/Skopje',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'the amendment of February 2007 (18/07); the list before it was not read' },
  rules: ruleRows({ from: FIRST, source: LAW }, [
    { rule: `01-01 ${TO_MONDAY}`, name: "New Year's Day", names: { mk: 'Нова година' } },
    { rule: `01-07 ${TO_MONDAY}`, name: 'Orthodox Christmas', names: { mk: 'Прв ден Божик' } },
    { rule: 'orthodox 1', name: 'Orthodox Easter Monday', names: { mk: 'Втор ден Велигден' } },
    { rule: `05-01 ${TO_MONDAY}`, name: 'Labour Day', names: { mk: 'Ден на трудот' } },
    { rule: `05-24 ${TO_MONDAY}`, name: 'Saints Cyril and Methodius Day', names: { mk: 'Св. Кирил и Методиј' } },
    { rule: `08-02 ${TO_MONDAY}`, name: 'Day of the Republic', names: { mk: 'Ден на Републиката' } },
    { rule: `09-08 ${TO_MONDAY}`, name: 'Independence Day', names: { mk: 'Ден на независноста' } },
    { rule: `10-11 ${TO_MONDAY}`, name: "Day of the People's Uprising", names: { mk: 'Ден на народното востание' } },
    {
      rule: `10-23 ${TO_MONDAY}`,
      name: 'Day of the Macedonian Revolutionary Struggle',
      names: { mk: 'Ден на македонската револуционерна борба' },
    },
    { rule: `12-08 ${TO_MONDAY}`, name: 'Saint Clement of Ohrid Day', names: { mk: 'Св. Климент Охридски' } },
    { ...EID_AL_FITR, rule: BAJRAM },
  ]),
  dates: [
    holidays('Election day', ELECTIONS_2024, '2024-04-24 2024-05-08', {
      note: 'Non-working for all citizens by conclusion of the government.',
    }),
  ],
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [BAJRAM],
      source: PROGRAMME_2018,
      years: {
        2010: { days: '09-09', ...ONE_COMPILATION },
        2016: { days: '07-05', ...ONE_COMPILATION },
        2018: '06-15',
        2021: { days: '05-13', source: PROGRAMME_2021 },
        2022: { days: '05-02', source: PROGRAMME_2022 },
        2023: { days: '04-21', source: PROGRAMME_2023 },
        2025: { days: '03-30 03-31', source: PROGRAMME_2025 },
      },
    },
  ],
});
