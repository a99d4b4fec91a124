import type { CalendarDefinition } from '../definition.js';
import { XIST } from '../exchanges/europe/XIST.js';
import { onDates, yearList } from '../rows.js';
import type { Follows, ListedDate, RuleRow } from '../vocabulary.js';

/**
 * The days on which the trades of a stock market settle, for counting T+1, T+2 or T+3: weekdays on which both the
 * market's depository and the payment system of its currency work. The currency's calendar is always taken over, the
 * exchange's where settlement keeps the exchange's days; what differs from both is listed. Early closes play no part.
 *
 * Data begin where rolling settlement or the depository began, or where the first text was read that says which days
 * count (London 1995, the first full year of rolling settlement). The source of each row is that text.
 *
 * Doubts by market:
 * - United States: Lincoln's Birthday was no settlement date in 1984 and was one in 1998; since when was not found. That
 *   the closures of 1994, 2001, 2004 and 2012 were settlement days rests on the depository's guide of 2017, which knows
 *   of no unscheduled closing without settlement.
 * - Euro markets: that depositories on TARGET2-Securities settle on all of its days rests on the euro system's single
 *   calendar and on Germany's and the Baltic depositories' word (for Italy on an investor's); single local closures were not looked for.
 * - Norway: 31 December is a day of the central bank's system and closed on the exchange; it is taken to settle.
 * - Poland: the depository worked on Good Friday 2008, when the exchange was closed; since 2019 at least trades are not
 *   counted over days without a session (24 and 31 December 2019). The data begin with 2009.
 * - Switzerland: Christmas Eve and New Year's Eve are francs' value dates, but trades settle on exchange days.
 * - Indonesia, Malaysia, Thailand, Philippines, South Africa, New Zealand, Saudi Arabia, China and Mexico: that the
 *   depository keeps all the exchange's days was not found in its own words except for single days; both are taken.
 * - Hong Kong: half days are no settlement days in a notice of December 2014; carried over all eves and years.
 * - Turkey: half days are no settlement days in the tables of 2021 to 2026; carried back to 2009. Whether trades settled
 *   while the exchange was closed from 8 to 14 February 2023 was not found.
 * - Australia: the local holidays of 1999 to 2016 follow the list of 2017 of those given up.
 * - India: by the days of the banks of Mumbai (see INR for its doubts). On 8 September 2025 a trade settled on the second
 *   settlement day after it, by order, not on the first.
 * - Israel: the exchange's eves are cleared, so the currency's days alone count; the list of 2018 is the witness.
 */

/** One market: the calendars whose closures it takes over, and what is its own. */
interface Market {
  readonly mic: string;
  /** The market. */
  readonly name: string;
  /** Where its trades settle, and in which money. */
  readonly at: string;
  readonly timezone: string;
  readonly years: readonly [number, number];
  /** The weekend, if it is not Saturday and Sunday in all years: start -> days. */
  readonly weekend?: Readonly<Record<string, readonly number[]>>;
  readonly bases: readonly Follows[];
  readonly rules?: readonly RuleRow[];
  readonly dates?: readonly ListedDate[];
}

function settlement({ mic, name, at, timezone, years, weekend, bases, rules, dates }: Market): CalendarDefinition {
  const starts = Object.entries(weekend ?? { [`${years[0]}-01-01`]: [6, 7] });
  return {
    id: `${mic}:SETTLEMENT`,
    kind: 'settlement',
    name: `${name}, settlement (${at})`,
    timezone,
    years,
    weekend: starts.map(([start, days]) => ({ start, days })),
    follows: bases,
    ...(rules && { rules }),
    ...(dates && { dates }),
  };
}

/** The closures of a calendar from a year on (or for the years given); working weekend days are not taken over. */
function closed(calendar: string, from: number, source: string, more: Partial<Follows> = {}): Follows {
  return { calendar, from, kinds: ['holiday'], source, ...more };
}

/** NASD, 1997: no settlement on days when the markets are closed (Good Friday 1998 among them). */
const NASD_1998 = 'https://www.finra.org/rules-guidance/notices/97-93';
/** NASD, 1992: on Veterans Day the markets are open, "however, it will not be a settlement date". */
const NASD_VETERANS = 'https://www.finra.org/rules-guidance/notices/92-54';
const DTCC_GUIDE_2017 = 'https://paperzz.com/doc/8045834/unscheduled-exchanges-and-markets-close-guide';
const DTCC_2007 =
  'https://www.thefreelibrary.com/DTCC+Joins+Nation+in+Mourning+President+Ford%3B+January+2+Processing+to+...-a0156476905';
