import { days, type Fact } from './fact.js';

/** What exchanges, central banks and reports say of the calendars of the Middle East and Egypt. */

const TASE_2018 = 'https://info.tase.co.il/Eng/about_tase/corporate/Pages/2018.aspx';
const TASE_2015 = 'https://stock-market-holidays.org/2015-tel-aviv-stock-exchange-holidays';
const TASE_2019 =
  'https://holidaystracker.com/stock-market/tel-aviv-stock-exchange-tase-holidays-2019/';
const TASE_MUNICIPAL =
  'https://en.globes.co.il/en/article-Mon-TASE-edges-higher-despite-no-rate-cut-1001472244';
const TASE_SUKKOT_2024 =
  'https://en.globes.co.il/en/article-Tue-TA-35-Index-breaks-for-Sukkot-at-new-record-1001492055';
const TASE_SUKKOT_2011 =
  'https://www.jpost.com/breaking-news/global-gains-send-tel-aviv-stock-exchange-soaring';
const TASE_WEEK = 'https://www.newsru.co.il/finance/25dec2025/tase304.html';
const TASE_FIRST_2026 =
  'https://en.globes.co.il/en/article-Thu-TASE-makes-flying-start-to-2026-1001530966';
const IDI_2026 = 'https://en.idi.org.il/israeli-elections-and-parties/elections/2026/';
const TASE_AV_2009 = 'https://newsru.co.il/israel/30jul2009/av301.html/amp';
const BOI_2013 = 'https://www.boi.org.il/en/Markets/ForeignCurrencyMarket/Pages/Holidays2013.aspx';
const BOI_ELECTION = 'http://www.boi.org.il/deptdata/mth/dates/nfe2009h_hozer.htm';
const BOI_STRIKE = 'https://www.boi.org.il/he/NewsAndPublications/PressReleases/Pages/040922b.aspx';
const SAMA_2015 = 'https://sauress.com/okaz/784377';
const SARIE_2015 = 'https://sauress.com/twasul/225536';
const SARIE_2019 =
  'http://decypha.feedgfm.com/en/news/details/SAMA-announnces-Ramadan-working-hours--Eid-holidays/20978511?L=EN';
const SAMA_TO_2029 =
  'https://www.zawya.com/en/business/banking-and-insurance/' +
  'saudi-sama-announces-official-holidays-and-working-hours-for-banks-and-rtgs-until-2029-o4m4frgt';
const QCB_YEAR_END_2026 =
  'https://dohaconnect.co/ml/2025/12/29/qcb-declares-january-1-2026-as-official-holiday-for-financial-institutions';
const QCB_SPORT_2026 =
  'https://menafn.com/1110714151/QCB-Announces-National-Sport-Day-Holiday-For-Financial-Institutions';
const KUWAIT_MIRAJ_2026 =
  'https://gulfnews.com/world/gulf/kuwait/isra-wal-miraj-kuwait-announces-holiday-for-public-sector-1.500399699';
const OMAN_MIRAJ_2026 = 'https://malayaleepathram.com.au/?p=13485';
const TADAWUL_ADHA_2023 =
  'https://www.zawya.com/en/markets/equities/saudi-tadawul-announces-eid-al-adha-holiday-ja8lci1e';
const TADAWUL_ND_2022 =
  'https://www.zawya.com/en/markets/equities/tadawul-to-close-on-saudi-national-day-holiday-yz9m4k1j';
const TADAWUL_ND_2024 =
  'https://www.zawya.com/en/markets/equities/tadawul-to-suspend-operating-on-saudi-national-day-holiday-e25qnotx';
const TADAWUL_ND_2025 =
  'https://www.zawya.com/en/capital-markets/tadawul-to-halt-trading-on-national-day-holiday-ktzxqwof';
const TADAWUL_FD_2024 =
  'https://www.decypha.com/en/news/details/Tadawul-to-close-on-Saudi-Founding-Day/21401595?TSID=&EDT=&L=EN';
