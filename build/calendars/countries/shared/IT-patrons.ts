import type { Subdivision } from '../../country.js';
import { type MovedDays, type PatronDay, patronProvinces } from '../../forms/italy.js';
import { type Home, NOT_FOUND } from '../../vocabulary.js';

/**
 * The patron days of Italy's provincial capitals, each as the day of its province: municipal days, by custom and
 * collective agreements, on which the town's offices, banks and schools are closed. The province's other towns have days
 * of their own.
 */

const PIEDMONT = 'https://milanofree.it/milano/tradizioni/santi-patroni-di-aosta-e-dei-capoluoghi-del-piemonte.html';
const LOMBARDY = 'https://www.milanofree.it/milano/tradizioni/i-santi-patroni-dei-capoluoghi-lombardi.html';
const PREFECTURE = 'https://www.blitzquotidiano.it/cronaca-italia/feste-patronali-santi-governo-monti-1074923/';
const CITIES = 'https://italyfromtheinside.com/page/5';
const PATRONS = 'https://www.pianetadonna.it/notizie/attualita/santi-patroni-italia.html';
const VENETO =
  'https://venetoedintorni.it/blog-cultura-tradizione-veneto/43_I-santi-patroni-delle-provincie-Venete.html';
const HIKING = 'https://hedonistichiking.com/blog/top-tips/celebrating-saints';
const MUNICIPAL = "The capital's patron saint: a municipal day, by custom and collective agreements.";

