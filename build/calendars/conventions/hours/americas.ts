import type { Hours } from '../../../../server/engine/market-conventions.js';
import { CFE_HOLIDAYS, CRYPTO_HOLIDAYS, globexHolidays } from '../hours-doubts.js';
import { GRAINS, GRAINS_DOUBTS } from '../late-opens.js';
import { BRAZIL, BRAZIL_DOUBTS } from '../late-opens-brazil.js';
import { type HoursTable, hours, original, report } from '../rows.js';

/**
 * Addresses are those of the exchanges. Rows graded `report` were read in the registry of github.com/SharurTrading
 * (exchange-hours-rs, docs/evidence), which retells those texts and keeps them with their digests; where it keeps their
 * words the row is a `copy`. Continuous trading of shares (futures: of the product named). Argentina, Bermuda,
 * Chile and Peru are left out: no text was read that tells both ends of the day in every season. So are the products of
 * ICE, whose early closes around holidays are not all known.
 */

const BENZINGA_1985 = report(
  'https://www.benzinga.com/general/education/21/09/23175189/this-day-in-market-history-nyse-moves-opening-trading-bell-to-9-30-a-m',
);
/** "Core Trading Session: 9:30 a.m. to 4:00 p.m. ET", "4:00 p.m. ET - Closing Auction", with the session that began in April 2018. */
const NYSE_PAGE = original('https://beta.nyse.com/trade/trading-information');
/** "Market Hours from 9:30 a.m. to 4:00 p.m.", with the pre-market of since 18 March 2013; undated. */
const NASDAQ_PAGE = original('https://www.nasdaq.com/about/trading-schedule.aspx');
const CME_247 = report('https://bitbo.io/news/cme-247-crypto-futures');
const NYSE_HOURS = report('https://www.nyse.com/markets/hours-calendars');
const NASDAQ_HOURS = report('https://www.nasdaqtrader.com/content/technicalsupport/nasdaq_sys_hours.pdf');
const CBOE_HOURS = report('https://www.cboe.com/about/hours');
const CBOE_OPTIONS = report('https://www.cboe.com/about/hours/us-options');
const IEX_HOURS = report('https://www.iex.io/resources/trading/trading-hours-holidays');
const TSX_HOURS = report('https://www.tsx.com/en/trading/calendars-and-trading-hours/trading-hours');
/** Globex notices of the changes; their words are retold in the registry. */
const globex = (path: string) => report(`https://www.cmegroup.com/${path}`);
const ADVISORIES = 'tools-information/lookups/advisories';
const EQUITY_2012 = globex(`${ADVISORIES}/electronic-trading/20121022.html`);
const EQUITY_2015 = globex(`${ADVISORIES}/electronic-trading/20150817.html`);
const EQUITY_2021 = globex('notices/electronic-trading/2021/06/20210621.html');
const GRAINS_2012 = globex(`${ADVISORIES}/market-data/20120518.html`);
const GRAINS_2013 = globex('rulebook/files/ser_6617_cbot_grain_oilseed_hours_2013_final.pdf');
const GRAINS_2015 = globex(`${ADVISORIES}/ser/SER-7395R.html`);
/** A page of the registry as of the commit in which it was read. */
const registry = (commit: string, name: string) =>
  report(`https://github.com/SharurTrading/exchange-hours-rs/blob/${commit}/docs/evidence/${name}.md`);
/** Tells of the exchange's notice C2021102603. */
const CFE_2021 = registry('30a472491ef916feb75af254827e5b5192259452', 'cfe');
/** Tells of the Globex notice 20110926. */
const RATES_2011 = registry('ff7c0c0fa97a30cd0e16017ab205ed23b5d43b6f', 'globex_interest_rates');
/** Tells of the exchange's pages of May 2009 and September 2011. */
const FX = registry('1c3e74015582f36da3be834f23d0db80d72cf9da', 'globex_fx');
/** Tells of SER-7591. */
const LIVESTOCK_2016 = registry('c9a48cd949fb53f07a8cc8fdb28357fcebcb2208', 'globex_livestock');
/** "now opens at 8:00 p.m. ET ... and closes at 4:30 p.m. ET", postponed to 19 September 2021, a Sunday. */
const MONTREAL_2021 = report(
  'https://www.investmentexecutive.com/news/industry-news/mx-extends-trading-hours-to-asia-pacific-time-zones/',
);
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

