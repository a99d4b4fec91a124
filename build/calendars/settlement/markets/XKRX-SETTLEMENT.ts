import { closed, settlement } from '../../forms/settlement.js';

/** The year-end day off is "left out of the settlement days as well". */
const KRX_2023 = 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023121465936';

export default settlement({
  mic: 'XKRX',
  name: 'Korea Exchange',
  at: 'Korea Securities Depository, won',
  timezone: 'Asia/Seoul',
  years: [2003, 2100],
  bases: [closed('XKRX', 2003, KRX_2023), closed('KRW', 2003, KRX_2023)],
});
