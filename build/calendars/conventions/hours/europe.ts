import { LME_EVES } from '../hours-doubts.js';
import { copy, type HoursTable, hours, original, report } from '../rows.js';

/**
 * Addresses and grades as in americas.ts. Openings are the nominal ones: the auction that begins trading may end up to two
 * minutes later at random (Zurich). Of Athens, Bucharest, Nicosia and Reykjavik no text was read that tells both
 * ends of the day, or until when. Germany: germany.ts; Belgrade, Bratislava, Sofia and Valletta: europe-east.ts.
 */

const LSE_DAY = report(
  'https://docs.londonstockexchange.com/sites/default/files/documents/international-order-book-introduction-sheet.pdf',
);
const SIX_2009 = report(
  'https://web.archive.org/web/20090824132532id_/http://www.six-swiss-exchange.com:80/download/marketpulse/news/newsboard/product_guides/product_guide_equities_en.pdf',
);
/** "Shares and Investment Funds 09:00 17:30", "an auction is conducted from 17.20 to 17.30", with the trading after it of since 22 June 2020. */
const SIX = original('https://www.six-group.com/exchanges/participants/trading/exchange_hours/trading_hours_en.html');
const EURONEXT = report('https://www.euronext.com/en/trading/trading-hours-holidays');
const MILAN_2009 = report(
  'https://www.borsaitaliana.it/borsaitaliana/ufficio-stampa/comunicati-stampa/2009/090908nuoviorari.htm',
);
const MILAN_2015 = report('https://www.borsaitaliana.it/borsaitaliana/regolamenti/avvisi/17016orarineg.pdf');
const MILAN_2023 = report(
  'https://connect.euronext.com/sites/default/files/it-documentation/Go-Live%20Weekend%20Guidelines%20-%20Borsa%20Italiana%20Optiq%20Migration.pdf',
);
const ISE_2009 = report('https://web.archive.org/web/20090930042026id_/http://www.ise.ie/index.asp?locID=311&docID=-1');
const BME = report('https://www.bolsasymercados.es/en/bme-exchange/trading-hours.html');
/** The exchange's page with the holidays of 2017 and 2018. */
const OSLO_2017 = original('https://www.oslobors.no/Oslo-Boers/Om-Oslo-Boers/AApningstider');
const NORDIC_2010 = report(
  'https://www.globenewswire.com/news-release/2010/01/25/151379/0/en/INET-Nordic-NASDAQ-OMX-Market-Model.html',
);
/** The exchange's table, as a reader of the time posted it. */
const GPW_2013 = copy('https://www.bankier.pl/forum/temat_nowy-harmonogram-sesji,12680648.html');
const VIENNA_2009 = report(
  'https://web.archive.org/web/20090219151827id_/http://en.wienerborse.at/static/cms/sites/wbag/media/en/pdf/marketplace_products/feinspez_xetra_marktmodell.pdf',
);
const VIENNA_2018 = report(
  'https://web.archive.org/web/20180214144727id_/https://www.wienerborse.at/en/trading/trading-information/trading-hours/',
);
const VIENNA_2019 = report(
  'https://www.wienerborse.at/en/news/vienna-stock-exchange-news/5-new-austrian-listings-in-q1-equity-turnover-reclining-throughout-europe-due-to-brexit/',
);
const BUDAPEST_2017 = original(
  'https://web.archive.org/web/20170707133328/https://bse.hu/Products-And-Services/Trading-information/Trading-hours',
);
const BIST_2015 = report('https://www.borsaistanbul.com/en/announcement/13472/single-session-era-borsa-istanbul');
const BIST_MARCH_2016 = report(
  'https://www.borsaistanbul.com/en/announcement/13446/new-arrangement-borsa-istanbul-equity-market-midday-session',
);
/** "following the end of the order collection phase at 09:55, continuous auction shall start at 10:00". */
const BIST_2016 = copy(
  'https://www.borsaistanbul.com/en/announcement/13376/borsa-istanbul-trading-session-hours-change',
);
const BIST_2019 = report(
  'https://www.borsaistanbul.com/duyuru/11640/pay-piyasasi-seansinda-gun-ortasi-tek-fiyat-bolumu-hk-201956-sayili-duyuru',
);

