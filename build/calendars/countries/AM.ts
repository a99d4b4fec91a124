import { country } from '../country.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY, workedFor } from '../vocabulary.js';

/**
 * Armenia since the Law on Holidays and Memorial Days of 24 June 2001, in place of the library, which lacks 7 January
 * (2010 to 2021) and 27 January (since 2026). A holiday on a weekend is not moved. Under article 19 the government moves
 * working days, until 2016 mostly the Mondays after the great feasts, a few weeks or days ahead; those to come are not
 * guessed. Some services and the banks may work on them (13 July 2015).
 */

const LAW = 'https://new.arlis.am/hy/acts/7475/print/act_changes';
const LAW_2021 = 'https://tiv1.am/91061.html/amp';
const LAW_2026 = 'https://www.amnews.am/?p=47717';
const LIST_2021 = 'https://168.am/2021/05/01/1504810.html';
const LIST_2011 = 'http://news.armenia.ru/2010/12/14/116107/vmesto-ponedelnikov-v-armenii-rabochimi-priznany-subboty/';

const FIRST = 2002;
const PRE_CHRISTMAS = {
  name: 'Pre-Christmas holidays',
  names: { hy: 'Նախածննդյան տոներ' },
  from: 2010,
  to: 2021,
  source: LAW,
  note: 'Made by Law HO-221-N of 10 December 2009, abolished by Law HO-362-N of 29 November 2021.',
};
const NEW_YEAR = { name: "New Year's Day", names: { hy: 'Ամանոր' }, from: FIRST, source: LAW };

const RULES: readonly RuleRow[] = [
  { rule: '12-31', name: "New Year's Eve", names: { hy: 'Նոր տարվա գիշեր' }, from: FIRST, source: LAW },
  { ...NEW_YEAR, rule: '01-01' },
  { ...NEW_YEAR, rule: '01-02' },
  { ...PRE_CHRISTMAS, rule: '01-03' },
  { ...PRE_CHRISTMAS, rule: '01-04' },
  { ...PRE_CHRISTMAS, rule: '01-05' },
  {
    rule: '01-06',
    name: 'Christmas Day and Epiphany',
    names: { hy: 'Սուրբ Ծնունդ և Հայտնություն' },
    from: FIRST,
    source: LAW,
  },
  {
    rule: '01-07',
    name: 'Remembrance Day of the Dead (Merelots)',
    names: { hy: 'Մեռելոց' },
    from: 2010,
    to: 2021,
    source: LAW,
    note: `A working day again: ${LAW_2021}.`,
  },
  {
    rule: '01-27',
    name: 'Remembrance Day of Those Fallen in Defence of the Fatherland',
    names: { hy: 'Հայրենիքի պաշտպանության համար զոհվածների հիշատակի և խոնարհումի օր' },
    from: 2026,
    source: LAW_2026,
  },
  {
    rule: '01-28',
    name: 'Army Day',
    names: { hy: 'Բանակի օր' },
    from: 2003,
    source: LAW,
    note: 'Law HO-466-N of 20 November 2002.',
  },
  { rule: '03-08', name: "International Women's Day", names: { hy: 'Կանանց տոն' }, from: FIRST, source: LAW },
  {
    rule: '04-24',
    name: 'Armenian Genocide Remembrance Day',
    names: { hy: 'Ցեղասպանության զոհերի հիշատակի օր' },
    from: FIRST,
    source: LAW,
  },
  { rule: '05-01', name: 'Labour Day', names: { hy: 'Աշխատանքի օր' }, from: FIRST, source: LIST_2021 },
  {
    rule: '05-09',
    name: 'Victory and Peace Day',
    names: { hy: 'Հաղթանակի և խաղաղության տոն' },
    from: FIRST,
    source: LIST_2021,
  },
  { rule: '05-28', name: 'Republic Day', names: { hy: 'Հանրապետության տոն' }, from: FIRST, source: LIST_2021 },
  { rule: '07-05', name: 'Constitution Day', names: { hy: 'Սահմանադրության օր' }, from: FIRST, source: LAW },
  {
    rule: '09-21',
    name: 'Independence Day',
    names: { hy: 'Անկախության օր' },
    from: FIRST,
    source: 'https://www.qppstudio.net/public-holidays-news/2021/armenia-public-holidays-september-18-21-014181.htm',
  },
];

const COMPILED = { note: 'doubt: found in one compilation only.' } as const;

