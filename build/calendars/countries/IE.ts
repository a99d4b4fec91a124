import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Ireland. Compared with the Organisation of Working Time Act 1997 (second schedule) and the regulations on 18 March
 * 2022 and St Brigid's Day: the library lacks 18 March 2022. Good Friday is no public holiday, and a public holiday
 * on a weekend is not moved; where the library has days of banks for these, they are excluded. Of its two rules each
 * for St Patrick's and St Stephen's Day the library uses only the one of the banks on most days, so both stand here
 * again. The first Monday in May is a public holiday since 1994 (S.I. 91/1993), and excluded before.
 */

/** "The first Monday in February, or 1 February if the date falls on a Friday": its account of S.I. 50/2022. */
const CITIZENS_INFORMATION =
  'https://www.citizensinformation.ie/en/employment/employment-rights-and-conditions/leave-and-holidays/public-holidays/';

const ACT_1997 =
  'https://github.com/legalize-dev/legalize-ie/blob/628f50627979ac5a005eafed6021be31a4953703/ie/IE-1997-act-20.md';

export default country({
  id: 'IE',
  name: 'Ireland',
  localName: 'Éire / Ireland',
  cities: 'Dublin',
  currencies: ['EUR'],
  timezone: 'Europe/Dublin',
  weekend: SATURDAY_SUNDAY,
  library: 'IE',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '1st monday in May',
        '1st monday in June',
        '1st monday in August',
        '1st Monday before 11-01',
        '12-25',
      ],
      from: 2019,
      source: 'https://www.irishstatutebook.ie/eli/1997/act/20/enacted/en/html',
      what: 'Organisation of Working Time Act 1997, second schedule',
    },
  ],
  exclusions: [
    {
      rule: '02-01 if Tuesday,Wednesday,Thursday,Saturday,Sunday then next Monday since 2023',
      why: 'the same days as a moved 1 February; the regulation sets the first Monday, see the rules',
    },
    {
      rule: 'easter -2',
      why: 'no public holiday (banks only): Organisation of Working Time Act 1997; https://olir.it/documenti/legge-1997',
    },
    {
      rule: '03-17 and if saturday then next monday if sunday then next monday',
      why: 'banks only, the holiday is not moved; 17 March stands in IE.ts',
    },
    {
      rule: '12-26 and if saturday then next monday if sunday then next monday',
      why: 'banks only, the holiday is not moved; 26 December stands in IE.ts',
    },
    { rule: '1st monday in May', to: 1993, why: 'a public holiday since 1994: S.I. 91/1993, cited in IE.ts' },
  ],
  rules: [
    {
      rule: '02-01 if tuesday,wednesday,thursday,saturday,sunday then next monday',
      observed: false,
      name: "St. Brigid's Day",
      from: 2023,
      source: CITIZENS_INFORMATION,
    },
    { rule: '03-17', name: "St. Patrick's Day", from: 1990, source: ACT_1997 },
    { rule: '12-26', name: "St. Stephen's Day", from: 1990, source: ACT_1997 },
  ],
  dates: [
    {
      date: '2022-03-18',
      kind: 'holiday',
      name: 'Day of Remembrance and Recognition',
      source: 'https://thoughts.maples.com/post/102hipo/new-public-holidays-announced-for-ireland',
    },
  ],
});
