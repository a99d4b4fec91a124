import { calendar } from '../definition.js';

/**
 * Renminbi bonds: the interbank bond market of mainland China (China Foreign Exchange Trade System), where nearly all
 * bonds are traded; the exchanges' bond trading keeps their own days. It is open on the statutory working days, the
 * working weekend days of the State Council's notices included, as the payment system in which it settles.
 */

/** The payment system settles the market's trades and runs on the statutory working days. */
const STATUTORY_WORKING_DAYS = 'http://www.zlrt.com.cn/data/info/202202240001.html';

export default calendar({
  id: 'CNY:BOND',
  kind: 'bond',
  name: 'Interbank bond market of China (renminbi bonds)',
  doubts:
    'Doubts: no notice of the trade system itself was found; the days are those of the payment system. The market is of 1997; the data begin with 2006, the first of the unbroken row of notices.',
  otherNames: 'CIBM, CFETS, Chinese government bonds, yuan',
  countries: ['CN'],
  timezone: 'Asia/Shanghai',
  years: [2006, 2100],
  weekend: [{ start: '2006-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CN', from: 2006, asDeclared: true, source: STATUTORY_WORKING_DAYS }],
});
