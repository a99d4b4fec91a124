import { inheriting } from '../inheriting.js';
import GBP from '../settlement/GBP.js';

/**
 * Gilts, the bonds of the British government: traded and settled in CREST on the business days of London, which are those
 * of the payment system CHAPS ("instructions with GBP countervalue can settle on UK market business days only"). The
 * holidays of the US bond market are trading days here: those are in GBP:SIFMA, of dollar bonds traded in London.
 */

const CREST_DAYS =
  'https://clearstream.com/clearstream-en/securities-services/market-coverage/europe-non-t2s/united-kingdom/settlement-services-uk-debt-securities-1278760';

export default inheriting(GBP, CREST_DAYS, {
  id: 'GBP:GILT',
  kind: 'bond',
  name: 'Gilts (British government bonds)',
  doubts:
    "Doubts: the Debt Management Office's own list of days was not read. Gilts on the London Stock Exchange end at 12:30 on the days before Christmas and New Year (XLON); no early close is entered.",
  otherNames: 'gilt, gilts, DMO, UK government bonds',
  countries: ['GB'],
});