const SIFMA_MATRIX = 'https://sifma.org/resources/unscheduled-close-market-matrix';

function settled(dates: string, name: string, source: string, note?: string): ListedDate[] {
  return onDates(dates.split(' '), { kind: 'open', name, source, ...(note && { note }) });
}

const AS_GUIDED = 'doubt: a rule of 2017 carried back; the notice of the day was not found.';

/** The exchanges were closed, the depository and the Reserve Banks worked. */
const US_SETTLED: readonly ListedDate[] = [
  ...settled('1994-04-27', 'National Day of Mourning (settlement as usual)', DTCC_GUIDE_2017, AS_GUIDED),
  ...settled('2001-09-11 2001-09-12 2001-09-13 2001-09-14', 'Exchanges closed', DTCC_GUIDE_2017, AS_GUIDED),
  ...settled('2004-06-11', 'National Day of Mourning (settlement as usual)', DTCC_GUIDE_2017, AS_GUIDED),
  ...settled('2007-01-02', 'National Day of Mourning (settlement as usual)', DTCC_2007),
  ...settled('2012-10-29 2012-10-30', 'Exchanges closed', DTCC_GUIDE_2017, AS_GUIDED),
  ...settled('2018-12-05', 'National Day of Mourning (settlement as usual)', DTCC_GUIDE_2017),
  ...settled('2025-01-09', 'National Day of Mourning (settlement as usual)', SIFMA_MATRIX),
];

const UNITED_STATES = {
  at: 'DTC and NSCC, US dollar',
  timezone: 'America/New_York',
  years: [1990, 2060],
  bases: [closed('XNYS', 1990, NASD_1998), closed('USD', 1990, NASD_VETERANS)],
  dates: US_SETTLED,
} as const;

const XNYS_SETTLEMENT = settlement({ mic: 'XNYS', name: 'New York Stock Exchange', ...UNITED_STATES });
const XNAS_SETTLEMENT = settlement({ mic: 'XNAS', name: 'Nasdaq Stock Market', ...UNITED_STATES });

const CNSX_2010 =
  'http://montego-resources-inc.listings.thecse.ca/en/about/publications/bulletins/' +
  '2009-1205-cnsx-and-pure-trading-2010-holiday-settlement-schedule';
/** "Banking Holiday ONLY ... both a non-clearing day and a non-settlement day." */
const TSX_2022 = 'https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246';

const XTSE_SETTLEMENT = settlement({
  mic: 'XTSE',
  name: 'Toronto Stock Exchange',
  at: 'CDS, Canadian dollar',
  timezone: 'America/Toronto',
  years: [1990, 2060],
  bases: [closed('XTSE', 1990, CNSX_2010), closed('CAD', 1990, TSX_2022)],
});

/** Orders that depositories, exchanges and banks close on the same days. */
const CNBV_2014 = 'https://24-horas.mx/?p=572554';

const XMEX_SETTLEMENT = settlement({
  mic: 'XMEX',
  name: 'Bolsa Mexicana de Valores',
  at: 'Indeval, Mexican peso',
  timezone: 'America/Mexico_City',
  years: [1990, 2060],
  bases: [closed('XMEX', 1990, CNBV_2014), closed('MXN', 1990, CNBV_2014)],
});

/** On 30 December 2022 no clearing, no settlement, no movement at the depository; as on Carnival. */
const B3_2022 = 'https://maisretorno.com/portal/como-fica-o-funcionamento-da-bolsa-e-dos-bancos-no-fim-de-ano';
const B3_2020 =
  'https://www.dgabc.com.br/Noticia/3445267/b3-informa-que-nao-havera-pregao-no-dia-11-mas-funcionara-em-9-07-e-20-11';

const BVMF_SETTLEMENT = settlement({
  mic: 'BVMF',
  name: 'B3, São Paulo',
  at: 'B3 depository, Brazilian real',
  timezone: 'America/Sao_Paulo',
  years: [1998, 2060],
  bases: [closed('BVMF', 1998, B3_2022), closed('BRL', 1998, B3_2020)],
});

const LCH_2014 = 'https://www.lch.com/membership/ltd-membership/ltd-member-updates/equityclear-service-t2';
const CHAPS = 'https://www.bankofengland.co.uk/payment-and-settlement/chaps';

