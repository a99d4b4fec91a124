import { inheriting } from '../inheriting.js';
import BRL from '../settlement/BRL.js';

/**
 * Brazilian real bonds and the DI rate: ANBIMA's national holidays, the days on which bank reserves do not move. They
 * are the days of the settlement system (see BRL for what they rest on before 2001); a state or city
 * holiday of São Paulo, which closed the stock exchange until 2021, never closed this market.
 */

const ANBIMA = 'https://www.anbima.com.br/feriados/feriados.asp';

export default inheriting(BRL, ANBIMA, {
  id: 'BRL:BOND',
  kind: 'bond',
  name: 'ANBIMA (Brazilian real bonds)',
  countries: ['BR'],
});