/** Retells the exchange's notice under article 3.2.1 of its circular. */
const BVC_2022 = report(
  'https://www.eltiempo.com/economia/sector-financiero/bolsa-de-valores-de-colombia-nuevo-horario-656694',
);
/** Tells of the circulars (ofícios circulares) that the notes name. */
const B3 = registry('e1738ae381cdbdc0513e5adb77797454949592d7', 'b3');

function byCircular(circular: string, from: string, to: string, times: string, auctionEnd: string): Hours {
  const auction = [times.slice(-5), auctionEnd] as const;
  return hours(from, times, B3, { to, closing_auction: auction, note: `Circular ${circular}.` });
}

/**
 * The pair of timetables that circular 127/2015-DP ties to the clocks of New York and 005/2026-PRE confirms; without the
 * years in which Brazil changed its own clocks.
 */
const PAIR = '127/2015-DP: changed with the clocks of the United States, on the Monday after';
const short = (from: string, to: string) => byCircular(PAIR, from, to, '10:00-16:55', '17:00');
const long = (from: string, to: string) => byCircular(PAIR, from, to, '10:00-17:55', '18:00');

/** The session begins on the evening before, on Mondays on Sunday. */
const OVERNIGHT = { opens_day_before: true, timezone: 'America/Chicago' } as const;
const INDEX_FUTURES = 'Futures on equity indices, on Globex.';
const GRAIN_FUTURES = { ...OVERNIGHT, note: 'Futures on grains and oilseeds, on Globex.' } as const;

const CORE = '09:30-16:00';
/** The closing auction is a matching at the instant of the close. */
const AT_CLOSE = { closing_auction: ['16:00', '16:00'] } as const;
const CLOCKS = 'Changed with the clocks of the United States, on the Monday after.';

