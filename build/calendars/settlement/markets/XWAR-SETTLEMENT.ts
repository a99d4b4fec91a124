import { closed, settlement } from '../../forms/settlement.js';

/** Settlement dates around 24 and 31 December 2019, days without a session. */
const POLAND_2019 = 'https://www.bdm.pl/aktualnosci/brak-sesji-na-gpw-i-dzien-wolny-dm-bdm-sa-926';

export default settlement({
  mic: 'XWAR',
  name: 'Warsaw Stock Exchange',
  at: 'KDPW, Polish zloty',
  timezone: 'Europe/Warsaw',
  years: [2009, 2100],
  note: 'The depository worked on Good Friday 2008, when the exchange was closed; since 2019 at least trades are not counted over days without a session (24 and 31 December 2019).',
  bases: [closed('XWAR', 2009, POLAND_2019), closed('PLN', 2009, POLAND_2019)],
});
