import { type DayNumber, mustParseDay, yearOf } from '../../server/engine/civil-date.js';
import type { CalendarDefinition } from '../calendars/definition.js';
import { NOT_FOUND } from '../calendars/vocabulary.js';
import type { PlaceId } from '../feasts/places.js';
import type { AnnouncedDay } from '../feasts/record.js';
import type { FeastName } from '../feasts/table.js';
import type { Publication } from './publication.js';

/**
 * The announced days of the past, from the definitions (with a source) and from the publications. The computed days are
 * compared with them. Nothing is listed here again: new lists in a country or in `build/official/` are included
 * automatically.
 */

/**
 * The calendars whose lists are announcements of a place's authority. If a calendar inherits another's days, only its
 * publications count (`own: 'publications'`).
 */
interface Lists {
  readonly calendars: readonly string[];
  readonly own?: 'publications';
  /** Feasts with a varying number of days off: the feast is one of them, not always the first. */
  readonly within?: readonly FeastName[];
  /** A day on a weekend is listed on the next working day. */
  readonly inLieu?: true;
  /** The feasts to look for; absent: all. */
  readonly feasts?: readonly FeastName[];
}

const EIDS: readonly FeastName[] = ['eid-al-fitr', 'eid-al-adha'];

const KHMER: readonly FeastName[] = ['pchum-ben', 'water-festival'];
const BHUTANESE: readonly FeastName[] = [
  'losar',
  'day-of-offering',
  'zhabdrung-kuchoe',
  'parinirvana',
  'guru-rinpoche',
  'first-sermon',
  'descending-day',
];

const LISTS: Readonly<Partial<Record<PlaceId, Lists>>> = {
  IN: { calendars: ['IN', 'IN:DL'] },
  'IN:MH': { calendars: ['XBOM', 'XNSE', 'INR', 'IN:MH'] },
  'IN:WB': { calendars: ['IN:WB'], own: 'publications' },
  'IN:TN': { calendars: ['IN:TN'], own: 'publications' },
  'IN:KL': { calendars: ['IN:KL'], own: 'publications' },
  'IN:KA': { calendars: ['IN:KA'], own: 'publications' },
  LK: { calendars: ['LK', 'XCOL'] },
  BD: { calendars: ['BD', 'XDHA'], within: EIDS },
  PK: { calendars: ['PK', 'XKAR'], within: [...EIDS, 'ashura'] },
  SG: { calendars: ['SG', 'XSES'], inLieu: true },
  MY: { calendars: ['MY', 'XKLS', 'MYR'], inLieu: true, within: ['eid-al-fitr'] },
  ID: { calendars: ['ID'], within: ['eid-al-fitr'] },
  TH: {
    calendars: ['TH', 'THB', 'XBKK'],
    inLieu: true,
    feasts: ['makha-bucha', 'visakha-bucha', 'asalha-bucha'],
  },
  MU: { calendars: ['MU', 'XMAU'] },
  FJ: { calendars: ['FJ'], inLieu: true, feasts: ['diwali'] },
  TT: { calendars: ['TT'], inLieu: true },
  GY: { calendars: ['GY'], inLieu: true },
  SR: { calendars: ['SR'] },
  NP: { calendars: ['NP'] },
  SA: { calendars: ['SA'], within: EIDS },
  TR: { calendars: ['TR'], within: EIDS },
  MA: {
    calendars: ['MA', 'MAD'],
    within: EIDS,
    feasts: ['eid-al-adha', 'mawlid', 'islamic-new-year'],
  },
  MN: { calendars: ['MN', 'RU:BU', 'RU:ZAB'] },
  JP: { calendars: ['JP'] },
  MM: {
    calendars: ['MM'],
    within: ['thadingyut', 'tazaungmon'],
    feasts: ['tabaung', 'kason', 'waso', 'thadingyut', 'tazaungmon', 'kayin-new-year'],
  },
  KH: { calendars: ['KH'], within: KHMER, feasts: ['khmer-visak', ...KHMER] },
  BT: { calendars: ['BT'], within: ['losar'], feasts: BHUTANESE },
  BN: { calendars: ['BN'], inLieu: true, within: EIDS },
  OM: { calendars: ['OM'], within: EIDS },
  IQ: { calendars: ['IQ'], within: EIDS },
  LY: { calendars: ['LY'], within: EIDS },
  TN: { calendars: ['TN'], within: EIDS },
  DZ: { calendars: ['DZ'], within: EIDS },
  MV: { calendars: ['MV'], within: EIDS },
};