/** Rolling settlement took the place of account periods in 1994; CREST began in July 1996. */
const XLON_SETTLEMENT = settlement({
  mic: 'XLON',
  name: 'London Stock Exchange',
  at: 'CREST, pound sterling',
  timezone: 'Europe/London',
  years: [1995, 2060],
  bases: [closed('XLON', 1995, LCH_2014), closed('GBP', 1995, CHAPS)],
});

/** The closing days of TARGET: no settlement in euro on any of them. */
const TARGET = 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html';
/** Since 2009 24 and 31 December are regular settlement days. */
const GIOVANNINI_7 = 'https://www.eurexclearing.com/clearing-en/resources/circulars/clearing-circular-1659414';
/** Settles on the opening days of TARGET2-Securities, local holidays included. */
const T2S_DAYS = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';
const HELSINKI_2019 =
  'https://www.finanznachrichten.de/nachrichten-2019-05/' +
  '46810055-nasdaq-omx-nordic-nasdaq-derivatives-markets-adopts-target2-calendar-252.htm';

/** A market whose trades settle on all TARGET days, from the year on. */
function euro(
  mic: string,
  name: string,
  depository: string,
  timezone: string,
  from: number,
  source = T2S_DAYS,
): Market {
  return {
    ...{ mic, name, timezone },
    at: `${depository}, euro`,
    years: [from, 2060],
    bases: [closed('EUR', from, source)],
  };
}

/** Exchanges closed on the TARGET days and no others: Paris, Amsterdam, Brussels since 2002, Lisbon since 2003. */
const XPAR_SETTLEMENT = settlement(euro('XPAR', 'Euronext Paris', 'Euroclear France', 'Europe/Paris', 2002, TARGET));
const XAMS_SETTLEMENT = settlement(
  euro('XAMS', 'Euronext Amsterdam', 'Euroclear Nederland', 'Europe/Amsterdam', 2002, TARGET),
);
const XBRU_SETTLEMENT = settlement(
  euro('XBRU', 'Euronext Brussels', 'Euroclear Belgium', 'Europe/Brussels', 2002, TARGET),
);
const XLIS_SETTLEMENT = settlement(euro('XLIS', 'Euronext Lisbon', 'Interbolsa', 'Europe/Lisbon', 2003, TARGET));
/** Irish shares left CREST for Euroclear Bank in March 2021. */
const XDUB_SETTLEMENT = settlement(euro('XDUB', 'Euronext Dublin', 'Euroclear Bank', 'Europe/Dublin', 2022, TARGET));
/** An investor: on 24 and 31 December 2019, "value dates settle, even if the exchanges are closed". */
const MILAN_2019 = 'https://forums.investireoggi.it/threads/certificati-di-investimento-cap-3.107091/page-918';

/** On TARGET2-Securities: Italy since August 2015, Spain since September 2017, Austria since February 2017. */
const XMIL_SETTLEMENT = settlement(euro('XMIL', 'Euronext Milan', 'Monte Titoli', 'Europe/Rome', 2016, MILAN_2019));
const XMAD_SETTLEMENT = settlement(euro('XMAD', 'Bolsa de Madrid', 'Iberclear', 'Europe/Madrid', 2018));
const XWBO_SETTLEMENT = settlement(euro('XWBO', 'Vienna Stock Exchange', 'OeKB CSD', 'Europe/Vienna', 2018));
const XHEL_SETTLEMENT = settlement(
  euro('XHEL', 'Nasdaq Helsinki', 'Euroclear Finland', 'Europe/Helsinki', 2019, HELSINKI_2019),
);

/** Until 2008 settlement kept the days of the exchange. */
const XETR_SETTLEMENT = settlement({
  mic: 'XETR',
  name: 'Xetra',
  at: 'Clearstream Banking Frankfurt, euro',
  timezone: 'Europe/Berlin',
  years: [1999, 2060],
  bases: [closed('XETR', 1999, GIOVANNINI_7, { to: 2008 }), closed('EUR', 1999, GIOVANNINI_7)],
});

/** "Settled on the second exchange day (T+2)"; holidays of the depository and the currency are taken into account. */
const SIX_SETTLEMENT =
  'https://www.six-group.com/exchanges/participants/clearing/exchange_trading/definition_settlement_en.html';

