import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Cape Verde. Shrove Tuesday and Ash Wednesday are no holidays: the government lets the public service off, by resolution
 * each time (Tuesday from noon and Wednesday in 2020, 2025 and 2026, neither in 2022). Nor is 12 September, by the list
 * of bank holidays of the central bank.
 */

const RESOLUTIONS =
  'https://expressodasilhas.cv/pais/2025/02/24/governo-concede-tolerancia-de-ponto-no-dia-4-para-carnaval-e-5-para-cinzas/95815';
const BANK_HOLIDAYS = 'https://worddisk.com/wiki/Public_holidays_in_Cape_Verde';

export default country({
  id: 'CV',
  name: 'Cape Verde',
  doubts: 'Doubts: no list of the holidays by law was found. Ash Wednesday is in compilations.',
  doubtful: [
    {
      named: ['Good Friday'],
      note: "The list of the central bank was read as an encyclopaedia gives it, and lacks Good Friday, which the government's resolutions call a holiday.",
    },
  ],
  localName: 'Cabo Verde',
  otherNames: 'Cabo Verde',
  cities: 'Praia',
  currencies: ['CVE'],
  timezone: 'Atlantic/Cape_Verde',
  weekend: SATURDAY_SUNDAY,
  library: 'CV',
  englishNames: { 'Dia do Município da Praia': 'Praia Municipality Day' },
  exclusions: [
    {
      rule: 'easter -46',
      why: `let off for the public service only, by the same resolutions, not at all in 2022; ${RESOLUTIONS}`,
    },
    { rule: '09-12', why: `not among the bank holidays of the Banco de Cabo Verde; ${BANK_HOLIDAYS}` },
    { rule: 'easter -47', why: `for the public service only, from noon, in years of a resolution; ${RESOLUTIONS}` },
  ],
  subdivisions: [
    {
      id: 'S',
      name: 'Sotavento Islands',
      localName: 'Sotavento',
      library: 'S',
      subdivisions: [{ id: 'PR', name: 'Praia', library: 'PR' }],
    },
  ],
});
