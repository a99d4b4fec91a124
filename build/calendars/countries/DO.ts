import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Dominican Republic. Law 139-97 moves some holidays: from a Tuesday or Wednesday to the Monday before, from a Thursday or
 * Friday to the Monday after. The lists of the Ministry of Labour of 2017, 2018 and 2021 to 2026 were read; in them the
 * 6th of November stays on a Saturday or Sunday (the library moves it, and the wrong way in the middle of a week).
 */

const LIST_2024 = 'https://eldia.com.do/ministerio-de-trabajo-anuncia-dias-feriados-correspondientes-al-ano-2024/';
const DECREE_773_22 = 'https://www.elchenchen.com/2022/12/fin-de-semana-largo-declaran-no.html';

export default country({
  id: 'DO',
  name: 'Dominican Republic',
  localName: 'República Dominicana',
  cities: 'Santo Domingo',
  currencies: ['DOP'],
  timezone: 'America/Santo_Domingo',
  weekend: SATURDAY_SUNDAY,
  library: 'DO',
  exclusions: [
    {
      rule: '11-06 if tuesday,wednesday,thursday,friday,saturday then next monday',
      why: `to the Monday before from a Tuesday or Wednesday, not from a Saturday: see the rules; ${LIST_2024}`,
    },
  ],
  rules: [
    {
      rule: '11-06 if tuesday,wednesday then previous monday if thursday,friday then next monday',
      name: 'Constitution Day',
      names: { es: 'Día de la Constitución' },
      from: 1990,
      source: LIST_2024,
    },
  ],
  dates: [holidays('Day off by decree 773-22', DECREE_773_22, '2023-01-02')],
});
