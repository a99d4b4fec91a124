import { closed, settlement } from '../../forms/settlement.js';

/** Its columns tell trading from clearing: eves of holidays are cleared, not traded. */
const TASE_2018 = 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx';

/** Settles from Sunday to Thursday, also since trading moved to Monday to Friday: Friday's trades are cleared on Sunday. */
export default settlement({
  mic: 'XTAE',
  name: 'Tel Aviv Stock Exchange',
  at: 'TASE Clearing House, shekel',
  timezone: 'Asia/Jerusalem',
  years: [2005, 2099],
  weekend: { '2005-01-01': [5, 6] },
  note: "The exchange's eves are cleared, so the currency's days alone count: so the list of 2018.",
  bases: [closed('ILS', 2005, TASE_2018)],
});
