import { country } from '../country.js';
import { exchangedDays, rulesNamed } from '../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bulgaria. Compared with article 154 of the Labour Code (last amended in 2020): the library has 26 December as an
 * observance and lacks Holy Saturday; and since 1 January 2017 (paragraph 2) a holiday on a Saturday or Sunday, other
 * than the Easter days, gives the first working day after it, two of them the first two, which the library does not
 * know. Where the Monday is Orthodox Easter Monday or another holiday, the day is listed.
 *
 * To 2016 the Council of Ministers declared single working days off instead, each with a Saturday worked in its place;
 * entered since 2011. 31 December 2025 and 2 January 2026 were days off for the change to the euro.
 */

const ARTICLE_154 =
  'https://github.com/Ahelia-Consulting-EOOD/legalize-bg/blob/14fdb1db57ccefa5a56368cc7f7e362c2467aafa/codes/kodeks-na-truda.md';

const IN_LIEU = rulesNamed(
  { from: 2017, source: ARTICLE_154 },
  {
    'substitutes 01-01 if saturday,sunday then next monday': "New Year's Day",
    'substitutes 03-03 if saturday,sunday then next monday': 'Liberation Day',
    'substitutes 05-01 if saturday,sunday then next monday': 'Labour Day',
    'substitutes 05-06 if saturday,sunday then next monday': "St. George's Day",
    'substitutes 05-24 if saturday,sunday then next monday':
      'Bulgarian Education and Culture, and Slavonic Literature Day',
    'substitutes 09-06 if saturday,sunday then next monday': 'Unification Day',
    'substitutes 09-22 if saturday,sunday then next monday': 'Independence Day',
    'substitutes 12-24 if saturday then next tuesday if sunday then next wednesday': 'Christmas Eve',
    'substitutes 12-25 if saturday then next monday if sunday then next wednesday': 'Christmas Day',
    'substitutes 12-26 if saturday then next monday if sunday then next tuesday': 'Second Day of Christmas',
  },
);

const DECISION_2011 = 'http://chancexpress.blogspot.com/2011/02/4-19.html';
const DECISION_2012 =
  'http://www.bgstuff.net/zakoni-i-normativni-aktove/drugi2/' +
  '8940-%D1%80%D0%B0%D0%B7%D0%BC%D0%B5%D1%81%D1%82%D0%B2%D0%B0%D0%BD%D0%B5%D0%BF%D0%BE%D1%87%D0%B8%D0%B2%D0%BD%D0%B8-' +
  '%D0%B4%D0%BD%D0%B8-2012';
const DECISION_2013 =
  'http://www.bulgariaonline.org/index.php?option=com_content&view=article&id=109%3A-2013&catid=34%3Aoffice&Itemid=40';
const DECISION_NOVEMBER_2013 = 'https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=80503';
/** The Bulgarian Industrial Association's list under decision 697 of 14 November 2013. */
const LIST_2014 = 'https://www.bia-bg.com/event/view/20189/';
const DECISION_2015 = 'https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=89532';
const DECISION_2016 = 'https://trudipravo.bg/?p=10734';

const COMPILED = 'doubt: found in another compilation only';

const DAY_OFF = {
  name: 'Day off declared by the Council of Ministers',
  names: { bg: 'Почивен ден с решение на Министерския съвет' },
  observed: true,
};
const WORKED = { name: 'Working day in place of [off]', names: { bg: 'Работен ден' } };

