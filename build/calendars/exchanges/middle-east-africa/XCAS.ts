import { calendar } from '../../definition.js';

/**
 * Casablanca Stock Exchange (Bourse de Casablanca), Casablanca time. Closed on the public holidays of Morocco; a holiday on
 * a weekend is not moved. In Ramadan the hours are shorter all month (closing auction 13:30), which is no early close of single days.
 *
 * The data begins with 2010: the feasts kept before were not found.
 */

const HOLIDAYS = 'https://www.bladi.net/jours-feries-au-maroc.html';

export default calendar({
  id: 'XCAS',
  kind: 'exchange',
  name: 'Casablanca Stock Exchange',
  doubts:
    "Doubts: those of the feasts in the country's calendar. Days off given to the public service alone (24 April 2023, 12 April 2024) do not close banks nor exchange.",
  doubtful: [{ on: '2025-06-09', note: 'That the exchange closed with the banks on Monday 9 June 2025 was not read.' }],
  localName: 'Bourse de Casablanca',
  otherNames: 'CSE',
  countries: ['MA'],
  cities: 'Casablanca',
  currencies: ['MAD'],
  isMainExchange: true,
  timezone: 'Africa/Casablanca',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'MA', from: 2010, asDeclared: true, source: HOLIDAYS }],
  dates: [
    {
      date: '2025-06-09',
      kind: 'holiday',
      name: 'Eid al-Adha',
      source: 'https://www.challenge.ma/tag/jour-ferie',
      status: 'estimated',
      note: 'all banks were closed exceptionally; doubt: the exchange.',
    },
  ],
});
