import { calendar } from '../definition.js';

/**
 * Offshore renminbi in Hong Kong. Its spot rate is fixed by the Treasury Markets Association "from Monday to Friday, except
 * public holidays" of Hong Kong since 27 June 2011; it is paid in the RMB CHATS of Bank of China (Hong Kong), which is open on
 * mainland holidays too: so on 3 October 2014 (https://www.info.gov.hk/gia/general/201410/03/P201410031026.htm).
 *
 * The days of the fixing are those of the foreign exchange market (CNH:FX).
 *
 * The data begin with 2012, the first full year of the fixing.
 */

const FIXING_2011 = 'https://tma.org.hk/en_newsevents_n1.aspx?NewsId=186';

export default calendar({
  id: 'CNH',
  kind: 'settlement',
  name: 'RMB CHATS (offshore renminbi, Hong Kong)',
  doubts:
    'Doubts: the clearing rules were not read. On weekend days that the mainland works the system has been open for some hours since July 2015, by the press (https://news.cnyes.com/news/id/613742): no days of the market, and none here. Whether it is open on holidays of Hong Kong was not found; nor do mainland holidays close it, though payments across the border wait for them.',
  otherNames: 'offshore renminbi, offshore yuan, RMB CHATS, HKICL',
  aliases: ['CNH:FX'],
  countries: ['HK'],
  timezone: 'Asia/Hong_Kong',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'HK', from: 2012, kinds: ['holiday'], asDeclared: true, source: FIXING_2011 }],
});
