import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Argentina. The library has the bridge days of 2011 to 2025 ("feriados puente" and "días no laborables con fines
 * turísticos") as holidays, those of 2026 as optional ones; they were set by Resolution 164/2025 of the Chief of
 * Cabinet under Law 27.399, as the ones before, and are put on the same footing here.
 *
 * Doubts: on a "día no laborable" public offices and banks are closed, private employers choose.
 */

const RESOLUTION_164 = 'https://www.continental.com.ar/2025-12-26/habra-tres-dias-no-laborables-en-2026-148537/';

export const AR: readonly CountryAmendment[] = [
  {
    id: 'AR',
    subdivisions: true,
    dates: ['2026-03-23', '2026-07-10', '2026-12-07'].map(
      (date): ListedDate => ({
        date,
        kind: 'holiday',
        name: 'Bridge Day',
        names: { es: 'Día no laborable con fines turísticos' },
        source: RESOLUTION_164,
      }),
    ),
  },
];
