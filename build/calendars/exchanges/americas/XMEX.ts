import { calendar } from '../../definition.js';

/**
 * Bolsa Mexicana de Valores: closed on the days that the banking commission (CNBV) orders for all institutions under its
 * supervision, stock exchanges by name among them; they are the days of the peso's settlement (see MXN for the changes
 * over the years, most of which are seen in this exchange's index).
 *
 * Early closes: 24 December 2025 was a shorter session, and the derivatives exchange of the group gave notice of special
 * hours for 24 and 31 December 2025. The hour is from one report, and no such notice was found for other years.
 * The suspensions after the earthquake of 19 September 2017 and the failure of 9 October 2020 ended sessions unannounced and are left out.
 */

const CNBV_2014 = 'https://24-horas.mx/?p=572554';
/** The commission's general provisions on the closing days of 2025 and 2026. */
const CNBV_2025 =
  'https://github.com/andreygorbachev/calendar/blob/b639da02ca447ce104672f533eb148942a5e5c7a/static_data/src/Mexico.cpp';
const CHRISTMAS_2025 = 'https://mercadoemergente.com/?p=14943';
const SHORT_SESSION_2025 =
  'https://www.eleconomista.com.mx/mercados/bmv-liverpool-ollaman-brillan-cesion-corta-navidad-20251224-792697.html';

export default calendar({
  id: 'XMEX',
  kind: 'exchange',
  name: 'Mexican Stock Exchange',
  localName: 'Bolsa Mexicana de Valores',
  otherNames: 'BMV',
  countries: ['MX'],
  cities: 'Mexico City',
  currencies: ['MXN'],
  isMainExchange: true,
  timezone: 'America/Mexico_City',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'MXN', from: 1990, to: 2024, source: CNBV_2014 },
    { calendar: 'MXN', from: 2025, source: CNBV_2025 },
  ],
  dates: [
    {
      date: '2025-12-24',
      kind: 'early_close',
      name: 'Christmas Eve',
      closes: '13:00',
      status: 'estimated',
      source: CHRISTMAS_2025,
      note: `doubt: the hour is from this one report; noon by https://expansion.mx/mercados/2025/12/24/tipo-de-cambio-bolsa-hoy-peso-mexicano-dolar-24-de-diciembre; a shorter session also in ${SHORT_SESSION_2025}`,
    },
  ],
});
