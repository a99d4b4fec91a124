import { NOT_FOUND } from '../../rows.js';

/**
 * Working days that Bulgaria's Council of Ministers declared days off, each with the Saturday worked in its place, 2012
 * to 2016. Since 2017 a holiday on a weekend moves by law instead.
 *
 * Doubts: the decision of 2014 was not found; 31 December 2014 was told of by a press account only.
 */

export interface MovedDay {
  readonly off: string;
  readonly worked: string;
  readonly source: string;
  readonly note?: string;
}

const DECISION_2012 =
  'http://www.bgstuff.net/zakoni-i-normativni-aktove/drugi2/' +
  '8940-%D1%80%D0%B0%D0%B7%D0%BC%D0%B5%D1%81%D1%82%D0%B2%D0%B0%D0%BD%D0%B5%D0%BF%D0%BE%D1%87%D0%B8%D0%B2%D0%BD%D0%B8-' +
  '%D0%B4%D0%BD%D0%B8-2012';
const DECISION_2013 =
  'http://www.bulgariaonline.org/index.php?option=com_content&view=article&id=109%3A-2013&catid=34%3Aoffice&Itemid=40';
const DECISION_NOVEMBER_2013 = 'https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=80503';
const NEW_YEAR_2015 = 'https://novinkata.blogspot.com/2014/12/2015.html';
const DECISION_2015 = 'https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=89532';
const DECISION_2016 = 'https://trudipravo.bg/?p=10734';

const NO_DECISION = 'doubt: the decision of 2014 was not found';

export const MOVED_DAYS: readonly MovedDay[] = [
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
  { off: '2014-05-02', worked: '2014-05-10', source: NOT_FOUND, note: NO_DECISION },
  { off: '2014-05-05', worked: '2014-05-31', source: NOT_FOUND, note: NO_DECISION },
  {
    off: '2014-12-31',
    worked: '2014-12-13',
    source: NEW_YEAR_2015,
    note: 'a press account; the decision was not found',
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
