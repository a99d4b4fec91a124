import { inheriting } from '../../inheriting.js';
import XSTO from './XSTO.js';

/**
 * Spotlight Stock Market (until 2018 AktieTorget), Sweden: closures and half days of Nasdaq Stockholm, as its own list of
 * 2024 has them. The data begins with 2018, the first year under this name; of AktieTorget nothing was found.
 */

const OPENING_HOURS = 'https://manage.spotlightstockmarket.com/sv/om-spotlight/oeppettider';

export default inheriting(XSTO, OPENING_HOURS, {
  id: 'XSAT',
  name: 'Spotlight Stock Market',
  localName: 'Aktietorget',
  otherNames: 'Spotlight',
  countries: ['SE'],
  cities: 'Stockholm',
  currencies: ['SEK'],
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [6, 7] }],
});
