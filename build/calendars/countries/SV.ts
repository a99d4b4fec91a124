import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * El Salvador. Labour Code, article 190, as told by three accounts; the library lacks 1 January, 10 May (since 2016) and
 * 17 June (since 2013). The public service has longer vacations, which are not in.
 */

const ARTICLE_190 = 'https://elindependiente.sv/?p=1665';
const DECREE_2022 = 'https://politicastereo.org/?p=29562';

export default country({
  id: 'SV',
  name: 'El Salvador',
  cities: 'San Salvador',
  currencies: ['USD', 'SVC'],
  timezone: 'America/El_Salvador',
  weekend: SATURDAY_SUNDAY,
  library: 'SV',
  rules: [
    { rule: '01-01', name: "New Year's Day", names: { es: 'Año Nuevo' }, from: 1990, source: ARTICLE_190 },
    { rule: '05-10', name: "Mother's Day", names: { es: 'Día de la Madre' }, from: 2016, source: ARTICLE_190 },
    { rule: '06-17', name: "Father's Day", names: { es: 'Día del Padre' }, from: 2013, source: ARTICLE_190 },
  ],
  dates: [
    holidays('Day off by decree of the Assembly', 'https://resistenciasv.com/?p=26206', '2022-09-16'),
    holidays('Day off by decree of the Assembly', DECREE_2022, '2022-12-26 2023-01-02'),
  ],
  englishNames: {
    'Celebración del Divino Salvador del Mundo': 'Feast of the Divine Saviour of the World',
    'Fiestas Agostinas': 'August Festival',
  },
  subdivisions: [{ id: 'SS', name: 'San Salvador', library: 'SS' }],
});