const XSWX_SETTLEMENT = settlement({
  mic: 'XSWX',
  name: 'SIX Swiss Exchange',
  at: 'SIX SIS, Swiss franc',
  timezone: 'Europe/Zurich',
  years: [1996, 2060],
  bases: [closed('XSWX', 1996, SIX_SETTLEMENT), closed('CHF', 1996, SIX_SETTLEMENT)],
});

/** "Standard Central Bank, CSD and ICSD business day calendars": Nasdaq to its clearing members, 2023. */
const NASDAQ_NORDIC_2023 =
  'https://www.finanznachrichten.de/nachrichten-2023-11/60754468-nasdaq-omx-nordic-removal-of-calendar-tab-in-cms-web-252.htm';

const XSTO_SETTLEMENT = settlement({
  mic: 'XSTO',
  name: 'Nasdaq Stockholm',
  at: 'Euroclear Sweden, Swedish krona',
  timezone: 'Europe/Stockholm',
  years: [1990, 2060],
  bases: [closed('SEK', 1990, NASDAQ_NORDIC_2023)],
});

const XCSE_SETTLEMENT = settlement({
  mic: 'XCSE',
  name: 'Nasdaq Copenhagen',
  at: 'VP Securities (Euronext Securities Copenhagen), Danish krone',
  timezone: 'Europe/Copenhagen',
  years: [1990, 2060],
  bases: [closed('DKK', 1990, NASDAQ_NORDIC_2023)],
});

/** The central bank carries out the cash side, the depository the securities side. */
const VPS = 'https://www.euronextvps.no/settlement/';

const XOSL_SETTLEMENT = settlement({
  mic: 'XOSL',
  name: 'Oslo Børs',
  at: 'VPS (Euronext Securities Oslo), Norwegian krone',
  timezone: 'Europe/Oslo',
  years: [1990, 2060],
  bases: [closed('NOK', 1990, VPS)],
});

/** Settlement dates around 24 and 31 December 2019, days without a session. */
const POLAND_2019 = 'https://www.bdm.pl/aktualnosci/brak-sesji-na-gpw-i-dzien-wolny-dm-bdm-sa-926';

const XWAR_SETTLEMENT = settlement({
  mic: 'XWAR',
  name: 'Warsaw Stock Exchange',
  at: 'KDPW, Polish zloty',
  timezone: 'Europe/Warsaw',
  years: [2009, 2060],
  bases: [closed('XWAR', 2009, POLAND_2019), closed('PLN', 2009, POLAND_2019)],
});

/** Delivery two business days after the trade; JASDEC and the payment system close on bank holidays. */
const JPX_T2 = 'https://www.jpx.co.jp/english/clearing-settlement/tplus2-settlement-cycle/index.html';

/** The failure of the trading system on 1 October 2020 closed the exchange, not settlement. */
const XTKS_SETTLEMENT = settlement({
  mic: 'XTKS',
  name: 'Tokyo Stock Exchange',
  at: 'JASDEC, yen',
  timezone: 'Asia/Tokyo',
  years: [1990, 2060],
  bases: [closed('JPY', 1990, JPX_T2)],
});

/** A day on which a typhoon signal or black rainstorm stands until after noon is no settlement day: nor is there trading. */
const HKEX_WEATHER =
  'https://www.hkex.com.hk/Services/Trading-hours-and-Severe-Weather-Arrangements/Severe-Weather-Arrangements/' +
  'Clearing-and-Settlement';

/** "A half-day market and no settlement day": trades of 22 December 2014 settled on the 29th, of the 23rd and 24th on the 30th. */
const HONG_KONG_EVE_2014 = 'https://news.cnyes.com/news/id/1385856';

const HONG_KONG_EVES: readonly RuleRow[] = [
  ['12-24', 'Christmas Eve'],
  ['12-31', "New Year's Eve"],
  ['chinese 01-0-00', 'Eve of Lunar New Year'],
].map(([rule, name]) => ({
  rule: rule!,
  name: `${name} (half day without settlement)`,
  from: 1999,
  source: HONG_KONG_EVE_2014,
  note: 'doubt: the source tells of 24 December 2014; the other half days and years follow it.',
}));

const XHKG_SETTLEMENT = settlement({
  mic: 'XHKG',
  name: 'Stock Exchange of Hong Kong',
  at: 'CCASS, Hong Kong dollar',
  timezone: 'Asia/Hong_Kong',
  years: [1999, 2060],
  bases: [closed('XHKG', 1999, HKEX_WEATHER), closed('HKD', 1999, HKEX_WEATHER)],
  rules: HONG_KONG_EVES,
});

