import { country } from '../country.js';
import { excludedRules, ruleRows, rulesNamed } from '../many-rows.js';
import { holidays, open, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Canada. CA itself stands for the federal general holidays, which also bind banks: Victoria Day, the National Day for
 * Truth and Reconciliation (since 2021), Thanksgiving, Remembrance Day and Boxing Day are among them, and the library
 * has them in provinces only. The provinces have laws of their own, and none of these days is put there.
 *
 * Days in lieu: the day after a Sunday 1 January or 25 December by the Bills of Exchange Act, section 42, 2 July for a
 * Sunday 1 July by the Holidays Act. For the others the Labour Code leaves the working day before or after to the employer
 * (section 193). CA has the day on which federal offices and the banks' payment system (CAD) close: that of the Patent
 * Rules, section 5, since they name it (25 and 26 December since 30 October 2019, 1 January, 1 July, 30 September and 11
 * November since 4 March 2022); before, the same day as estimated. The Rules' Easter Monday, 24 June, first Monday of
 * August are no general holidays.
 *
 * Yukon gives the next working day for every holiday on a day off; Saskatchewan the Monday after a Sunday for four days and nothing
 * for a Saturday. New Brunswick's eight days (Family Day since 2018) are without 30 September, a day of its public service.
 *
 * Newfoundland and Prince Edward Island give the next working day by statute for a holiday on a day off, so offices close on the
 * Monday. New Brunswick and Nova Scotia leave the other day to the employer; British Columbia gives none (Monday 2 October 2023:
 * https://business.langleychamber.com/blog/news-and-updates-5141/post/september-30-named-new-statutory-holiday-in-bc-35651).
 * Nova Scotia keeps 1 July on its date since April 2018.
 *
 * 19 September 2022 was a holiday of the public service, and of everybody in Prince Edward Island alone. Easter Monday and
 * the first Monday of August, which the Revenue Agency counts too, are no general holidays.
 */

const BILLS_OF_EXCHANGE = 'Bills of Exchange Act, section 42; https://laws-lois.justice.gc.ca/eng/acts/B-4/';
const HOLIDAYS_ACT = 'Holidays Act, section 2; https://laws-lois.justice.gc.ca/eng/acts/H-5/';
const LABOUR_CODE = 'Canada Labour Code, section 193; https://laws-lois.justice.gc.ca/eng/acts/L-2/';
const RECONCILIATION = 'https://www.blogto.com/city/2024/09/truth-and-reconciliation-stat-holiday/';
const RECONCILIATION_NUNAVUT =
  'https://premier.gov.nu.ca/index.php/en/government-nunavut-prioritizes-national-day-truth-and-reconciliation';
const RECONCILIATION_YUKON =
  'https://www.yukon-news.com/news/national-day-for-truth-and-reconciliation-to-become-stat-holiday-in-the-yukon/';
const FUNERAL = 'https://www.cbc.ca/news/canada/prince-edward-island/pei-statutory-holiday-1.6581511';
const YUKON = 'https://yukon.ca/en/find-yukon-statutory-holiday';
const NORTHWEST = 'Employment Standards Act, section 22; https://www.legalbrief.ca/nwt-labor-wage-holiday-pay';
const SASKATCHEWAN = 'https://canada-stat-holidays.com/saskatchewan-stat-holidays-2022/';
const SASKATCHEWAN_2018 = 'https://www.cfib-fcei.ca/en/tools-resources/public-holidays-saskatchewan';
const NATIONAL_HOLIDAY_ACT =
  'National Holiday Act, section 2; https://legisquebec.gouv.qc.ca/en/document/cs/f-1.1/19990401';
const QUEBEC_STANDARDS =
  'https://www.cnesst.gouv.qc.ca/fr/organisation/documentation/acces-linformation/documents-servant-prise-decision/normes-travail/loi-sur-normes-travail/chapitre-iv-normes-travail-art-391-97/section-iii-jours-feries-chomes-payes-art-591-65/article-60';
const ORANGE_SHIRT_DAY = 'S.M. 2023, c. 50; https://web2.gov.mb.ca/laws/statutes/2023/c05023.php?lang=en';
const LOUIS_RIEL_DAY = 'https://web2.gov.mb.ca/laws/statutes/2007/c01807f.php';
const ALBERTA = 'https://alberta.ca/alberta-general-holidays.aspx';
/** Quotes section 1 (1) of the act. */
const ONTARIO = 'https://ottawaemploymentlaw.com/search/label/Holidays?m=0';
/** As consolidated on 1 November 2024; the definition of a holiday was last amended in 2006. */
const ONTARIO_SHOPS = 'https://www.ontario.ca/laws/statute/90r30';
const ONTARIO_FAMILY_DAY = 'https://www.ontario.ca/page/retail-business-holidays';
const NEW_BRUNSWICK_2018 =
  'https://www2.gnb.ca/content/gnb/en/departments/post-secondary_education_training_and_labour/news/news_release.2018.01.0108.html';
const NORTHWEST_2022 =
  'https://www.gov.nt.ca/en/newsroom/national-day-truth-and-reconciliation-declared-statutory-holiday-northwest-territories';
const ISLAND_PAID = 'https://www.princeedwardisland.ca/en/information/workforce-and-advanced-learning/paid-holidays';
const HERITAGE_DAY = 'https://novascotia.ca/lae/employmentrights/NovaScotiaHeritageDay.asp';
const NEWFOUNDLAND_2019 = 'https://www.assembly.nl.ca/Legislation/sr/Annualstatutes/2019/1911.chp.htm';

const NEWFOUNDLAND =
  'Labour Standards Act, sections 14 to 17; https://www.legalbrief.ca/nflblabor-wages-holiday and http://www.gov.nl.ca/lra/faq/ls_holidays.html';
const ISLAND = 'Employment Standards Act, sections 6 to 10; https://www.legalbrief.ca/pei-l-wages-holiday-pay';
const NOVA_SCOTIA_2018 = 'https://www.restaurantscanada.org/nova-scotia-government-clarifies-july-1st-holiday/';

const IN_LIEU: readonly RuleRow[] = [
  {
    rule: 'substitutes 01-01 if sunday then next monday',
    name: "New Year's Day",
    from: 1990,
    source: BILLS_OF_EXCHANGE,
  },
  {
    rule: 'substitutes 12-25 if sunday then next monday',
    name: 'Christmas Day',
    from: 1990,
    source: BILLS_OF_EXCHANGE,
  },
  { rule: 'substitutes 07-01 if sunday then next monday', name: 'Canada Day', from: 1990, source: HOLIDAYS_ACT },
  ...rulesNamed(
    {
      from: 1990,
      status: 'estimated',
      source: LABOUR_CODE,
      note: "The day is the employer's choice; banks and public offices take the Monday.",
    },
    {
      'substitutes 01-01 if saturday then next monday': "New Year's Day",
      'substitutes 12-25 if saturday then next monday': 'Christmas Day',
    },
  ),
];

/** The Monday for a Saturday; the Tuesday where Christmas Day has the Monday or was a Sunday itself. */
const BOXING_DAY_IN_LIEU: RuleRow = {
  rule: 'substitutes 12-26 if saturday then next monday if sunday,monday then next tuesday',
  name: 'Boxing Day',
  from: 1990,
  status: 'estimated',
  source: LABOUR_CODE,
  note: "The day is the employer's choice; banks and the exchange take this one.",
};

const PATENT_RULES = 'Patent Rules, section 5; https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-251/';

/** The days in lieu of federal offices, inherited by no province. */
const OFFICES_IN_LIEU: readonly RuleRow[] = [
  ...rulesNamed(
    {
      from: 1990,
      to: 2021,
      status: 'estimated',
      source: LABOUR_CODE,
      note: "The day is the employer's choice; the banks' payment system closes on the Monday.",
    },
    {
      'substitutes 07-01 if saturday then next monday': 'Canada Day',
      'substitutes 11-11 if saturday,sunday then next monday': 'Remembrance Day',
    },
  ),
  ...rulesNamed(
    {
      from: 2022,
      source: PATENT_RULES,
      note: 'Federal offices and banks close; another employer may take the working day before (Labour Code, section 193).',
    },
    {
      'substitutes 01-01 if saturday then next monday': "New Year's Day",
      'substitutes 07-01 if saturday then next monday': 'Canada Day',
      'substitutes 09-30 if saturday,sunday then next monday': 'National Day for Truth and Reconciliation',
      'substitutes 11-11 if saturday,sunday then next monday': 'Remembrance Day',
    },
  ),
  ...rulesNamed(
    {
      from: 2020,
      source: PATENT_RULES,
      note: 'Federal offices and banks close; another employer may take the working day before (Labour Code, section 193).',
    },
    {
      'substitutes 12-25 if saturday then next monday': 'Christmas Day',
      'substitutes 12-26 if saturday then next monday if sunday,monday then next tuesday': 'Boxing Day',
    },
  ),
];

const GENERAL_HOLIDAYS = 'Canada Labour Code, section 166; https://laws-lois.justice.gc.ca/eng/acts/L-2/';
const ACT_OF_2021 = 'https://www.parl.ca/DocumentViewer/en/43-2/bill/C-5/royal-assent';

const FEDERAL: readonly RuleRow[] = [
  {
    rule: 'monday before 05-25',
    name: 'Victoria Day',
    names: { fr: 'Fête de la Reine' },
    from: 1990,
    source: GENERAL_HOLIDAYS,
  },
  {
    rule: '09-30',
    name: 'National Day for Truth and Reconciliation',
    names: { fr: 'Journée nationale de la vérité et de la réconciliation' },
    from: 2021,
    source: ACT_OF_2021,
  },
  {
    rule: '2nd monday in October',
    name: 'Thanksgiving Day',
    names: { fr: 'Action de grâce' },
    from: 1990,
    source: GENERAL_HOLIDAYS,
    note: 'The Code names the day; its date, which is not in the Code, is proclaimed.',
  },
  { rule: '11-11', name: 'Remembrance Day', names: { fr: 'Jour du Souvenir' }, from: 1990, source: GENERAL_HOLIDAYS },
  { rule: '12-26', name: 'Boxing Day', names: { fr: 'Lendemain de Noël' }, from: 1990, source: GENERAL_HOLIDAYS },
];

/** The Mondays after a Sunday 1 July, 2018 to 2060. */
const SUNDAYS_OF_JULY = '2018-07-02 2029-07-02 2035-07-02 2040-07-02 2046-07-02 2057-07-02';

/** The Mondays after a Saturday 1 January and 25 December, 1990 to 2060. */
const SATURDAYS_OF_NEW_YEAR =
  '1994-01-03 2000-01-03 2005-01-03 2011-01-03 2022-01-03 ' + '2028-01-03 2033-01-03 2039-01-03 2050-01-03 2056-01-03';
const SATURDAYS_OF_CHRISTMAS =
  '1993-12-27 1999-12-27 2004-12-27 2010-12-27 2021-12-27 ' +
  '2027-12-27 2032-12-27 2038-12-27 2049-12-27 2055-12-27 2060-12-27';

export default country({
  id: 'CA',
  name: 'Canada',
  cities: 'Ottawa',
  currencies: ['CAD'],
  timezone: 'America/Toronto',
  weekend: SATURDAY_SUNDAY,
  library: 'CA',
  rules: IN_LIEU,
  notInherited: {
    texts: [
      {
        rules: ['01-01', 'easter -2', '07-01', '1st monday in September', '12-25'],
        from: 2019,
        source: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
        what: 'Canada Labour Code 166, Holidays Act 2 and Bills of Exchange Act 42',
      },
    ],
    rules: [FEDERAL, BOXING_DAY_IN_LIEU, OFFICES_IN_LIEU].flat(),
  },
  subdivisions: [
    {
      id: 'AB',
      name: 'Alberta',
      cities: 'Calgary, Edmonton, カルガリー, エドモントン, كالغاري, إدمونتون',
      timezone: 'America/Edmonton',
      library: 'AB',
      texts: [
        {
          rules: [
            '01-01',
            '3rd monday after 02-01',
            'easter -2',
            'monday before 05-25',
            '07-01',
            '1st monday in September',
            '2nd monday after 10-01',
            '11-11',
            '12-25',
          ],
          from: 2024,
          to: 2026,
          source: ALBERTA,
          basis: 'notice',
          what: "the Government's list of 2024 to 2026",
        },
      ],
    },
    {
      id: 'BC',
      name: 'British Columbia',
      cities: 'Vancouver, Victoria, バンクーバー, فانكوفر',
      timezone: 'America/Vancouver',
      library: 'BC',
      exclusions: [
        {
          rule: '2nd monday after 02-01',
          to: 2012,
          why: 'first kept in 2013: Family Day Act; https://www.bclaws.gov.bc.ca/',
        },
      ],
      rules: [
        // 30 September by the province's own law.
        { rule: '09-30', name: 'National Day for Truth and Reconciliation', from: 2023, source: RECONCILIATION },
      ],
    },
    {
      id: 'MB',
      name: 'Manitoba',
      cities: 'Winnipeg, ウィニペグ, وينيبيغ',
      timezone: 'America/Winnipeg',
      library: 'MB',
      rules: [
        { rule: '09-30', name: 'National Day for Truth and Reconciliation', from: 2024, source: ORANGE_SHIRT_DAY },
      ],
      texts: [
        {
          rules: ['3rd monday after 02-01'],
          from: 2008,
          source: LOUIS_RIEL_DAY,
          what: 'S.M. 2007, c. 18, to The Employment Standards Code, section 21 (1)',
        },
      ],
    },
    {
      id: 'NB',
      name: 'New Brunswick',
      localName: 'Nouveau-Brunswick',
      cities: 'Fredericton, Moncton, Saint John, フレデリクトン, فريدريكتون',
      timezone: 'America/Moncton',
      library: 'NB',
      texts: [
        {
          rules: ['3rd monday after 02-01'],
          from: 2018,
          source: NEW_BRUNSWICK_2018,
          basis: 'notice',
          what: "the Government's release on the first Family Day, by the Employment Standards Act as amended",
        },
      ],
    },
    {
      id: 'NL',
      name: 'Newfoundland and Labrador',
      cities: "St. John's, セントジョンズ, سانت جونز",
      timezone: 'America/St_Johns',
      library: 'NL',
      texts: [
        {
          rules: ['01-01', 'easter -2', '07-01', '1st monday in September', '11-11', '12-25'],
          from: 2020,
          source: NEWFOUNDLAND_2019,
          what: 'S.N.L. 2019, c. 11, to the Interpretation Act, section 27 (1) (l)',
        },
      ],
      rules: [
        ...rulesNamed(
          {
            from: 2010,
            source: NEWFOUNDLAND,
            note: 'The first working day after a holiday on a day off is the holiday.',
          },
          {
            'substitutes 07-01 if saturday,sunday then next monday': 'Memorial Day',
            'substitutes 11-11 if saturday,sunday then next monday': 'Armistice Day',
          },
        ),
      ],
    },
    {
      id: 'NS',
      name: 'Nova Scotia',
      cities: 'Halifax, ハリファックス, هاليفاكس',
      timezone: 'America/Halifax',
      library: 'NS',
      texts: [
        {
          rules: ['3rd monday after 02-01'],
          from: 2015,
          source: HERITAGE_DAY,
          basis: 'notice',
          what: "the Government's page on the new holiday of the Labour Standards Code",
        },
      ],
      exclusions: [
        {
          rule: '3rd monday after 02-01',
          to: 2014,
          why: 'first kept in 2015: Heritage Day Act; https://nslegislature.ca/',
        },
      ],
      dates: open('Canada Day: kept on the Sunday', NOVA_SCOTIA_2018, SUNDAYS_OF_JULY),
    },
    {
      id: 'NT',
      name: 'Northwest Territories',
      cities: 'Yellowknife, イエローナイフ, يلونايف',
      timezone: 'America/Edmonton',
      library: 'NT',
      exclusions: excludedRules(['easter 1', '12-26'], { why: `none of the days of the act; ${NORTHWEST}` }),
      rules: [
        {
          rule: '09-30',
          name: 'National Day for Truth and Reconciliation',
          from: 2022,
          source: NORTHWEST_2022,
          basis: 'notice',
        },
      ],
    },
    {
      id: 'NU',
      name: 'Nunavut',
      cities: 'Iqaluit, イカルイト, إكالويت',
      timezone: 'America/Iqaluit',
      library: 'NU',
      rules: [
        {
          rule: '09-30',
          name: 'National Day for Truth and Reconciliation',
          from: 2022,
          source: RECONCILIATION_NUNAVUT,
          note: "The Premier's statement of 2022 names a holiday of the public service.",
        },
      ],
    },
    {
      id: 'ON',
      name: 'Ontario',
      cities: 'Toronto, Ottawa, Mississauga, トロント, オタワ, تورونتو, أوتاوا',
      library: 'ON',
      rules: [BOXING_DAY_IN_LIEU],
      texts: [
        {
          rules: [
            '01-01',
            'easter -2',
            'monday before 05-25',
            '07-01',
            '1st monday in September',
            '2nd monday after 10-01',
            '12-25',
          ],
          from: 2007,
          source: ONTARIO_SHOPS,
          what: 'Retail Business Holidays Act, section 1 (1)',
          note: `the same days by the Employment Standards Act, 2000, section 1 (1): ${ONTARIO}`,
        },
        {
          rules: ['3rd monday after 02-01'],
          from: 2019,
          source: ONTARIO_FAMILY_DAY,
          basis: 'notice',
          what: "the Government's list of the days on which shops close by the Retail Business Holidays Act",
        },
        {
          rules: ['12-26'],
          from: 2019,
          source: ONTARIO,
          what: 'Employment Standards Act, 2000, section 1 (1)',
        },
      ],
      exclusions: [
        {
          rule: '3rd monday after 02-01',
          to: 2007,
          why:
            'Family Day was made by Ontario Regulation 547/07, first kept on 18 February 2008; ' +
            'https://www.lexology.com/library/detail.aspx?g=0a8b858b-1477-4668-a031-5a074eb53733',
        },
        {
          rule: 'easter 1',
          why:
            'Easter Monday is not among the nine public holidays of the Employment Standards Act, 2000; ' +
            'https://lbwlawyers.com/new-ontario-public-holiday-family-day/',
        },
      ],
    },
    {
      id: 'PE',
      name: 'Prince Edward Island',
      cities: 'Charlottetown, シャーロットタウン, شارلوت تاون',
      timezone: 'America/Halifax',
      library: 'PE',
      exclusions: [
        {
          rule: '3rd friday after 08-01',
          why: 'Gold Cup Parade Day is none of the paid holidays of the Employment Standards Act; https://www.princeedwardisland.ca/',
        },
      ],
      texts: [
        {
          rules: ['01-01', '3rd monday after 02-01', 'easter -2', '07-01', '1st monday in September', '11-11', '12-25'],
          from: 2022,
          source: ISLAND_PAID,
          basis: 'notice',
          what: "the Government's list of the eight paid holidays of the Employment Standards Act",
        },
      ],
      rules: [
        {
          rule: '09-30',
          name: 'National Day for Truth and Reconciliation',
          from: 2022,
          source: ISLAND_PAID,
          basis: 'notice',
        },
        ...ruleRows({ source: ISLAND, note: 'The first working day after a holiday on a day off is the holiday.' }, [
          { rule: 'substitutes 07-01 if saturday,sunday then next monday', name: 'Canada Day', from: 2010 },
          {
            rule: 'substitutes 09-30 if saturday,sunday then next monday',
            name: 'National Day for Truth and Reconciliation',
            from: 2022,
          },
          { rule: 'substitutes 11-11 if saturday,sunday then next monday', name: 'Remembrance Day', from: 2010 },
        ]),
      ],
      dates: [holidays('Funeral of Queen Elizabeth II', FUNERAL, '2022-09-19')],
    },
    {
      id: 'QC',
      name: 'Quebec',
      localName: 'Québec',
      cities: 'Montreal, Montréal, Quebec City, Laval, Gatineau, モントリオール, مونتريال, مونتريول',
      library: 'QC',
      rules: [
        {
          rule: 'substitutes 06-24 if sunday then next monday',
          name: 'National Holiday',
          names: { fr: 'Fête nationale du Québec' },
          from: 1990,
          source: NATIONAL_HOLIDAY_ACT,
        },
      ],
      texts: [
        {
          rules: [
            '01-01',
            'easter -2',
            'monday before 05-25',
            '07-01',
            '1st monday in September',
            '2nd monday after 10-01',
            '12-25',
          ],
          from: 2019,
          source: QUEBEC_STANDARDS,
          what: 'Act respecting labour standards, section 60',
          note: 'Good Friday or Easter Monday, as the employer chooses.',
        },
        { rules: ['06-24'], from: 1990, source: NATIONAL_HOLIDAY_ACT },
      ],
    },
    {
      id: 'SK',
      name: 'Saskatchewan',
      cities: 'Regina, Saskatoon, レジャイナ, サスカトゥーン, ريجاينا, ساسكاتون',
      timezone: 'America/Regina',
      library: 'SK',
      rules: [
        {
          rule: 'substitutes 11-11 if sunday then next monday',
          name: 'Remembrance Day',
          from: 1990,
          source: SASKATCHEWAN,
          note: `Monday 12 November 2018: ${SASKATCHEWAN_2018}`,
        },
      ],
      // "When a public holiday falls on a Saturday, it is not observed on a different day."
      dates: [
        open("New Year's Day: none for a Saturday", SASKATCHEWAN, SATURDAYS_OF_NEW_YEAR),
        open('Christmas Day: none for a Saturday', SASKATCHEWAN, SATURDAYS_OF_CHRISTMAS),
      ],
    },
    {
      id: 'YT',
      name: 'Yukon',
      cities: 'Whitehorse, ホワイトホース, وايت هورس',
      timezone: 'America/Whitehorse',
      library: 'YT',
      exclusions: [{ rule: 'easter 1', why: `not a Yukon statutory holiday; ${YUKON}` }],
      rules: [
        { rule: '09-30', name: 'National Day for Truth and Reconciliation', from: 2023, source: RECONCILIATION_YUKON },
        ...ruleRows({ source: YUKON, note: 'The first working day after a holiday on a day off is the holiday.' }, [
          {
            rule: 'substitutes 06-21 if saturday,sunday then next monday',
            name: 'National Indigenous Peoples Day',
            from: 2017,
          },
          { rule: 'substitutes 07-01 if saturday,sunday then next monday', name: 'Canada Day', from: 1990 },
          {
            rule: 'substitutes 09-30 if saturday,sunday then next monday',
            name: 'National Day for Truth and Reconciliation',
            from: 2023,
          },
          { rule: 'substitutes 11-11 if saturday,sunday then next monday', name: 'Remembrance Day', from: 1990 },
        ]),
      ],
    },
  ],
});
