import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Cape Verde. Shrove Tuesday is no holiday: the government lets the public service off, by resolution each time (from
 * noon in 2020, 2025 and 2026, not at all in 2022).
 *
 * Doubts: no list of the holidays by law was found. Ash Wednesday is let off for the public service in the same
 * resolutions, so that it may be no holiday either; 12 September (National Day) is not in all compilations.
 */

const RESOLUTIONS =
  'https://expressodasilhas.cv/pais/2025/02/24/governo-concede-tolerancia-de-ponto-no-dia-4-para-carnaval-e-5-para-cinzas/95815';

export default country({
  id: 'CV',
  name: 'Cape Verde',
  timezone: 'Atlantic/Cape_Verde',
  weekend: SATURDAY_SUNDAY,
  library: 'CV',
  englishNames: { 'Dia do Município da Praia': 'Praia Municipality Day' },
  exclusions: [
    { rule: 'easter -47', why: `for the public service only, from noon, in years of a resolution; ${RESOLUTIONS}` },
  ],
  subdivisions: [
    { id: 'S', name: 'Sotavento Islands', library: 'S', subdivisions: [{ id: 'PR', name: 'Praia', library: 'PR' }] },
  ],
});