/** The year-end day off is "left out of the settlement days as well". */
const KRX_2023 = 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023121465936';

const XKRX_SETTLEMENT = settlement({
  mic: 'XKRX',
  name: 'Korea Exchange',
  at: 'Korea Securities Depository, won',
  timezone: 'Asia/Seoul',
  years: [2003, 2060],
  bases: [closed('XKRX', 2003, KRX_2023), closed('KRW', 2003, KRX_2023)],
});

/** The days of the banks; since 2019 no settlement on their make-up Saturdays. */
const TAIWAN_2024 = 'https://money.udn.com/money/story/5607/7669420';

/** Before Lunar New Year two days without trading are kept for settlement. To 2018 make-up Saturdays settle. */
const XTAI_SETTLEMENT = settlement({
  mic: 'XTAI',
  name: 'Taiwan Stock Exchange',
  at: 'TDCC, New Taiwan dollar',
  timezone: 'Asia/Taipei',
  years: [2009, 2060],
  bases: [
    closed('XTAI', 2009, TAIWAN_2024, {
      kinds: ['holiday', 'weekend_workday'],
      except: ['Before Lunar New Year (settlement only)'],
    }),
    closed('TWD', 2017, TAIWAN_2024),
  ],
});

/** The depository's settlement dates around the holidays of 2023: none on their working weekend days. */
const CHINACLEAR_2023 = 'http://m.sduseo.com/kx/2022/1227/51243.html';

/** No settlement on the working weekend days of the State Council's notices, on which the exchange is closed. */
const XSHG_SETTLEMENT = settlement({
  mic: 'XSHG',
  name: 'Shanghai Stock Exchange',
  at: 'ChinaClear, renminbi',
  timezone: 'Asia/Shanghai',
  years: [2003, 2060],
  bases: [closed('XSHG', 2003, CHINACLEAR_2023), closed('CNY', 2003, CHINACLEAR_2023)],
});

/** Settlement on a day on which the depository is open for business and banks are too. */
const SGX_RULE_9_2 = 'https://rulebook.sgx.com/rulebook/92-settlement-basis-and-eligibility-clearing-cdp';

const XSES_SETTLEMENT = settlement({
  mic: 'XSES',
  name: 'Singapore Exchange',
  at: 'CDP, Singapore dollar',
  timezone: 'Asia/Singapore',
  years: [1999, 2029],
  bases: [closed('XSES', 1999, SGX_RULE_9_2), closed('SGD', 1999, SGX_RULE_9_2)],
});

const MALAYSIA_2019 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008';

const XKLS_SETTLEMENT = settlement({
  mic: 'XKLS',
  name: 'Bursa Malaysia',
  at: 'Bursa Malaysia Depository, ringgit',
  timezone: 'Asia/Kuala_Lumpur',
  years: [2005, 2029],
  bases: [closed('XKLS', 2005, MALAYSIA_2019), closed('MYR', 2005, MALAYSIA_2019)],
});

const THAILAND_2018 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a18027-1310026';

const XBKK_SETTLEMENT = settlement({
  mic: 'XBKK',
  name: 'Stock Exchange of Thailand',
  at: 'TSD, baht',
  timezone: 'Asia/Bangkok',
  years: [1996, 2060],
  bases: [closed('XBKK', 1996, THAILAND_2018), closed('THB', 1996, THAILAND_2018)],
});

const INDONESIA_2018 = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802';

const XIDX_SETTLEMENT = settlement({
  mic: 'XIDX',
  name: 'Indonesia Stock Exchange',
  at: 'KSEI, rupiah',
  timezone: 'Asia/Jakarta',
  years: [2005, 2026],
  bases: [closed('XIDX', 2005, INDONESIA_2018), closed('IDR', 2005, INDONESIA_2018)],
});

/** The exchange's memorandum on a typhoon day: no trading, no clearing and settlement. */
const PSE_2022 =
  'https://www.philstar.com/business/2022/09/25/2212248/philippine-stock-exchange-no-trading-monday-sept-26';

