import { country } from '../country.js';
import { type Feast, type FirstDays, turkishFeasts } from '../forms/turkey.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Türkiye. Law 2429 on the National Day and General Holidays: the eves of the two religious feasts and 28 October are
 * free from 13:00 on. 1 May is a holiday since law 5892 (27 April 2009), 15 July since law 6752 (29 October 2016, so
 * first in 2017); the library has both in all years (excluded before).
 *
 * The library computes the feasts by the calendar of Umm al-Qura (excluded). The Presidency of Religious Affairs
 * computes them years ahead by the rule of the Istanbul conference of 1978 (a month begins on the day after the crescent
 * can be seen anywhere on Earth: 8 degrees from the sun, 5 degrees high at sunset), refined in 2016; they do not wait for
 * the moon. Its feasts are listed, by their first days: those of 2012, 2015 and 2016 were read in lists of the time, those
 * since 2021 in a copy of its own; those of April 1995 to 2006 agree with the days without a value of the stock exchange's
 * index, the others to 2020 with the exchange's closings in compilations. Those before follow from the rule only, and are
 * estimated.
 */

const LAW_2429 = 'https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun';
const RULE_OF_1978 = 'https://vakithesaplama.diyanet.gov.tr/hilal_toplantisi.php';
/** Values of the index XU100 from 21 March 1995 on. */
const INDEX_VALUES = 'https://github.com/tuannasuhra/ec581/blob/8479eb8b332b0992e3b98f84e1c9c08433def869/XU100.csv';
const RELIGIOUS_AFFAIRS_2016 =
  'http://www2.diyanet.gov.tr/DinHizmetleriGenelMudurlugu/Sayfalar/2016Y%C4%B1l%C4%B1ResmiTatilG%C3%BCnleri.aspx';
const LIST_2015 = 'https://e-inegol.com/amp/gundem/iste-2015in-resmi-tatil-gunleri-h24413.html';
const LIST_2012 = 'http://shaber3.com/gundem/2012de-kac-gun-tatil-var/716675';
const LIST_2021_2030 = 'https://www.rubydoc.info/gems/holidays/Holidays/Definition/CustomMethods/TR';

const BY_THE_RULE = 'Computed by the rule of 1978; no list of the time was read.';
const BY_RULE_AND_INDEX = 'By the rule of 1978; the index has no value on its weekdays.';
const BY_RULE_AND_EXCHANGE = "By the rule of 1978; so too the exchange's closings in compilations.";
const COPY = `The law gives the feast and its length; the first day after vakithesaplama.diyanet.gov.tr/resmitatiller.php (2021 to 2030), read in a copy: ${LIST_2021_2030}`;

const RAMAZAN: Feast = {
  name: 'Eid al-Fitr',
  eve: 'Eve of Eid al-Fitr',
  tr: 'Ramazan Bayramı',
  days: 3,
};
const KURBAN: Feast = {
  name: 'Eid al-Adha',
  eve: 'Eve of Eid al-Adha',
  tr: 'Kurban Bayramı',
  days: 4,
};

/** First days of the feasts, by what they rest on. */
const FEASTS: readonly FirstDays[] = [
  {
    ramazan: ['1990-04-26', '1991-04-16', '1992-04-04', '1993-03-24', '1994-03-13'],
    kurban: ['1990-07-03', '1992-06-11', '1993-06-01', '1994-05-21'],
    status: 'estimated',
    source: RULE_OF_1978,
    note: BY_THE_RULE,
  },
  {
    ramazan: ['1995-03-03'],
    kurban: ['1991-06-23'],
    status: 'estimated',
    source: RULE_OF_1978,
    note: `${BY_THE_RULE} Doubt: the new moon is close to midnight at Greenwich, so the feast may have begun a day earlier.`,
  },
  {
    ramazan: (
      '1996-02-20 1997-02-09 1998-01-29 1999-01-19 2000-01-08 2000-12-27 2001-12-16 2002-12-05 2003-11-25 ' +
      '2004-11-14 2005-11-03'
    ).split(' '),
    kurban: (
      '1995-05-10 1996-04-28 1997-04-18 1998-04-07 1999-03-28 2000-03-16 2001-03-05 2002-02-22 2003-02-11 ' +
      '2004-02-01 2005-01-20 2006-01-10'
    ).split(' '),
    source: INDEX_VALUES,
    note: BY_RULE_AND_INDEX,
  },
  {
    ramazan: (
      '2006-10-23 2007-10-12 2008-09-30 2009-09-20 2010-09-09 2011-08-30 2012-08-19 2013-08-08 2014-07-28 ' +
      '2015-07-17 2017-06-25 2018-06-15 2019-06-04 2020-05-24'
    ).split(' '),
    kurban: (
      '2006-12-31 2007-12-20 2008-12-08 2009-11-27 2010-11-16 2011-11-06 2013-10-15 2014-10-04 2017-09-01 ' +
      '2018-08-21 2019-08-11 2020-07-31'
    ).split(' '),
    source: RULE_OF_1978,
    note: BY_RULE_AND_EXCHANGE,
  },
  { kurban: ['2012-10-25'], source: LIST_2012 },
  { kurban: ['2015-09-24'], source: LIST_2015 },
  { ramazan: ['2016-07-05'], kurban: ['2016-09-12'], source: RELIGIOUS_AFFAIRS_2016 },
  {
    ramazan: ['2021-05-13', '2022-05-02', '2023-04-21', '2024-04-10', '2025-03-30', '2026-03-20'],
    kurban: ['2021-07-20', '2022-07-09', '2023-06-28', '2024-06-16', '2025-06-06', '2026-05-27'],
    source: LAW_2429,
    note: COPY,
  },
  {
    ramazan: ['2027-03-09', '2028-02-26', '2029-02-15', '2030-02-04'],
    kurban: ['2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'],
    status: 'estimated',
    source: LAW_2429,
    note: COPY,
  },
];

