/**
 * Which calendar of a region a town has, where a publication says so. In Bavaria 15 August is a holiday in communities with
 * more Catholics than Protestants, which the state's statistical office establishes: "in Oberbayern und Niederbayern in
 * allen bayerischen Kommunen" (press release 233/2014 of 8 August 2014).
 */

export interface Town {
  readonly names: readonly string[];
  readonly calendar: string;
  readonly publisher: string;
  readonly url: string;
}

const BAVARIA = {
  calendar: 'DE:BY-KATH',
  publisher: 'Bayerisches Landesamt für Statistik',
  url: 'https://www.statistik.bayern.de/presse/archiv/2014/233_2014.php',
};

export const TOWNS: readonly Town[] = [
  { names: ['Munich', 'München', 'Muenchen', 'Múnich', 'Munique', 'ミュンヘン', 'ميونخ'], ...BAVARIA },
  { names: ['Ingolstadt'], ...BAVARIA },
  { names: ['Rosenheim'], ...BAVARIA },
  { names: ['Landshut'], ...BAVARIA },
  { names: ['Passau'], ...BAVARIA },
];

/** The town of that name. */
export function townOf(text: string): Town | undefined {
  const asked = text.trim().toLowerCase();
  return TOWNS.find(({ names }) => names.some((name) => name.toLowerCase() === asked));
}