/** The exchange's page with the holidays of 2017: opening hours, with no word of a closing auction. */
const LUXEMBOURG_2017 = original('https://www.bourse.lu/closing-days');
/** A member's page; so also in a list of February 2021. The answers of exchange_calendars have 16:20 in 2020. */
const PRAGUE = report('https://www.patria-direct.cz/en/products-and-markets/czech-republic');
/** The exchange's page as it was on 18 August 2020. */
const LJUBLJANA_2020 = original('https://ljse.si/en/trading-schedule/88');
/** A member's notice of one day with another opening; "instead of ending at 9:30 a.m., the opening auction will last". */
const ZAGREB_2022 = report(
  'https://www.rba.hr/en/-/obavijest-o-trgovanju-na-zagrebackoj-burzi-uslijed-prelaska-na-euro',
);
const BALTIC = original('http://www.nasdaqbaltic.com/en/products-services/trading-2/trading-day-structure/');
/** The exchange's release: "from 0100hrs London time to 1900hrs", from 1 June 2006; its site had the same years later. */
const LME_2006 = copy('https://www.finextra.com/pressarticle/9667/lme-select-to-open-six-hours-earlier');
const MOSCOW_MARCH_2022 = copy(
  'https://mondovisione.com/media-and-resources/news/trading-schedule-of-moscow-exchange-markets-on-31-march/',
);
const MOSCOW_2022 = original('https://moex.com/n51152?nt=207');

const MIDDAY = 'From 12:00 to 12:02 an auction, since 21 March 2016.';

