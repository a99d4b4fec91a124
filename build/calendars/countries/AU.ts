import { country } from '../country.js';
import { dateRows, datesNamed } from '../many-rows.js';
import {
  holidays,
  type ListedDate,
  movedHoliday,
  NOT_FOUND,
  onDates,
  type RuleRow,
  SATURDAY_SUNDAY,
} from '../vocabulary.js';

/**
 * Australia. The states and territories were compared with the government's lists: 2019 to 2023 (data.gov.au) and
 * 2024 to 2026 (Fair Work Ombudsman). Lacking are Victoria's Fridays before the Grand Final where the match was on
 * another Saturday than the library's rule has it, South Australia's additional day for Anzac Day 2021, and in some
 * states Christmas, Boxing Day or Australia Day themselves where a substitute was given for the weekend. Tasmania
 * kept New Year 2023 on Monday 2 January; the library has Tuesday.
 * New South Wales' Bank Holiday (first Monday of August), a holiday of banks only, is excluded.
 *
 * Anzac Day on a weekend: Western Australia has the Monday after a Saturday or Sunday, Queensland and the Territories after
 * a Sunday only, so had South Australia until its Public Holidays Act 2023, in force 2024
 * (https://sabusinesschamber.com.au/news/managing-the-short-weeks-navigating-the-2026-anzac-period-focus), Victoria and Tasmania none. The Australian Capital Territory declared the Mondays
 * of 2020 and 2026 singly (the library has the Monday after every Saturday, excluded). New South Wales had the Monday
 * after a Sunday under the Banks and Bank Holidays Act 1912, to 2010; none since the Public Holidays Act 2010, but for the
 * Mondays of 2026 and 2027 (the library has the Monday after every Saturday, and from 2026 on always; excluded).
 *
 * Queensland kept the Queen's Birthday in June and Labour Day in May, but in 2012 the former in October, from 2013 to 2015
 * the latter; since 2016 the Queen's Birthday is in October again. The Australian Capital Territory had Family and
 * Community Day from 2007 to 2017, Reconciliation Day since 2018. The library has the present days in all years.
 */

const LISTS = 'https://data.gov.au/data/dataset/australian-holidays-machine-readable-dataset';
const FAIR_WORK_2027 = 'https://www.fairwork.gov.au/employment-conditions/public-holidays/2027-public-holidays';
const ANZAC_BY_STATE = 'https://www.abc.net.au/news/2021-04-22/is-anzac-day-a-public-holiday-weekend/100084060';
const ANZAC_NSW_1999 = 'https://leanascool.blogspot.com/2012/03/nsw-april-26-to-be-public-holiday-in.html';
const ANZAC_ACT_2026 =
  'https://region.com.au/business-chamber-blasts-decision-to-grant-anzac-day-holiday-on-monday-in-2026/926544';

const LABOUR_DAY_2012 = 'https://statements.qld.gov.au/statements/70135';
const LABOUR_DAY_2016 =
  'https://offline.bmag.com.au/your-brisbane/brisbane-extra/2015/10/14/public-holiday-changes-for-queensland-again/';
const FAMILY_DAY = 'https://publicholidays.com.au/family-community-day/';
const FAMILY_DAY_2013_2017 = 'https://www.officeholidays.com/countries/australia/act/familyandcommunity_day.php';

const MONDAY_AFTER_SUNDAY = { rule: 'substitutes 04-25 if sunday then next monday', name: 'Anzac Day' } as const;

const FAMILY = { name: 'Family and Community Day', kind: 'holiday' } as const;

const FAMILY_DAYS: readonly ListedDate[] = [
  ...onDates(['2010-09-27', '2011-10-10', '2012-10-08'], {
    ...FAMILY,
    source: NOT_FOUND,
    note: 'doubt: a Monday of the school holidays, as compilations have it.',
  }),
  ...onDates(['2013-09-30', '2014-09-29', '2015-09-28', '2016-09-26', '2017-09-25'], {
    ...FAMILY,
    source: FAMILY_DAY_2013_2017,
  }),
];

const QUEENS_BIRTHDAY = { rule: '2nd monday in June', name: "Queen's Birthday" } as const;