const XPHS_SETTLEMENT = settlement({
  mic: 'XPHS',
  name: 'Philippine Stock Exchange',
  at: 'PDTC, Philippine peso',
  timezone: 'Asia/Manila',
  years: [2003, 2060],
  bases: [closed('XPHS', 2003, PSE_2022), closed('PHP', 2003, PSE_2022)],
});

/** Bank holidays of Mumbai on which the exchanges trade and nothing settles ("settlement holidays"). */
const INDIA_2024 =
  'https://www.zeebiz.com/market-news/news-why-will-stocks-purchased-in-previous-trading-session-can-not-be-sold-on-' +
  'april-1-2024-282068/amp';
/** The settlement calendar of BSE for September 2025. */
const BSE_2025 =
  'https://www.livemint.com/market/stock-market-news/' +
  'settlement-update-stock-market-trades-executed-today-to-be-settled-on-wednesday-not-tomorrow/amp-11757306490672.html';

const INDIA = {
  timezone: 'Asia/Kolkata',
  years: [2010, 2026] as const,
  dates: yearList(
    2025,
    BSE_2025,
    { '09-05': 'Id-E-Milad (as first announced)' },
    { note: 'the bank holiday went to 8 September; the settlement holiday of the 5th was kept besides.' },
  ),
} satisfies Partial<Market>;

const XBOM_SETTLEMENT = settlement({
  mic: 'XBOM',
  name: 'BSE, Mumbai',
  at: 'ICCL, NSDL and CDSL, rupee',
  ...INDIA,
  bases: [closed('XBOM', 2010, INDIA_2024), closed('INR', 2010, INDIA_2024)],
});
const XNSE_SETTLEMENT = settlement({
  mic: 'XNSE',
  name: 'National Stock Exchange of India',
  at: 'NSE Clearing, NSDL and CDSL, rupee',
  ...INDIA,
  bases: [closed('XNSE', 2010, INDIA_2024), closed('INR', 2010, INDIA_2024)],
});

/** National holidays, and until 2016 "whenever banks are closed in either Melbourne or Sydney". */
const ASX_2014 =
  'https://pdfslide.net/documents/2014-t3-settlement-calendar-2014-settlement-calendar-for-asx-easter-monday.html';
/** From 2017 on local holidays are no longer days without settlement. */
const ASX_2017 = 'https://altocapital.coretrading.com.au/public/homepage/announcements.aspx?id=announcement250';

const AUSTRALIAN_BANK_HOLIDAYS: readonly RuleRow[] = [
  ['2nd monday in March', 'Labour Day (Victoria)'],
  ['1st monday in August', 'Bank Holiday (New South Wales)'],
  ['1st monday in October', 'Labour Day (New South Wales)'],
  ['1st tuesday in November', 'Melbourne Cup Day'],
].map(([rule, name]) => ({
  rule: rule!,
  name: `${name}, no settlement`,
  from: 1999,
  to: 2016,
  source: ASX_2017,
  note: `the rule of those years: ${ASX_2014}; doubt: other holidays of the two states, once only or moved, were not looked for.`,
}));

const XASX_SETTLEMENT = settlement({
  mic: 'XASX',
  name: 'Australian Securities Exchange',
  at: 'CHESS, Australian dollar',
  timezone: 'Australia/Sydney',
  years: [1999, 2060],
  bases: [closed('XASX', 1999, ASX_2014), closed('AUD', 1999, ASX_2017)],
  rules: AUSTRALIAN_BANK_HOLIDAYS,
});

/** "The trading, clearing and settlement functions" close: the exchange on 26 September 2022, when banks did not. */
const NZX_2022 = 'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';

const XNZE_SETTLEMENT = settlement({
  mic: 'XNZE',
  name: "New Zealand's Exchange",
  at: 'NZCDC, New Zealand dollar',
  timezone: 'Pacific/Auckland',
  years: [1999, 2052],
  bases: [closed('XNZE', 1999, NZX_2022), closed('NZD', 1999, NZX_2022)],
});

/** Its columns tell trading from clearing: eves of holidays are cleared, not traded. */
const TASE_2018 = 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx';

/** Settles from Sunday to Thursday, also since trading moved to Monday to Friday: Friday's trades are cleared on Sunday. */
const XTAE_SETTLEMENT = settlement({
  mic: 'XTAE',
  name: 'Tel Aviv Stock Exchange',
  at: 'TASE Clearing House, shekel',
  timezone: 'Asia/Jerusalem',
  years: [2005, 2060],
  weekend: { '2005-01-01': [5, 6] },
  bases: [closed('ILS', 2005, TASE_2018)],
});