/** Province, capital, day, saint, page. */
const PATRON_DAYS: readonly PatronDay[] = [
  ['AL', 'Alessandria', '11-10', 'San Baudolino', PIEDMONT],
  ['AO', 'Aosta', '09-07', 'San Grato', PIEDMONT],
  ['AT', 'Asti', '1st tuesday in May', 'San Secondo', PIEDMONT],
  ['BG', 'Bergamo', '08-26', "Sant'Alessandro", LOMBARDY],
  ['BS', 'Brescia', '02-15', 'Santi Faustino e Giovita', LOMBARDY],
  ['CO', 'Como', '08-31', "Sant'Abbondio", LOMBARDY],
  ['CR', 'Cremona', '11-13', "Sant'Omobono", LOMBARDY],
  ['LC', 'Lecco', '12-06', 'San Nicolò', LOMBARDY],
  ['LO', 'Lodi', '01-19', 'San Bassiano', PREFECTURE],
  [
    'MB',
    'Monza',
    '06-24',
    'San Giovanni Battista',
    'https://www.monza-news.it/news/51266358790/i-santi-piu-venerati-in-brianza-ecco-le-storie-da-scoprire',
  ],
  ['GE', 'Genoa', '06-24', 'San Giovanni Battista', CITIES],
  ['PD', 'Padua', '06-13', "Sant'Antonio", PATRONS],
  ['VR', 'Verona', '05-21', 'San Zeno', HIKING],
  ['TS', 'Trieste', '11-03', 'San Giusto', CITIES],
  [
    'BO',
    'Bologna',
    '10-04',
    'San Petronio',
    'https://www.zazoom.it/2025-10-01/san-petronio-e-san-francesco-il-4-ottobre-sara-doppia-festa-per-bologna/17860508/',
  ],
  ['FE', 'Ferrara', '04-23', 'San Giorgio', PATRONS],
  ['PR', 'Parma', '01-13', "Sant'Ilario", PREFECTURE],
  ['RE', "Reggio nell'Emilia", '11-24', 'San Prospero', PATRONS],
  ['PI', 'Pisa', '06-17', 'San Ranieri', 'https://moodskitchen.it/story/4677-qual-e-la-festa-patronale-toscana'],
  ['TR', 'Terni', '02-14', 'San Valentino', PATRONS],
  ['NA', 'Naples', '09-19', 'San Gennaro', CITIES],
  ['BA', 'Bari', '12-06', 'San Nicola', PATRONS],
  [
    'CT',
    'Catania',
    '02-05',
    "Sant'Agata",
    'https://www.leconnessioni.it/story/989-quali-sono-le-feste-patronali-piu-belle-ditalia',
  ],
  ['CA', 'Cagliari', '10-30', 'San Saturnino', 'http://bertok.info/2014/10/26/a-san-saturnino-tutti-al-mare'],
  [
    'MO',
    'Modena',
    '01-31',
    'San Geminiano',
    'https://www.zazoom.it/2026-01-24/torna-la-fiera-del-patrono-modena-si-ferma-per-la-festa-di-san-geminiano/18518457/',
  ],
  [
    'PG',
    'Perugia',
    '01-29',
    'San Costanzo',
    'https://www.laprimapagina.it/2024/01/18/san-costanzo-il-programma-della-festa-del-patrono-di-perugia/',
  ],
  [
    'PC',
    'Piacenza',
    '07-04',
    "Sant'Antonino",
    'https://archivio.piacenza24.eu/51342-santantonino-piacenza-festeggia-il-patrono',
  ],
  [
    'RA',
    'Ravenna',
    '07-23',
    "Sant'Apollinare",
    'https://www.corriereromagna.it/ravenna/ravenna-le-celebrazioni-per-sant-apollinare-gallery-LG877368',
  ],
  [
    'RN',
    'Rimini',
    '10-14',
    'San Gaudenzo',
    'https://www.altarimini.it/News167208-festa-del-patrono-a-rimini-celebrazioni-e-tombola-di-san-gaudenzo.php',
  ],
  [
    'FC',
    'Forlì',
    '02-04',
    'Madonna del Fuoco',
    'http://www.forli24ore.it/news/forli/0020600-abolizione-dei-giorni-festivi-forli-mantiene-ricorrenza-della-madonna-del-fuoco',
  ],
  [
    'UD',
    'Udine',
    '07-12',
    'Santi Ermacora e Fortunato',
    'https://www.ilfriuli.it/articolo/tendenze/udine-uffici-chiusi-per-i-santi-patroni/13/245708',
  ],
  [
    'TN',
    'Trento',
    '06-26',
    'San Vigilio',
    'https://www.vitatrentina.it/2023/06/25/feste-vigiliane-il-programma-di-lunedi-26-giugno/',
  ],
  [
    'GO',
    'Gorizia',
    '03-16',
    'Santi Ilario e Taziano',
    'https://bora.la/2008/01/22/i-patroni-si-festeggiano-con-due-giorni-di-anticipo/',
  ],
  ['VI', 'Vicenza', '09-08', 'Madonna di Monte Berico', 'http://www.vicenza.com/tradizioni-e-festivita/8-settembre'],
  [
    'MN',
    'Mantua',
    '03-18',
    "Sant'Anselmo",
    'https://mincioedintorni.com/2020/03/13/ponte-di-santanselmo-patrono-di-mantova-il-comune-chiude-gli-uffici-il-16-e-17-marzo/',
  ],
  [
    'VA',
    'Varese',
    '05-08',
    'San Vittore',
    'https://www.varesenews.it/2025/05/varese-celebra-san-vittore-scuole-e-uffici-chiusi-l8-maggio/2233666/',
  ],
  [
    'NO',
    'Novara',
    '01-22',
    'San Gaudenzio',
    'https://www.cittadinovara.com/novara-e-san-gaudenzio-lelenco-dei-novaresi-dellanno/',
  ],
  [
    'SP',
    'La Spezia',
    '03-19',
    'San Giuseppe',
    'https://www.gliulividimontalbano.com/cinque-terre-blog/hashtags/gliulividimontalbano/page/2',
  ],
  [
    'LI',
    'Livorno',
    '05-22',
    'Santa Giulia',
    'https://toscanaeventinews.it/santa-giulia-il-22-maggio-festa-della-patrona-i-mercati-restano-aperti-visitabili-i-musei-civici-chiuse-le-biblioteche-e-gli-uffici-comunali',
  ],
  [
    'AQ',
    "L'Aquila",
    '06-10',
    'San Massimo',
    'https://news-town.it/cultura-e-societa/3558-san-massimo-marted%C3%AC-uffici-e-scuole-chiuse-per-la-festa-del-santo-patrono.html?tmpl=component&print=1',
  ],
  [
    'PE',
    'Pescara',
    '10-10',
    'San Cetteo',
    'http://www.primadanoi.it/news/brevi/558741/PESCARA---FESTEGGIAMENTI-PER-SAN.html',
  ],
  [
    'SA',
    'Salerno',
    '09-21',
    'San Matteo',
    'http://www.salernotoday.it/cronaca/processione-san-matteo-2019-programma-21-settembre-2019.html',
  ],
  [
    'LE',
    'Lecce',
    '08-26',
    "Sant'Oronzo",
    'https://noinotizie.it/26-08-2015/lecce-ostuni-e-altri-centri-oggi-festa-patronale-santoronzo',
  ],
  [
    'FG',
    'Foggia',
    '03-22',
    'Madonna dei Sette Veli',
    'https://www.statoquotidiano.it/09/02/2026/foggia-festa-patronale-anticipata-al-21-marzo-chiuse-scuole-e-uffici-pubblici/1283138/',
  ],
  [
    'TA',
    'Taranto',
    '05-10',
    'San Cataldo',
    'https://www.tarantobuonasera.it/cronaca/18056/taranto-festeggia-san-cataldo-presentato-il-programma/',
  ],
  ['ME', 'Messina', '06-03', 'Madonna della Lettera', 'https://messinaora.it/notizia/?p=102421'],
  ['SR', 'Syracuse', '12-13', 'Santa Lucia', 'https://www.nuovosud.it/node/260863'],
  ['CS', 'Cosenza', '02-12', 'Madonna del Pilerio', 'http://www.ottoetrenta.it/tag/madonna-del-pilerio/'],
  [
    'PZ',
    'Potenza',
    '05-30',
    'San Gerardo',
    'https://basilicata.wayglo.it/almanacco/potenza-in-festa-per-il-suo-patrono-san-gerardo',
  ],
  [
    'MT',
    'Matera',
    '07-02',
    'Madonna della Bruna',
    'https://www.materanews.net/matera-festa-della-bruna-per-il-giorno-piu-lungo-atteso-ecco-invito-della-questura/',
  ],
  [
    'VC',
    'Vercelli',
    '08-01',
    "Sant'Eusebio",
    'https://vercelli.italiani.it/sant-eusebio-il-primo-agosto-si-festeggia-il-patrono-di-vercelli/',
  ],
  [
    'CN',
    'Cuneo',
    '09-29',
    'San Michele Arcangelo',
    'https://www.targatocn.it/2015/09/29/leggi-notizia/argomenti/attualita/articolo/tutta-cuneo-in-festa-per-san-michele-parcheggi-blu-free-nel-giorno-di-mercato.html',
  ],
  ['PV', 'Pavia', '12-09', 'San Siro', 'http://www.ilgiorno.it/pavia/cronaca/festa-benemerenze-1.2740202'],
  ['SO', 'Sondrio', '06-19', 'Santi Gervasio e Protasio', 'http://dev.gazzettadisondrio.it/node/27277'],
  ['TV', 'Treviso', '04-27', 'San Liberale', VENETO],
  ['RO', 'Rovigo', '11-26', 'San Bellino', VENETO],
  [
    'LU',
    'Lucca',
    '07-12',
    'San Paolino',
    'https://www.agensir.it/quotidiano/2023/7/8/diocesi-lucca-le-celebrazioni-per-la-festa-di-san-paolino-patrono-della-citta-e-della-diocesi/',
  ],
  [
    'MS',
    'Massa-Carrara',
    '10-04',
    'San Francesco',
    'http://www.antenna3.tv/2011/09/03/la-festa-del-4-ottobre-in-onore-di-san-francesco-a-massa-sara%E2%80%99-sempre-di-domenica-e-in-generale-stesso-destino-per-tuttle-le-feste-patronali/',
  ],
  [
    'AV',
    'Avellino',
    '02-14',
    'San Modestino',
    'https://www.zazoom.it/2026-02-14/la-festa-di-san-modestino-avellino-si-raccoglie-in-onore-del-suo-patrono/18651289/',
  ],
  ['AG', 'Agrigento', '02-25', 'San Gerlando', NOT_FOUND],
  ['AN', 'Ancona', '05-04', 'San Ciriaco', NOT_FOUND],
  ['AP', 'Ascoli Piceno', '08-05', "Sant'Emidio", NOT_FOUND],
  ['AR', 'Arezzo', '08-07', 'San Donato', NOT_FOUND],
];

