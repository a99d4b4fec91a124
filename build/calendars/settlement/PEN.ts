import { calendar } from '../definition.js';

/**
 * Peruvian sol: the LBTR system of the Banco Central de Reserva, in operation since February 2000, on the country's
 * business days.
 */

const LBTR = 'http://www.bcrp.gob.pe/sistema-de-pagos/sistema-lbtr.html';

export default calendar({
  id: 'PEN',
  kind: 'settlement',
  name: 'LBTR (Peruvian sol)',
  doubts:
    'Doubts: the regulation\'s article on its days was not found. "Días no laborables" by decree (summits, bridge days of the public sector) leave banks free to open, as most announced for November 2024; they are not entered.',
  doubtful: [
    {
      years: '1992-1994',
      note: 'Holidays may have been moved to Mondays from 1992 to 1994 (a law of 1994 put them back on their dates), which the calendar followed does not have.',
    },
  ],
  otherNames: 'BCRP',
  countries: ['PE'],
  timezone: 'America/Lima',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'PE', from: 1990, source: LBTR }],
});
