import { once } from '../util/once.js';

/**
 * The calendar of a town within its region, by publication. In Bavaria 15 August is a holiday in communities with
 * more Catholics than Protestants, which the state's statistical office establishes and publishes each August:
 * - "in Oberbayern und Niederbayern in allen bayerischen Kommunen" (233/2014), which holds for each town of these two;
 * - a holiday in the cities of Würzburg and Regensburg, none in Nürnberg, Fürth and Erlangen (219/2012); of the eight
 *   cities, five have it still (214/2020);
 * - by the census of 2022, from 2025 on, six communities gained it and two lost it; in all others nothing changed
 *   (217/2025; the state's ministry of the interior, 144/2025, names the two).
 * Augsburg has a calendar of its own.
 */

export interface Town {
  readonly names: readonly string[];
  readonly calendar: string;
  readonly publisher: string;
  readonly url: string;
}

const PUBLISHER = 'Bayerisches Landesamt für Statistik';
const ALL_OF_UPPER_AND_LOWER_BAVARIA =
  'https://www.statistik.bayern.de/presse/archiv/2014/233_2014.php';
const CITIES = 'https://www.statistik.bayern.de/presse/archiv/2012/219_2012.php';
const CENSUS_OF_2022 =
  'https://www.statistik.bayern.de/statistik/gebiet_bevoelkerung/zensus/himmelfahrt';

/** Towns of Upper and Lower Bavaria; other names of one follow it. */
const UPPER_AND_LOWER_BAVARIA = [
  [
    'Munich',
    'München',
    'Muenchen',
    'Múnich',
    'Munique',
    'Monaco di Baviera',
    'ミュンヘン',
    'ميونخ',
  ],
  ['Altötting'],
  ['Bad Reichenhall'],
  ['Bad Tölz'],
  ['Berchtesgaden'],
  ['Burghausen'],
  ['Dachau'],
  ['Deggendorf'],
  ['Dingolfing'],
  ['Ebersberg'],
  ['Eichstätt'],
  ['Erding'],
  ['Freising'],
  ['Fürstenfeldbruck'],
  ['Garching', 'Garching bei München'],
  ['Garmisch-Partenkirchen', 'Garmisch'],
  ['Germering'],
  ['Ingolstadt'],
  ['Kelheim'],
  ['Landsberg am Lech'],
  ['Landshut'],
  ['Mühldorf am Inn', 'Mühldorf'],
  ['Neuburg an der Donau'],
  ['Passau'],
  ['Pfaffenhofen an der Ilm', 'Pfaffenhofen'],
  ['Rosenheim'],
  ['Starnberg'],
  ['Straubing'],
  ['Traunstein'],
  ['Unterschleißheim'],
  ['Weilheim in Oberbayern', 'Weilheim'],
];

const TOWNS: readonly Town[] = [
  ...townsOf('DE:BY-KATH', ALL_OF_UPPER_AND_LOWER_BAVARIA, UPPER_AND_LOWER_BAVARIA),
  ...townsOf('DE:BY-KATH', CITIES, [
    ['Regensburg', 'Ratisbon', 'Ratisbonne', 'Ratisbona'],
    ['Würzburg', 'Wuerzburg'],
  ]),
  ...townsOf('DE:BY-EVANG', CITIES, [
    [
      'Nuremberg',
      'Nürnberg',
      'Nuernberg',
      'Núremberg',
      'Nuremberga',
      'Norimberga',
      'ニュルンベルク',
      'نورنبرغ',
    ],
    ['Fürth', 'Fuerth'],
    ['Erlangen'],
  ]),
  ...townsOf('DE:BY-KATH', CENSUS_OF_2022, [
    ['Baiersdorf'],
    ['Marktrodach'],
    ['Memmingerberg'],
    ['Oettingen in Bayern', 'Oettingen'],
    ['Schwebheim'],
    ['Weisendorf'],
  ]),
  ...townsOf('DE:BY-EVANG', CENSUS_OF_2022, [['Marktschorgast'], ['Seßlach']]),
];

function townsOf(calendar: string, url: string, towns: readonly (readonly string[])[]): Town[] {
  return towns.map((names) => ({ names, calendar, publisher: PUBLISHER, url }));
}

/** The town of that name, with or without its umlauts; and the name as it is written. */
export function townOf(text: string): { town: Town; name: string } | undefined {
  return byPlainName().get(plain(text));
}

const byPlainName = once(() => {
  const found = new Map<string, { town: Town; name: string }>();
  for (const town of TOWNS) {
    for (const name of town.names)
      if (!found.has(plain(name))) found.set(plain(name), { town, name });
  }
  return found;
});

/** Lower case, without accents. */
function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}