/** The calendars whose lists are announcements of a place's authority; none for other ids. */
export function announcingCalendars(place: string): readonly string[] {
  return (LISTS as Readonly<Partial<Record<string, Lists>>>)[place]?.calendars ?? [];
}

/** Whether the lists of one of these calendars are announcements. */
export function areAnnouncing(calendars: Iterable<string>): boolean {
  return [...calendars].some((id) => announcingCalendars(id).length > 0);
}

/** Names of each feast in lists. */
const CALLED: Readonly<Partial<Record<FeastName, RegExp>>> = {
  'makar-sankranti': /makar? sank/i,
  pongal: /pongal/i,
  thaipusam: /thaip/i,
  'maha-shivaratri': /shiva?\s?rat|sivarat/i,
  holi: /^holi\b|phagwa|dhuli/i,
  'gudi-padwa': /gudi/i,
  ugadi: /uga+di/i,
  'ram-navami': /ram.? ?navami/i,
  'mahavir-jayanti': /maha(bir|vir).?a? jay/i,
  'buddha-purnima': /budd?ha pu?ou?rnima/i,
  janmashtami: /janma?shtami/i,
  'ganesh-chaturthi': /ganesh|vinayaka/i,
  'durga-saptami': /saptami/i,
  'durga-ashtami': /durga.*ashtami|maha ?asht/i,
  'maha-navami': /maha ?navami/i,
  dussehra: /dus+eh?ra|dasara|vij[ao]ya ?dasham/i,
  diwali: /^(?!.*bali).*(d[ei][ei]?[pv]av?a?li|diw?v?ali|lax?mi puja)/i,
  balipratipada: /balipra/i,
  'bhai-dooj': /bhau|bhai ?d/i,
  'guru-nanak-jayanti': /nanak/i,
  vesak: /^(?!.*poya).*(vesak|wesak|waisak)/i,
  'makha-bucha': /^mak(h|)a/i,
  poya: /poya/i,
  'visakha-bucha': /^[vw]isakha/i,
  'asalha-bucha': /^asa(r|l)/i,
  nyepi: /nyepi/i,
  'tsagaan-sar': /tsagaan|sagaalgan/i,
  losar: /^losar/i,
  'day-of-offering': /day of offering/i,
  'zhabdrung-kuchoe': /zhabdrung/i,
  parinirvana: /parinirvana/i,
  'guru-rinpoche': /birth.*rinpoche/i,
  'first-sermon': /first sermon/i,
  'descending-day': /descending day/i,
  tabaung: /tabaung/i,
  kason: /kason/i,
  waso: /waso/i,
  thadingyut: /thadingyut/i,
  tazaungmon: /tazaungmon/i,
  'kayin-new-year': /kayin new year/i,
  'khmer-visak': /visak bochea/i,
  'pchum-ben': /pchum/i,
  'water-festival': /water festival/i,
  'islamic-new-year': /islamic new year|awal muharram|tahun baru islam/i,
  ashura: /ashura|ashoora|^muharram/i,
  mawlid: /^(?!.*mi'?k?raj).*(mawlid|milad|prophet|maulid|mouloud)/i,
  'isra-miraj': /mi'?raj|mikraj/i,
  'eid-al-fitr': /fitr|puasa|idul ?fitri|aidil ?fitri|ramazan|ramadan festival|ramzan/i,
  'eid-al-adha': /adha|zuha|azha|hari raya haji|kurban|sacrifice|bakr/i,
  'parsi-new-year': /parsi/i,
  'vernal-equinox': /vernal|spring equinox/i,
  'autumnal-equinox': /autumn/i,
};

/** Names of rows that are not the feast's own day. */
const NOT_THE_DAY =
  /observed|follow|after|eve\b|joint leave|cuti bersama|additional|special|in lieu|substitut|executive|banks only|holiday \(|bridge|before|replacement|second day|arafa|poya \/|mahashtami|mahanavami/i;
/** From the last working day before a weekend to the first one after it: a market lists only working days. */
const GAP_OF_A_WEEKEND = 4;

interface Listed {
  readonly calendar: string;
  readonly day: DayNumber;
  readonly name: string;
  readonly source: string;
  readonly published: boolean;
}

/** The announced days up to a year, each feast of an authority once. */
export function announcedDays(
  definitions: readonly CalendarDefinition[],
  publications: readonly Publication[],
  lastYear: number,
): AnnouncedDay[] {
  const listed = [
    ...definitions.flatMap(listedRows),
    ...publications.flatMap(publishedRows),
  ].filter(({ name, day }) => !NOT_THE_DAY.test(name) && yearOf(day) <= lastYear);
  return (Object.keys(LISTS) as PlaceId[]).flatMap((place) =>
    (Object.keys(CALLED) as FeastName[]).flatMap((feast) => announcedOf(place, feast, listed)),
  );
}

function announcedOf(place: PlaceId, feast: FeastName, listed: readonly Listed[]): AnnouncedDay[] {
  const { calendars, own, within, inLieu, feasts } = LISTS[place]!;
  const severalDays = within?.includes(feast) ?? false;
  if (feasts && !feasts.includes(feast)) return [];
  const rows = listed.filter(
    ({ calendar, name, published }) =>
      calendars.includes(calendar) &&
      CALLED[feast]!.test(name) &&
      (published || own !== 'publications'),
  );
  return runsOf(rows, severalDays ? GAP_OF_A_WEEKEND : 1).map((run) => {
    // A list made before the moon was seen may have the day beside the one that the definition has from a later text.
    const later = severalDays ? undefined : run.find(({ published }) => !published);
    const first = later ?? run[0]!;
    const days = severalDays ? range(first.day, run.at(-1)!.day) : [first.day];
    return {
      feast,
      place,
      days,
      inLieu: inLieu ?? false,
      calendar: first.calendar,
      source: first.source,
    };
  });
}

function listedRows({ id, dates }: CalendarDefinition): Listed[] {
  return (dates ?? [])
    .filter(
      ({ kind, source, lead, observed }) =>
        kind === 'holiday' && source !== NOT_FOUND && !lead && !observed,
    )
    .map(({ date, name, source }) => ({
      calendar: id,
      day: mustParseDay(date),
      name,
      source,
      published: false,
    }));
}

function publishedRows({ id, calendars }: Publication): Listed[] {
  return calendars.flatMap(({ calendar, closed }) =>
    (closed ?? []).map(({ date, name }) => ({
      calendar,
      day: mustParseDay(date),
      name,
      source: id,
      published: true,
    })),
  );
}

/** Groups rows of days not more than `gap` apart, each day once. */
function runsOf(rows: readonly Listed[], gap: number): Listed[][] {
  const runs: Listed[][] = [];
  for (const row of [...rows].sort((a, b) => a.day - b.day)) {
    const last = runs.at(-1)?.at(-1);
    if (!last || row.day - last.day > gap) runs.push([row]);
    else if (row.day !== last.day) runs.at(-1)!.push(row);
  }
  return runs;
}

function range(first: DayNumber, last: DayNumber): DayNumber[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