export default [
  {
    markets: 'XNYS',
    hours: [
      hours('1990-01-01', CORE, BENZINGA_1985, { ...AT_CLOSE, to: '2018-04-08', note: 'Since September 1985.' }),
      hours('2018-04-09', CORE, NYSE_PAGE, AT_CLOSE),
    ],
  },
  { markets: 'XASE ARCX XCHI XCIS', hours: [hours('2019-11-04', CORE, NYSE_HOURS)] },
  {
    markets: 'XNAS',
    hours: [
      hours('2010-12-13', CORE, NASDAQ_HOURS, { ...AT_CLOSE, to: '2013-03-17' }),
      hours('2013-03-18', CORE, NASDAQ_PAGE, AT_CLOSE),
    ],
  },
  { markets: 'XBOS XPSX', hours: [hours('2010-12-13', CORE, NASDAQ_HOURS)] },
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
    hoursDoubts: [CFE_HOLIDAYS],
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
    hoursDoubts: [globexHolidays(2015)],
    hours: [
      hours('2015-09-21', '17:00-16:00', CME_2015, {
        opens_day_before: true,
        timezone: 'America/Chicago',
        note: 'Globex; since the close was moved on 20 September 2015.',
      }),
    ],
  },
  {
    markets: 'XCME',
    hoursDoubts: [globexHolidays(2021)],
    hours: [
      hours('2021-06-28', '17:00-16:00', EQUITY_2021, {
        ...OVERNIGHT,
        note: 'Globex: of futures on equity indices since then, of interest rates and currencies before.',
      }),
    ],
  },
  {
    markets: 'XCME:EQUITY',
    hoursDoubts: [globexHolidays(2012)],
    hours: [
      hours('2012-11-19', '17:00-15:15 15:30-16:15', EQUITY_2012, {
        to: '2015-09-18',
        ...OVERNIGHT,
        note: INDEX_FUTURES,
      }),
      hours('2015-09-21', '17:00-15:15 15:30-16:00', EQUITY_2015, {
        to: '2021-06-25',
        ...OVERNIGHT,
        note: INDEX_FUTURES,
      }),
      hours('2021-06-28', '17:00-16:00', EQUITY_2021, { ...OVERNIGHT, note: INDEX_FUTURES }),
    ],
  },
  {
    markets: 'XCME:RATES',
    hoursDoubts: [globexHolidays(2011)],
    hours: [
      hours('2011-10-03', '17:00-16:00', RATES_2011, {
        ...OVERNIGHT,
        note: 'Treasury, federal funds and SOFR futures, on Globex.',
      }),
    ],
  },
  {
    markets: 'XCME:FX',
    hoursDoubts: [globexHolidays(2010)],
    hours: [hours('2010-01-04', '17:00-16:00', FX, { ...OVERNIGHT, note: 'Futures on currencies, on Globex.' })],
  },
  {
    markets: 'XCME:CRYPTO',
    hoursDoubts: [CRYPTO_HOLIDAYS],
    hours: [
      hours('2026-06-01', '16:00-16:00', CME_247, {
        ...OVERNIGHT,
        note: 'Round the clock since Friday, 29 May 2026: a trading day begins when the one before it ends, that of Monday on Friday; the weekend is among the sessions that are not entered.',
      }),
    ],
  },
  {
    markets: 'XCME:AGRICULTURE',
    hours: [
      hours('2016-02-29', '08:30-13:05', LIVESTOCK_2016, {
        timezone: 'America/Chicago',
        note: 'Live cattle, feeder cattle and lean hogs.',
      }),
    ],
  },
  {
    markets: 'XCBT',
    hours: [
      hours('2012-05-21', '17:00-14:00', GRAINS_2012, { to: '2013-04-05', ...GRAIN_FUTURES }),
      hours('2013-04-08', '19:00-07:45 08:30-13:15', GRAINS_2013, { to: '2015-07-02', ...GRAIN_FUTURES }),
      hours('2015-07-06', '19:00-07:45 08:30-13:20', GRAINS_2015, GRAIN_FUTURES),
    ],
    lateOpens: GRAINS,
    lateOpenDoubts: GRAINS_DOUBTS,
  },
  {
    markets: 'XMOD:EQUITY',
    hours: [
      hours('2021-09-20', '20:00-09:15 09:30-16:30', MONTREAL_2021, {
        opens_day_before: true,
        timezone: 'America/Toronto',
        note: "Futures on the S&P/TSX 60; the pause is that of the contract's specification.",
      }),
    ],
  },
  { markets: 'XTSE XTSX', hours: [hours('2010-01-04', CORE, TSX_HOURS, AT_CLOSE)] },
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
    lateOpens: BRAZIL,
    lateOpenDoubts: BRAZIL_DOUBTS,
    hours: [
      byCircular('009/2010-DP', '2010-03-15', '2010-10-15', '10:00-16:55', '17:00'),
      byCircular('002/2010-DO', '2010-10-18', '2011-03-11', '11:00-17:55', '18:00'),
      byCircular('001/2011-DO', '2011-03-14', '2011-10-14', '10:00-16:55', '17:00'),
      byCircular('009/2011-DO', '2011-10-17', '2012-03-09', '11:00-17:55', '18:00'),
      byCircular('009/2012-DP', '2012-03-12', '2012-11-30', '10:00-16:55', '17:00'),
      byCircular('066/2012-DP', '2012-12-03', '2013-07-05', '10:00-17:25', '17:30'),
      byCircular('042/2013-DP', '2013-07-08', '2015-12-18', '10:00-16:55', '17:00'),
      hours('2021-03-15', '10:00-17:00', EXAME, { to: '2021-11-05', note: CLOCKS }),
      hours('2021-11-08', '10:00-18:00', EXAME, { to: '2022-03-11', note: CLOCKS }),
      hours('2022-03-14', '10:00-17:00', EXAME, { to: '2022-11-04', note: CLOCKS }),
      long('2022-11-07', '2023-03-10'),
      short('2023-03-13', '2023-11-03'),
      long('2023-11-06', '2024-03-08'),
      short('2024-03-11', '2024-11-01'),
      long('2024-11-04', '2025-03-07'),
      hours('2025-03-10', '10:00-17:00', EXAME, { to: '2025-10-31', note: CLOCKS }),
      hours('2025-11-03', '10:00-17:55', OPOVO_2025, { to: '2026-03-06', note: CLOCKS }),
      short('2026-03-09', '2026-10-30'),
      long('2026-11-02', '2027-03-12'),
    ],
  },
  {
    markets: 'XBOG',
    hours: [
      hours('2019-12-10', '09:30-15:55', BVC_2022, {
        timezone: 'America/New_York',
        closing_auction: ['15:55', '16:00'],
        note: 'The hours of New York, by notices of December 2019 and March 2022: 08:30 to 14:55 in Bogotá in summer.',
      }),
    ],
  },
] satisfies readonly HoursTable[];
