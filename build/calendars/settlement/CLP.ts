import { calendar } from '../definition.js';
import { NOT_FOUND } from '../vocabulary.js';

/**
 * Chilean peso: the real-time gross settlement system (LBTR) of the Banco Central de Chile, open on banking days: not on
 * the country's holidays, whose laws are told in its calendar, nor on 31 December, on which banks do not serve the public
 * (article 38 of the banking law; abolished for 1997, and again from August to December 2025, restored in time).
 *
 * Added are holidays of the capital alone, which closed banks and clearing there.
 */

const BANK_HOLIDAY = 'https://radiosago.cl/?p=57122';
const BANK_HOLIDAY_2025 =
  'https://www.elmostrador.cl/datos-utiles/2025/12/29/se-restablece-el-feriado-bancario-del-31-de-diciembre-tras-' +
  'promulgacion-de-nueva-ley/';
const LAST_DAY = {
  rule: '12-31',
  name: 'Bank holiday',
  names: { es: 'Feriado bancario' },
  source: BANK_HOLIDAY,
} as const;
/** Daily IPSA, a row of nulls on days without trading; read for September 2004 to July 2005. */
const INDEX =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EIPSA.csv';

export default calendar({
  id: 'CLP',
  kind: 'settlement',
  name: 'LBTR (Chilean peso)',
  doubtful: [
    {
      years: '2004-2005',
      note: "Of the exchange's index only September 2004 to July 2005 was read; it agrees but for 17 September 2004, a Friday between the feast and a weekend, which was not settled.",
    },
    { years: '-2003', note: 'Before 2004, when the LBTR began, the days are those of banks.' },
  ],
  otherNames: 'Banco Central de Chile',
  countries: ['CL'],
  timezone: 'America/Santiago',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CL', from: 1990, except: ["New Year's Eve"], source: BANK_HOLIDAY }],
  rules: [
    { ...LAST_DAY, from: 1990, to: 1996 },
    { ...LAST_DAY, from: 1998, note: `Restored in time for 2025: ${BANK_HOLIDAY_2025}` },
  ],
  dates: [
    {
      date: '2004-11-19',
      kind: 'holiday',
      name: 'APEC summit (Santiago)',
      source: INDEX,
      note: 'The index has no value that day.',
    },
    {
      date: '2018-01-16',
      kind: 'holiday',
      name: 'Visit of Pope Francis (Santiago)',
      source: NOT_FOUND,
      note:
        'A circular of the bank supervisor, reprinted without an address found: a holiday in the capital, kept by the ' +
        'Banco Central and both exchanges, clearing and settlement on the next banking day.',
    },
  ],
});