const LISTED_TO = 2030;

/** National holidays (MM-DD and their first year), which stand where a day or eve of a feast falls on them. */
const NATIONAL: Readonly<Record<string, string>> = {
  '01-01': '1990',
  '04-23': '1990',
  '05-01': '2009',
  '05-19': '1990',
  '07-15': '2017',
  '08-30': '1990',
  '10-29': '1990',
};

const WEEKDAYS = [1, 2, 3, 4, 5];

const HALF_DAYS: readonly RuleRow[] = [
  {
    rule: '10-28',
    name: 'Eve of Republic Day',
    names: { tr: 'Cumhuriyet Bayramı arifesi' },
    from: 1990,
    closes: '13:00',
    weekdays: WEEKDAYS,
    source: LAW_2429,
  },
  ...ruleRows({ closes: '13:00', from: LISTED_TO + 1, weekdays: WEEKDAYS, status: 'estimated', source: LAW_2429 }, [
    { rule: 'feast eid-al-fitr at TR -1', name: 'Eve of Eid al-Fitr', names: { tr: 'Ramazan Bayramı arifesi' } },
    { rule: 'feast eid-al-adha at TR -1', name: 'Eve of Eid al-Adha', names: { tr: 'Kurban Bayramı arifesi' } },
  ]),
];

/** The feasts after the listed years, by the criterion of the Presidency of Religious Affairs. */
const LATER_FEASTS: readonly RuleRow[] = [
  {
    rule: 'feast eid-al-fitr at TR for 3 days',
    name: 'Eid al-Fitr',
    names: { tr: 'Ramazan Bayramı' },
    from: LISTED_TO + 1,
    status: 'estimated',
    source: RULE_OF_1978,
  },
  {
    rule: 'feast eid-al-adha at TR for 4 days',
    name: 'Eid al-Adha',
    names: { tr: 'Kurban Bayramı' },
    from: LISTED_TO + 1,
    status: 'estimated',
    source: RULE_OF_1978,
  },
];

export default country({
  id: 'TR',
  name: 'Turkey',
  doubts:
    'Doubts: administrative leave of public servants round the feasts is in no law and not in. After a holiday that ends on a Friday the law frees the Saturday, which is weekend anyway.',
  localName: 'Türkiye',
  otherNames: 'Türkiye, Turkiye',
  cities: 'Ankara',
  currencies: ['TRY'],
  timezone: 'Europe/Istanbul',
  weekend: SATURDAY_SUNDAY,
  library: 'TR',
  texts: [
    {
      rules: ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'],
      from: 2019,
      source: 'https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun',
      what: 'Law 2429',
    },
  ],
  exclusions: [
    ...excludedRules(['1 Shawwal PT90H', '10 Dhu al-Hijjah PT114H'], {
      why: 'by the calculation of the Presidency of Religious Affairs: see the rules',
    }),
    {
      rule: '05-01',
      to: 2008,
      why: 'a holiday since law 5892 of April 2009; http://www.denetci.gen.tr/mevzuat/28330.html',
    },
    {
      rule: '07-15',
      to: 2016,
      why:
        'a holiday since law 6752 of October 2016; ' +
        'https://www.assetcpa.com/2016-15-15-temmuzun-resmi-tatil-ilani-hk/icerik/37',
    },
  ],
  rules: [...HALF_DAYS, ...LATER_FEASTS],
  dates: turkishFeasts(FEASTS, RAMAZAN, KURBAN, NATIONAL),
});
