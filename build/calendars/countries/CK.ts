import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Cook Islands. Ra o te Ui Ariki is a holiday since 2012, by an amendment act of 2011 (in the library in all years). The
 * gospel days are each of its own island: see the subdivisions.
 */

const UI_ARIKI =
  'https://www.qppstudio.net/public-holidays-news/2013/cook-islands-2013-public-holidays-announced-006376.htm';

export default country({
  id: 'CK',
  name: 'Cook Islands',
  cities: 'Avarua',
  currencies: ['NZD'],
  timezone: 'Pacific/Rarotonga',
  weekend: SATURDAY_SUNDAY,
  library: 'CK',
  exclusions: [{ rule: '1st Friday in July', to: 2011, why: `kept since 2012; ${UI_ARIKI}` }],
  subdivisions: [
    { id: 'AITUTAKI', name: 'Aitutaki', library: 'Aitutaki' },
    { id: 'ATIU', name: 'Atiu', library: 'Atiu' },
    { id: 'MANGAIA', name: 'Mangaia', library: 'Mangaia' },
    { id: 'MANIHIKI', name: 'Manihiki', library: 'Manihiki' },
    { id: 'MITIARO', name: 'Mitiaro', library: 'Mitiaro' },
    { id: 'PALMERSTON', name: 'Palmerston', library: 'Palmerston' },
    { id: 'PENRHYN', name: 'Penrhyn', library: 'Penrhyn' },
    { id: 'PUKAPUKA', name: 'Pukapuka', library: 'Pukapuka' },
    { id: 'RAKAHANGA', name: 'Rakahanga', library: 'Rakahanga' },
    { id: 'RAROTONGA', name: 'Rarotonga', library: 'Rarotonga' },
  ],
});
