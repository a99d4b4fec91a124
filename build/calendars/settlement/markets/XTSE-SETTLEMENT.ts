import { closed, settlement } from '../../forms/settlement.js';

const CNSX_2010 =
  'http://montego-resources-inc.listings.thecse.ca/en/about/publications/bulletins/' +
  '2009-1205-cnsx-and-pure-trading-2010-holiday-settlement-schedule';
/** "Banking Holiday ONLY ... both a non-clearing day and a non-settlement day." */
const TSX_2022 = 'https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246';

export default settlement({
  mic: 'XTSE',
  name: 'Toronto Stock Exchange',
  at: 'CDS, Canadian dollar',
  timezone: 'America/Toronto',
  years: [1990, 2100],
  bases: [closed('XTSE', 1990, CNSX_2010), closed('CAD', 1990, TSX_2022)],
});
