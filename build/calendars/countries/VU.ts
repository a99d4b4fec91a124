import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Vanuatu, in place of the library (which has Unity Day a month early and holidays on 22 February, 16 August and 27
 * December in all years). The days of the Public Holidays Act as the Public Service Commission lists them; a holiday on a
 * Sunday is made up on the Monday, and Family Day on a Monday on the Tuesday (section 3 of the Act).
 */

const ACT = 'http://www.paclii.org/vu/legis/consol_act/pha163/';
const LIST_2019 = 'https://psc.gov.vu/index.php/en/public-holidays';

const RULES: readonly RuleRow[] = [
  ...ruleRows({ source: `${LIST_2019} and ${ACT}` }, [
    { rule: '01-01 and if sunday then next monday', name: "New Year's Day", names: { fr: "Jour de l'An" }, from: 1990 },
    {
      rule: '02-21 and if sunday then next monday',
      name: "Father Walter Lini's Day",
      names: { fr: "Mémoire du père de l'indépendance Rév. Dr. W.H. Lini" },
      from: 2000,
    },
    {
      rule: '03-05 and if sunday then next monday',
      name: "Custom Chiefs' Day",
      names: { fr: 'Fête des chefs coutumiers' },
      from: 1990,
    },
    { rule: '05-01 and if sunday then next monday', name: 'Labour Day', names: { fr: 'Fête du Travail' }, from: 1990 },
    {
      rule: '07-24 and if sunday then next monday',
      name: "Children's Day",
      names: { fr: 'Journée mondiale des enfants' },
      from: 1990,
    },
    {
      rule: '07-30 and if sunday then next monday',
      name: 'Independence Day',
      names: { fr: "Jour de l'Indépendance" },
      from: 1990,
    },
    {
      rule: '08-15 and if sunday then next monday',
      name: 'Assumption Day',
      names: { fr: "Fête de l'Assomption" },
      from: 1990,
    },
    {
      rule: '10-05 and if sunday then next monday',
      name: 'Constitution Day',
      names: { fr: 'Fête de la Constitution' },
      from: 1990,
    },
    { rule: '11-29 and if sunday then next monday', name: 'Unity Day', names: { fr: "Jour de l'Unité" }, from: 1990 },
  ]),
  { rule: 'easter -2', name: 'Good Friday', names: { fr: 'Vendredi saint' }, from: 1990, source: LIST_2019 },
  { rule: 'easter 1', name: 'Easter Monday', names: { fr: 'Lundi de Pâques' }, from: 1990, source: LIST_2019 },
  { rule: 'easter 39', name: 'Ascension Day', names: { fr: 'Ascension' }, from: 1990, source: LIST_2019 },
  { rule: '12-25', name: 'Christmas Day', names: { fr: 'Noël' }, from: 1990, source: LIST_2019 },
  { rule: '12-26', name: 'Family Day', names: { fr: 'Fête de la Famille' }, from: 1990, source: LIST_2019 },
  {
    rule: 'substitutes 12-26 if sunday then next monday if monday then next tuesday',
    name: 'Family Day',
    names: { fr: 'Fête de la Famille' },
    from: 1990,
    source: ACT,
    note: 'On a Monday, Christmas is a Sunday: Tuesday is given.',
  },
];

export default country({
  id: 'VU',
  name: 'Vanuatu',
  doubts:
    'Doubts: days declared for single years (section 2), such as those of July 2020, are entered as far as they were read.',
  doubtful: [
    { named: ['Lini'], note: "That Father Lini's day is kept since 2000 is taken from his death in 1999." },
    { on: '2022-10-13', note: '13 October 2022 (election) is estimated.' },
  ],
  cities: 'Port Vila',
  currencies: ['VUV'],
  timezone: 'Pacific/Efate',
  weekend: SATURDAY_SUNDAY,
  rules: RULES,
  dates: [
    holidays('General election', 'https://www.sista.com.vu/vanuatu-prepares-for-2020-general-elections/', '2020-03-19'),
    holidays(
      'General election',
      'https://www.sakshipost.com/news/quake-hit-vanuatu-holds-snap-election-368441',
      '2025-01-16',
    ),
    holidays('General election', NOT_FOUND, '2022-10-13', {
      note: 'The election was read; the holiday rests on a compilation, as elections of other years were holidays.',
    }),
    holidays(
      '40th anniversary of Independence',
      'http://www.loopvanuatu.com/vanuatu-news/7-days-public-holidays-vanuatu%E2%80%99s-40th-independence-anniversary-celebrations-93469',
      '2020-07-23 2020-07-27 2020-07-28 2020-07-29 2020-07-31',
    ),
  ],
});
