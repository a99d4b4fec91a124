import { days, type Fact, type YearFact } from './fact.js';

const LIST_2025 =
  'https://bourseo.fr/bourse/cac-40-quels-sont-les-jours-feries-de-la-bourse-de-paris-en-2025/';
const LIST_2011 =
  'http://www.amsterdamtrader.com/2010/12/euronext-eurex-trading-holidays-2011.html';
const LIST_2019 =
  'https://euronext.com/en/about/media/euronext-press-releases/euronext-announces-2019-holiday-calendar-for-its-cash-and';
const CAC_40 =
  'https://github.com/asfolcini/QStudio/blob/6654d0754b0e5eab8ad3870e1143179ef59b01a0/data/%5EFCHI.csv';
const TARGET = 'https://www.ecb.europa.eu/press/pr/date/2000/html/pr001214_4.en.html';

const EURONEXT: readonly YearFact[] = ['XPAR', 'XAMS', 'XBRU', 'XLIS'].map((calendar) => ({
  calendar,
  year: 2025,
  closed: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
  source: LIST_2025,
}));

const PARIS: readonly Fact[] = [
  ...days('XPAR', 'closed', CAC_40, [
    '1990-05-08',
    '1990-05-24',
    '1990-08-15',
    '1990-11-01',
    '1990-12-24',
    '1990-12-31',
  ]),
  ...days('XPAR', 'closed', CAC_40, [
    '1997-11-10',
    '1997-11-11',
    '1998-05-21',
    '1998-07-13',
    '1998-12-24',
    '1998-12-31',
  ]),
  ...days('XPAR', 'closed', CAC_40, [
    '1999-05-24',
    '1999-07-14',
    '1999-11-01',
    '1999-12-31',
    '2000-06-12',
    '2000-12-26',
  ]),
  ...days('XPAR', 'open', CAC_40, [
    '1990-12-26',
    '1997-12-24',
    '1997-12-26',
    '1997-12-31',
    '1999-05-13',
    '1999-11-11',
  ]),
  ...days('XPAR', 'open', CAC_40, [
    '1999-12-24',
    '2000-05-08',
    '2000-06-01',
    '2000-08-15',
    '2000-11-01',
    '2000-12-29',
  ]),
  {
    calendar: 'XPAR',
    date: '2009-12-31',
    is: 'early 14:00',
    source:
      'https://www.cbanque.com/actu/14218/la-bourse-de-paris-a-progresse-de-plus-de-22-sur-annee-2009',
  },
];

const AMSTERDAM: readonly Fact[] = [
  {
    calendar: 'XAMS',
    year: 2011,
    closed: ['04-22', '04-25', '12-26'],
    early: [],
    source: LIST_2011,
  },
  ...days('XAMS', 'early 14:00', LIST_2011, ['2010-12-24', '2010-12-31']),
];

const DUBLIN: readonly Fact[] = [
  {
    calendar: 'XDUB',
    year: 2016,
    closed: ['01-01', '03-25', '03-28', '05-02', '06-06', '12-26', '12-27'],
    early: ['12-23 12:28', '12-30 12:28'],
    source: 'https://holidaystracker.com/stock-market/irish-stock-exchange-ise-holidays-2016',
  },
  ...days('XDUB', 'closed', 'http://www.cityam.com/281488/irish-stock-exchange-declares-snow-day', [
    '2018-03-02',
  ]),
  ...days(
    'XDUB',
    'early 12:00',
    'https://www.reuters.com/article/us-europe-weather-ireland-ise/' +
      'irish-stock-exchange-to-close-due-to-extreme-weather-conditions-idUSKCN1GD4UA',
    ['2018-03-01'],
  ),
  ...days('XDUB', 'early 13:00', LIST_2019, ['2019-12-24', '2019-12-31']),
];

const MILAN: readonly Fact[] = [
  {
    calendar: 'XMIL',
    year: 2019,
    closed: ['01-01', '04-19', '04-22', '05-01', '08-15', '12-24', '12-25', '12-26', '12-31'],
    source:
      'https://forums.investireoggi.it/threads/certificati-di-investimento-cap-3.107091/page-918',
  },
  {
    calendar: 'XMIL',
    year: 2020,
    closed: ['01-01', '04-10', '04-13', '05-01', '12-24', '12-25', '12-31'],
    source:
      'https://www.soldionline.it/notizie/azioni-italia/borsa-italiana-giornate-chiusura-apertura-2020',
  },
  {
    calendar: 'XMIL',
    year: 2021,
    closed: ['01-01', '04-02', '04-05', '12-24', '12-31'],
    source:
      'https://wallstreetitalia.com/calendario-borsa-italiana-2021-ecco-quali-sono-le-giornate-di-chiusura',
  },
  {
    calendar: 'XMIL',
    year: 2024,
    closed: ['01-01', '03-29', '04-01', '05-01', '08-15', '12-24', '12-25', '12-26', '12-31'],
    source: 'https://money.it/calendario-2022-Borsa-Italiana',
  },
  ...days(
    'XMIL',
    'open',
    'https://www.borsaitaliana.it/borsaitaliana/ufficio-stampa/comunicati-stampa/1999/991208scambi8dic3388.htm',
    ['1999-12-08', '2000-01-06', '2000-04-25', '2000-11-01', '2000-12-08'],
  ),
];

