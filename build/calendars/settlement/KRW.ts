import { calendar } from '../definition.js';

/**
 * BOK-Wire+, the funds transfer system of the Bank of Korea (BOK-Wire from 1994 to 2009): closed when the banks are, on
 * Saturdays, Sundays, public holidays with their substitute and temporary ones, on election days and on Labour Day.
 * 31 December is a settlement day. Since 2026 Labour Day is a public holiday and comes with those.
 *
 * The system began in December 1994: the data starts with 1995. All banks worked on Saturday mornings until June 2002.
 */

const BANKS_CLOSED_2017 = 'http://www.hankyung.com/news/app/newsview.php?aid=2017042738921';
const BANKS_CLOSED_2014 = 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0922782372';

export default calendar({
  id: 'KRW',
  kind: 'settlement',
  name: 'BOK-Wire+ (South Korean won)',
  doubts:
    "Doubts: no statement of the Bank of Korea on the system's own days was found; that it worked on the Saturdays until June 2002 follows from the banks' days only.",
  otherNames: 'Bank of Korea',
  countries: ['KR'],
  timezone: 'Asia/Seoul',
  years: [1995, 2100],
  weekend: [
    { start: '1995-01-01', days: [7] },
    { start: '2002-07-01', days: [6, 7] },
  ],
  inherits: [{ calendar: 'KR', from: 1995, kinds: ['holiday'], asDeclared: true, source: BANKS_CLOSED_2014 }],
  rules: [
    {
      rule: '05-01',
      name: "Workers' Day",
      names: { ko: '근로자의 날' },
      from: 1995,
      to: 2025,
      source: BANKS_CLOSED_2017,
      note: 'The source tells of 2017, and of Buddha’s Birthday, Children’s Day and the election of that year alike.',
    },
  ],
});
