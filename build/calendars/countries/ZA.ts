import { country } from '../country.js';
import { type ListedDate, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * South Africa. The library agrees with the Public Holidays Act 36 of 1994 (in force since 1995) and the days declared
 * in 2023 and 2024 under its section 2A. The days the President declared before are added.
 *
 * Doubts: no data before 1995, since the act of before was not read (the library has the new days in those years
 * too). The dates without a notice of their own come from an encyclopaedia's list, which names the proclamations. The
 * local elections of 1995 and 2000 were not read. The date of those of 2026 was gazetted on 7 August; the declaration of the holiday
 * itself, made before every vote since 1999, was not read.
 */

const ENCYCLOPAEDIA = 'https://en.wikipedia.org/wiki/Public_holidays_in_South_Africa';
/** The Electoral Commission's notice of the date, read as others retell it. */
const COMMISSION_2026 =
  'https://www.elections.org.za/content/About-Us/News/Electoral-Commission-welcomes-announcement-of-4-November-2026-as-Local-Government-Elections-date/';
const ENCYCLOPAEDIA_2017 = 'https://owiki.org/wiki/Public_holidays_in_South_Africa';

const DECLARED: readonly (readonly [string, string, string])[] = [
  ['1999-06-02', 'Voting Day', ENCYCLOPAEDIA],
  ['1999-12-31', 'Public holiday for the change of the millennium', ENCYCLOPAEDIA_2017],
  ['2000-01-02', 'Public holiday for the change of the millennium', ENCYCLOPAEDIA_2017],
  ['2000-01-03', 'Public Holiday', ENCYCLOPAEDIA_2017],
  ['2004-04-14', 'Voting Day', ENCYCLOPAEDIA],
  ['2006-03-01', 'Voting Day', ENCYCLOPAEDIA],
  ['2008-05-02', 'Public holiday for Human Rights Day on Good Friday', ENCYCLOPAEDIA_2017],
  ['2009-04-22', 'Voting Day', ENCYCLOPAEDIA],
  ['2011-05-18', 'Voting Day', 'https://www.officeholidays.com/countries/south_africa/elections.php'],
  ['2011-12-27', 'Public Holiday', ENCYCLOPAEDIA_2017],
  [
    '2014-05-07',
    'Voting Day',
    'http://meibc.co.za/index.php/news-info/176-auto-generate-from-title/451-declaration-of-public-holiday',
  ],
  ['2016-08-03', 'Voting Day', ENCYCLOPAEDIA],
  ['2016-12-27', 'Public Holiday', ENCYCLOPAEDIA_2017],
  ['2019-05-08', 'Voting Day', 'https://www.n2rs.com/knysna/knysna-public-holidays.html'],
  ['2021-11-01', 'Voting Day', 'http://acts.co.za/public-holidays-act-1994/pn38_proclamation_notice_38_of.php'],
  ['2026-11-04', 'Voting Day', COMMISSION_2026],
  [
    '2022-12-27',
    'Public Holiday',
    'https://www.businesslive.co.za/bd/markets/2022-12-28-jse-firmer-at-the-start-of-a-short-trading-week/',
  ],
];

export default country({
  id: 'ZA',
  name: 'South Africa',
  localName: 'Suid-Afrika / South Africa / Afrika Borwa / Aforika Borwa / EMzantsi Afrika / iNingizimu Afrika',
  cities: 'Pretoria',
  currencies: ['ZAR'],
  timezone: 'Africa/Johannesburg',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 1995,
    why: 'the Public Holidays Act 36 of 1994 is in force since 1995; the library has its days before, too',
  },
  library: 'ZA',
  texts: [
    {
      rules: [
        '01-01',
        '03-21',
        'easter -2',
        'easter 1',
        '04-27',
        '05-01',
        'substitutes 05-01 if sunday then next monday',
        '06-16',
        'substitutes 06-16 if sunday then next monday',
        '08-09',
        '09-24',
        '12-16',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'http://www.acts.co.za/public-holidays-act-1994/schedule_1',
      what: 'Public Holidays Act 36 of 1994, section 2 and schedule 1',
    },
  ],
  dates: [...DECLARED.map(([date, name, source]): ListedDate => ({ date, kind: 'holiday', name, source }))],
});