const HALF_DAYS_2013 =
  'https://www.eleconomista.es/mercados-cotizaciones/noticias/5415838/12/13/' +
  'La-bolsa-espanola-abre-manana-hasta-las-1400-y-cierra-el-miercoles-y-el-jueves.html';
const YEAR_END_2021 =
  'https://cincodias.elpais.com/cincodias/2021/12/30/mercados/1640848136_216955.html';

const SPAIN: readonly Fact[] = ['XMAD', 'XBAR', 'XBIL', 'XVAL'].flatMap((calendar): Fact[] => [
  {
    calendar,
    year: 2009,
    closed: ['01-01', '04-10', '04-13', '05-01', '12-24', '12-25', '12-31'],
    source: 'https://foxinver.com/foros/index.php/topic,17710.0.html',
  },
  {
    calendar,
    year: 2013,
    closed: ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26'],
    early: ['12-24 14:00', '12-31 14:00'],
    source: HALF_DAYS_2013,
  },
  {
    calendar,
    year: 2017,
    closed: ['04-14', '04-17', '05-01', '12-25', '12-26'],
    source:
      'https://elespanol.com/invertia/mercados/20170412/bolsa-espanola-cierra-viernes-santo-lunes-pascua/207979914_0.amp.html',
  },
  {
    calendar,
    year: 2022,
    closed: ['04-15', '04-18', '12-26'],
    source: 'https://cincodias.elpais.com/cincodias/2022/12/26/mercados/1672043005_589539.html',
  },
  {
    calendar,
    year: 2025,
    closed: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
    early: ['12-24 14:00', '12-31 14:00'],
    source:
      'https://www.infobae.com/espana/agencias/2025/12/07/la-bolsa-espanola-abrira-este-lunes-pese-a-la-festividad-de-la-inmaculada/',
  },
  {
    calendar,
    year: 2014,
    closed: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
    early: ['12-24 14:00', '12-31 14:00'],
    source:
      'https://www.eleconomista.es/mercados-cotizaciones/amp/6351456/' +
      'La-Bolsa-espanola-abre-hasta-las-14-horas-y-no-vuelve-a-operar-hasta-el-lunes',
  },
  {
    calendar,
    year: 2021,
    closed: ['01-01', '04-02', '04-05', '12-24', '12-31'],
    early: [],
    source:
      'https://www.eleconomista.es/mercados-cotizaciones/noticias/10896547/01/21/' +
      'Este-sera-el-calendario-de-la-bolsa-espanola-en-2021-habra-cinco-dias-festivos.html',
  },
  {
    calendar,
    year: 2024,
    closed: ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26'],
    early: ['12-24 14:00', '12-31 14:00'],
    source:
      'https://infobae-infobae-prod.web.arc-cdn.net/espana/agencias/2024/12/22/' +
      'la-bolsa-espanola-operara-media-sesion-en-nochebuena-y-cerrara-navidad-y-el-jueves-26',
  },
  ...days(calendar, 'closed', YEAR_END_2021, ['2021-12-31']),
]);

const HOLIDAY_TRADING_2021 =
  'https://www.finanznachrichten.de/nachrichten-2021-01/51651398-wiener-boerse-handel-am-drei-koenigs-tag-245.htm';
const HOLIDAY_TRADING_2019 =
  'https://www.ots.at/presseaussendung/OTS_20180910_OTS0038/wiener-boerse-erweitert-ihren-handelskalender-ab-2019-bild';
const YEAR_END_2011 =
  'https://www.oe24.at/businesslive/wiener-boerse-verbucht-jahresverlust-von-34-9-prozent/51050910';
const EASTER_2012 =
  'https://www.derstandard.at/story/1333528516555/wiener-boerse--feiertagsbedingt-geschlossen';

