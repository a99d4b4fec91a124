import { closed, settlement } from '../../forms/settlement.js';

/** The days of the banks; since 2019 no settlement on their make-up Saturdays. */
const TAIWAN_2024 = 'https://money.udn.com/money/story/5607/7669420';

/** Before Lunar New Year two days without trading are kept for settlement. To 2018 make-up Saturdays settle. */
export default settlement({
  mic: 'XTAI',
  name: 'Taiwan Stock Exchange',
  at: 'TDCC, New Taiwan dollar',
  timezone: 'Asia/Taipei',
  years: [2009, 2100],
  bases: [
    closed('XTAI', 2009, TAIWAN_2024, {
      kinds: ['holiday', 'weekend_workday'],
      except: ['Before Lunar New Year (settlement only)'],
    }),
    closed('TWD', 2017, TAIWAN_2024),
  ],
});
