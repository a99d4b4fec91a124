import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { holidays, movedHoliday, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bolivia. Days by decree of the year: the Bicentenary of 2025, and decree 5521 of 2026 (22 January kept on the 23rd,
 * Fridays after Corpus Christi and Independence Day). Decree 5328 gave each department one day more in
 * 2025; a Sunday gives the Monday there.
 *
 * A departmental day on a Sunday gives the Monday (decrees 2750 of 2016 and 5019, article 3), as announced for La Paz in
 * 2023 and Cochabamba in 2025. Oruro keeps 10 February (in 2013 the 6th, by decree 1484); compilations have the Friday
 * before Carnival.
 *
 * Pando keeps 11 October by law 1606 of 13 November 2024, first in 2025.
 */

const DECREE_5521 =
  'https://eju.tv/2026/01/gobierno-establece-nuevo-calendario-de-feriados-y-los-convierte-en-fines-de-semana-largos';
const BICENTENARY = 'https://www.instantaneas.tic.bo/2025/07/30/politica/feriado-bicentenario-bolivia-2025';
const DECEMBER_2025 =
  'https://www.reduno.com.bo/nacional/atencion-gobierno-dispone-jornada-excepcional-para-los-dias-24-y-31-de-diciembre-20251222221738';

const DECREE_5483 =
  'https://www.reduno.com.bo/noticias/feriado-confirmado-ministerio-de-trabajo-ratifica-suspension-de-actividades-el-lunes-3-de-noviembre-2025103017258';

const DECREE_5328 =
  'https://www.redbolivision.tv.bo/noticia/gobierno-decreta-nuevos-feriados-en-cada-departamento-por-el-bicentenario/';

const LAW_1606 =
  'https://www.reduno.com.bo/noticias/pando-tendra-feriado-este-sabado-11-de-octubre-en-conmemoracion-de-la-batalla-de-bahia-20251010171913';

const DECREE_1484 = 'https://leyesdecretosbolivia.blogspot.com/2021/09/decreto-supremo-n-1484-se-dispone-por.html';

export default country({
  id: 'BO',
  name: 'Bolivia',
  doubts:
    'Doubts: 17 October (Dignity Day) is a day of remembrance here; days between a holiday and a weekend in 2012 and 2014; Pando before 2025 (24 September here, among the anniversaries of that month, and kept on 25 September 2023 with Santa Cruz: https://eltercerojobolivia.com/feriados-2023-cuando-sera-carnaval-y-semana-santa-en-bolivia; 11 October in compilations) The Friday before Carnival was worked without a break in 2013 (https://lobodelaire.com/HORARIO_CONTINUO_PARA_ESTE_VIERNES_8_DE_FEBRERO.html), in 2026 to 15:00, in Oruro too: https://www.reduno.com.bo/nacional/hoy-rige-jornada-continua-hasta-las-15-00-por-carnaval-sector-publico-o-privado-202621374215.',
  doubtful: [
    {
      named: ['All Souls'],
      years: '2026-',
      note: 'Whether decree 5483 moves a Sunday 2 November after 2025 too was not read.',
    },
    {
      named: ['All Souls', 'Christmas', 'Independence', 'Labour', 'New Year'],
      years: '-2015',
      note: 'On which Mondays days off were kept before 2016 was not read.',
    },
  ],
  cities: 'Sucre',
  currencies: ['BOB'],
  timezone: 'America/La_Paz',
  weekend: SATURDAY_SUNDAY,
  library: 'BO',
  dates: [
    holidays('Bicentenary of Independence', BICENTENARY, '2025-08-07'),
    holidays("All Souls' Day", DECREE_5483, '2025-11-03', { observed: true }),
    holidays('Holiday by decree', DECEMBER_2025, '2025-12-26'),
    holidays('Holiday by decree 5521', DECREE_5521, '2026-01-02 2026-06-05 2026-08-07'),
    movedHoliday('Plurinational State Foundation Day', DECREE_5521, { '2026-01-22': '2026-01-23' }),
  ],
  subdivisions: [
    {
      // The decree gives each department a day of the Bicentenary year.
      id: 'B',
      name: 'Beni',
      library: 'B',
      dates: [{ date: '2025-04-22', kind: 'holiday', name: 'Revolt of the Canichana', source: DECREE_5328 }],
    },
    {
      id: 'C',
      name: 'Cochabamba',
      library: 'C',
      dates: [{ date: '2025-11-14', kind: 'holiday', name: 'Battle of Aroma', source: DECREE_5328 }],
    },
    {
      id: 'H',
      name: 'Chuquisaca',
      library: 'H',
      dates: [{ date: '2025-09-29', kind: 'holiday', name: 'Foundation of La Plata', source: DECREE_5328 }],
    },
    {
      id: 'L',
      name: 'La Paz',
      library: 'L',
      dates: [{ date: '2025-11-14', kind: 'holiday', name: 'Death of Túpac Katari', source: DECREE_5328 }],
    },
    {
      id: 'N',
      name: 'Pando',
      library: 'N',
      exclusions: excludedRules(['09-24', 'substitutes 09-24 if sunday then next monday'], {
        from: 2025,
        why: `11 October by law 1606: see the rules; ${LAW_1606}`,
      }),
      rules: [
        {
          rule: '10-11 and if sunday then next monday',
          name: 'Battle of Bahía',
          names: { es: 'Batalla de Bahía' },
          from: 2025,
          source: LAW_1606,
        },
      ],
      dates: [{ date: '2025-02-10', kind: 'holiday', name: 'Foundation of Cobija', source: DECREE_5328 }],
    },
    {
      id: 'O',
      name: 'Oruro',
      library: 'O',
      dates: [
        { date: '2025-10-06', kind: 'holiday', name: 'Revolution of 6 October 1810', source: DECREE_5328 },
        holidays('Oruro Day (brought forward)', DECREE_1484, '2013-02-06'),
      ],
    },
    {
      id: 'P',
      name: 'Potosí',
      library: 'P',
      dates: [{ date: '2025-04-01', kind: 'holiday', name: 'Battle of Tumusla', source: DECREE_5328 }],
    },
    {
      id: 'S',
      name: 'Santa Cruz',
      library: 'S',
      dates: [{ date: '2025-02-14', kind: 'holiday', name: 'Independence of Santa Cruz', source: DECREE_5328 }],
    },
    {
      id: 'T',
      name: 'Tarija',
      library: 'T',
      dates: [{ date: '2025-11-07', kind: 'holiday', name: 'Battle of Suipacha', source: DECREE_5328 }],
    },
  ],
});
