import { calendar } from '../../definition.js';
import { alike, halfDays, listedYearly } from '../../forms/euronext-south.js';
import { inPeriods } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * The Spanish exchanges of Madrid, Barcelona, Bilbao and Valencia, which have one calendar: full-day closures and early
 * closes, Spanish time.
 *
 * Eleven closed weekdays in 2004 became four in 2005: 15 August, 12 October, 1 November, 6 and 8 December have been
 * trading days since 2005, 6 January since 2009, when it first fell on a weekday again after 2006. 24 and 31 December
 * were closed from 2000 to 2010, are half days until 14:00 since 2012 (a weekend in 2011), and were closed once more in
 * 2021. 14:00 is the time that the exchange announces.
 *
 * The data begins with 2000: before it the exchanges kept more national and local holidays, of which no list was found.
 */

const NO_6_JANUARY = 'https://foxinver.com/foros/index.php/topic,17710.0.html';
const HALF_DAYS_2013 =
  'https://www.eleconomista.es/mercados-cotizaciones/noticias/5415838/12/13/' +
  'La-bolsa-espanola-abre-manana-hasta-las-1400-y-cierra-el-miercoles-y-el-jueves.html';
const HALF_DAYS_2014 =
  'https://www.eleconomista.es/mercados-cotizaciones/amp/6351456/' +
  'La-Bolsa-espanola-abre-hasta-las-14-horas-y-no-vuelve-a-operar-hasta-el-lunes';
const HALF_DAYS_2020 = 'https://www.elboletin.com/la-bolsa-espanola-cerrara-hoy-y-el-lunes-por-la-semana-santa/amp';
const ELEVEN_IN_2004 = 'https://okdiario.com/economia/bolsa-espanola-no-opera-este-lunes-ser-festivo-8923461/amp';
export const LIST_2026 =
  'https://www.bolsasymercados.es/es/sala-de-comunicacion/notas-de-prensa/2025/' +
  'calendario-de-2026-en-los-mercados-financieros-espanoles.html';
const HALF_DAY_2024 =
  'https://infobae-infobae-prod.web.arc-cdn.net/espana/agencias/2024/12/22/' +
  'la-bolsa-espanola-operara-media-sesion-en-nochebuena-y-cerrara-navidad-y-el-jueves-26';
/** EFE on BME's calendars of 2024 (which was to be that of 2025 too) and of 2025, whole. */
const LIST_2025 =
  'https://www.infobae.com/espana/agencias/2025/12/07/la-bolsa-espanola-abrira-este-lunes-pese-a-la-festividad-de-la-inmaculada/';
/** The exchange's release on 2019, as stored without its list of closed days. */
const HALF_DAYS_2019 =
  'https://bolsasymercados.es/esp/Sala-Comunicacion/Nota-Prensa/20181121/nota_20181121_3/' +
  'Calendario_2019_en_los_mercados_espa%C3%B1oles';
/** BME's list of 2021 as reported on its announcement: five closed days, no half day. */
const LIST_2021 =
  'https://www.eleconomista.es/mercados-cotizaciones/noticias/10896547/01/21/' +
  'Este-sera-el-calendario-de-la-bolsa-espanola-en-2021-habra-cinco-dias-festivos.html';
const IBEX_35 =
  'https://github.com/tapi262/portfolio_opt/blob/3c3e00ee89483acab8173285813d3f684a0c36b2/data/%5EIBEX.csv';
const YEAR_END_2021 = 'https://cincodias.elpais.com/cincodias/2021/12/30/mercados/1640848136_216955.html';

const EVES = { '12-24': 'Christmas Eve', '12-31': "New Year's Eve" };
const NOTE_2004 = "doubt: the source gives the number of days of 2004, not their names, which are a compilation's.";

const RULES: readonly RuleRow[] = [
  ...inPeriods(
    [
      { from: 2000, to: 2023, source: LIST_2026 },
      { from: 2024, to: 2024, source: HALF_DAY_2024 },
      { from: 2025, to: 2025, source: LIST_2025 },
      { from: 2026, source: LIST_2026, note: `26 December: closed in 2024 and 2025 (${LIST_2025})` },
    ],
    [
      { rule: '01-01', name: "New Year's Day" },
      { rule: 'easter -2', name: 'Good Friday' },
      { rule: 'easter 1', name: 'Easter Monday' },
      { rule: '05-01', name: 'Labour Day' },
      { rule: '12-25', name: 'Christmas Day' },
      { rule: '12-26', name: "St Stephen's Day" },
    ],
  ),
  { rule: '01-06', name: 'Epiphany', from: 2000, to: 2008, source: NO_6_JANUARY, note: 'a trading day from 2009 on' },
  ...alike(
    {
      '08-15 and if saturday,sunday then next monday': 'Assumption Day',
      '10-12': 'National Day',
      '11-01': "All Saints' Day",
      '12-06': 'Constitution Day',
      '12-08': 'Immaculate Conception',
    },
    { from: 2000, to: 2004, source: ELEVEN_IN_2004, note: NOTE_2004 },
  ),
  ...alike(EVES, {
    from: 2000,
    to: 2010,
    source: HALF_DAYS_2013,
    note: `closed in 2009 (${NO_6_JANUARY}); traded on again in 2012, for the first time since 1999`,
  }),
  ...halfDays(EVES, '14:00', { from: 2012, to: 2013, source: HALF_DAYS_2013 }),
  ...halfDays(EVES, '14:00', { from: 2014, to: 2018, source: HALF_DAYS_2014 }),
  ...halfDays(EVES, '14:00', { from: 2019, to: 2019, source: HALF_DAYS_2019 }),
  ...halfDays(EVES, '14:00', { from: 2020, to: 2023, source: HALF_DAYS_2020 }),
  ...halfDays(EVES, '14:00', { from: 2024, to: 2024, source: HALF_DAY_2024 }),
  ...halfDays(EVES, '14:00', { from: 2025, to: 2025, source: LIST_2025 }),
  ...halfDays(EVES, '14:00', { from: 2026, source: LIST_2026 }),
];

export default calendar({
  id: 'XMAD',
  kind: 'exchange',
  name: 'Madrid Stock Exchange',
  doubtful: [
    {
      years: '2000-2004',
      note: "Of the years 2000 to 2003 no list was read; the names of the days of 2004 are a compilation's, they make up the eleven only with Monday 16 August for the Assumption, and its move is carried back to 2000.",
    },
  ],
  localName: 'Bolsa de Madrid',
  otherNames: 'BME, IBEX',
  countries: ['ES'],
  cities: 'Madrid',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Madrid',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: listedYearly(RULES),
  dates: [
    {
      date: '2021-12-24',
      kind: 'holiday',
      name: 'Christmas Eve',
      source: LIST_2021,
      note: `no value of the IBEX 35 on this day (${IBEX_35})`,
    },
    {
      date: '2021-12-31',
      kind: 'holiday',
      name: "New Year's Eve",
      source: LIST_2021,
      note: `30 December was the last session of the year (${YEAR_END_2021})`,
    },
  ],
});
