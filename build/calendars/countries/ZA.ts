import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * South Africa. The library agrees with the Public Holidays Act 36 of 1994 (in force since 1995) and the days declared
 * in 2023 and 2024 under its section 2A. The days the President declared before are added.
 */

const ENCYCLOPAEDIA = 'https://en.wikipedia.org/wiki/Public_holidays_in_South_Africa';
/** The Electoral Commission's notice of the date, read as others retell it. */
const COMMISSION_2026 =
  'https://www.elections.org.za/content/About-Us/News/Electoral-Commission-welcomes-announcement-of-4-November-2026-as-Local-Government-Elections-date/';
const ENCYCLOPAEDIA_2017 = 'https://owiki.org/wiki/Public_holidays_in_South_Africa';

/** Section 2(1) of the Act, in the words of a law firm's article that quotes it. */
const SUNDAYS =
  'https://www.wylie.co.za/Articles/Read/116/Employers-be-Aware%3A-Both-Sunday-%26-Monday-are-Public-Holidays!';

export default country({
  id: 'ZA',
  name: 'South Africa',
  doubts:
    'Doubts: no data before 1995, since the act of before was not read (the library has the new days in those years too). The local elections of 1995 and 2000 were not read.',
  doubtful: [
    {
      named: ['Voting', 'change of the millennium', 'Public holiday for'],
      note: "The dates without a notice of their own come from an encyclopaedia's list, which names the proclamations.",
    },
  ],
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
        '06-16',
        '08-09',
        '09-24',
        '12-16',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'http://www.acts.co.za/public-holidays-act-1994/schedule_1',
      what: 'Public Holidays Act 36 of 1994, schedule 1',
    },
    {
      rules: [
        'substitutes 01-01 if sunday then next monday',
        'substitutes 03-21 if sunday then next monday',
        'substitutes 04-27 if sunday then next monday',
        'substitutes 05-01 if sunday then next monday',
        'substitutes 06-16 if sunday then next monday',
        'substitutes 08-09 if sunday then next monday',
        'substitutes 09-24 if sunday then next monday',
        'substitutes 12-16 if sunday then next monday',
        'substitutes 12-26 if sunday then next monday',
      ],
      from: 2019,
      source: SUNDAYS,
      what: 'Public Holidays Act 36 of 1994, section 2(1), quoted whole',
    },
  ],
  dates: [
    // The Electoral Commission's notice of the date, read as others retell it.
    ...holidays('Voting Day', ENCYCLOPAEDIA, '1999-06-02'),
    ...holidays('Public holiday for the change of the millennium', ENCYCLOPAEDIA_2017, '1999-12-31 2000-01-02'),
    ...holidays('Public Holiday', ENCYCLOPAEDIA_2017, '2000-01-03*'),
    ...holidays('Voting Day', ENCYCLOPAEDIA, '2004-04-14 2006-03-01'),
    ...dateRows({ kind: 'holiday' }, [
      { date: '2008-05-02', name: 'Public holiday for Human Rights Day on Good Friday', source: ENCYCLOPAEDIA_2017 },
      { date: '2009-04-22', name: 'Voting Day', source: ENCYCLOPAEDIA },
      {
        date: '2011-05-18',
        name: 'Voting Day',
        source: 'https://www.officeholidays.com/countries/south_africa/elections.php',
      },
      { date: '2011-12-27', name: 'Public Holiday', source: ENCYCLOPAEDIA_2017 },
      {
        date: '2014-05-07',
        name: 'Voting Day',
        source: 'http://meibc.co.za/index.php/news-info/176-auto-generate-from-title/451-declaration-of-public-holiday',
      },
      { date: '2016-08-03', name: 'Voting Day', source: ENCYCLOPAEDIA },
      { date: '2016-12-27', name: 'Public Holiday', source: ENCYCLOPAEDIA_2017 },
      { date: '2019-05-08', name: 'Voting Day', source: 'https://www.n2rs.com/knysna/knysna-public-holidays.html' },
      {
        date: '2021-11-01',
        name: 'Voting Day',
        source: 'http://acts.co.za/public-holidays-act-1994/pn38_proclamation_notice_38_of.php',
      },
      {
        date: '2026-11-04',
        name: 'Voting Day',
        source: COMMISSION_2026,
        note: 'The date of the vote was gazetted on 7 August 2026; doubt: the declaration of the holiday itself, made before every vote since 1999, was not read.',
      },
      {
        date: '2022-12-27',
        name: 'Public Holiday',
        source: 'https://www.businesslive.co.za/bd/markets/2022-12-28-jse-firmer-at-the-start-of-a-short-trading-week/',
      },
    ]),
  ],
});
