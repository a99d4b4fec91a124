import { country } from '../country.js';
import { holidays, movedHoliday, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bolivia. Days by decree of the year: the Bicentenary of 2025, and decree 5521 of 2026 (22 January kept on the 23rd,
 * Fridays after Corpus Christi and Independence Day). Pando keeps 11 October; Oruro the Friday before Carnival.
 *
 * Doubts: 17 October (Dignity Day) is a day of remembrance here; days between a holiday and a weekend in 2012 and 2014;
 * whether departmental days move from a Sunday (the library; not in compilations).
 */

const DECREE_5521 =
  'https://eju.tv/2026/01/gobierno-establece-nuevo-calendario-de-feriados-y-los-convierte-en-fines-de-semana-largos';
const BICENTENARY = 'https://www.instantaneas.tic.bo/2025/07/30/politica/feriado-bicentenario-bolivia-2025';
const DECEMBER_2025 =
  'https://www.reduno.com.bo/nacional/atencion-gobierno-dispone-jornada-excepcional-para-los-dias-24-y-31-de-diciembre-20251222221738';

export default country({
  id: 'BO',
  name: 'Bolivia',
  timezone: 'America/La_Paz',
  weekend: SATURDAY_SUNDAY,
  library: 'BO',
  dates: [
    holidays('Bicentenary of Independence', BICENTENARY, '2025-08-07'),
    holidays('Holiday by decree', DECEMBER_2025, '2025-12-26'),
    holidays('Holiday by decree 5521', DECREE_5521, '2026-01-02 2026-06-05 2026-08-07'),
    movedHoliday('Plurinational State Foundation Day', DECREE_5521, { '2026-01-22': '2026-01-23' }),
  ],
  subdivisions: [
    { id: 'B', name: 'Beni', library: 'B' },
    { id: 'C', name: 'Cochabamba', library: 'C' },
    { id: 'H', name: 'Chuquisaca', library: 'H' },
    { id: 'L', name: 'La Paz', library: 'L' },
    { id: 'N', name: 'Pando', library: 'N' },
    { id: 'O', name: 'Oruro', library: 'O' },
    { id: 'P', name: 'Potosí', library: 'P' },
    { id: 'S', name: 'Santa Cruz', library: 'S' },
    { id: 'T', name: 'Tarija', library: 'T' },
  ],
});
