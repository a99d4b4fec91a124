import { announced, type CycleTable, changed, copy, ISSA_UNDATED, issa, known, original, report } from '../rows.js';

/**
 * Europe: T+3 until 3 October 2014, T+2 from 6 October 2014 in most markets, both settling on 8 October. Germany had T+2
 * before, Spain changed its shares in 2016. T+1 is to begin on 11 October 2027 in the Union, Norway, the United Kingdom and
 * Switzerland. It is entered as announced. For the Union it is law: Regulation (EU) 2025/2075 (CELEX 32025R2075), which
 * replaces article 5(2) of Regulation (EU) No 909/2014 ("no later than on the first business day after the trading takes
 * place") and applies from 11 October 2027; but the Official Journal was not in reach, only those who cite it and the
 * Commission's proposal. The United Kingdom's instrument was read about as a draft; Norway and Switzerland have to change
 * law and rule books. Iceland, which takes over the Union's law too, said nothing that was found.
 */

const LCH_2014 = original('https://www.lch.com/membership/ltd-membership/ltd-member-updates/equityclear-service-t2');
/** A table by country: "6th October 2014"; Germany "Already T+2". */
const EUROCCP_2014 = original('https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/');
/** "With effect from Monday, 5 February 2001 ... to domestic equities and fixed interest securities". */
const LONDON_2001 = copy(
  'https://mondovisione.com/media-and-resources/news/london-stock-exchange-and-crestco-introduction-of-t3-standard-settlement-period',
);
/** "Currently, the standard settlement period for such securities is T+5", of 22 November 1999. */
const LONDON_1999 = copy(
  'https://mondovisione.com/media-and-resources/news/crestco-apacs-and-lse-announce-plans-to-reduce-the-standard-settlement-period-fo',
);
const LIST_2014 = report('http://gavekal.blogspot.com/2014/10/majority-of-europe-moves-to-t2.html');
const SIX_2014 = copy(
  'https://www.financemagnates.com/fintech/payments/pr-six-group-to-shorten-t3-settlement-period-for-swiss-trading/',
);
/** "has changed smoothly to T+2 since last week", Monday 10 October 2016. */
const BME_2016 = original(
  'http://www.bolsasymercados.es/ing/Media/Press-Release/20161010/nota_20161010_2/' +
    'The_reform_of_clearing_and_settlement_in_Spain_concludes_successfully',
);
/** Tells what the Official Journal of 14 October 2025 published. */
const EU_2027 = report(
  'https://klardenker.kpmg.de/financialservices-hub/regulatory-update/eu-amtsblatt-verordnung-zur-aenderung-der-csdr-in-bezug-auf-einen-verkuerzten-abwicklungszyklus-t1-veroeffentlicht',
);
const UK_2027 = original(
  'https://www.gov.uk/government/publications/accelerated-settlement-t1/policy-note-mandating-t1-settlement-in-the-uk',
);
/** SIX: "Switzerland and Liechtenstein will move to a T+1 settlement cycle on 11 October 2027" (12 September 2025). */
const SWITZERLAND_2027 = copy('https://www.marketsmedia.com/six-swisssptc-collaborate-for-efficient-transition-to-t1');
/** The ministry "intends to introduce the necessary legal amendments", by guidance of Finanstilsynet. */
const NORWAY_2027 = report(
  'https://posttrade360.com/news/infrastructure/norway-joins-europe-with-t1-launch-set-for-2027/',
);
const CLEARSTREAM_UK = report(
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-non-t2s/united-kingdom/settlement-process-uk-1280806',
);

const T1_UNION = announced(
  '2027-10-11',
  1,
  EU_2027,
  'Regulation (EU) 2025/2075 of 8 October 2025; its text in the Official Journal was not in reach.',
);
const T1_NORWAY = announced('2027-10-11', 1, NORWAY_2027);
const T1_KINGDOM = announced('2027-10-11', 1, UK_2027, 'A draft of the instrument was published on 20 November 2025.');

function migrated(ground: typeof LCH_2014, t1 = [T1_UNION]) {
  return [known('2014-10-03', 3, ground), changed('2014-10-06', 2, ground), ...t1];
}

/** BDM's notice to clients of 2019, with trade and settlement dates. */
const BDM_2019 = report('https://www.bdm.pl/aktualnosci/brak-sesji-na-gpw-i-dzien-wolny-dm-bdm-sa-926');