const QUEENSLAND: readonly RuleRow[] = [
  { ...QUEENS_BIRTHDAY, from: 1990, to: 2011, source: LABOUR_DAY_2012 },
  { ...QUEENS_BIRTHDAY, from: 2013, to: 2015, source: LABOUR_DAY_2012 },
  { rule: '1st monday in October', name: 'Labour Day', from: 2013, to: 2015, source: LABOUR_DAY_2016 },
];

const ANZAC_ACT: readonly RuleRow[] = [
  { rule: '04-25', name: 'Anzac Day', from: 1990, source: ANZAC_BY_STATE },
  { ...MONDAY_AFTER_SUNDAY, from: 1990, source: ANZAC_BY_STATE },
];

/** "When New Year's Day ... falls on a Saturday or Sunday the next following Monday is also a public holiday". */
const TAS_NEW_YEAR = 'https://www.worksafe.tas.gov.au/laws/public_holidays';
/** "New Year's Day (1 January), unless that day falls on a Saturday or Sunday, in which case the Monday following". */
const TAS_ACT = 'https://legislation.tas.gov.au/view/whole/html/inforce/2010-12-03/act-2000-096';

/** Names the proclamation of Western Australia (1 July 2010). */
const WA_2011 =
  'https://www.qppstudio.net/public-holidays-news/2010/norfolk-island-2011-public-holidays-gazetted-003687.htm';
/** Copy of the state's list of 2009 to 2013. */
const WA_2012 = 'http://namesake-expert.blogspot.com/2009/07/australia-public-holidays.html';
const WA_BILL = 'https://www.miragenews.com/wa-public-holiday-reform-bill-heads-to-1532876';

