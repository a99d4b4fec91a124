import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays } from '../vocabulary.js';

/**
 * Albania: Law 7651 on official holidays, in place of the library, which has 24 December (a holiday of no list), Mother
 * Teresa on 19 October (since 2018 on 5 September) and Independence and Liberation Day on one Monday. A holiday on a
 * Saturday or Sunday gives the first working day after it, two of them two (Monday and Tuesday), the religious ones too.
 * Eid days are announced by the Muslim Community; computed ones follow the calendar of the Turkish Diyanet, which agrees
 * with the announced ones read. Days off of the state administration alone (27 November 2017, 26 December 2025) are not in.
 */

const TIRANA_2025 = 'https://aziendeaccordi.ice.it/it/mercati/albania/tirana/calendario-delle-festivita';
const LIST_2020 = 'https://aab.al/en/njoftime/festat-zyrtare/';
const LIST_2022 = 'https://podiumi.com/2022/01/17/kalendari-i-festave-zyrtare-per-vitin-2022';
const JUNE_2024 = 'https://zefiri.net/2024/11/21/neser-festa-e-alfabetitpor-shqiperia-ka-48-mije-analfabete';
const CANONISATION = 'https://www.officeholidays.com/holidays/albania/saint-teresa-canonisation-day';

const FIRST = 2010;
const TO_MONDAY = 'and if saturday,sunday then next monday';
const TWO_DAYS = 'and if saturday then next monday if sunday then next tuesday';
const FITR = `feast eid-al-fitr at TR ${TO_MONDAY}`;
const ADHA = `feast eid-al-adha at TR ${TO_MONDAY}`;

const NEW_YEAR = { name: "New Year's Day", names: { sq: 'Festat e Vitit të Ri' } };
const CATHOLIC_EASTER = { name: 'Catholic Easter', names: { sq: 'Pashkët Katolike' } };
const ORTHODOX_EASTER = { name: 'Orthodox Easter', names: { sq: 'Pashkët Ortodokse' } };
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { sq: 'Dita e Bajramit të Madh' } };
const EID_AL_ADHA = { name: 'Eid al-Adha', names: { sq: 'Dita e Kurban Bajramit' } };
const MOTHER_TERESA = { name: 'Mother Teresa Day', names: { sq: 'Dita e Nënë Terezës' } };

export default country({
  id: 'AL',
  name: 'Albania',
  doubts:
    'Doubts: the amending laws themselves were not read. Monday 21 March 2022 was a day off of the administration and schools, to save energy (http://gazetashqiptare.al/2022/03/18/pune-ne-shtet-apo-pushime-ne-shtet-ditet-kur-nuk-punohet-ne-administraten-shqiptare-gjate-vitit/); 15 March 2024, a day off in one compilation, was not found.',
  doubtful: [
    { years: '2010-2015', note: 'An older account says that from 2010 on days were not moved for some years.' },
    {
      named: ['Easter'],
      years: '2016-2017 2025',
      note: 'Two feasts on one Sunday (both Easters in 2017 and 2025, Easter and 1 May in 2016) give one Monday here; two days could be meant.',
    },
  ],
  localName: 'Shqipëri',
  cities: 'Tirana',
  currencies: ['ALL'],
  timezone: 'Europe/Tirane',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'A six-day week in the first years after 1990 is likely; no source settles until when.',
  },
  years: {
    from: FIRST,
    why: 'the holidays as of 2010, when Youth Day was added; older texts of Law 7651 were not read',
  },
  rules: [
    ...ruleRows({ from: FIRST, source: LIST_2022 }, [
      { ...NEW_YEAR, rule: `01-01 ${TWO_DAYS}` },
      { ...NEW_YEAR, rule: `01-02 ${TWO_DAYS}` },
      { rule: `03-14 ${TO_MONDAY}`, name: 'Summer Day', names: { sq: 'Dita e Verës' } },
      { rule: `03-22 ${TO_MONDAY}`, name: 'Nevruz Day', names: { sq: 'Dita e Nevruzit' } },
      { ...CATHOLIC_EASTER, rule: 'easter' },
      { ...CATHOLIC_EASTER, rule: 'substitutes easter if sunday then next monday' },
      { ...ORTHODOX_EASTER, rule: 'orthodox' },
      { ...ORTHODOX_EASTER, rule: 'substitutes orthodox if sunday then next monday' },
      { rule: `05-01 ${TO_MONDAY}`, name: 'Labour Day', names: { sq: 'Dita Ndërkombëtare e Punëtorëve' } },
      {
        rule: `11-28 ${TWO_DAYS}`,
        name: 'Flag and Independence Day',
        names: { sq: 'Dita e Flamurit dhe e Pavarësisë' },
      },
      { rule: `11-29 ${TWO_DAYS}`, name: 'Liberation Day', names: { sq: 'Dita e Çlirimit' } },
      { rule: `12-08 ${TO_MONDAY}`, name: 'National Youth Day', names: { sq: 'Dita Kombëtare e Rinisë' } },
      { rule: `12-25 ${TO_MONDAY}`, name: 'Christmas Day', names: { sq: 'Krishtlindjet' } },
      { ...EID_AL_FITR, rule: FITR },
      { ...EID_AL_ADHA, rule: ADHA },
    ]),
    { ...MOTHER_TERESA, rule: `10-19 ${TO_MONDAY}`, from: FIRST, to: 2017, source: CANONISATION },
    {
      rule: `09-05 ${TO_MONDAY}`,
      name: "Saint Teresa's Canonisation Day",
      names: { sq: 'Dita e Shenjtërimit të Shenjt Terezës' },
      from: 2018,
      source: CANONISATION,
    },
    {
      rule: `11-22 ${TO_MONDAY}`,
      name: 'Alphabet Day',
      names: { sq: 'Dita e Alfabetit' },
      from: 2024,
      source: TIRANA_2025,
      note: 'The bill of January 2024: https://gazetainfokus.com/?p=1744383',
    },
  ],
  dates: [
    holidays('Day off by decision of the Council of Ministers', LIST_2020, '2020-01-03'),
    // 1 May on a Saturday and Orthodox Easter on the 2nd: Monday and Tuesday.
    holidays('Orthodox Easter', LIST_2022, '2021-05-04 2027-05-04 2032-05-04', {
      names: ORTHODOX_EASTER.names,
      observed: true,
    }),
    // 1 May on a Sunday, Monday the 2nd Eid al-Fitr: the first working day after it is Tuesday.
    holidays('Labour Day', LIST_2022, '2022-05-03', { observed: true }),
  ],
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [FITR],
      source: LIST_2020,
      years: {
        2020: '05-24 05-25*',
        2022: { days: '05-02', source: LIST_2022 },
        2025: { days: '03-30 03-31*', source: TIRANA_2025 },
      },
    },
    {
      ...EID_AL_ADHA,
      replaces: [ADHA],
      source: LIST_2020,
      years: {
        2020: '07-31',
        2022: { days: '07-09 07-11*', source: LIST_2022 },
        2024: { days: '06-16 06-17*', source: JUNE_2024 },
        2025: { days: '06-06', source: TIRANA_2025 },
      },
    },
  ],
});
