/** What sources say of single trades: made on a day, settled on another, so many settlement days later. */
export interface SettlementExample {
  /** A day counts when it is a business day of all of them. */
  readonly calendars: readonly string[];
  readonly trade: string;
  /** Settlement days from the trade to its settlement: 1 for T+1. The day of the trade need not be one itself. */
  readonly n: number;
  readonly settles: string;
  readonly source: string;
  readonly note?: string;
}

type Dates = readonly (readonly [trade: string, n: number, settles: string])[];

function examples(
  calendar: string,
  source: string,
  dates: Dates,
  note?: string,
): SettlementExample[] {
  const calendars = [`${calendar}:SETTLEMENT`];
  return dates.map(([trade, n, settles]) => ({
    calendars,
    trade,
    n,
    settles,
    source,
    ...(note && { note }),
  }));
}

/** Dates printed in the source, but where the note says otherwise. */
export const SETTLEMENT_EXAMPLES: readonly SettlementExample[] = [
  // United States: T+5 to June 1995, T+3 to September 2017, T+2 to May 2024, T+1 since.
  ...examples('XNAS', 'https://www.finra.org/rules-guidance/notices/92-54', [
    ['1992-11-03', 5, '1992-11-10'],
    ['1992-11-04', 5, '1992-11-12'],
    ['1992-11-10', 5, '1992-11-18'],
    ['1992-11-11', 5, '1992-11-18'],
    ['1992-11-19', 5, '1992-11-27'],
    ['1992-11-23', 5, '1992-12-01'],
  ]),
  ...examples('XNAS', 'https://finra.org/rules-guidance/notices/94-49', [
    ['1994-06-27', 5, '1994-07-05'],
    ['1994-07-01', 5, '1994-07-11'],
  ]),
  ...examples('XNYS', 'https://finra.org/rules-guidance/notices/95-77', [
    ['1995-10-03', 3, '1995-10-06'],
    ['1995-10-04', 3, '1995-10-10'],
    ['1995-10-06', 3, '1995-10-12'],
    ['1995-10-09', 3, '1995-10-12'],
  ]),
  ...examples('XNAS', 'https://www.finra.org/rules-guidance/notices/97-93', [
    ['1998-01-14', 3, '1998-01-20'],
    ['1998-02-09', 3, '1998-02-12'],
    ['1998-02-11', 3, '1998-02-17'],
    ['1998-04-06', 3, '1998-04-09'],
    ['1998-04-07', 3, '1998-04-13'],
    ['1998-04-09', 3, '1998-04-15'],
    ['1998-05-20', 3, '1998-05-26'],
  ]),
  ...examples('XNAS', 'https://finra.org/rules-guidance/notices/99-83', [
    ['1999-10-05', 3, '1999-10-08'],
    ['1999-10-06', 3, '1999-10-12'],
    ['1999-10-11', 3, '1999-10-14'],
  ]),
  ...examples(
    'XNAS',
    'http://finra.complinet.com/en/display/display_main.html?rbid=2403&element_id=2350',
    [
      ['1999-12-20', 3, '1999-12-23'],
      ['1999-12-21', 3, '1999-12-27'],
      ['1999-12-23', 3, '1999-12-29'],
    ],
  ),
  ...examples('XNYS', 'https://finra.org/rules-guidance/notices/00-82', [
    ['2000-12-20', 3, '2000-12-26'],
    ['2000-12-27', 3, '2001-01-02'],
    ['2000-12-29', 3, '2001-01-04'],
  ]),
  ...examples(
    'XNYS',
    'https://github.com/offsite-ryan/m3-trader/blob/c70ef0e95c8e1b60350f548bde96557ba58b7a30/calendar.js',
    [
      ['2025-01-08', 1, '2025-01-09'],
      ['2025-01-17', 1, '2025-01-21'],
      ['2025-04-17', 1, '2025-04-21'],
      ['2025-10-10', 1, '2025-10-14'],
      ['2025-10-13', 1, '2025-10-14'],
      ['2025-11-10', 1, '2025-11-12'],
      ['2025-11-11', 1, '2025-11-12'],
      ['2025-11-26', 1, '2025-11-28'],
      ['2025-12-24', 1, '2025-12-26'],
      ['2025-12-31', 1, '2026-01-02'],
    ],
    'Not an official text: the market calendar of a broker, kept in a public repository.',
  ),
  // Canada: T+3 to September 2017, then T+2.
  ...examples(
    'XTSE',
    'http://montego-resources-inc.listings.thecse.ca/en/about/publications/bulletins/' +
      '2009-1205-cnsx-and-pure-trading-2010-holiday-settlement-schedule',
    [
      ['2009-12-29', 3, '2010-01-04'],
      ['2009-12-31', 3, '2010-01-06'],
      ['2010-02-10', 3, '2010-02-16'],
      ['2010-03-31', 3, '2010-04-06'],
      ['2010-05-19', 3, '2010-05-25'],
      ['2010-06-30', 3, '2010-07-06'],
      ['2010-07-28', 3, '2010-08-03'],
      ['2010-09-01', 3, '2010-09-07'],
      ['2010-10-06', 3, '2010-10-12'],
    ],
    'The schedule of another exchange of the country, settled at the same depository.',
  ),
  ...examples(
    'XTSE',
    'https://tsx.com/en/trading/toronto-stock-exchange/trading-notices/2021-archive?id=63',
    [
      ['2021-03-31', 2, '2021-04-05'],
      ['2021-04-01', 2, '2021-04-06'],
    ],
  ),
  ...examples(
    'XTSE',
    'https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246',
    [
      ['2022-09-28', 2, '2022-10-03'],
      ['2022-09-29', 2, '2022-10-04'],
      ['2022-09-30', 2, '2022-10-04'],
    ],
  ),
  // Europe, the change to T+2 on 6 October 2014.
  ...['XLON', 'XPAR', 'XAMS', 'XSTO'].flatMap((market) =>
    examples(
      market,
      'https://www.lch.com/membership/ltd-membership/ltd-member-updates/equityclear-service-t2',
      [
        ['2014-10-03', 3, '2014-10-08'],
        ['2014-10-06', 2, '2014-10-08'],
        ['2014-10-07', 2, '2014-10-09'],
      ],
      'Said of all trades cleared there that had settled on T+3.',
    ),
  ),
  ...examples(
    'XMIL',
    'https://forums.investireoggi.it/threads/certificati-di-investimento-cap-3.107091/page-918',
    [['2019-12-27', 2, '2019-12-31']],
    'Not an official text: an investor at the time, of the closed 24 and 31 December.',
  ),
  ...examples(
    'XWAR',
    'https://www.bdm.pl/aktualnosci/brak-sesji-na-gpw-i-dzien-wolny-dm-bdm-sa-926',
    [
      ['2019-12-23', 2, '2019-12-30'],
      ['2019-12-27', 2, '2020-01-02'],
      ['2019-12-30', 2, '2020-01-03'],
    ],
  ),
  ...examples(
    'XIST',
    'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918',
    [
      ['2025-10-24', 2, '2025-10-30'],
      ['2025-10-27', 2, '2025-10-31'],
      ['2025-10-28', 2, '2025-10-31'],
    ],
  ),
  ...examples('XIST', 'https://www.ekovitrin.com/borsa-istanbulda-bayram-tatili-takvimi-netlesti', [
    ['2026-03-16', 2, '2026-03-18'],
    ['2026-03-17', 2, '2026-03-23'],
    ['2026-03-18', 2, '2026-03-24'],
    ['2026-03-19', 2, '2026-03-24'],
  ]),
  ...examples(
    'XIST',
    'https://www.capital.com.tr/piyasalar/borsa/yilbasi-nedeniyle-borsada-takas-tarihleri-degisti',
    [
      ['2025-12-30', 2, '2026-01-02'],
      ['2025-12-31', 2, '2026-01-05'],
    ],
  ),
  ...examples(
    'XIST',
    'https://konyada-alisveris.com.tr/hisselerini-nakde-cevirmek-isteyenler-dikkat-son-gun-yarin',
    [
      ['2024-06-12', 2, '2024-06-14'],
      ['2024-06-13', 2, '2024-06-20'],
      ['2024-06-14', 2, '2024-06-21'],
      ['2024-06-20', 2, '2024-06-24'],
      ['2024-06-21', 2, '2024-06-25'],
    ],
  ),
  // India: T+2 to January 2023, then T+1. (Trades of 8 September 2025, a settlement holiday, settled by order on T+2.)
  ...examples('XNSE', 'https://www.angelone.in/announcements/market/settlement-holiday-01-apr-2', [
    ['2021-03-31', 2, '2021-04-06'],
    ['2021-04-01', 2, '2021-04-06'],
  ]),
  ...examples(
    'XNSE',
    'https://www.financialexpress.com/market/settlement-holiday-today-clearing-houses-closed-on-5-may-heres-when-youll-' +
      'get-money-shares-after-trade/3074835/',
    [
      ['2023-05-04', 1, '2023-05-08'],
      ['2023-05-05', 1, '2023-05-08'],
    ],
  ),
  ...examples(
    'XNSE',
    'https://www.zeebiz.com/market-news/news-why-will-stocks-purchased-in-previous-trading-session-can-not-be-sold-on-' +
      'april-1-2024-282068/amp',
    [
      ['2024-03-28', 1, '2024-04-02'],
      ['2024-04-01', 1, '2024-04-02'],
      ['2024-04-08', 1, '2024-04-10'],
      ['2024-04-09', 1, '2024-04-10'],
    ],
  ),
  ...examples(
    'XBOM',
    'https://www.livemint.com/market/stock-market-news/settlement-update-stock-market-trades-executed-today-to-be-' +
      'settled-on-wednesday-not-tomorrow/amp-11757306490672.html',
    [
      ['2025-09-01', 1, '2025-09-02'],
      ['2025-09-03', 1, '2025-09-04'],
      ['2025-09-04', 1, '2025-09-09'],
      ['2025-09-05', 1, '2025-09-09'],
      ['2025-09-09', 1, '2025-09-10'],
    ],
  ),
  // East and South-East Asia.
  ...examples('XSHG', 'http://m.sduseo.com/kx/2022/1227/51243.html', [
    ['2022-12-30', 1, '2023-01-03'],
    ['2023-01-03', 1, '2023-01-04'],
    ['2023-01-20', 1, '2023-01-30'],
    ['2023-01-30', 1, '2023-01-31'],
    ['2023-04-04', 1, '2023-04-06'],
  ]),
  ...examples('XSHG', 'http://m.cabos.cn/stock/gupiaoyaowen/2024-09-06/A1725544212755.html', [
    ['2024-09-13', 1, '2024-09-18'],
    ['2024-09-18', 1, '2024-09-19'],
  ]),
  ...examples(
    'XHKG',
    'https://news.cnyes.com/news/id/1385856',
    [
      ['2014-12-22', 2, '2014-12-29'],
      ['2014-12-23', 2, '2014-12-30'],
      ['2014-12-24', 2, '2014-12-30'],
    ],
    'Trades made through Shanghai, which settle with the clearing house of Hong Kong.',
  ),
  ...examples(
    'XTAI',
    'https://money.udn.com/money/story/5607/7669420',
    [['2024-02-05', 2, '2024-02-07']],
    'The last day of trading and the two days of settlement after it are printed.',
  ),
  ...examples('XTAI', 'https://ec.ltn.com.tw/article/breakingnews/1569388/print', [
    ['2016-02-03', 2, '2016-02-05'],
  ]),
  ...examples('XTKS', 'https://smartplus-sec.com/stream/news/notice/20190607', [
    ['2019-07-12', 3, '2019-07-18'],
    ['2019-07-16', 2, '2019-07-18'],
  ]),
  ...examples(
    'XSES',
    'https://sg.uobkayhian.com/page/announcement/announcement-SGX-T2-Dec18.html',
    [
      ['2018-12-07', 3, '2018-12-12'],
      ['2018-12-10', 2, '2018-12-12'],
    ],
  ),
  ...examples(
    'XKLS',
    'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008',
    [
      ['2019-04-26', 3, '2019-05-02'],
      ['2019-04-29', 2, '2019-05-02'],
    ],
  ),
  ...examples(
    'XIDX',
    'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802',
    [
      ['2018-11-23', 3, '2018-11-28'],
      ['2018-11-26', 2, '2018-11-28'],
    ],
  ),
  ...examples('XBKK', 'http://www.ktzmico.com/en/latestnews/whatsnew-detail.aspx?new_id=129', [
    ['2018-03-02', 2, '2018-03-06'],
  ]),
  ...examples(
    'XIST',
    'https://www.ensonhaber.com/ekonomi/borsada-yarinki-islemlerin-takasi-2-ocakta-yapilacak',
    [
      ['2025-12-30', 2, '2026-01-02'],
      ['2025-12-31', 2, '2026-01-05'],
    ],
  ),
  // Amman: the depository's holiday of 16 to 20 June 2024.
  ...examples('XAMM', 'https://sdc.com.jo/en/memos/17923', [
    ['2024-06-12', 2, '2024-06-23'],
    ['2024-06-13', 2, '2024-06-24'],
  ]),
];
