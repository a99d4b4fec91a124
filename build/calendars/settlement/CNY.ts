import { calendar } from '../definition.js';

/**
 * Renminbi: the High Value Payment System (HVPS) of the People's Bank of China, open on the statutory working days of
 * the state, so on the weekend days too that the State Council's notices make working days. Since 2018 a business day
 * begins on the evening before; on the first day of a weekend or holiday it takes in only fundings of the cross-border
 * system, which does not make that day a business day.
 *
 * The system started on 8 October 2002; the data begin with 2003. No notice of the year after the last one is
 * published: working weekends and bridging days of those years are unknown, their holidays estimated (see China).
 *
 * The foreign exchange market of the mainland (CNY:FX) keeps these days: so the trading calendar of CFETS for 2025 and 2026.
 */

const STATUTORY_WORKING_DAYS = 'http://www.zlrt.com.cn/data/info/202202240001.html';

export default calendar({
  id: 'CNY',
  kind: 'settlement',
  name: 'HVPS (Chinese renminbi)',
  doubtful: [
    {
      years: '-2017',
      note: 'The sources are of 2018 and later; that the system kept the working days of the notices before is taken over.',
    },
  ],
  otherNames: "PBoC, People's Bank of China, yuan, CNAPS",
  aliases: ['CNY:FX'],
  countries: ['CN'],
  note: 'The State Council decides each autumn which days join the holidays of the next year and which weekend days are worked; until then only the holidays of the law are foreseen.',
  timezone: 'Asia/Shanghai',
  years: [2003, 2100],
  weekend: [{ start: '2003-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CN', from: 2003, asDeclared: true, source: STATUTORY_WORKING_DAYS }],
});
