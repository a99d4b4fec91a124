import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { movedHoliday, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Guatemala. Labour Code, article 127. Decree 19-2018 moved 30 June, 1 May and 20 October to a Monday; the Constitutional
 * Court took the last two out of it on 16 April 2020. Before the decree 30 June stayed (the library moves it).
 */

const DECREE_19_2018 = 'https://www.leydenegocios.com/post/feriados-asuetos-2023';

export default country({
  id: 'GT',
  name: 'Guatemala',
  doubts: 'Doubts: the decree itself was not read.',
  doubtful: [{ years: '2018-2019', note: 'The days of 2018 and 2019 follow from its rule as told.' }],
  cities: 'Guatemala City',
  currencies: ['GTQ'],
  timezone: 'America/Guatemala',
  weekend: SATURDAY_SUNDAY,
  library: 'GT',
  exclusions: [
    ...excludedRules(
      [
        '07-01 if tuesday,saturday then previous friday if sunday then next monday',
        '10-12 if saturday then previous friday if sunday then next monday',
      ],
      { why: `a day of banks alone, not in article 127 of the Labour Code; ${DECREE_19_2018}` },
    ),
    {
      rule: '06-30 if tuesday then previous monday if wednesday,thursday then next friday',
      why: `stays to 2018, then goes to a Monday: see the rules; ${DECREE_19_2018}`,
    },
  ],
  rules: [
    {
      rule: '06-30',
      name: 'Army Day',
      names: { es: 'Día del Ejército' },
      from: 1990,
      to: 2018,
      source: DECREE_19_2018,
    },
    {
      rule: '06-30 if tuesday,wednesday then previous monday if thursday,friday,saturday,sunday then next monday',
      name: 'Army Day',
      names: { es: 'Día del Ejército' },
      from: 2019,
      source: DECREE_19_2018,
    },
  ],
  dates: [
    movedHoliday('Revolution Day', DECREE_19_2018, { '2018-10-20': '2018-10-22', '2019-10-20': '2019-10-21' }),
    movedHoliday('Labour Day', DECREE_19_2018, { '2019-05-01': '2019-04-29' }),
  ],
  englishNames: {
    'Santa Catarina de Alejandría': 'Saint Catherine of Alexandria',
    'San José Obrero': "Saint Joseph's Day",
    'San Benito de Palermo': 'Saint Benedict of Palermo',
    'Santa Cruz': 'Holy Cross',
    'Primer viernes de Cuaresma': 'First Friday of Lent',
    'Santo Domingo de Guzmán': 'Saint Dominic',
    'San Pedro Apóstol': 'Saint Peter',
    'San Juan Bautista': 'Saint John the Baptist',
    'San Raymundo Peñafort': 'Saint Raymond of Penyafort',
    'Virgen de la Candelaria y Sagrado Corazón de Jesús': 'Our Lady of Candelaria and Sacred Heart of Jesus',
    'San Miguel Arcángel': 'Saint Michael the Archangel',
  },
  subdivisions: [
    {
      id: '01',
      aliases: ['GT:1'],
      name: 'Guatemala',
      library: '1',
      subdivisions: [
        { id: '101', name: 'Guatemala', library: '101' },
        { id: '102', name: 'Santa Catarina Pinula', library: '102' },
        { id: '103', name: 'San José Pinula', library: '103' },
        { id: '104', name: 'San José del Golfo', library: '104' },
        { id: '105', name: 'Palencia', library: '105' },
        { id: '106', name: 'Chinautla', library: '106' },
        { id: '107', name: 'San Pedro Ayampuc', library: '107' },
        { id: '108', name: 'Mixco', library: '108' },
        { id: '109', name: 'San Pedro Sacatepéquez', library: '109' },
        { id: '110', name: 'San Juan Sacatepéquez', library: '110' },
        { id: '111', name: 'San Raimundo', library: '111' },
        { id: '112', name: 'San Pedro y San Pablo', library: '112' },
        { id: '113', name: 'Fraijanes', library: '113' },
        { id: '114', name: 'Amatitlán', library: '114' },
        { id: '115', name: 'Villa Nueva', library: '115' },
        { id: '116', name: 'Villa Canales', library: '116' },
        { id: '117', name: 'San Miguel Petapa', library: '117' },
      ],
    },
  ],
});