const TADAWUL_RAMADAN_2024 =
  'https://zawya.com/en/markets/equities/saudi-tadawul-keeps-trading-hours-unchanged-for-ramadan-k91qkd17';
const TADAWUL_WORLD_CUP =
  'https://www.reuters.com/world/middle-east/saudi-stock-exchange-close-wednesday-after-world-cup-win-against-' +
  'argentina-2022-11-22/';
const TADAWUL_2011 =
  'https://www.thenational.ae/business/saudi-index-declines-as-unrest-continues-to-rattle-investors-1.414233';
const TADAWUL_SATURDAY_2013 = 'http://in.reuters.com/article/stocks-saudi-idINL6N0DL0BH20130504';
const TADAWUL_ADHA_2025 = 'https://www.almashhad.news/print~319448';
const TADAWUL_FITR_2025 =
  'https://argaam.com/en/switch-view?mobile=true&returnUrl=' +
  'https%3A%2F%2Fwww.argaam.com%2Fen%2Farticle%2Farticledetail%2Fid%2F1793779';
const FAHR_PROPHET_2026 =
  'https://www.fahr.gov.ae/wp-content/uploads/2026/08/' +
  'Circular-No.-11-of-2026-Regarding-The-Holiday-of-the-Prophet-Mohammads-Birthday-1448-AH.pdf';
const SCA_ADHA_2022 =
  'https://www.sca.gov.ae/en/media-center/news/6/7/2022/eid-al-adha-holiday-for-the-financial-markets.aspx';
const SCA_UNION_2022 =
  'https://www.zawya.com/en/markets/' +
  'sca-announces-holiday-for-financial-markets-on-commemoration-day-holiday-51st-union-day-g5hu75gd';
const SCA_ADHA_2024 =
  'https://mondovisione.com/media-and-resources/news/' +
  'uae-financial-markets-to-close-for-eid-al-adha-holidays-from-june-15-to-18/';
const DFM_FITR_2025 =
  'https://escortindubai.org/dubai-financial-market-reveals-2025-eid-al-fitr-holiday-break';
const GULF_MARCH_2026 =
  'https://www.thenationalnews.com/business/markets/2026/03/02/qatari-and-kuwaiti-stocks-slump-as-war-engulfs-region/';
const UAE_MAY_2022 = 'https://brecorder.com/news/amp/40171883';
const GULF_2008 =
  'https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance';
const GULF_SEPTEMBER_2021 = 'https://easternherald.com/2021/09/21/gulf-stock-exchanges-oil-prices';
const QCB_2015 = 'http://65.108.81.244/article/25/02/2015/banks-closed-on-mar-1';
const QCB_2024 =
  'https://menafn.com/1107918401/Qatar-Central-Bank-Announces-Sunday-Mar-3-Banks-Holiday';
const QCB_2022 =
  'https://www.eastcoastdaily.in/2022/03/04/gulf-country-announces-official-bank-holiday-on-march-6.html';
const QCB_NEW_YEAR =
  'https://eastcoastdaily.in/2023/12/29/new-year-2024-central-bank-in-gulf-country-announces-year-end-closing-holiday.html';
const KUWAIT_2023 =
  'https://menafn.com/1107609535/Kuwait-Bourse-Closes-In-Homage-To-Sorrowful-Demise-Of-The-Late-Amir';
const KUWAIT_2008 =
  'https://www.dubaichronicle.com/2008/11/16/kuwait-stock-exchange-to-resume-trading-on-monday-17th-november/';
const KUWAIT_2020 =
  'https://thenationalnews.com/business/markets/' +
  'kuwait-stock-exchange-to-resume-trading-on-march-15-with-reduced-loss-limit-1.992448';