const T2_TURKEY = report('https://konyada-alisveris.com.tr/hisselerini-nakde-cevirmek-isteyenler-dikkat-son-gun-yarin');
/** Trades of 30 December 2025 settle on 2 January, of the 31st on 5 January. */
const ISTANBUL_2025 = report('https://www.ensonhaber.com/ekonomi/borsada-yarinki-islemlerin-takasi-2-ocakta-yapilacak');
/** The exchange's announcement of August 2025: tests since 5 January 2026; T+1 "at the end of 2026". */
const ISTANBUL_2026 = report('https://halktv.com.tr/ekonomi/borsa-istanbulda-takas-suresini-kisaltima-adimi-967594h');
const ISTANBUL_T1 = 'Planned for the end of 2026 or soon after; no day was told: the last day of the tests is taken.';
/** Debt securities "T+0 for Borsa Istanbul trades (on-exchange trades)", as of 29 September 2025. */
const CLEARSTREAM_TR = report(
  'https://www.luxcsd.com/clearstream-new-en/securities-services/market-coverage/europe/turkey/settlement-process-turkey-1280834',
);
const ISTANBUL_BONDS = [known('2025-09-29', 0, CLEARSTREAM_TR, 'Trades on the exchange.')];
/** "Settlement on T+2", of the time after 2 September 2013. */
const MOEX_2013 = original('http://www.moex.com/a657');
const MOEX_2023 = report(
  'https://globalexchanges.com/latest-news/russia-moex-switches-to-a-single-t1-trading-and-settlement-regime/135534',
);

/** "As of 6 October, the CSD moved to the T+2 settlement cycle". */
const BUCHAREST_2014 = report(
  'http://www.volciucionescu.com/romanian-capital-markets-align-with-eu-securities-settlement-date/',
);
/** Before October 2014: "Markets in Germany and Bulgaria have already reduced their settlement cycle". */
const SOFIA_2014 = report('http://carpathiacapital.eu/en/bucharest-stock-exchange-wants-shorter-settlement-cycle/');
const CLEARSTREAM_SI = report(
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-t2s/slovenia/settlement-process-slovenia-1280610',
);
/** "Will change its standard settlement cycle from T+3 to T+2 as of 1 January 2016". */
const BELGRADE_2016 = report(
  'http://gss.unicreditgroup.eu/markets/serbia/newsflashes/crhov-switch-t2-settlement-cycle-1-january-2016',
);
const CLEARSTREAM_RS = report(
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-non-t2s/serbia/settlement-process-serbia-2756152',
);

/** "T+2 as the standard settlement period in over-the-counter (OTC) secondary markets", the debt managers of all members. */
const NTMA_2014 = original(
  'https://www.ntma.ie/news/t-2-to-become-standard-settlement-for-secondary-markets-for-irish-government-bonds-from-6-october-2014',
);
/** Clearstream, as told: trades of 3 October still on T+3. */
const CLEARSTREAM_2014 = report('https://isocri.pics/article/european-markets-settlement-cycle-migration-to-t-2/1803');
/** "All European credit, covered bonds, and SAS"; gilts stay on T+1. */
const TRADEWEB_2014 = original(
  'https://www.tradeweb.com/newsroom/media-center/insights/blog/standard-settlement-for-european-securities-is-changing/',
);
const ON_VENUES = announced(
  '2027-10-11',
  1,
  EU_2027,
  'Regulation (EU) 2025/2075, of trades on trading venues; its text in the Official Journal was not in reach.',
);

