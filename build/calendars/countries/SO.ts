import { country } from '../country.js';
import { ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Somalia. By the labour law (Xeer LR.36, article 65) a feast on a Friday is kept from the Saturday on. Eid al-Adha had
 * two days in 2017, three in 2019 and 2025, Eid al-Fitr two in 2019, as announced by the ministry of labour.
 */

const ADHA_2017 =
  'https://en.goobjoog.com/2-days-off-for-somali-civil-servants-for-eid-celebrations-says-labour-ministry/';
const EIDS_2019 = 'https://halqaran.com/index.php/2019/08/08/govt-declares-3-days-as-holiday-to-honour-idd-ul-adha/';
const ADHA_2025 = 'https://sonna.so/en/somalia-declares-three-day-public-holiday-for-eid-al-adha';

export default country({
  id: 'SO',
  name: 'Somalia',
  doubts: 'Doubts: compilations have Islamic New Year and 27 Rajab too.',
  doubtful: [
    { named: ['Eid', 'Ashura', 'Prophet'], note: 'Years without an announcement are computed, one day a feast.' },
  ],
  localName: 'Soomaaliya / الصومال',
  cities: 'Mogadishu',
  currencies: ['SOS'],
  timezone: 'Africa/Mogadishu',
  weekend: {
    history: [{ start: '1990-01-01', days: [5] }],
    source: 'https://www.trtafrika.com/english/article/e22b16537522/amp',
    note:
      'Friday is the official day off (2026), in the north too ' +
      '(https://somalilandsun.com/somaliland-civil-service-on-two-days-eid-vacation/). Some lists have Thursday ' +
      'and Friday or Friday and Saturday.',
  },
  library: 'SO',
  announced: [
    {
      name: 'Eid al-Adha',
      replaces: ['10 Dhu al-Hijjah'],
      source: ADHA_2025,
      years: {
        ...ADHA_OF_MECCA,
        2017: { days: '09-02 09-03', source: ADHA_2017 },
        2019: { days: '08-11 08-12 08-13', source: EIDS_2019 },
        2025: '06-07 06-08 06-09',
      },
    },
    { name: 'Eid al-Fitr', replaces: ['1 Shawwal'], source: EIDS_2019, years: { 2019: '06-04 06-05' } },
  ],
  subdivisions: [
    { id: 'AW', name: 'Awdal', library: 'AW' },
    { id: 'SA', name: 'Sanaag', library: 'SA' },
    { id: 'SO', name: 'Sool', library: 'SO' },
    { id: 'TO', name: 'Togdheer', library: 'TO' },
    { id: 'WO', name: 'Woqooyi Galbeed', library: 'WO' },
  ],
});
