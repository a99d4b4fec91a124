import { calendar } from '../definition.js';
import { inPeriods } from '../many-rows.js';
import { NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

/**
 * Brazilian real: the STR of the Banco Central do Brasil, which settles on the business days of the financial market:
 * not on Saturdays, Sundays, national holidays, Carnival Monday and Tuesday, Corpus Christi and 2 November. ANBIMA
 * lists these days from 2001 on; its list is the table below.
 *
 * Before 2001: Resolution 2.516 of June 1998 made Maundy Thursday a business day from 2000 on, so it was none until
 * 1999 (the stock exchange's index has no value on it in 1994, 1996, 1997, 1998 and 1999). State and city holidays,
 * Ash Wednesday, 24 December and the last business day of the year (banks closed to the public) are business days.
 */

const RESOLUTION_2516 = 'https://www.normasbrasil.com.br/norma/resolucao-2516-1998_95549.html';
const ANBIMA = 'https://www.anbima.com.br/feriados/feriados.asp';
const BLACK_CONSCIOUSNESS =
  'https://github.com/tpougy/feriados-nacionais/blob/11c658ec67a7e22d3fea9313b237b8b96fb7feab/data/' +
  'feriados_pt_br_date.csv';
/** Daily Ibovespa since 1993, a row of nulls on days without trading. */
const IBOVESPA =
  'https://github.com/weiqinggu/ThomasAnastosGuResearch/blob/1035b9a2f9546677a420a804f54421d1249fd061/%5EBVSP.csv';

const NOTE_BEFORE_1998 = 'doubt: no rule older than June 1998 was read; 1990 to 1997 are carried back.';

const RULES: readonly RuleRow[] = [
  // In force throughout: a row to 2000 from the resolution, a row since 2001 from ANBIMA's list.
  ...inPeriods(
    [
      { from: 1990, to: 2000, source: RESOLUTION_2516, note: NOTE_BEFORE_1998 },
      { from: 2001, source: ANBIMA },
    ],
    [
      { rule: '01-01', name: "New Year's Day", names: { pt: 'Confraternização Universal' } },
      { rule: 'easter -48', name: 'Carnival Monday', names: { pt: 'Carnaval' } },
      { rule: 'easter -47', name: 'Carnival Tuesday', names: { pt: 'Carnaval' } },
      { rule: 'easter -2', name: 'Good Friday', names: { pt: 'Paixão de Cristo' } },
      { rule: '04-21', name: 'Tiradentes', names: { pt: 'Tiradentes' } },
      { rule: '05-01', name: 'Labour Day', names: { pt: 'Dia do Trabalho' } },
      { rule: 'easter 60', name: 'Corpus Christi', names: { pt: 'Corpus Christi' } },
      { rule: '09-07', name: 'Independence Day', names: { pt: 'Independência do Brasil' } },
      { rule: '10-12', name: 'Our Lady of Aparecida', names: { pt: 'Nossa Senhora Aparecida' } },
      { rule: '11-02', name: "All Souls' Day", names: { pt: 'Finados' } },
      { rule: '11-15', name: 'Proclamation of the Republic', names: { pt: 'Proclamação da República' } },
      { rule: '12-25', name: 'Christmas Day', names: { pt: 'Natal' } },
    ],
  ),
  {
    rule: 'easter -3',
    name: 'Maundy Thursday',
    names: { pt: 'Quinta-feira Santa' },
    from: 1990,
    to: 1999,
    source: RESOLUTION_2516,
    note: `A business day from 2000 on. ${NOTE_BEFORE_1998}`,
  },
  {
    rule: '11-20',
    name: 'Black Consciousness Day',
    names: { pt: 'Dia Nacional de Zumbi e da Consciência Negra' },
    from: 2024,
    source: BLACK_CONSCIOUSNESS,
    note: "ANBIMA's list; a national holiday by a law of December 2023.",
  },
];

export default calendar({
  id: 'BRL',
  kind: 'settlement',
  name: 'STR (Brazilian real)',
  doubtful: [
    { years: '-2001', note: 'The STR began in April 2002; the days before are those of the financial market.' },
    { years: '-1997', note: 'No resolution older than 1998 was read: 1990 to 1997 are carried back.' },
    {
      on: '1994-07-01',
      note: 'The bank holiday of March 1990 (the Collor plan) rests on memory of the time alone; that of 1 July 1994 (the real) on the index.',
    },
    {
      named: ['Collor', 'Bank holiday'],
      years: '1990',
      note: 'The bank holiday of March 1990 (the Collor plan) rests on memory of the time alone; that of 1 July 1994 (the real) on the index.',
    },
  ],
  otherNames: 'Banco Central do Brasil, BCB',
  countries: ['BR'],
  timezone: 'America/Sao_Paulo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: [
    ...onDates(['1990-03-14', '1990-03-15', '1990-03-16'], {
      kind: 'holiday',
      name: 'Bank holiday of the Collor plan',
      source: NOT_FOUND,
      note: 'doubt: the bank holiday before the plan of 16 March 1990 is well known, no text of it was read.',
    }),
    {
      date: '1994-07-01',
      kind: 'holiday',
      name: 'Introduction of the real',
      source: IBOVESPA,
      note: 'The index has no value that day. doubt: no text of the bank holiday was read.',
    },
  ],
});
