import type { ListedDate } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Mexico. The transfer of the federal executive, every sixth year, is on 1 October since 2024 (before: 1 December, as
 * the library has it, left out since 2024): decree of 30 September 2024, article 74 (VII) of the Federal Labour Law.
 *
 * Maundy Thursday, Good Friday, 2 November and 12 December are days of banks, as in the library.
 */

const DECREE_2024 =
  'https://dgyh.mx/boletin-fiscal/publica-dof-decreto-por-el-que-se-declara-el-1-de-octubre-de-cada-seis-anos-como-dia-de-descanso-obligatorio';

const YEARS = [2024, 2030, 2036, 2042, 2048, 2054, 2060];

export const MX: readonly CountryAmendment[] = [
  {
    id: 'MX',
    subdivisions: true,
    dates: YEARS.map(
      (year): ListedDate => ({
        date: `${year}-10-01`,
        kind: 'holiday',
        name: 'Change of Federal Government',
        names: { es: 'Transmisión del Poder Ejecutivo Federal' },
        source: DECREE_2024,
      }),
    ),
  },
];
