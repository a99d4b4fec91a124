import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Venezuela. Labour Law (LOTTT), article 184. Days that the President declares non-working stand here where offices and
 * private banks closed; those from which banks were exempt (28 February and 1 March 2019; 20 August 2018: decree 66,
 * http://www.diariocontraste.com/2018/08/en-gaceta-oficial-lunes-20ago-no-laborable/), the Fridays of 2016 and 10 to 12 April
 * 2017, for the public service alone (https://elimpulso.com/2017/04/08/oficializan-dias-10-11-12-abril-no-laborables), are left out; so
 * are 29 to 31 March 2010 (decree 7.338, without banks: https://scl-consultor.blogspot.com/2010/03/el-presidente-chavez-decreto-como-dias.html)
 * and 26 to 28 March 2018 (public service). 15 May (Family Day) is in no list of 2024.
 */

const DECREE_2276 = 'http://primeraemision.com/decreto-de-toda-semana-santa-no-laborable-incluye-al-sector-privado';
const DECREE_5170 = 'https://www.aporrea.org/actualidad/n411202.html';

export default country({
  id: 'VE',
  name: 'Venezuela',
  doubts: 'Doubts: other such days since 2010 were not read.',
  cities: 'Caracas',
  currencies: ['VES'],
  timezone: 'America/Caracas',
  weekend: SATURDAY_SUNDAY,
  library: 'VE',
  dates: [
    holidays('Non-working day by decree 2.276', DECREE_2276, '2016-03-21 2016-03-22 2016-03-23'),
    holidays('Day of national rejoicing (canonisations)', DECREE_5170, '2025-10-20'),
  ],
  englishNames: {
    'Natalicio de José Antonio Anzoátegui': 'Birthday of José Antonio Anzoátegui',
    'Día de la Virgen del Socorro': 'Our Lady of Perpetual Succour',
    'Día de La Divina Pastora': 'The Divine Shepherdess',
    'Natalicio de Jacinto Lara': 'Birthday of Jacinto Lara',
    'Día de Barquisimeto': 'Barquisimeto Day',
    'Día de Maturin': 'Maturín Day',
    'Natalicio de Rafael Urdaneta': 'Birthday of Rafael Urdaneta',
    'Día de la Virgen de la Chinita': 'Our Lady of Chiquinquirá (La Chinita)',
  },
  subdivisions: [
    { id: 'B', name: 'Anzoátegui', library: 'B' },
    { id: 'G', name: 'Carabobo', library: 'G' },
    { id: 'K', name: 'Lara', library: 'K', subdivisions: [{ id: 'BA', name: 'Barquisimeto', library: 'BA' }] },
    { id: 'M', name: 'Miranda', library: 'M' },
    { id: 'N', name: 'Monagas', library: 'N' },
    { id: 'S', name: 'Táchira', library: 'S' },
    { id: 'V', name: 'Zulia', library: 'V' },
  ],
});
