import { country, type Subdivision } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Italy: law 260 of 1949 as amended (336/2000: 2 June again from 2001; 151/2025: 4 October from 2026); 17 March 2011
 * once. A patron saint's day is no holiday of law, Rome's excepted (Concordat): it is a municipal day by custom and
 * collective agreements, on which offices, banks and schools of the town are closed, while the State's own may keep a
 * service (http://emiliaromagna.agenziaentrate.it/?id=11462). It is given for a province as its capital keeps it; the
 * province's other towns have days of their own.
 *
 * Doubts: only the capitals stand here for which a page with the date was found; Siena, Rimini and Perugia were left out
 * because the pages differ, and Palermo's day (15 July) is the library's, pages have 11 July and 4 September too.
 */

const PIEDMONT = 'https://milanofree.it/milano/tradizioni/santi-patroni-di-aosta-e-dei-capoluoghi-del-piemonte.html';
const LOMBARDY = 'https://www.milanofree.it/milano/tradizioni/i-santi-patroni-dei-capoluoghi-lombardi.html';
const PREFECTURE = 'https://www.blitzquotidiano.it/cronaca-italia/feste-patronali-santi-governo-monti-1074923/';
const CITIES = 'https://italyfromtheinside.com/page/5';
const PATRONS = 'https://www.pianetadonna.it/notizie/attualita/santi-patroni-italia.html';
const HIKING = 'https://hedonistichiking.com/blog/top-tips/celebrating-saints';
const MUNICIPAL = "The capital's patron saint: a municipal day, by custom and collective agreements.";

/** Province, capital, day, saint, page. */
const PATRON_DAYS = [
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
  ['AG', 'Agrigento', '02-25', 'San Gerlando', NOT_FOUND],
  ['AN', 'Ancona', '05-04', 'San Ciriaco', NOT_FOUND],
  ['AP', 'Ascoli Piceno', '08-05', "Sant'Emidio", NOT_FOUND],
  ['AR', 'Arezzo', '08-07', 'San Donato', NOT_FOUND],
] as const;

const PROVINCES: readonly Subdivision[] = PATRON_DAYS.map(([id, name, rule, saint, source]) => ({
  id,
  name,
  rules: [{ rule, name: `Patron saint of ${name}`, names: { it: saint }, from: 1990, source, note: MUNICIPAL }],
}));

export default country({
  id: 'IT',
  name: 'Italia',
  timezone: 'Europe/Rome',
  weekend: SATURDAY_SUNDAY,
  library: 'IT',
  exclusions: [
    {
      rule: '06-02',
      to: 2000,
      why: 'restored by law 336/2000 from 2001; http://leg16.camera.it/561?appro=864&Il+quadro+normativo',
    },
  ],
  subdivisions: [
    {
      id: '21',
      name: 'Piedmont',
      library: '21',
      subdivisions: [{ id: 'TO', name: 'Turin', aliases: ['IT:TO'], library: 'TO' }],
    },
    {
      id: '25',
      name: 'Lombardy',
      library: '25',
      subdivisions: [{ id: 'MI', name: 'Milan', aliases: ['IT:MI'], library: 'MI' }],
    },
    { id: 'BZ', name: 'South Tyrol', aliases: ['IT:32'], library: '32' },
    {
      id: '52',
      name: 'Tuscany',
      library: '52',
      subdivisions: [{ id: 'FI', name: 'Florence', aliases: ['IT:FI'], library: 'FI' }],
    },
    {
      id: '62',
      name: 'Lazio',
      library: '62',
      subdivisions: [{ id: 'RM', name: 'Rome', aliases: ['IT:RM'], library: 'RM' }],
    },
    {
      id: '82',
      name: 'Sicily',
      library: '82',
      subdivisions: [{ id: 'PA', name: 'Palermo', aliases: ['IT:PA'], library: 'PA' }],
    },
    ...PROVINCES,
  ],
});
