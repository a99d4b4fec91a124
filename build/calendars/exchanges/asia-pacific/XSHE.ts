import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS, TRADING_DAYS } from './shared/china.js';
import XSHG from './XSHG.js';

/** The notice of both exchanges for 2026. */
const NOTICE_2026 = 'https://www.etnet.com.hk/www/tc/stocks/ah_news_detail.php?newsid=ETN351222775';

/** Trading Rules of 2026, rule 2.4.1: shared/china.ts. */
const TRADING_RULES = 'https://docs.static.szse.cn/www/lawrules/rule/trade/current/W020260424690713155663.pdf';

/** What it shares with the other calendars of its group: shared/china.ts. */

export default inheriting(
  XSHG,
  TRADING_DAYS,
  {
    id: 'XSHE',
    name: 'Shenzhen Stock Exchange',
    doubts: CHINA_DOUBTS,
    localName: '深圳证券交易所',
    otherNames: 'SZSE',
    countries: ['CN'],
    cities: 'Shenzhen',
    currencies: ['CNY'],
    years: [1992, 2100],
    weekend: [{ start: '1992-01-01', days: [6, 7] }],
  },
  { from: 2026, source: NOTICE_2026 },
  { from: 2027, source: TRADING_RULES },
);