export default [
  {
    markets: 'XLON',
    hours: [hours('2010-01-04', '08:00-16:30', LSE_DAY, { closing_auction: ['16:30', '16:35'], note: MIDDAY })],
  },
  {
    markets: 'XSWX',
    hours: [
      hours('2009-07-22', '09:00-17:20', SIX_2009, { to: '2020-06-19', closing_auction: ['17:20', '17:32'] }),
      hours('2020-06-22', '09:00-17:20', SIX, {
        closing_auction: ['17:20', '17:32'],
        note: 'The auction ends at random within two minutes after 17:30, and the opening within two after 09:00, by the trading guide.',
      }),
    ],
  },
  {
    markets: 'XPAR XAMS XBRU XLIS',
    hours: [
      hours('2010-12-24', '09:00-17:30', EURONEXT, {
        closing_auction: ['17:30', '17:35'],
        timezone: 'Europe/Paris',
      }),
    ],
  },
  {
    markets: 'XMIL',
    hours: [
      hours('2009-09-29', '09:00-17:25', MILAN_2009, { to: '2015-11-20', closing_auction: ['17:25', '17:31'] }),
      hours('2015-11-23', '09:00-17:30', MILAN_2015, { to: '2023-03-24', closing_auction: ['17:30', '17:36'] }),
      hours('2023-03-27', '09:00-17:30', MILAN_2023, { closing_auction: ['17:30', '17:35'] }),
    ],
  },
  { markets: 'XDUB', hours: [hours('2009-09-30', '08:00-16:28', ISE_2009, { closing_auction: ['16:28', '16:30'] })] },
  {
    markets: 'XMAD XBAR XBIL XVAL',
    hours: [hours('2010-01-04', '09:00-17:30', BME, { closing_auction: ['17:30', '17:35'] })],
  },
  { markets: 'XOSL', hours: [hours('2017-01-02', '09:00-16:20', OSLO_2017, { closing_auction: ['16:20', '16:25'] })] },
  {
    markets: 'XSTO',
    hours: [hours('2010-01-25', '09:00-17:25', NORDIC_2010, { closing_auction: ['17:25', '17:30'] })],
  },
  {
    markets: 'XHEL',
    hours: [hours('2010-01-25', '10:00-18:25', NORDIC_2010, { closing_auction: ['18:25', '18:30'] })],
  },
  {
    markets: 'XCSE',
    hours: [hours('2010-01-25', '09:00-16:55', NORDIC_2010, { closing_auction: ['16:55', '17:00'] })],
  },
  { markets: 'XWAR', hours: [hours('2013-04-15', '09:00-16:50', GPW_2013, { closing_auction: ['16:50', '17:00'] })] },
  {
    markets: 'XWBO',
    hours: [
      hours('2009-01-02', '09:00-17:30', VIENNA_2009, { to: '2017-07-28', closing_auction: ['17:30', '17:34'] }),
      hours('2017-07-31', '09:00-17:30', VIENNA_2018, { to: '2019-04-30', closing_auction: ['17:30', '17:33'] }),
      hours('2019-05-02', '09:00-17:30', VIENNA_2019, { closing_auction: ['17:30', '17:35'] }),
    ],
  },
  {
    markets: 'XBUD',
    hours: [hours('2017-07-07', '09:00-17:00', BUDAPEST_2017, { closing_auction: ['17:00', '17:05'] })],
  },
  {
    markets: 'XIST',
    hours: [
      hours('2015-11-30', '09:35-12:30 13:30-17:30', BIST_2015, { to: '2016-03-25' }),
      hours('2016-03-28', '09:35-13:00 14:00-17:30', BIST_MARCH_2016, { to: '2016-11-11' }),
      hours('2016-11-14', '10:00-13:00 14:00-18:00', BIST_2016, { to: '2019-10-03' }),
      hours('2019-10-04', '10:00-18:00', BIST_2019, {
        closing_auction: ['18:00', '18:07'],
        note: "The auction by a broker's guide of about 2023; its orders end at random within thirty seconds.",
      }),
    ],
  },
  {
    markets: 'XLUX',
    hours: [hours('2017-01-02', '09:00-17:35', LUXEMBOURG_2017, { note: 'Opening hours, with the closing auction.' })],
  },
  {
    markets: 'XPRA',
    hours: [
      hours('2021-02-01', '09:00-16:10', PRAGUE, {
        closing_auction: ['16:10', '16:15'],
        note: 'Since when was not found; trading at the closing price follows, to 16:25.',
      }),
    ],
  },
  {
    markets: 'XLJU',
    hours: [
      hours('2020-08-18', '09:15-15:15', LJUBLJANA_2020, {
        closing_auction: ['15:15', '15:30'],
        note: 'The auction ends at 15:25, 15:28 or 15:30 by segment.',
      }),
    ],
  },
  {
    markets: 'XZAG',
    hours: [
      hours('2022-12-27', '09:30-15:55', ZAGREB_2022, {
        closing_auction: ['15:55', '16:00'],
        note: 'The opening auction begins at 09:00; from 12:00 to 12:10 an auction.',
      }),
    ],
  },
  {
    markets: 'XTAL XRIS XLIT',
    hours: [
      hours('2009-02-02', '10:00-15:55', BALTIC, {
        closing_auction: ['15:55', '16:00'],
        note: 'The page bears no date; to 16:00 since 2 February 2009 by a report of the time.',
      }),
    ],
  },
  {
    markets: 'XLME',
    hours: [hours('2006-06-01', '01:00-19:00', LME_2006, { note: 'The electronic market, LMEselect.' })],
    hoursDoubts: [LME_EVES],
  },
  {
    markets: 'MISX',
    hours: [
      hours('2022-03-31', '10:00-18:40', MOSCOW_MARCH_2022, { to: '2022-09-09', closing_auction: ['18:40', '18:50'] }),
      hours('2022-09-12', '10:00-18:40', MOSCOW_2022, {
        closing_auction: ['18:40', '18:50'],
        note: 'The main session; evening trading from 19:05 to 23:50, and later morning and weekend sessions, are not entered.',
      }),
    ],
  },
] satisfies readonly HoursTable[];
