import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Namibia. The library has the days of the Public Holidays Act 1990; 28 May is a holiday since 2025 (Cabinet, May 2024),
 * and election days are proclaimed (section 1 (3) of the Act): those since 2014 are listed.
 */

const GENOCIDE_DAY =
  'https://dialogue-on-namibias-past.org/2024-may-28-the-namibian-government-seals-28-may-as-genocide-day/';
/** Election days declared each time since 2014, as told in 2025. */
const SINCE_2014 = 'https://allafrica.com/stories/202511200065.html';
const FUNERAL_2024 = 'https://www.namibianewsdigest.com/mbumba-confers-heros-funeral-on-late-president-geingob/';
const ELECTION_2024 = 'https://truthng.com/namibia-to-hold-general-elections-on-november-27';
const ELECTION_2025 = 'https://africabusinessinsight.com/namibia-president-nandi-ndaitwah-declar';

const RULES: readonly RuleRow[] = [
  {
    rule: '05-28 and if sunday then next monday',
    name: 'Genocide Remembrance Day',
    from: 2025,
    source: GENOCIDE_DAY,
  },
];

const DATES: readonly ListedDate[] = [
  { date: '2014-11-28', kind: 'holiday', name: 'General Election Day', source: SINCE_2014 },
  {
    date: '2015-11-27',
    kind: 'holiday',
    name: 'Regional Council and Local Authority Election Day',
    source: SINCE_2014,
  },
  {
    date: '2019-11-27',
    kind: 'holiday',
    name: 'General Election Day',
    source: 'http://www.xinhuanet.com/english/2019-11/12/c_138549821.htm',
  },
  {
    date: '2020-11-25',
    kind: 'holiday',
    name: 'Regional Council and Local Authority Election Day',
    source: 'https://observer24.com.na/election-day-declared-a-public-holiday',
  },
  { date: '2024-02-25', kind: 'holiday', name: 'State funeral of President Geingob', source: FUNERAL_2024 },
  {
    date: '2024-02-26',
    kind: 'holiday',
    observed: true,
    name: 'State funeral of President Geingob',
    source: FUNERAL_2024,
  },
  { date: '2024-11-27', kind: 'holiday', name: 'General Election Day', source: ELECTION_2024 },
  {
    date: '2025-03-01',
    kind: 'holiday',
    name: 'State funeral of President Nujoma',
    source: 'https://kosmos.com.na/2025/02/14/nujoma-begrafnis-op-1-maart-en-dis-vakansiedag',
  },
  {
    date: '2025-11-26',
    kind: 'holiday',
    name: 'Regional Council and Local Authority Election Day',
    source: ELECTION_2025,
  },
];

export default country({
  id: 'NA',
  name: 'Namibia',
  doubts: 'Doubts: earlier proclaimed days (elections before 2014, older state funerals) were not looked up.',
  doubtful: [
    { on: '05-28 05-29', note: 'Whether 28 May on a Sunday is made up is taken from the Act.' },
    { years: '1990', note: 'The Act is in force since 1 February 1991; 1990 is as today.' },
  ],
  localName: 'Namibia / Namibië',
  cities: 'Windhoek',
  currencies: ['NAD', 'ZAR'],
  timezone: 'Africa/Windhoek',
  weekend: SATURDAY_SUNDAY,
  library: 'NA',
  texts: [
    {
      rules: [
        '01-01',
        'substitutes 01-01 if sunday then next monday',
        '03-21',
        'substitutes 03-21 if sunday then next monday',
        'easter -2',
        'easter 1',
        '05-01',
        '05-04',
        'easter 39',
        '05-25',
        '08-26',
        '12-10',
        'substitutes 12-10 if sunday then next monday',
        '12-25',
        '12-26',
        'substitutes 12-26 if sunday then next monday',
      ],
      from: 2015,
      source: 'https://namiblii.org/akn/na/act/1990/26/eng@2004-12-17',
      what: 'Public Holidays Act 26 of 1990',
    },
  ],
  rules: RULES,
  dates: DATES,
});
