import { announcedBy, type CycleTable, changed, copy, issa, known, original, report } from '../rows.js';

/** Where a row is `known`, the cycle may be much older; Qatar moved in March 2024 on a day that was not found. */

/** "On Monday 11 July 2016 ... moved to a new three business day settlement cycle (T+3)". */
const STRATE_2016 = original('http://www.strate.co.za/blog/category/t3/');
const TASE_2012 = report(
  'https://clearstream.com/clearstream-en/securities-services/settlement/1299460!addToPrintBasket',
);
const CLEARSTREAM_IL = report(
  'https://clearstream.com/clearstream-en/securities-services/market-coverage/middle-east-and-africa/israel/settlement-process-israel-1281448',
);
const TADAWUL_2017 = copy(
  'https://mondovisione.com/media-and-resources/news/tadawul-announces-effective-date-for-amending-the-settlement-cycle-of-listed-sec-2017323',
);
const CLEARSTREAM_AE = report(
  'https://www.clearstream.com/clearstream-en/products-and-services/market-coverage/middle-east-and-africa/dubai-nasdaq-dubai-/settlement-process-dubai-nasdaq-dubai--1281526',
);
/** The supervisor's statement of November 2025, with the settlement of trades of 27 and 28 November on 2 December. */
const NIGERIA_2025 = report('https://regtechafrica.com/?p=67988');

/** "Will be reduced from T+3 to T+2"; planned for 2 January 2024. */
const QSE_2023 = copy('https://www.marketsmedia.com/qatar-stock-exchange-shortens-settlement-to-t2');
/** "Postponed ... until March 2024". */
const EDAA_POSTPONED = report('https://www.thetradenews.com/qatars-edaa-postpones-t2-switch-until-march/');
/** "Reduced its settlement period from T+3 to T+2 in March 2024". */
const EDAA_2024 = report('https://thetradenews.com/sri-lanka-to-cut-settlement-cycle-from-t3-to-t2-in-june');
/** "Introduced T+3 settlement cycle with a Delivery versus Payment (DvP) model in May 2017". */
const KAMCO_2017 = report(
  'http://decypha.feedgfm.com/en/news/details/Kuwait-mulls-introducing-new-equities-benchmark-in-2018/20202923?L=EN',
);
/** "Unifying the settlement cycle to T + 3". */
const CMA_KW_2018 = original('https://www.cma.gov.kw/en/web/cma/cma-board-releases/-/cmaboardreleases/detail/634688');
/** T+3 for equities, T+2 for bonds; "Last Data Update: 24/03/2019". */
const MCD_2019 = original('https://mcd.gov.om/page.aspx?i=610');
/** "Trades are settled on a T+2 settlement cycle ... two trading days after Trade Date"; closed on local holidays. */
const DFM_2014 = original('http://www.dfm.ae/csd/clearing-and-settlement');
/** "DvP will neither change the DFM settlement duration of T Plus 2", of the spring of 2011. */
const DVP_2011 = report(
  'https://institutionalinvestor.com/article/2bsypimk7hx6laqs9h8u8/innovation/uae-bourses-to-launch-dvp-system',
);
/** "Trades settle two business days after execution". */
const ADX = original('https://adxbeta.adx.ae/post-trade-services/clearing-and-settlement/equity');
const ADX_DATE = 'The page is undated; a broker tells the same with figures of 2023 and with those of 2024.';
/** "Expedited securities transaction settlements below the standard T+2 cycle", from 23 March 2025. */
const FRA_2025 = original(
  'https://fra.gov.eg/en/fra_news/%d8%aa%d9%81%d8%b9%d9%8a%d9%84%d8%a7%d9%8b-%d9%84%d9%82%d8%b1%d8%a7%d8%b1%d8%a7%d8%aa-%d8%a7%d9%84%d8%b1%d9%82%d8%a7%d8%a8%d8%a9-%d8%a7%d9%84%d9%85%d8%a7%d9%84%d9%8a%d8%a9-%d8%a8%d8%b4%d8%a3%d9%86',
);
/** From T+4 to T+2 with payment through the central bank, since 2 January 2005. */
const SDC_2005 = original('https://sdc.com.jo/en/node/15581');
/** "Within the following two days trading (T+2)", article 23. */
const CBB = original('https://cbben.thomsonreuters.com/entiresection/800461');
/** "Since May 2001, this has been 3 business days"; last modified on 21 June 2011. */
const CASABLANCA_2011 = original('http://www.casablanca-bourse.com/BourseWeb/en/content.aspx?IdLink=217&Cat=23');
/** A rolling T+3, with turnaround trading "as from 11th April 2008". */
const CDS_MU = original('http://www.stockexchangeofmauritius.com/CDS/clearing-and-settlementservices');
/** "SEM and CDS will also transition from a T+3 to a T+2 settlement cycle within 1 year" (20 February 2026). */
const SEM_2026 = report('https://allafrica.com/stories/202602200338.html');
const MAURITIUS = 'To begin within a year of February 2026; no day was told.';
/** "Courtesy of the T+3 system that began operating yesterday. Previously we had the T+4 system" (5 July 2011). */
const NAIROBI_2011 = report(
  'https://britishamericanblogspot.wordpress.com/2011/07/05/nairobi-stock-exchange-finally-we-get-our-money-after-three-days/',
);