export default [
  {
    markets: 'EUR:BOND',
    cycles: {
      government_bond: [known('2014-10-03', 3, CLEARSTREAM_2014), changed('2014-10-06', 2, NTMA_2014), ON_VENUES],
      corporate_bond: [known('2014-10-03', 3, CLEARSTREAM_2014), changed('2014-10-06', 2, TRADEWEB_2014), ON_VENUES],
    },
    calendars: { government_bond: 'EUR:BOND', corporate_bond: 'EUR:BOND' },
  },
  {
    markets: 'GBP:GILT',
    cycles: {
      government_bond: [
        known('2014-10-06', 1, TRADEWEB_2014),
        known('2018-10-08', 1, CLEARSTREAM_UK, 'Gilts, settled in CREST.'),
      ],
    },
    calendars: { government_bond: 'GBP:GILT' },
  },
  { markets: 'XBSE', cycles: { equity: migrated(BUCHAREST_2014) } },
  { markets: 'XBUL', cycles: { equity: [known('2014-10-06', 2, SOFIA_2014), T1_UNION] } },
  { markets: 'XLJU', cycles: { equity: [known('2022-02-07', 2, CLEARSTREAM_SI), T1_UNION] } },
  {
    markets: 'XBEL',
    cycles: {
      equity: [
        known('2015-11-03', 3, BELGRADE_2016),
        changed('2016-01-01', 2, BELGRADE_2016),
        known('2021-10-04', 2, CLEARSTREAM_RS),
      ],
    },
  },
  { markets: 'XPAR', cycles: { equity: migrated(LCH_2014) } },
  {
    markets: 'XAMS',
    cycles: { equity: [known('2003-01-02', 3, issa('nl'), ISSA_UNDATED), ...migrated(LCH_2014)] },
  },
  { markets: 'XSTO', cycles: { equity: [known('2001-10-29', 3, issa('se')), ...migrated(LCH_2014)] } },
  {
    markets: 'XLON',
    cycles: {
      equity: [
        known('1999-11-22', 5, LONDON_1999),
        changed('2001-02-05', 3, LONDON_2001),
        ...migrated(LCH_2014, [T1_KINGDOM]),
      ],
      government_bond: [known('2018-10-08', 1, CLEARSTREAM_UK, 'Gilts, settled in CREST.')],
    },
    calendars: { government_bond: 'GBP:GILT' },
  },
  { markets: 'XBRU XLIS XMIL XCSE XHEL XWBO XPRA XBUD', cycles: { equity: migrated(EUROCCP_2014) } },
  { markets: 'XDUB', cycles: { equity: migrated(EUROCCP_2014) } },
  {
    markets: 'XOSL',
    cycles: { equity: [known('2001-10-31', 3, issa('no')), ...migrated(EUROCCP_2014, [T1_NORWAY])] },
  },
  {
    markets: 'XETR XFRA XDUS XHAM XSTU',
    cycles: {
      equity: [
        known('2003-01-02', 2, issa('de'), ISSA_UNDATED),
        known('2014-06-11', 2, EUROCCP_2014, 'Shares held at Clearstream Frankfurt.'),
        T1_UNION,
      ],
    },
  },
  {
    markets: 'XMAD XBAR XBIL XVAL',
    cycles: {
      equity: [
        known('2016-09-30', 3, BME_2016),
        changed('2016-10-03', 2, BME_2016, 'The release of 10 October says “since last week”: its Monday is taken.'),
        T1_UNION,
      ],
    },
  },
  {
    markets: 'XSWX',
    cycles: {
      equity: [
        known('2003-01-03', 3, issa('ch'), ISSA_UNDATED),
        known('2014-10-03', 3, SIX_2014),
        changed('2014-10-06', 2, SIX_2014),
        announced('2027-10-11', 1, SWITZERLAND_2027),
      ],
    },
  },
  {
    markets: 'ASEX XATH XLUX XTAL XRIS XLIT XMAL XBRA XCYS XZAG XSAT',
    cycles: { equity: migrated(LIST_2014) },
  },
  { markets: 'XICE', cycles: { equity: migrated(LIST_2014, []) } },
  {
    markets: 'XWAR',
    cycles: {
      equity: [
        known('2014-10-03', 3, LIST_2014),
        changed('2014-10-06', 2, LIST_2014),
        known('2019-12-23', 2, BDM_2019),
        T1_UNION,
      ],
    },
  },
  {
    markets: 'XIST',
    cycles: {
      equity: [
        known('2024-06-12', 2, T2_TURKEY),
        known('2025-12-30', 2, ISTANBUL_2025),
        announced('2026-12-31', 1, ISTANBUL_2026, ISTANBUL_T1),
      ],
      government_bond: ISTANBUL_BONDS,
      corporate_bond: ISTANBUL_BONDS,
    },
  },
  {
    markets: 'XIST:DEBT',
    cycles: { government_bond: ISTANBUL_BONDS, corporate_bond: ISTANBUL_BONDS },
    calendars: { government_bond: 'XIST:SETTLEMENT', corporate_bond: 'XIST:SETTLEMENT' },
  },
  {
    markets: 'MISX',
    cycles: {
      equity: [
        known('2013-09-02', 2, MOEX_2013, 'Shares, in the main trading mode.'),
        known('2023-07-28', 2, MOEX_2023, 'Shares; rouble bonds were on T+1.'),
        changed('2023-07-31', 1, MOEX_2023, 'Counted on trading days, for want of a text.'),
      ],
    },
    calendars: { equity: 'MISX' },
  },
] satisfies readonly CycleTable[];
