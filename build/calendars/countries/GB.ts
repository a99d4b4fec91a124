import { country } from '../country.js';
import { type ListedDate, onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * United Kingdom. The library's rules were compared with gov.uk's lists of 2011 to 2028: three days are missing (the
 * royal wedding of 2011, the moved Spring bank holiday of 2012, Scotland's World Cup day of 2026), and one is too many
 * (28 May 2012). Before 2011 it lacks the special days of 1995, 1999 and 2002, and has St Andrew's Day in Scotland in
 * every year. What moves a holiday is a royal proclamation under section 1 of the Banking and Financial Dealings Act 1971
 * (https://legislation.gov.uk/ukpga/1971/80). The proclamation of 24 June 1998
 * (https://www.thegazette.co.uk/notice/L-55182-5SI) agrees with the library: 28 December 1998 everywhere, 1 January and
 * 3 May 1999 in England, Wales and Northern Ireland, 4 January and 31 May 1999 in Scotland.
 */

const HANSARD_1993 = 'https://api.parliament.uk/historic-hansard/written_answers/1993/dec/16/early-may-bank-holiday';
const TIMES_1998 = 'http://explorer.cyberstreet.com/old_pages/mnt/act/y2k/1412.htm';
const BBC_2000 = 'http://news.bbc.co.uk/2/hi/uk_news/1038809.stm';
const GOV_UK_2011 =
  'https://github.com/alphagov/calendars/blob/78e416d826b8e3d5e29c2eac627adfa21c6da20d/lib/data/bank_holidays.json';
const GOV_UK_2012 =
  'https://github.com/alphagov/frontend/blob/c54ef9b11bf19b043b24da79386bf5d79340228a/lib/data/bank-holidays.json';
const GOV_UK_2026 =
  'https://github.com/alphagov/frontend/blob/609b0436da9f86b51e69262a95874b7ff3d3b712/lib/data/bank-holidays.json';
const ST_ANDREWS_ACT = 'https://www.legislation.gov.uk/asp/2007/2/section/1/data.xht?view=snippet&wrap=true';

/** Days of the whole United Kingdom. */
const SPECIAL_DAYS: readonly ListedDate[] = [
  {
    date: '1995-05-08',
    kind: 'holiday',
    name: '50th anniversary of VE Day',
    source: HANSARD_1993,
    note: 'The Early May bank holiday moved; in Scotland, which kept 1 May, an additional day.',
  },
  {
    date: '1999-12-31',
    kind: 'holiday',
    name: 'Millennium bank holiday',
    source: TIMES_1998,
    note: 'The Times of 17 April 1998, on the plan that was carried out; the proclamation was not found.',
  },
  { date: '2002-05-27', kind: 'open', name: 'Spring bank holiday, moved to 4 June', source: BBC_2000 },
  { date: '2002-06-03', kind: 'holiday', name: "Queen's Golden Jubilee", source: BBC_2000 },
  { date: '2002-06-04', kind: 'holiday', name: 'Spring bank holiday', source: BBC_2000 },
  { date: '2011-04-29', kind: 'holiday', name: 'Royal wedding', source: GOV_UK_2011 },
  { date: '2012-05-28', kind: 'open', name: 'Spring bank holiday, moved to 4 June', source: GOV_UK_2012 },
  { date: '2012-06-04', kind: 'holiday', name: 'Spring bank holiday', observed: true, source: GOV_UK_2012 },
];

const MAY_DAY_1995: ListedDate = {
  date: '1995-05-01',
  kind: 'open',
  name: 'Early May bank holiday, moved to 8 May',
  source: HANSARD_1993,
};

/** 30 November, and the Monday after one on a weekend, of the years before the act. */
const NOT_YET_ST_ANDREWS: readonly ListedDate[] = onDates(
  [
    '1990-11-30',
    '1991-11-30',
    '1991-12-02',
    '1992-11-30',
    '1993-11-30',
    '1994-11-30',
    '1995-11-30',
    '1996-11-30',
    '1996-12-02',
    '1997-11-30',
    '1997-12-01',
    '1998-11-30',
    '1999-11-30',
    '2000-11-30',
    '2001-11-30',
    '2002-11-30',
    '2002-12-02',
    '2003-11-30',
    '2003-12-01',
    '2004-11-30',
    '2005-11-30',
    '2006-11-30',
  ],
  { kind: 'open', name: "St Andrew's Day: a bank holiday since the act of 15 January 2007", source: ST_ANDREWS_ACT },
);

export default country({
  id: 'GB',
  name: 'United Kingdom',
  doubts:
    'Doubts: Scottish banks have kept the English days since 1996. GB itself has only what all its parts have in common, and so lacks the Summer bank holiday. GB:ALD (Alderney) has laws of its own, and none of these days is put there.',
  doubtful: [
    {
      named: ['Christmas', 'Boxing', 'New Year', 'Boyne'],
      years: '-2010',
      note: "The other proclamations of 1990 to 2010 were not found, so the substitutes of those years (Christmas, Boxing Day, New Year, 2 January, St Patrick's Day and 12 July on a weekend) rest on the library's rules.",
    },
    {
      on: '2010-01-04 2011-01-04',
      parts: ['SCT'],
      note: 'In Scotland no proclamation was made for 4 January 2010 and 2011 (https://dracos.co.uk/wrote/bad-bank-holidays): in law they were no bank holidays, but gov.uk listed 2011-01-04, and both stay in.',
    },
    {
      on: '2002-06-03 2002-06-04 1999-12-31',
      parts: ['SCT', 'NIR'],
      note: 'That 3 and 4 June 2002 and 31 December 1999 were bank holidays in Scotland and Northern Ireland too is said of the United Kingdom as a whole.',
    },
  ],
  otherNames: 'Great Britain, Britain',
  cities: 'London',
  currencies: ['GBP'],
  aliases: ['UK'],
  timezone: 'Europe/London',
  weekend: SATURDAY_SUNDAY,
  library: 'GB',
  commonTo: ['ENG', 'NIR', 'SCT', 'WLS'],
  notInherited: {
    exclusions: [
      {
        rule: 'easter 1',
        why: 'no bank holiday in Scotland (Banking and Financial Dealings Act 1971, schedule 1, part II): not common to all parts',
      },
    ],
    texts: [
      {
        rules: [
          '01-01',
          'easter -2',
          '1st monday in May',
          '1st monday before 06-01',
          '12-25',
          'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
          '12-26',
          '2022-06-03',
          '2022-09-19',
        ],
        from: 2019,
        source: 'https://legislation.gov.uk/ukpga/1971/80',
        what: 'Banking and Financial Dealings Act 1971, schedule 1, and proclamations (gov.uk)',
      },
    ],
    dates: [MAY_DAY_1995, ...SPECIAL_DAYS],
  },
  subdivisions: [
    {
      id: 'ALD',
      name: 'Alderney',
      timezone: 'Europe/Guernsey',
      library: 'ALD',
      exclusions: [
        {
          rule: '12-15',
          to: 2004,
          why: 'a holiday since 2005; https://gsy.bailiwickexpress.com/gsy/news/homecoming-day-holiday/',
        },
      ],
    },
    {
      id: 'ENG',
      name: 'England',
      cities: 'London',
      library: 'ENG',
      texts: [
        {
          rules: [
            '01-01',
            'substitutes 01-01 if saturday then next monday',
            'easter -2',
            'easter 1',
            '1st monday in May',
            '1st monday before 06-01',
            '12-25',
            'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
            '12-26',
            '2022-06-03',
            '2022-09-19',
            '1st monday before 09-01',
          ],
          from: 2019,
          source: 'https://legislation.gov.uk/ukpga/1971/80',
          what: 'Banking and Financial Dealings Act 1971, schedule 1, and proclamations (gov.uk)',
        },
      ],
      dates: [MAY_DAY_1995, ...SPECIAL_DAYS],
    },
    {
      id: 'NIR',
      name: 'Northern Ireland',
      otherNames: 'Ulster',
      cities: 'Belfast',
      library: 'NIR',
      texts: [
        {
          rules: [
            '01-01',
            'substitutes 01-01 if saturday then next monday',
            'easter -2',
            'easter 1',
            '1st monday in May',
            '1st monday before 06-01',
            '12-25',
            'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
            '12-26',
            '2022-06-03',
            '2022-09-19',
            '03-17',
            'substitutes 03-17 if sunday then next monday',
            '07-12',
            '1st monday before 09-01',
          ],
          from: 2019,
          source: 'https://legislation.gov.uk/ukpga/1971/80',
          what: 'Banking and Financial Dealings Act 1971, schedule 1, and proclamations (gov.uk)',
        },
      ],
      dates: [MAY_DAY_1995, ...SPECIAL_DAYS],
    },
    {
      id: 'SCT',
      name: 'Scotland',
      localName: 'Alba',
      cities: 'Edinburgh, Glasgow',
      library: 'SCT',
      texts: [
        {
          rules: [
            '01-01',
            'easter -2',
            '1st monday in May',
            '1st monday before 06-01',
            '12-25',
            'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
            '12-26',
            '2022-06-03',
            '2022-09-19',
            'substitutes 01-01 if saturday then next tuesday',
            '01-02',
            'substitutes 01-02 if sunday then next monday',
            '1st monday in August',
            '11-30',
            'substitutes 11-30 if saturday, sunday then next monday',
          ],
          from: 2019,
          source: 'https://legislation.gov.uk/ukpga/1971/80',
          what: 'Banking and Financial Dealings Act 1971, schedule 1, St Andrew’s Day Bank Holiday (Scotland) Act 2007, and proclamations (gov.uk)',
        },
      ],
      dates: [
        ...SPECIAL_DAYS,
        ...NOT_YET_ST_ANDREWS,
        { date: '2026-06-15', kind: 'holiday', name: 'World Cup bank holiday', source: GOV_UK_2026 },
      ],
    },
    {
      id: 'WLS',
      name: 'Wales',
      localName: 'Cymru',
      cities: 'Cardiff',
      library: 'WLS',
      texts: [
        {
          rules: [
            '01-01',
            'substitutes 01-01 if saturday then next monday',
            'easter -2',
            'easter 1',
            '1st monday in May',
            '1st monday before 06-01',
            '12-25',
            'substitutes 12-25 if saturday then next monday if sunday then next tuesday',
            '12-26',
            '2022-06-03',
            '2022-09-19',
            '1st monday before 09-01',
          ],
          from: 2019,
          source: 'https://legislation.gov.uk/ukpga/1971/80',
          what: 'Banking and Financial Dealings Act 1971, schedule 1, and proclamations (gov.uk)',
        },
      ],
      dates: [MAY_DAY_1995, ...SPECIAL_DAYS],
    },
  ],
});