export default country({
  id: 'AU',
  name: 'Australia',
  doubts:
    'Doubts: For a New Year on a weekend the Act of Tasmania has the Monday in its place, the page of the regulator both. Of the Anzac Mondays of New South Wales the announcement of 1999 only.',
  doubtful: [
    {
      on: '04-25',
      years: '2021',
      parts: ['ACT'],
      note: 'Anzac Day 2021, a Sunday, is not in the list of the Australian Capital Territory.',
    },
    { years: '-2018', note: 'Before 2019 no list was read.' },
    {
      named: ['Canberra Day'],
      years: '-2007',
      parts: ['ACT'],
      note: 'Canberra Day was on other days to 2007 by compilations; not looked into.',
    },
    {
      named: ['Adelaide Cup'],
      years: '-2005',
      parts: ['SA'],
      note: 'The Adelaide Cup was on other days to 2005 by compilations; not looked into.',
    },
  ],
  cities: 'Canberra',
  currencies: ['AUD'],
  timezone: 'Australia/Sydney',
  weekend: SATURDAY_SUNDAY,
  library: 'AU',
  notInherited: {
    texts: [
      {
        rules: [
          '01-01 and if saturday,sunday then next monday',
          '01-26 if saturday,sunday then next monday',
          'easter -2',
          'easter 1',
          '04-25',
          '12-25 and if saturday then next monday if sunday then next tuesday',
          '12-26 and if saturday then next monday if sunday then next tuesday',
        ],
        from: 2019,
        source: 'https://www.fairwork.gov.au/employment-conditions/public-holidays',
        what: 'Fair Work Act 2009, section 115, with the days in lieu that all states give',
      },
    ],
  },
  estimated: [
    // Victoria; the library's rule is the last Friday of September
    {
      contains: 'friday before October',
      from: 2027,
      why:
        'the Friday before the AFL Grand Final: its date depends on the schedule of the AFL and is gazetted for ' +
        'the year',
    },
    // Western Australia
    {
      contains: 'monday before October',
      from: 2027,
      why:
        "the King's Birthday in Western Australia is proclaimed by the Governor (2024 on another Monday), and a bill " +
        'of 2025 moves it to June from 2028; ' +
        'https://www.wa.gov.au/government/announcements/outcomes-the-public-holiday-review',
    },
  ],
  subdivisions: [
    {
      id: 'ACT',
      name: 'Australian Capital Territory',
      cities: 'Canberra',
      library: 'ACT',
      exclusions: [
        {
          rule: '04-25 and if saturday,sunday then next monday',
          why: 'the Monday after a Sunday only: see the rules',
        },
        {
          rule: 'monday after 05-27',
          to: 2017,
          why:
            'Reconciliation Day is kept since 2018; ' +
            'http://www.theage.com.au/act-news/act-first-australian-jurisdiction-to-gazette-reconciliation-day-public-holiday-20170912-gyfmdq.html',
        },
      ],
      rules: [
        ...ANZAC_ACT,
        { rule: '1st tuesday in November', name: FAMILY.name, from: 2007, to: 2009, source: FAMILY_DAY },
      ],
      dates: [
        ...FAMILY_DAYS,
        {
          date: '2026-04-27',
          kind: 'holiday',
          name: 'Anzac Day (declared day)',
          observed: true,
          source: ANZAC_ACT_2026,
        },
      ],
    },
    {
      id: 'NSW',
      name: 'New South Wales',
      cities: 'Sydney, Sídney, Newcastle, Wollongong, シドニー, سيدني',
      library: 'NSW',
      exclusions: [
        {
          rule: '1st monday in August',
          why: "the Bank Holiday is of banks only, not in the State's table; https://www.industrialrelations.nsw.gov.au/public-holidays/public-holidays-in-nsw",
        },
        {
          rule: '04-25 and if saturday then next monday',
          why: 'no Monday after a Saturday: see the rules',
        },
        {
          rule: '04-25 and if saturday,sunday then next monday',
          from: 2028,
          why:
            'the additional Mondays were made for 2026 and 2027 only; ' +
            'https://newsfinale.com/au/anzac-day-2023-which-australian-states-are-skipping-the-public-holiday-and-why',
        },
      ],
      rules: [
        {
          ...MONDAY_AFTER_SUNDAY,
          from: 1990,
          to: 2010,
          source: ANZAC_NSW_1999,
          note: 'The announcement of 1999, under the act of 1912; doubt: 1993, 2004 and 2010 by the same act.',
        },
      ],
    },
    {
      id: 'NT',
      name: 'Northern Territory',
      cities: 'Darwin, Alice Springs, ダーウィン, داروين',
      timezone: 'Australia/Darwin',
      library: 'NT',
      dates: [
        ...holidays('Christmas Day', LISTS, '2021-12-25 2022-12-25'),
        ...holidays('Christmas Day', FAIR_WORK_2027, '2027-12-25'),
        { date: '2021-12-26', kind: 'holiday', name: 'Boxing Day', source: LISTS },
      ],
    },
    {
      id: 'QLD',
      name: 'Queensland',
      cities: 'Brisbane, Gold Coast, Cairns, ブリスベン, بريزبان',
      timezone: 'Australia/Brisbane',
      library: 'QLD',
      exclusions: [
        {
          rule: '1st monday in May',
          from: 2013,
          to: 2015,
          why: "Labour Day and the Queen's Birthday moved several times: see the rules",
        },
        {
          rule: '1st monday in October',
          to: 2011,
          why: "Labour Day and the Queen's Birthday moved several times: see the rules",
        },
        {
          rule: '1st monday in October',
          from: 2013,
          to: 2015,
          why: "Labour Day and the Queen's Birthday moved several times: see the rules",
        },
      ],
      rules: QUEENSLAND,
      dates: [
        {
          date: '2012-06-11',
          kind: 'holiday',
          name: "Queen's Diamond Jubilee",
          source: NOT_FOUND,
          note: 'doubt: in compilations; no text was found.',
        },
      ],
    },
    {
      id: 'SA',
      name: 'South Australia',
      cities: 'Adelaide, Adelaida, アデレード, أديلايد',
      timezone: 'Australia/Adelaide',
      library: 'SA',
      rules: [{ ...MONDAY_AFTER_SUNDAY, from: 1990, to: 2023, source: ANZAC_BY_STATE }],
      dates: [
        ...datesNamed(
          { kind: 'holiday', source: LISTS },
          {
            '2020-01-26': 'Australia Day',
            '2021-04-26*': 'Anzac Day (additional day)',
            '2021-12-25': 'Christmas Day',
            '2022-12-25': 'Christmas Day',
          },
        ),
        { date: '2027-12-25', kind: 'holiday', name: 'Christmas Day', source: FAIR_WORK_2027 },
        { date: '2021-12-26', kind: 'holiday', name: 'Proclamation Day', source: LISTS },
      ],
    },
    {
      id: 'TAS',
      name: 'Tasmania',
      cities: 'Hobart, Launceston, ホバート, هوبارت',
      timezone: 'Australia/Hobart',
      library: 'TAS',
      exclusions: [
        {
          rule: '01-01 if saturday then next monday if sunday then next tuesday',
          from: 2001,
          why: `the Monday, and the day itself too: ${TAS_NEW_YEAR}`,
        },
      ],
      rules: [
        {
          rule: '01-01 and if saturday,sunday then next monday',
          name: "New Year's Day",
          from: 2001,
          source: TAS_NEW_YEAR,
          note: `The regulator's page, read in 2019: the Monday and the day itself. doubt: by the Act of 2000 the Monday in place of the day (${TAS_ACT}).`,
        },
      ],
      dates: [{ date: '2021-12-26', kind: 'holiday', name: 'Boxing Day', source: LISTS }],
    },
    {
      id: 'VIC',
      name: 'Victoria',
      cities: 'Melbourne, Geelong, メルボルン, ملبورن',
      timezone: 'Australia/Melbourne',
      library: 'VIC',
      exclusions: [
        {
          rule: '1st friday before October',
          to: 2014,
          why:
            'the Friday before the AFL Grand Final is a holiday since 2015; ' +
            'https://zerosleeps.com/blog/2015/9/26/afl-grand-final-public-holiday/',
        },
        {
          rule: '1st friday before October',
          from: 2015,
          to: 2015,
          why: 'the Grand Final was on 3 October 2015, the holiday on 2 October',
        },
        {
          rule: '1st friday before October',
          from: 2020,
          to: 2020,
          why:
            'the Grand Final was on 24 October 2020, the holiday on 23 October; ' +
            'http://www.qppstudio.net/public-holidays-news/2020/victoria-afl-public-holiday-even-if-venue-changes-012976.htm',
        },
        {
          rule: '1st friday before October',
          from: 2022,
          to: 2022,
          why:
            'the Grand Final was on 24 September 2022, the holiday on 23 September; ' +
            'https://www.surgeons.org/News/News/RACS-public-holiday-closures',
        },
      ],
      dates: [
        ...dateRows({ kind: 'holiday', name: 'AFL Grand Final Friday' }, [
          { date: '2015-10-02', source: 'https://zerosleeps.com/blog/2015/9/26/afl-grand-final-public-holiday/' },
          {
            date: '2020-10-23',
            source:
              'http://www.qppstudio.net/public-holidays-news/2020/victoria-afl-public-holiday-even-if-venue-changes-012976.htm',
          },
          { date: '2022-09-23', source: 'https://www.surgeons.org/News/News/RACS-public-holiday-closures' },
        ]),
      ],
    },
    {
      id: 'WA',
      name: 'Western Australia',
      cities: 'Perth, Fremantle, パース, بيرث',
      timezone: 'Australia/Perth',
      library: 'WA',
      dates: [
        { date: '2011-04-26', kind: 'holiday', name: 'Anzac Day', observed: true, source: WA_2011 },
        ...dateRows(
          {
            source: NOT_FOUND,
            note: 'For the meeting of the heads of the Commonwealth, as compilations have it; a list of 2009 had 3 October.',
          },
          [
            { date: '2011-09-26', kind: 'open', name: "Queen's Birthday: kept on 2011-10-28" },
            { date: '2011-10-28', kind: 'holiday', name: "Queen's Birthday", observed: true },
          ],
        ),
        ...movedHoliday("Queen's Birthday", WA_2012, { '2012-09-24': '2012-10-01' }),
      ],
      estimated: [
        {
          from: 2028,
          why: `moved to the second Monday of March and of November by a bill of 2025, were it passed; ${WA_BILL}`,
          contains: '1st monday in March',
        },
        {
          from: 2028,
          why: `moved to the second Monday of March and of November by a bill of 2025, were it passed; ${WA_BILL}`,
          contains: '1st monday in June',
        },
      ],
    },
  ],
});