export default [
  {
    markets: 'DSMD',
    cycles: {
      equity: [
        known('2023-10-30', 3, QSE_2023),
        known('2024-02-29', 3, EDAA_POSTPONED),
        known('2024-04-01', 2, EDAA_2024),
      ],
    },
  },
  { markets: 'XKUW', cycles: { equity: [known('2017-06-01', 3, KAMCO_2017), known('2018-12-06', 3, CMA_KW_2018)] } },
  {
    markets: 'XMUS',
    cycles: {
      equity: [known('2019-03-24', 3, MCD_2019)],
      government_bond: [known('2019-03-24', 2, MCD_2019)],
      corporate_bond: [known('2019-03-24', 2, MCD_2019)],
    },
  },
  {
    markets: 'XDFM',
    cycles: { equity: [known('2011-04-28', 2, DVP_2011), known('2014-10-02', 2, DFM_2014)] },
    calendars: { equity: 'XDFM' },
  },
  { markets: 'XADS', cycles: { equity: [known('2025-01-02', 2, ADX, ADX_DATE)] } },
  {
    markets: 'XCAI',
    cycles: { equity: [known('2025-03-23', 2, FRA_2025, 'Shorter settlement is offered beside it.')] },
  },
  { markets: 'XAMM', cycles: { equity: [known('2010-01-01', 2, SDC_2005, 'In force since January 2005.')] } },
  {
    markets: 'XBAH',
    cycles: {
      equity: [
        known('2010-01-01', 2, CBB, 'The clearing rules are of the year 2000 (Resolution 3); trading days count.'),
      ],
    },
    calendars: { equity: 'XBAH' },
  },
  { markets: 'XCAS', cycles: { equity: [known('2010-01-01', 3, CASABLANCA_2011, 'In force since May 2001.')] } },
  {
    markets: 'XMAU',
    cycles: {
      equity: [
        known('2016-01-01', 3, CDS_MU, 'The page tells of turnaround trading since 11 April 2008.'),
        known('2026-02-20', 3, SEM_2026),
        announcedBy('2027-02-20', 2, SEM_2026, MAURITIUS),
      ],
    },
  },
  {
    markets: 'XNAI',
    cycles: { equity: [known('2011-07-01', 4, NAIROBI_2011), changed('2011-07-04', 3, NAIROBI_2011)] },
  },
  {
    markets: 'XJSE',
    cycles: {
      equity: [
        known('2002-02-11', 5, issa('za')),
        known('2016-07-08', 5, STRATE_2016),
        changed('2016-07-11', 3, STRATE_2016),
      ],
    },
  },
  {
    markets: 'XTAE',
    cycles: {
      equity: [known('2012-03-15', 0, TASE_2012), changed('2012-03-18', 1, TASE_2012)],
      government_bond: [known('2024-09-09', 1, CLEARSTREAM_IL)],
      corporate_bond: [known('2024-09-09', 1, CLEARSTREAM_IL)],
    },
  },
  {
    markets: 'XSAU',
    cycles: { equity: [known('2017-04-20', 0, TADAWUL_2017), changed('2017-04-23', 2, TADAWUL_2017)] },
  },
  {
    markets: 'DIFX',
    cycles: { equity: [known('2023-12-04', 2, CLEARSTREAM_AE, 'Counted on trading days, for want of a text.')] },
    calendars: { equity: 'DIFX' },
  },
  {
    markets: 'XNSA',
    cycles: { equity: [known('2025-11-27', 3, NIGERIA_2025), changed('2025-11-28', 2, NIGERIA_2025)] },
  },
] satisfies readonly CycleTable[];