const KUWAIT_ISRA =
  'https://www.eastcoastdaily.in/2024/01/24/banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date.html' +
  '?utm_source=rss&utm_medium=rss&utm_campaign=banks-in-this-country-to-have-isra-wal-miraj-holiday-on-this-date';
const KUWAIT_FEBRUARY =
  'https://timeskuwait.com/news/government-announces-extended-holidays-in-february/';
const KUWAIT_HIJRI =
  'https://www.eastcoastdaily.in/2022/07/22/gulf-country-announces-holiday-for-islamic-new-year.html';
const MSM_2016 =
  'http://decypha.feedgfm.com/en/news/details/Muscat-bourse-announces-Prophet-s-Birthday-holiday/19797643?L=EN';
const MSM_2020 = 'https://www.omanobserver.om/msm-30-index-jumps-1-54pc/';
const OMAN_NATIONAL_2018 = 'http://www.omanobserver.om/national-day-holidays-announced/';
const OMAN_BANKS_2014 = 'https://ameinfo.com/money/banking-finance/omani-banks-closed-tuesday/';
const OMAN_ADHA_2020 =
  'https://www.omanobserver.om/on-royal-directives-eid-al-adha-holidays-extended-in-omaneid-al-adha-holidays-extended/';
const ASE_2018 = 'https://www.ase.com.jo/en/Corporate-Profile/About-Us/Official-Holiday';
const ASE_2020 = 'https://en.arabskynews.com/business/5955/';
const ASE_REOPENS = 'https://www.al-monitor.com/originals/2020/05/jordan-reopens-stock-market.html';
const SDC_2024 = 'https://sdc.com.jo/en/memos/17923';
const EGX_2021 = 'https://egx.com.eg/en/Trading_Calendar.aspx';
const EGX_REOPENS = 'https://feas.org/egx-and-mcdr-announcement/';
const EGX_SUSPENDED =
  'http://www.newsbalita.com/stock-market-news-egypt-stock-exchange-reopens.html';
const EGX_SPRING_2019 =
  'http://egypttoday.com/Article/3/68465/Holidays%E2%80%99-season-starts-on-EGX';
const EGX_JUNE_2017 = 'https://darelhilal.com/News/114437.aspx';
const EGX_OCTOBER_2022 = 'https://taqanews.com/132301';
const EGX_JULY_2025 = 'https://www.bnokonline.com/print~23457';
const CBE_2023 = 'https://egyptindependent.com/banks-to-be-off-in-egypt-for-6-days-cbe';
const CBE_EASTER_2023 =
  'https://www.zawya.com/en/world/africa/egypt-banks-off-on-april-16-17-for-easter-sham-el-nessim-c5dxm60b';
const CBE_SINAI_2025 = 'https://arabfinance.com/News/newdetails/24310';
const CBE_2013 = 'http://expatcairo.com/egypts-banks-on-holiday-for-six-days/';