/** The years in which a page has the day on another date. */
const MOVED: MovedDays = {
  GO: [
    { date: '2008-03-14', source: 'https://bora.la/2008/01/22/i-patroni-si-festeggiano-con-due-giorni-di-anticipo/' },
  ],
  FG: [
    {
      date: '2015-03-23',
      source: 'https://www.foggiacittaaperta.it/news/read/a-foggia-la-festa-patronale-spostata-di-un-giorno',
    },
    {
      date: '2026-03-21',
      source:
        'https://www.statoquotidiano.it/09/02/2026/foggia-festa-patronale-anticipata-al-21-marzo-chiuse-scuole-e-uffici-pubblici/1283138/',
    },
  ],
};

/** Their names and cities in other languages, by the code of the province. */
const HOMES: Readonly<Record<string, Home>> = {
  AO: { localName: 'Aosta / Aoste' },
  GE: { localName: 'Genova', cities: 'Genova, Genua, Gênes, Génova, ジェノヴァ, جنوة' },
  MN: { localName: 'Mantova' },
  MS: { otherNames: 'Massa and Carrara', cities: 'Massa, Carrara' },
  NA: { localName: 'Napoli', cities: 'Napoli, Neapel, Nápoles, ナポリ, نابولي' },
  PD: { localName: 'Padova' },
  SR: { localName: 'Siracusa' },
  TN: { cities: 'Trient, Trente, Trento' },
};

export const PROVINCES: readonly Subdivision[] = patronProvinces(PATRON_DAYS, MOVED, HOMES, MUNICIPAL);
