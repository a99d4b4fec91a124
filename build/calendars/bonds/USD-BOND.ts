import { inheriting } from '../inheriting.js';
import { dateRows } from '../many-rows.js';
import USD_BOND_TRADING, { GOOD_FRIDAY_2012, GOOD_FRIDAY_2015, GOOD_FRIDAY_2026 } from './USD-BOND-TRADING.js';

/**
 * US dollar bonds in the United States: the days on which government, agency, mortgage- and asset-backed, corporate and
 * municipal securities settle, as SIFMA recommends. They are the days of trading (USD:BOND-TRADING), early closes among them,
 * but for a Good Friday on which trading ends at noon, because the employment report is released: such a day shall "not be
 * treated as a good settlement day", and trades of government and agency securities entered on it settle on T+2. From 2028
 * on every Good Friday is closed here and in trading, estimated: a trade of it would settle on the same day, T+1 from Monday.
 */

const NAME = 'Good Friday (no settlement; trading closes early)';
const PRACTICE = 'doubt: "consistent with past practice" of 2015 and 2026; the words of this year were not read.';

export default inheriting(USD_BOND_TRADING, GOOD_FRIDAY_2026, {
  id: 'USD:BOND',
  name: 'SIFMA US (US dollar bonds)',
  doubtful: [
    {
      named: ['Good Friday'],
      note: 'SIFMA\'s words were read of 2012, 2015 and 2026, the last two "consistent with past practice"; 2007, 2010, 2021 and 2023 rest on that practice and are estimated.',
    },
  ],
  otherNames: 'Treasuries, US government bonds',
  countries: ['US'],
  dates: dateRows({ kind: 'holiday', name: NAME }, [
    { date: '2007-04-06', source: GOOD_FRIDAY_2015, basis: 'rule', status: 'estimated', note: PRACTICE },
    { date: '2010-04-02', source: GOOD_FRIDAY_2015, basis: 'rule', status: 'estimated', note: PRACTICE },
    { date: '2012-04-06', source: GOOD_FRIDAY_2012 },
    { date: '2015-04-03', source: GOOD_FRIDAY_2015 },
    { date: '2021-04-02', source: GOOD_FRIDAY_2026, basis: 'rule', status: 'estimated', note: PRACTICE },
    { date: '2023-04-07', source: GOOD_FRIDAY_2026, basis: 'rule', status: 'estimated', note: PRACTICE },
    { date: '2026-04-03', source: GOOD_FRIDAY_2026 },
  ]),
});