export const MIDDLE_EAST: readonly Fact[] = [
  {
    calendar: 'XTAE',
    year: 2018,
    closed:
      '03-01 04-05 04-18 04-19 05-20 07-22 09-09 09-10 09-11 09-18 09-19 09-23 09-24 09-30 10-01 10-30'.split(
        ' ',
      ),
    source: TASE_2018,
  },
  {
    calendar: 'XTAE',
    year: 2015,
    closed:
      '03-05 03-17 04-09 04-22 04-23 05-24 07-26 09-13 09-14 09-15 09-22 09-23 09-27 09-28 10-04 10-05'.split(
        ' ',
      ),
    source: TASE_2015,
  },
  ...days('XTAE', 'closed', TASE_2019, [
    '2019-03-21',
    '2019-04-25',
    '2019-05-08',
    '2019-06-09',
    '2019-08-11',
  ]),
  ...days('XTAE', 'closed', TASE_2019, [
    '2019-09-29',
    '2019-10-01',
    '2019-10-08',
    '2019-10-13',
    '2019-10-20',
  ]),
  // The source names the end of the closing auction, 14:25; ours is that of continuous trading, ten minutes earlier.
  ...days('XTAE', 'early 14:15', TASE_SUKKOT_2011, ['2011-10-16', '2011-10-17', '2011-10-18']),
  ...days('XTAE', 'closed', TASE_MUNICIPAL, ['2024-02-27']),
  ...days('XTAE', 'open', TASE_MUNICIPAL, ['2024-02-26', '2024-02-28']),
  ...days('XTAE', 'closed', TASE_SUKKOT_2024, ['2024-10-16', '2024-10-17']),
  ...days('XTAE', 'closed', TASE_WEEK, ['2026-01-02', '2026-01-04', '2026-01-11', '2026-09-18']),
  ...days('XTAE', 'open', TASE_FIRST_2026, ['2026-01-01', '2026-01-05']),
  // Fridays end at 13:50 all year: regular hours, no early close.
  ...days('XTAE', 'open', TASE_FIRST_2026, ['2026-01-09', '2026-01-16']),
  ...days('XTAE', 'closed', TASE_AV_2009, ['2009-07-30']),
  ...days('IL', 'closed', IDI_2026, ['2026-10-27']),
  ...days('ILS', 'closed', BOI_2013, [
    '2013-01-22',
    '2013-02-24',
    '2013-03-26',
    '2013-04-01',
    '2013-04-16',
  ]),
  ...days('ILS', 'closed', BOI_2013, [
    '2013-05-15',
    '2013-07-16',
    '2013-09-05',
    '2013-09-19',
    '2013-09-26',
  ]),
  ...days('ILS', 'open', BOI_2013, ['2013-03-25', '2013-09-04']),
  ...days('ILS', 'closed', BOI_ELECTION, ['2009-02-10']),
  ...days('ILS', 'closed', BOI_STRIKE, ['2004-09-22']),
  ...days('ILS', 'open', TASE_2018, [
    '2018-04-05',
    '2018-04-18',
    '2018-09-09',
    '2018-09-23',
    '2018-09-30',
  ]),
  ...days('ILS', 'closed', TASE_2018, ['2018-09-18', '2018-10-30']),
  ...days('XSAU', 'closed', SAMA_2015, ['2015-07-16', '2015-07-19', '2015-07-20', '2015-07-21']),
  ...days('XSAU', 'open', SAMA_2015, ['2015-07-15', '2015-07-22']),
  ...days('XSAU', 'open', TADAWUL_ADHA_2023, ['2023-06-22', '2023-07-02']),
  ...days('XSAU', 'closed', TADAWUL_ADHA_2023, [
    '2023-06-25',
    '2023-06-26',
    '2023-06-27',
    '2023-06-28',
    '2023-06-29',
  ]),
  ...days('XSAU', 'closed', TADAWUL_ND_2022, ['2022-09-22']),
  ...days('XSAU', 'open', TADAWUL_ND_2022, ['2022-09-25']),
  ...days('XSAU', 'closed', TADAWUL_ND_2024, ['2024-09-23']),
  ...days('XSAU', 'closed', TADAWUL_ND_2025, ['2025-09-23']),
  ...days('XSAU', 'closed', TADAWUL_FD_2024, ['2024-02-22']),
  ...days('XSAU', 'closed', TADAWUL_RAMADAN_2024, ['2024-04-07', '2024-04-11']),
  ...days('XSAU', 'open', TADAWUL_RAMADAN_2024, ['2024-04-04', '2024-04-14']),
  ...days('XSAU', 'closed', TADAWUL_WORLD_CUP, ['2022-11-23']),
  ...days('XSAU', 'open', TADAWUL_WORLD_CUP, ['2022-11-24']),
  ...days('XSAU', 'closed', TADAWUL_2011, ['2011-02-26']),
  ...days('XSAU', 'open', TADAWUL_SATURDAY_2013, ['2013-05-04']),
  ...days('XSAU', 'closed', TADAWUL_ADHA_2025, [
    '2025-06-05',
    '2025-06-08',
    '2025-06-09',
    '2025-06-10',
  ]),
  ...days('XSAU', 'open', TADAWUL_ADHA_2025, ['2025-06-04', '2025-06-11']),
  ...days('XSAU', 'closed', GULF_2008, ['2008-12-07']),
  ...days('XSAU', 'closed', TADAWUL_FITR_2025, [
    '2025-03-30',
    '2025-03-31',
    '2025-04-01',
    '2025-04-02',
  ]),
  ...days('XSAU', 'open', TADAWUL_FITR_2025, ['2025-04-03']),
  ...days('XSAU', 'closed', SAMA_TO_2029, [
    '2026-03-17',
    '2026-03-18',
    '2026-03-19',
    '2026-03-22',
    '2026-03-23',
  ]),
  ...days('XSAU', 'open', SAMA_TO_2029, ['2026-03-16', '2026-03-24', '2026-05-21', '2026-05-31']),
  ...days('XSAU', 'closed', SAMA_TO_2029, [
    '2026-05-24',
    '2026-05-25',
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
  ]),
  ...days('SAR', 'closed', SARIE_2015, ['2015-07-19']),
  ...days('SAR', 'open', SARIE_2015, ['2015-07-16', '2015-07-20']),
  ...days('SAR', 'open', SAMA_2015, ['2015-07-22']),
  ...days('SAR', 'open', SARIE_2019, ['2019-06-03', '2019-06-09']),
  ...days('SAR', 'closed', SARIE_2019, ['2019-06-04', '2019-06-05', '2019-06-06']),
  ...days('SAR', 'closed', SAMA_TO_2029, [
    '2026-03-19',
    '2026-03-22',
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
  ]),
  ...days('SAR', 'open', SAMA_TO_2029, [
    '2026-03-18',
    '2026-03-23',
    '2026-05-24',
    '2026-05-25',
    '2026-05-31',
  ]),
  ...days('SAR', 'closed', SAMA_TO_2029, [
    '2027-03-08',
    '2027-03-10',
    '2027-05-16',
    '2027-05-18',
    '2028-02-27',
  ]),
  ...days('SAR', 'open', SAMA_TO_2029, [
    '2027-03-07',
    '2027-03-11',
    '2027-05-19',
    '2028-02-29',
    '2029-02-12',
  ]),
  ...['DSMD', 'QAR'].flatMap((calendar) => [
    ...days(calendar, 'closed', QCB_YEAR_END_2026, ['2026-01-01']),
    ...days(calendar, 'open', QCB_YEAR_END_2026, ['2026-01-04']),
    ...days(calendar, 'closed', QCB_SPORT_2026, ['2026-02-10']),
    ...days(calendar, 'open', QCB_SPORT_2026, ['2026-02-11']),
  ]),
  ...days('KW', 'closed', KUWAIT_MIRAJ_2026, ['2026-01-18']),
  ...days('KW', 'open', KUWAIT_MIRAJ_2026, ['2026-01-19']),
  ...days('OM', 'closed', OMAN_MIRAJ_2026, ['2026-01-18']),
  ...['XADS', 'XDFM'].flatMap((market) => [
    ...days(market, 'closed', SCA_ADHA_2022, ['2022-07-08', '2022-07-11']),
    ...days(market, 'open', SCA_ADHA_2022, ['2022-07-12']),
    ...days(market, 'closed', SCA_UNION_2022, ['2022-12-01', '2022-12-02']),
    ...days(market, 'open', SCA_UNION_2022, ['2022-12-05']),
    ...days(market, 'closed', SCA_ADHA_2024, ['2024-06-17', '2024-06-18']),
    ...days(market, 'open', SCA_ADHA_2024, ['2024-06-19']),
    ...days(market, 'open', UAE_MAY_2022, ['2022-05-09']),
    ...days(market, 'closed', GULF_MARCH_2026, ['2026-03-02', '2026-03-03']),
  ]),
  ...days('XDFM', 'closed', DFM_FITR_2025, ['2025-03-31', '2025-04-01']),
  ...days('DIFX', 'closed', DFM_FITR_2025, ['2025-03-31', '2025-04-01']),
  ...days('XDFM', 'open', DFM_FITR_2025, ['2025-04-02']),
  ...days('DIFX', 'open', DFM_FITR_2025, ['2025-04-02']),
  ...days('AE', 'closed', FAHR_PROPHET_2026, ['2026-08-28']),
  ...days('AE', 'open', FAHR_PROPHET_2026, ['2026-08-25']),
  ...days('AED', 'closed', SCA_UNION_2022, ['2022-12-01', '2022-12-02']),
  ...days('DSMD', 'closed', GULF_MARCH_2026, ['2026-03-01']),
  ...days('DSMD', 'open', GULF_MARCH_2026, ['2026-03-02']),
  ...days('DSMD', 'open', GULF_SEPTEMBER_2021, ['2021-09-20']),
  ...['DSMD', 'QAR'].flatMap((calendar) => [
    ...days(calendar, 'closed', QCB_2015, ['2015-03-01']),
    ...days(calendar, 'closed', QCB_2022, ['2022-03-06']),
    ...days(calendar, 'closed', QCB_2024, ['2024-03-03']),
    ...days(calendar, 'open', QCB_2024, ['2024-03-04']),
    ...days(calendar, 'closed', QCB_NEW_YEAR, ['2024-01-01']),
    ...days(calendar, 'open', QCB_NEW_YEAR, ['2024-01-02']),
  ]),
  ...days('XKUW', 'closed', KUWAIT_2023, ['2023-12-17', '2023-12-18', '2023-12-19']),
  ...days('XKUW', 'closed', KUWAIT_2008, ['2008-11-16']),
  ...days('XKUW', 'open', KUWAIT_2008, ['2008-11-17']),
  ...days('XKUW', 'open', KUWAIT_2020, ['2020-03-15']),
  ...days('XKUW', 'closed', GULF_MARCH_2026, ['2026-03-01']),
  ...days('XKUW', 'open', GULF_MARCH_2026, ['2026-03-02']),
  ...days('XKUW', 'closed', GULF_2008, ['2008-12-07']),
  ...['XKUW', 'KWD'].flatMap((calendar) => [
    ...days(calendar, 'closed', KUWAIT_ISRA, ['2024-02-08']),
    ...days(calendar, 'open', KUWAIT_ISRA, ['2024-02-11']),
    ...days(calendar, 'closed', KUWAIT_FEBRUARY, ['2024-02-25', '2024-02-26']),
    ...days(calendar, 'closed', KUWAIT_HIJRI, ['2022-07-31']),
    ...days(calendar, 'open', KUWAIT_HIJRI, ['2022-08-01']),
  ]),
  ...days('XBAH', 'open', GULF_MARCH_2026, ['2026-03-01', '2026-03-02']),
  ...days('XBAH', 'open', GULF_SEPTEMBER_2021, ['2021-09-20']),
  ...days('XMUS', 'open', GULF_MARCH_2026, ['2026-03-02']),
  ...days('XMUS', 'open', GULF_SEPTEMBER_2021, ['2021-09-20']),
  ...days('XMUS', 'closed', MSM_2016, ['2016-12-12']),
  ...days('XMUS', 'open', MSM_2016, ['2016-12-13']),
  ...days('XMUS', 'closed', MSM_2020, ['2020-01-12', '2020-01-13', '2020-01-14']),
  ...days('XMUS', 'open', MSM_2020, ['2020-01-15']),
  ...days('OMR', 'closed', OMAN_BANKS_2014, ['2014-05-27']),
  ...days('OMR', 'open', OMAN_BANKS_2014, ['2014-05-28']),
  ...days('OMR', 'closed', OMAN_NATIONAL_2018, ['2018-11-20', '2018-11-21', '2018-11-22']),
  ...days('OMR', 'closed', OMAN_ADHA_2020, ['2020-07-30', '2020-08-06']),
  ...days('OMR', 'open', OMAN_ADHA_2020, ['2020-08-09']),
  {
    calendar: 'XAMM',
    year: 2018,
    closed: '01-01 05-01 06-14 06-17 06-18 08-20 08-21 08-22 08-23 09-11 11-20 12-25'.split(' '),
    source: ASE_2018,
  },
  ...days('XAMM', 'open', ASE_2020, ['2020-03-16']),
  ...days('XAMM', 'closed', ASE_2020, ['2020-03-17']),
  ...days('XAMM', 'open', ASE_REOPENS, ['2020-05-10']),
  ...['XAMM', 'JOD'].flatMap((calendar) =>
    days(calendar, 'closed', SDC_2024, [
      '2024-06-16',
      '2024-06-17',
      '2024-06-18',
      '2024-06-19',
      '2024-06-20',
    ]),
  ),
  ...days('JOD', 'open', SDC_2024, ['2024-06-13', '2024-06-23']),
  ...days('XCAI', 'closed', EGX_2021, [
    '2021-01-07',
    '2021-01-28',
    '2021-04-29',
    '2021-05-02',
    '2021-05-03',
  ]),
  ...days('XCAI', 'closed', EGX_2021, [
    '2021-05-13',
    '2021-07-01',
    '2021-07-19',
    '2021-07-20',
    '2021-07-21',
  ]),
  ...days('XCAI', 'open', EGX_2021, ['2021-01-25', '2021-04-25']),
  ...days('XCAI', 'closed', EGX_SUSPENDED, ['2011-01-30', '2011-02-27']),
  ...days('XCAI', 'open', EGX_SUSPENDED, ['2011-01-27']),
  ...days('XCAI', 'open', EGX_REOPENS, ['2011-03-23']),
  ...days('XCAI', 'closed', EGX_SPRING_2019, [
    '2019-01-24',
    '2019-04-25',
    '2019-04-28',
    '2019-04-29',
    '2019-05-01',
  ]),
  ...days('XCAI', 'open', EGX_SPRING_2019, ['2019-04-30', '2019-05-02']),
  ...days('XCAI', 'closed', EGX_JUNE_2017, [
    '2017-06-25',
    '2017-06-26',
    '2017-06-27',
    '2017-06-29',
  ]),
  ...days('XCAI', 'open', EGX_JUNE_2017, ['2017-06-28', '2017-07-02']),
  ...days('XCAI', 'closed', EGX_OCTOBER_2022, ['2022-10-06']),
  ...days('XCAI', 'open', EGX_OCTOBER_2022, ['2022-10-09']),
  ...days('XCAI', 'closed', EGX_JULY_2025, ['2025-07-24']),
  ...days('XCAI', 'open', EGX_JULY_2025, ['2025-07-23', '2025-07-27']),
  ...days('EGP', 'closed', CBE_2023, ['2023-04-20', '2023-04-23', '2023-04-24', '2023-04-25']),
  ...days('EGP', 'open', CBE_2023, ['2023-04-26']),
  ...days('EGP', 'closed', CBE_EASTER_2023, ['2023-04-16', '2023-04-17']),
  ...days('EGP', 'open', CBE_EASTER_2023, ['2023-04-18']),
  ...days('EGP', 'closed', CBE_SINAI_2025, ['2025-04-24']),
  ...days('EGP', 'closed', CBE_2013, ['2013-10-14', '2013-10-15', '2013-10-16', '2013-10-17']),
  ...days('EGP', 'open', CBE_2013, ['2013-10-20']),
];
