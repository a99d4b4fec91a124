import { type HoursTable, hours, report } from '../rows.js';

/**
 * Addresses are those of the exchanges. Rows graded `report` were read in the registry of github.com/SharurTrading
 * (exchange-hours-rs, docs/evidence), which retells those texts and keeps them with their digests; where it keeps their
 * words the row is a `copy`. Continuous trading of shares (futures: of the product named). Doubts: Argentina, Chile,
 * Colombia and Peru are left out, since no text was read.
 */

const BENZINGA_1985 = report(
  'https://www.benzinga.com/general/education/21/09/23175189/this-day-in-market-history-nyse-moves-opening-trading-bell-to-9-30-a-m',
);
const NYSE_HOURS = report('https://www.nyse.com/markets/hours-calendars');
const NASDAQ_HOURS = report('https://www.nasdaqtrader.com/content/technicalsupport/nasdaq_sys_hours.pdf');
const CBOE_HOURS = report('https://www.cboe.com/about/hours');
const CBOE_OPTIONS = report('https://www.cboe.com/about/hours/us-options');
const IEX_HOURS = report('https://www.iex.io/resources/trading/trading-hours-holidays');
/** Tells of the exchange's notice C2021102603. */
const CFE_2021 = report('https://github.com/SharurTrading/exchange-hours-rs/blob/main/docs/evidence/cfe.md');
const TSX_HOURS = report('https://www.tsx.com/en/trading/calendars-and-trading-hours/trading-hours');
const CME_2015 = report(
  'https://www.cmegroup.com/tools-information/lookups/advisories/electronic-trading/20150907.html',
);
/** "align its hours with New York whenever the two countries' clock-change dates differ in the future". */
const BMV_2010 = report(
  'https://web.archive.org/web/20101122224905id_/http://www.bmv.com.mx:80/wb3/wb/BMV/BMV_repositorio/_vtp/BMV/BMV_8aa_sistema_electronico_de_negocios/_rid/223/_mto/3/20101013_Aviso_Cambio_de_Horario.pdf',
);
const EXAME = report(
  'https://exame.com/invest/mercados/b3-b3sa3-reduz-horario-de-funcionamento-a-partir-de-segunda-feira/',
);
const OPOVO_2025 = report(
  'https://www.opovo.com.br/noticias/economia/2025/10/15/b3-amplia-funcionamento-para-17h55-a-partir-de-3-11-com-fim-do-horario-de-verao-nos-eua.html',
);

const CORE = '09:30-16:00';
const CLOCKS = 'Changed with the clocks of the United States, on the Monday after.';

export default [
  { markets: 'XNYS', hours: [hours('1990-01-01', CORE, BENZINGA_1985, { note: 'Since September 1985.' })] },
  { markets: 'XASE ARCX XCHI XCIS', hours: [hours('2019-11-04', CORE, NYSE_HOURS)] },
  { markets: 'XNAS XBOS XPSX', hours: [hours('2010-12-13', CORE, NASDAQ_HOURS)] },
  { markets: 'BATS BATY EDGA EDGX', hours: [hours('2010-10-15', CORE, CBOE_HOURS)] },
  { markets: 'IEXG', hours: [hours('2016-08-19', CORE, IEX_HOURS)] },
  {
    markets: 'XCBO',
    hours: [
      hours('2010-01-04', CORE, CBOE_OPTIONS, {
        timezone: 'America/New_York',
        note: 'Options on single shares; options on indices and funds are traded longer.',
      }),
    ],
  },
  {
    markets: 'XCBF',
    hours: [
      hours('2021-12-06', '17:00-16:00', CFE_2021, {
        opens_day_before: true,
        timezone: 'America/Chicago',
        note: 'VIX futures: extended hours from 17:00 of the day before, regular ones 08:30 to 15:00.',
      }),
    ],
  },
  {
    markets: 'XNYM XCEC',
    hours: [
      hours('2015-09-21', '17:00-16:00', CME_2015, {
        opens_day_before: true,
        timezone: 'America/Chicago',
        note: 'Globex; since the close was moved on 20 September 2015.',
      }),
    ],
  },
  { markets: 'XTSE XTSX', hours: [hours('2010-01-04', CORE, TSX_HOURS)] },
  {
    markets: 'XMEX',
    hours: [
      hours('2010-11-01', CORE, BMV_2010, {
        timezone: 'America/New_York',
        note: 'The hours of New York: 08:30 to 15:00 in Mexico City, 07:30 to 14:00 while it is two hours behind.',
      }),
    ],
  },
  {
    markets: 'BVMF',
    hours: [
      hours('2021-03-15', '10:00-17:00', EXAME, { to: '2021-11-05', note: CLOCKS }),
      hours('2021-11-08', '10:00-18:00', EXAME, { to: '2022-03-11', note: CLOCKS }),
      hours('2022-03-14', '10:00-17:00', EXAME, { to: '2022-11-04', note: CLOCKS }),
      hours('2025-03-10', '10:00-17:00', EXAME, { to: '2025-10-31', note: CLOCKS }),
      hours('2025-11-03', '10:00-17:55', OPOVO_2025, { to: '2026-03-06', note: CLOCKS }),
    ],
  },
] satisfies readonly HoursTable[];
