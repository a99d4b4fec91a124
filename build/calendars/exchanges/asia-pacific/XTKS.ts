import { calendar } from '../../definition.js';
import { withMembers } from '../../many-rows.js';
import { JAPAN, OUTAGE, REGIONAL_HALF_DAYS, TEN_DAYS_2019, YEAR_TURN_TOKYO } from './shared/japan.js';

/** What it shares with the other calendars of its group: shared/japan.ts. */

const HALF_DAYS = 'http://m-words.jp/w/%E5%A4%A7%E7%99%BA%E4%BC%9A.html';
const LAST_FULL_DAY_2009 = 'https://media.rakuten-sec.net/articles/print/18698';
const LIVEDOOR_2006 = 'https://indexes.nikkei.co.jp/atoz/2018/02/20060117.html';

export default calendar({
  ...JAPAN,
  id: 'XTKS',
  name: 'Tokyo Stock Exchange',
  localName: '東京証券取引所',
  otherNames: 'TSE, JPX, Nikkei, Topix',
  countries: ['JP'],
  cities: 'Tokyo',
  currencies: ['JPY'],
  isMainExchange: true,
  rules: [
    ...YEAR_TURN_TOKYO,
    ...withMembers(REGIONAL_HALF_DAYS, {
      source: HALF_DAYS,
      note: `Full days from 30 December 2009 on: ${LAST_FULL_DAY_2009}`,
    }),
  ],
  dates: [
    ...TEN_DAYS_2019,
    OUTAGE,
    {
      date: '2006-01-18',
      kind: 'early_close',
      name: 'Limit of the trading system',
      names: { ja: '全銘柄売買停止' },
      closes: '14:40',
      source: LIVEDOOR_2006,
      note: 'All trading was stopped at 14:40 and did not resume.',
    },
  ],
});
