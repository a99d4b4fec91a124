import { calendar } from '../../definition.js';

/**
 * Bolsa de Valores de Colombia, formed in July 2001 of the exchanges of Bogotá, Medellín and Cali: closed on the
 * country's holidays and on the last weekday of the year, each time by a notice of the exchange ("día no hábil
 * bursátil"; read for 2016, 2019 and 2024).
 *
 * Early closes: 24 December 2019 and 2025 at 12:55, with a closing auction to 13:00 (so told
 * for 2019); later ones are expected since the
 * exchanges of Lima, Santiago and Bogotá have one operator.
 */

const NOTICE_2016 =
  'http://www.portafolio.co/economia/finanzas/precio-del-dolar-hoy-en-colombia-29-de-diciembre-de-2016-502517';
const NOTICE_2019 =
  'https://www.larepublica.co/finanzas/bolsa-de-valores-de-colombia-revelo-horarios-para-este-24-y-31-de-diciembre-2942461';
const NUAM_2025 =
  'https://elcomercio.pe/economia/peru/nuam-conoce-los-horarios-especiales-de-operacion-por-cierre-de-ano-l-nuam-l-' +
  'ultimas-noticia/';

export default calendar({
  id: 'XBOG',
  kind: 'exchange',
  name: 'Colombia Stock Exchange',
  doubts:
    "Doubts: 24 December of the other years (in 2019 the exchange followed New York's hours, so others are likely) and the last weekday of the years before 2016; of 2001 the first half is that of the old exchanges.",
  localName: 'Bolsa de Valores de Colombia',
  otherNames: 'BVC, nuam',
  countries: ['CO'],
  cities: 'Bogotá',
  currencies: ['COP'],
  isMainExchange: true,
  timezone: 'America/Bogota',
  years: [2001, 2100],
  weekend: [{ start: '2001-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CO', from: 2001, source: NOTICE_2019 }],
  rules: [
    {
      rule: '12-31 if saturday,sunday then previous friday',
      observed: false,
      name: 'Last weekday of the year',
      names: { es: 'Último día del año' },
      from: 2001,
      source: NOTICE_2016,
      note:
        `Friday 30 December 2016; Tuesdays 31 December 2019 (${NOTICE_2019}) and 2024 ` +
        '(https://valoraanalitik.com/horario-bolsa-de-colombia-diciembre-2024); doubt: the years before 2016.',
    },
    {
      rule: '12-24',
      name: 'Christmas Eve',
      from: 2026,
      closes: '12:55',
      status: 'estimated',
      weekdays: [1, 2, 3, 4, 5],
      source: NUAM_2025,
      note: 'doubt: announced year by year.',
    },
  ],
  dates: [
    { date: '2019-12-24', kind: 'early_close', name: 'Christmas Eve', closes: '12:55', source: NOTICE_2019 },
    { date: '2025-12-24', kind: 'early_close', name: 'Christmas Eve', closes: '12:55', source: NUAM_2025 },
  ],
});