/** T+3 since 11 July 2016, cash through the Reserve Bank's system. */
const STRATE_T3 = 'http://www.strate.co.za/blog/category/t3/';

/** Electronic settlement came in step by step from 1999 to 2001. */
const XJSE_SETTLEMENT = settlement({
  mic: 'XJSE',
  name: 'Johannesburg Stock Exchange',
  at: 'Strate, rand',
  timezone: 'Africa/Johannesburg',
  years: [2002, 2060],
  bases: [closed('XJSE', 2002, STRATE_T3), closed('ZAR', 2002, STRATE_T3)],
});

/** Two business days after the trade, in accounts at the central bank. */
const EDAA =
  'https://mondovisione.com/media-and-resources/news/saudi-stock-exchange-tadawul-amended-settlement-cycle-of-listed-securities-to-2017423';

/** Until 22 April 2017 trades settled on their own day. */
const XSAU_SETTLEMENT = settlement({
  mic: 'XSAU',
  name: 'Saudi Exchange',
  at: 'Edaa, riyal',
  timezone: 'Asia/Riyadh',
  years: [2017, 2060],
  weekend: { '2017-01-01': [5, 6] },
  bases: [closed('XSAU', 2017, EDAA), closed('SAR', 2017, EDAA)],
});

/** Settlement dates round 28 and 29 October 2025: none on the half day. */
const TAKAS_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
const HALF_DAY = { source: TAKAS_2025, note: 'a half day of trading; nothing settles, as in 2021 and 2024 to 2026.' };

/** The half days of the exchange, as days without settlement. */
const TURKISH_HALF_DAYS: readonly RuleRow[] = (XIST.rules ?? [])
  .filter(({ closes, to = 2060 }) => closes && to >= 2009)
  .map(({ closes: _closes, ...row }) => ({ ...row, ...HALF_DAY }));
const TURKISH_EVES: readonly ListedDate[] = (XIST.dates ?? [])
  .filter(({ kind, date }) => kind !== 'holiday' && date >= '2009')
  .map(({ closes: _closes, ...row }) => ({ ...row, ...HALF_DAY, kind: row.kind === 'open' ? 'open' : 'holiday' }));

const XIST_SETTLEMENT = settlement({
  mic: 'XIST',
  name: 'Borsa Istanbul',
  at: 'Takasbank and MKK, Turkish lira',
  timezone: 'Europe/Istanbul',
  years: [2009, 2060],
  bases: [closed('XIST', 2009, TAKAS_2025), closed('TRY', 2009, TAKAS_2025)],
  rules: TURKISH_HALF_DAYS,
  dates: TURKISH_EVES,
});

/** All of them, by market. */
export const MARKET_SETTLEMENT: readonly CalendarDefinition[] = [
  BVMF_SETTLEMENT,
  XAMS_SETTLEMENT,
  XASX_SETTLEMENT,
  XBKK_SETTLEMENT,
  XBOM_SETTLEMENT,
  XBRU_SETTLEMENT,
  XCSE_SETTLEMENT,
  XDUB_SETTLEMENT,
  XETR_SETTLEMENT,
  XHEL_SETTLEMENT,
  XHKG_SETTLEMENT,
  XIDX_SETTLEMENT,
  XIST_SETTLEMENT,
  XJSE_SETTLEMENT,
  XKLS_SETTLEMENT,
  XKRX_SETTLEMENT,
  XLIS_SETTLEMENT,
  XLON_SETTLEMENT,
  XMAD_SETTLEMENT,
  XMEX_SETTLEMENT,
  XMIL_SETTLEMENT,
  XNAS_SETTLEMENT,
  XNSE_SETTLEMENT,
  XNYS_SETTLEMENT,
  XNZE_SETTLEMENT,
  XOSL_SETTLEMENT,
  XPAR_SETTLEMENT,
  XPHS_SETTLEMENT,
  XSAU_SETTLEMENT,
  XSES_SETTLEMENT,
  XSHG_SETTLEMENT,
  XSTO_SETTLEMENT,
  XSWX_SETTLEMENT,
  XTAE_SETTLEMENT,
  XTAI_SETTLEMENT,
  XTKS_SETTLEMENT,
  XTSE_SETTLEMENT,
  XWAR_SETTLEMENT,
  XWBO_SETTLEMENT,
];