/** Weekend day worked -> day off. */
const DATES = [
  workedFor(
    NOT_FOUND,
    {
      '2009-12-26': '2010-01-08',
      '2010-04-10': '2010-04-05',
      '2010-07-17': '2010-07-12',
      '2010-08-21': '2010-08-16',
      '2010-09-18': '2010-09-13',
      '2010-09-11': '2010-09-20',
      '2011-03-12': '2011-03-07',
      '2011-07-09': '2011-07-04',
    },
    COMPILED,
  ),
  workedFor(LIST_2011, {
    '2011-04-30': '2011-04-25',
    '2011-08-06': '2011-08-01',
    '2011-08-20': '2011-08-15',
    '2011-09-17': '2011-09-12',
  }),
  workedFor(
    NOT_FOUND,
    {
      '2012-03-24': '2012-03-09',
      '2012-04-14': '2012-04-09',
      '2012-04-28': '2012-04-30',
      '2012-07-14': '2012-07-06',
      '2012-08-18': '2012-08-13',
      '2012-09-29': '2012-09-17',
    },
    COMPILED,
  ),
  workedFor('https://www.qppstudio.net/public-holidays-news/2012/armenian-public-holiday-july-16-005800.htm', {
    '2012-07-21': '2012-07-16',
  }),
  workedFor(
    NOT_FOUND,
    {
      '2013-04-13': '2013-04-01',
      '2013-05-18': '2013-05-10',
      '2013-06-01': '2013-05-27',
      '2013-07-13': '2013-07-08',
      '2013-08-24': '2013-08-19',
      '2013-12-28': '2013-12-30',
    },
    COMPILED,
  ),
  workedFor('https://iravaban.net/42692.html', { '2013-09-28': '2013-09-16' }, { note: 'Decision 1558-N of 2012.' }),
  workedFor('http://www.ghafghazestan.com/2014/01/blog-post_70.html', { '2014-02-01': '2014-01-27' }),
  workedFor(
    NOT_FOUND,
    {
      '2014-04-26': '2014-04-21',
      '2014-05-31': '2014-05-02',
      '2014-08-02': '2014-07-28',
      '2014-08-23': '2014-08-18',
      '2014-09-27': '2014-09-15',
    },
    COMPILED,
  ),
  workedFor('https://iravaban.net/en/72178.html', { '2014-12-20': '2015-01-08', '2014-12-27': '2015-01-09' }),
  workedFor('https://shamshyan.com/hy/article/2014/12/03/35541', { '2015-04-11': '2015-04-06' }),
  workedFor(NOT_FOUND, { '2015-04-18': '2015-04-23' }, COMPILED),
  workedFor('https://panorama.am/en/news/2015/07/11/government/13958', { '2015-07-18': '2015-07-13' }),
  workedFor('https://arm.sputniknews.ru/20150730/277203.html', { '2015-09-19': '2015-09-14' }),
  workedFor(NOT_FOUND, { '2016-03-12': '2016-03-07', '2016-04-02': '2016-03-28' }, COMPILED),
  workedFor('https://orer.am/?l=en&p=229784', { '2016-09-24': '2016-09-12' }, { note: 'First 17 September.' }),
  workedFor(
    NOT_FOUND,
    { '2017-05-06': '2017-04-17', '2017-05-20': '2017-05-08', '2017-09-23': '2017-09-18' },
    COMPILED,
  ),
  workedFor('http://topnews.mediamall.am/?id=183596', { '2018-03-17': '2018-03-09' }),
  workedFor('http://topnews.mediamall.am/?id=185756', { '2018-04-07': '2018-04-02' }, { note: 'Draft decision.' }),
  workedFor('https://arka.am/news/society/pravitelstvo_armenii_prodlilo_zhitelyam_strany_mayskie_prazdniki', {
    '2018-05-05': '2018-04-30',
  }),
  workedFor('https://armenpress.am/eng/news/950372/', { '2018-10-27': '2018-10-11', '2018-11-03': '2018-10-12' }),
  workedFor('https://newpan.vk.am/ru/news/277210', { '2020-02-01': '2020-01-27' }),
  workedFor('https://tiv1.am/29910.html/amp', { '2020-05-23': '2020-05-29' }),
  workedFor('https://www.qppstudio.net/public-holidays-news/2021/armenia-public-holidays-september-18-21-014181.htm', {
    '2021-09-25': '2021-09-20',
  }),
  workedFor('https://mediamax.am/ru/news/society/59809/', { '2026-04-18': '2026-05-04' }),
];

export default country({
  id: 'AM',
  name: 'Armenia',
  doubtful: [
    {
      named: ['Day off'],
      years: '2010-2014 2016-2017',
      note: 'The decisions for 2010 to 2014 and 2016 to 2017 were mostly not read; days that one compilation alone has are estimated.',
    },
    { on: '09-21', note: '21 September was not in the part of the law that was read.' },
  ],
  localName: 'Հայաստան',
  cities: 'Yerevan',
  currencies: ['AMD'],
  timezone: 'Asia/Yerevan',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'the law of 24 June 2001; the days before it were not read' },
  rules: RULES,
  dates: DATES,
});
