import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Central African Republic. Law 89.010 of 1989, changed in 1994 and, for the two Muslim feasts, by law 20.001 of 10
 * January 2020 (decree 20.367); before, the ministry declared them off without pay, as in 2016. A Sunday gives no Monday:
 * Monday 5 January 2026 was announced as worked.
 */

const COMMUNIQUES = 'https://www.journaldebangui.com/?p=56980';

export default country({
  id: 'CF',
  name: 'Central African Republic',
  doubts: 'Doubts: the list of the law was not found.',
  localName: 'République centrafricaine / Ködörösêse tî Bêafrîka',
  cities: 'Bangui',
  currencies: ['XAF'],
  timezone: 'Africa/Bangui',
  weekend: SATURDAY_SUNDAY,
  library: 'CF',
  announced: [
    { name: FITR, replaces: ['1 Shawwal'], source: COMMUNIQUES, years: { 2016: '07-06' } },
    { name: ADHA, replaces: ['10 Dhu al-Hijjah'], source: COMMUNIQUES, years: ADHA_OF_MECCA },
  ],
});