const VIENNA: readonly Fact[] = [
  ...days('XWBO', 'open', HOLIDAY_TRADING_2019, [
    '2019-05-30',
    '2019-06-20',
    '2019-08-15',
    '2019-11-01',
  ]),
  ...days('XWBO', 'open', HOLIDAY_TRADING_2021, [
    '2021-01-06',
    '2021-05-13',
    '2021-06-03',
    '2021-11-01',
    '2021-12-08',
  ]),
  ...days('XWBO', 'closed', YEAR_END_2011, ['2011-12-30']),
  ...days('XWBO', 'open', YEAR_END_2011, ['2011-12-29']),
  ...days('XWBO', 'closed', EASTER_2012, ['2012-04-06', '2012-04-09']),
  ...days(
    'XWBO',
    'closed',
    'https://www.finanzen.at/nachrichten/aktien/a-v-i-s-o-wiener-boerse-am-donnerstag-geschlossen-1029926439',
    ['2020-12-31', '2021-01-01'],
  ),
];

const MAY_DAY_2022 =
  'https://www.ekathimerini.com/economy/1183484/athex-post-dated-drop-hits-local-bourse/';
const EASTER_2024 =
  'https://en.rua.gr/2024/04/30/how-banks-will-work-on-holidays-leading-up-to-easter/';

const ATHENS: readonly Fact[] = ['ASEX', 'XATH'].flatMap((calendar): Fact[] => [
  {
    calendar,
    year: 2019,
    closed:
      '01-01 03-11 03-25 04-19 04-22 04-26 04-29 05-01 06-17 08-15 10-28 12-24 12-25 12-26'.split(
        ' ',
      ),
    source: 'https://stock-market-holidays.org/2019-athens-stock-exchange-holidays',
  },
  {
    calendar,
    year: 2025,
    closed: '01-01 01-06 03-03 03-25 04-18 04-21 05-01 06-09 08-15 10-28 12-24 12-25 12-26'.split(
      ' ',
    ),
    source: 'https://www.calendarlabs.com/ase-athens-market-holidays-2025/',
  },
  ...days(calendar, 'closed', MAY_DAY_2022, ['2022-05-02']),
  ...days(calendar, 'closed', EASTER_2024, ['2024-05-03', '2024-05-06', '2024-05-07']),
]);

const SMALLER: readonly Fact[] = [
  {
    calendar: 'XLUX',
    year: 2017,
    closed: ['04-14', '04-17', '05-01', '12-25', '12-26'],
    source: 'https://www.bourse.lu/closing-days',
  },
  ...days(
    'XCYS',
    'closed',
    'https://cyprus-mail.com/2025/04/08/cse-to-close-on-orthodox-easter-and-labour-day-for-public-holidays',
    ['2025-04-18', '2025-04-21', '2025-04-22', '2025-05-01'],
  ),
  {
    calendar: 'XCYS',
    year: 2026,
    closed:
      '01-01 01-06 02-23 03-25 04-01 04-03 04-06 04-10 04-13 04-14 05-01 06-01 10-01 10-28 12-24 12-25'.split(
        ' ',
      ),
    source: 'https://market-holiday.com/countries/cy/stock-market-holidays',
  },
  {
    calendar: 'XMAL',
    year: 2017,
    closed:
      '01-02 02-10 03-31 04-14 04-17 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25 12-26'.split(
        ' ',
      ),
    source: 'https://holidaystracker.com/stock-market/malta-stock-exchange-holidays-2017/',
  },
  {
    calendar: 'XMAL',
    year: 2022,
    closed: '02-10 03-31 04-15 04-18 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-26'.split(' '),
    source: 'https://www.tradinghours.com/markets/mse/holidays',
  },
];

const EURO_MARKETS: readonly Fact[] = [
  ...days('EUR:BOND', 'closed', TARGET, [
    '2002-01-01',
    '2002-03-29',
    '2002-04-01',
    '2002-05-01',
    '2002-12-26',
  ]),
  ...days('EUR:BOND', 'open', TARGET, ['2002-05-09', '2002-05-20', '2002-12-24', '2002-12-31']),
  ...days('EUR:ESTR', 'closed', TARGET, [
    '2020-01-01',
    '2020-04-10',
    '2020-04-13',
    '2020-05-01',
    '2020-12-25',
  ]),
  ...days('EUR:ESTR', 'open', TARGET, ['2020-06-01', '2020-12-24', '2020-12-31']),
];

export const EURONEXT_SOUTH: readonly Fact[] = [
  ...EURONEXT,
  ...PARIS,
  ...AMSTERDAM,
  ...DUBLIN,
  ...MILAN,
  ...SPAIN,
  ...VIENNA,
  ...ATHENS,
  ...SMALLER,
  ...EURO_MARKETS,
];

/** The same statement of each of the dates. */