/** Days off declared by the Council of Ministers, and the Saturdays worked in their place. */
const MOVED_DAYS = [
  { off: '2010-05-07', worked: '2010-05-15', source: NOT_FOUND, note: COMPILED },
  { off: '2010-12-31', worked: '2010-12-11', source: NOT_FOUND, note: COMPILED },
  { off: '2011-03-04', worked: '2011-03-19', source: DECISION_2011 },
  { off: '2011-05-23', worked: '2011-05-28', source: NOT_FOUND, note: COMPILED },
  { off: '2011-09-05', worked: '2011-09-03', source: NOT_FOUND, note: COMPILED },
  { off: '2011-09-23', worked: '2011-09-17', source: NOT_FOUND, note: COMPILED },
  { off: '2012-01-02', worked: '2012-01-21', source: DECISION_2012 },
  { off: '2012-04-30', worked: '2012-04-21', source: DECISION_2012 },
  { off: '2012-05-25', worked: '2012-05-19', source: DECISION_2012 },
  { off: '2012-09-07', worked: '2012-09-29', source: DECISION_2012 },
  { off: '2012-12-31', worked: '2012-12-15', source: DECISION_2012 },
  {
    off: '2013-05-02',
    worked: '2013-05-18',
    source: DECISION_2013,
    note: 'first 11 May, changed to 18 May because of an election',
  },
  { off: '2013-12-23', worked: '2013-12-21', source: DECISION_NOVEMBER_2013 },
  { off: '2013-12-31', worked: '2013-12-14', source: DECISION_2013 },
  { off: '2014-05-02', worked: '2014-05-10', source: LIST_2014 },
  { off: '2014-05-05', worked: '2014-05-31', source: LIST_2014 },
  {
    off: '2014-12-31',
    worked: '2014-12-13',
    source: LIST_2014,
  },
  { off: '2015-01-02', worked: '2015-01-24', source: DECISION_2015 },
  { off: '2015-03-02', worked: '2015-03-21', source: DECISION_2015 },
  { off: '2015-09-21', worked: '2015-09-12', source: DECISION_2015 },
  { off: '2015-12-31', worked: '2015-12-12', source: DECISION_2015 },
  { off: '2016-03-04', worked: '2016-03-12', source: DECISION_2016 },
  { off: '2016-05-23', worked: '2016-05-14', source: DECISION_2016 },
  { off: '2016-09-05', worked: '2016-09-10', source: DECISION_2016 },
  { off: '2016-09-23', worked: '2016-09-17', source: DECISION_2016 },
];

const CHANGE_TO_THE_EURO: readonly ListedDate[] = onDates(['2025-12-31', '2026-01-02'], {
  kind: 'holiday',
  name: 'Day off for the change to the euro',
  source: 'https://www.novinite.bg/articles/276254/kabinetat-obyavi-31-dekemvri-i-2-yanuari-za-nerabotni-dni',
});

export default country({
  id: 'BG',
  name: 'Bulgaria',
  doubtful: [
    {
      years: '-2016',
      note: 'The text before 2017 was not read, so since when Good Friday is in it is not known, and 26 December stands in all years.',
    },
    {
      named: ['Day off declared'],
      years: '2010-2011',
      note: 'Of 2010 and 2011 one day off was found in a text, the others in another compilation only; the years before not at all.',
    },
  ],
  localName: 'България',
  cities: 'Sofia',
  currencies: ['EUR'],
  timezone: 'Europe/Sofia',
  weekend: SATURDAY_SUNDAY,
  library: 'BG',
  texts: [
    {
      rules: [
        '01-01',
        '03-03',
        'orthodox -2',
        'orthodox 1',
        '05-01',
        '05-06',
        '05-24',
        '09-06',
        '09-22',
        '12-24',
        '12-25',
      ],
      from: 2019,
      source: ARTICLE_154,
      what: 'Кодекс на труда, чл. 154',
    },
  ],
  rules: [
    { rule: 'orthodox -1', name: 'Holy Saturday', names: { bg: 'Велика събота' }, from: 2017, source: ARTICLE_154 },
    {
      rule: '12-26',
      name: 'Second Day of Christmas',
      names: { bg: 'Втори ден на Коледа' },
      from: 1990,
      source: ARTICLE_154,
      note: 'doubt: read for the years since 2017.',
    },
    ...IN_LIEU,
  ],
  dates: [
    ...exchangedDays(DAY_OFF, WORKED, MOVED_DAYS),
    ...CHANGE_TO_THE_EURO,

    // The Monday is a holiday itself.
    ...holidays('Labour Day', ARTICLE_154, '2021-05-04 2027-05-04 2032-05-04', { observed: true }),
    ...holidays("St. George's Day", ARTICLE_154, '2040-05-08 2051-05-09', { observed: true }),
  ],
});
