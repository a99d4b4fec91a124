import { announced, type CycleTable, changed, copy, known, original, report } from '../rows.js';

/**
 * Europe: T+3 until 3 October 2014, T+2 from 6 October 2014 in most markets, both settling on 8 October. Germany had T+2
 * before, Spain changed its shares in 2016. T+1 is to begin on 11 October 2027 in the Union, the United Kingdom and
 * Switzerland. It is entered as announced: the Union's amendment of its regulation was adopted by the Parliament on 10
 * September 2025, but the text in the Official Journal was not read; the United Kingdom's instrument was read as a draft.
 */

const LCH_2014 = original('https://www.lch.com/membership/ltd-membership/ltd-member-updates/equityclear-service-t2');
/** A table by country: "6th October 2014"; Germany "Already T+2". */
const EUROCCP_2014 = original('https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/');
const LIST_2014 = report('http://gavekal.blogspot.com/2014/10/majority-of-europe-moves-to-t2.html');
const SIX_2014 = copy(
  'https://www.financemagnates.com/fintech/payments/pr-six-group-to-shorten-t3-settlement-period-for-swiss-trading/',
);
/** "has changed smoothly to T+2 since last week", Monday 10 October 2016. */
const BME_2016 = original(
  'http://www.bolsasymercados.es/ing/Media/Press-Release/20161010/nota_20161010_2/' +
    'The_reform_of_clearing_and_settlement_in_Spain_concludes_successfully',
);
const EU_2027 = report('https://cf.euroclear.com/campaigns/en/t1.html');
const UK_2027 = original(
  'https://www.gov.uk/government/publications/accelerated-settlement-t1/policy-note-mandating-t1-settlement-in-the-uk',
);
const SWITZERLAND_2027 = report(
  'https://citigroup.com/global/insights/all-aboard-the-train-bound-for-t-1-next-stop-october-2027',
);
const CLEARSTREAM_UK = report(
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-non-t2s/united-kingdom/settlement-process-uk-1280806',
);

const T1_UNION = announced('2027-10-11', 1, EU_2027);
const T1_KINGDOM = announced('2027-10-11', 1, UK_2027, 'A draft of the instrument was published on 20 November 2025.');

function migrated(ground: typeof LCH_2014, t1 = [T1_UNION]) {
  return [known('2014-10-03', 3, ground), changed('2014-10-06', 2, ground), ...t1];
}

/** BDM's notice to clients of 2019, with trade and settlement dates. */
const BDM_2019 = report('https://www.bdm.pl/aktualnosci/brak-sesji-na-gpw-i-dzien-wolny-dm-bdm-sa-926');

const T2_TURKEY = report('https://konyada-alisveris.com.tr/hisselerini-nakde-cevirmek-isteyenler-dikkat-son-gun-yarin');
const MOEX_2023 = report(
  'https://globalexchanges.com/latest-news/russia-moex-switches-to-a-single-t1-trading-and-settlement-regime/135534',
);

export default [
  { markets: 'XPAR XAMS XSTO', cycles: { equity: migrated(LCH_2014) } },
  {
    markets: 'XLON',
    cycles: {
      equity: migrated(LCH_2014, [T1_KINGDOM]),
      government_bond: [known('2018-10-08', 1, CLEARSTREAM_UK, 'Gilts, settled in CREST.')],
    },
    calendars: { government_bond: 'GBP:GILT' },
  },
  { markets: 'XBRU XLIS XMIL XCSE XHEL XWBO XPRA XBUD', cycles: { equity: migrated(EUROCCP_2014) } },
  { markets: 'XDUB', cycles: { equity: migrated(EUROCCP_2014) } },
  { markets: 'XOSL', cycles: { equity: migrated(EUROCCP_2014, []) } },
  {
    markets: 'XETR XFRA XDUS XHAM XSTU',
    cycles: { equity: [known('2014-06-11', 2, EUROCCP_2014, 'Shares held at Clearstream Frankfurt.'), T1_UNION] },
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
  { markets: 'XIST', cycles: { equity: [known('2024-06-12', 2, T2_TURKEY)] } },
  {
    markets: 'MISX',
    cycles: {
      equity: [
        known('2023-07-28', 2, MOEX_2023, 'Shares; rouble bonds were on T+1.'),
        changed('2023-07-31', 1, MOEX_2023, 'Counted on trading days, for want of a text.'),
      ],
    },
    calendars: { equity: 'MISX' },
  },
] satisfies readonly CycleTable[];
