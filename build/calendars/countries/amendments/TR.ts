import type { ListedDate, RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Türkiye. Law 2429 on the National Day and General Holidays: the eves of the two religious feasts and 28 October are
 * free from 13:00 on. 1 May is a holiday since law 5892 (27 April 2009), 15 July since law 6752 (29 October 2016, so
 * first in 2017); the library has both in all years.
 *
 * The library computes the feasts by the calendar of Umm al-Qura. The Presidency of Religious Affairs computes them
 * years ahead by the rule of the Istanbul conference of 1978 (a month begins on the day after the crescent can be
 * seen anywhere on Earth: 8 degrees from the sun, 5 degrees high at sunset), refined in 2016. MOVED_FEASTS has the
 * feasts of 1990 to 2030 in which the two differ. Those of 2012, 2015 and 2016 were read in lists of the time. Those of
 * 2005 to 2010 follow from the rule and agree with the closings of the stock exchange in QuantLib's Turkish calendar.
 * Those of 1990 to 1999 follow from the rule only, computed with the visibility counted by the day at Greenwich (this
 * gives every known feast of 2004 to 2016 but the Kurban Bayramı of 2012), and are marked estimated.
 *
 * Doubts: close to midnight at Greenwich, and so a day earlier if the rule was applied more freely, are the Kurban
 * Bayramı of 1991 and 1997 and the Ramazan Bayramı of 1995. Administrative leave of public servants round the feasts is
 * in no law and not in. After a holiday that ends on a Friday the law frees the Saturday, which is weekend anyway.
 */

const LAW_2429 = 'https://www.harbiseskisehir.com/icerik/43/ulusal-bayram-ve-genel-tatiller-hakkinda-kanun';
const LAW_5892 = 'http://www.denetci.gen.tr/mevzuat/28330.html';
const LAW_6752 = 'https://www.assetcpa.com/2016-15-15-temmuzun-resmi-tatil-ilani-hk/icerik/37';
const RULE_OF_1978 = 'https://vakithesaplama.diyanet.gov.tr/hilal_toplantisi.php';
const RELIGIOUS_AFFAIRS_2016 =
  'http://www2.diyanet.gov.tr/DinHizmetleriGenelMudurlugu/Sayfalar/2016Y%C4%B1l%C4%B1ResmiTatilG%C3%BCnleri.aspx';
const LIST_2015 = 'https://e-inegol.com/amp/gundem/iste-2015in-resmi-tatil-gunleri-h24413.html';
const LIST_2012 = 'http://shaber3.com/gundem/2012de-kac-gun-tatil-var/716675';
const LIST_2021_2030 = 'https://www.rubydoc.info/gems/holidays/Holidays/Definition/CustomMethods/TR';

const WEEKDAYS = [1, 2, 3, 4, 5];

const HALF_DAYS: readonly RuleRow[] = [
  {
    rule: '10-28',
    name: 'Eve of Republic Day',
    names: { tr: 'Cumhuriyet Bayramı arifesi' },
    from: 1990,
    closes: '13:00',
    weekdays: WEEKDAYS,
    source: LAW_2429,
  },
  {
    rule: 'day before 1 Shawwal',
    name: 'Eve of Eid al-Fitr',
    names: { tr: 'Ramazan Bayramı arifesi' },
    from: 1990,
    closes: '13:00',
    // As the feast itself: computed, not read in a list of that year.
    status: 'estimated',
    weekdays: WEEKDAYS,
    source: LAW_2429,
  },
  {
    rule: 'day before 10 Dhu al-Hijjah',
    name: 'Eve of Eid al-Adha',
    names: { tr: 'Kurban Bayramı arifesi' },
    from: 1990,
    closes: '13:00',
    // As the feast itself: computed, not read in a list of that year.
    status: 'estimated',
    weekdays: WEEKDAYS,
    source: LAW_2429,
  },
];

interface Feast {
  readonly name: string;
  readonly eve: string;
  readonly tr: string;
  readonly days: number;
}

const RAMAZAN: Feast = {
  name: 'End of Ramadan (Eid al-Fitr)',
  eve: 'Eve of Eid al-Fitr',
  tr: 'Ramazan Bayramı',
  days: 3,
};
const KURBAN: Feast = {
  name: 'Feast of the Sacrifice (Eid al-Adha)',
  eve: 'Eve of Eid al-Adha',
  tr: 'Kurban Bayramı',
  days: 4,
};

interface MovedFeast {
  readonly feast: Feast;
  /** Its first day, and how many days the library is early (+1) or late (-1). */
  readonly first: string;
  readonly libraryIsEarlyBy: 1 | -1;
  readonly status?: 'estimated';
  readonly source: string;
  readonly note?: string;
}

const BY_THE_RULE = 'Computed by the rule of 1978; no list of the time was read.';
const BY_RULE_AND_EXCHANGE = "Computed by the rule of 1978; so too the exchange's closings in QuantLib.";
const NEAR_MIDNIGHT = 'Computed by the rule of 1978, and close to its limit: perhaps a day earlier.';

const MOVED_FEASTS: readonly MovedFeast[] = [
  ...['1991-04-16', '1996-02-20', '1997-02-09', '1999-01-19'].map((first) => moved(RAMAZAN, first, BY_THE_RULE)),
  moved(RAMAZAN, '1995-03-03', NEAR_MIDNIGHT),
  ...['1990-07-03', '1993-06-01', '1994-05-21', '1995-05-10', '1996-04-28', '1999-03-28'].map((first) =>
    moved(KURBAN, first, BY_THE_RULE),
  ),
  moved(KURBAN, '1991-06-23', NEAR_MIDNIGHT),
  moved(KURBAN, '1997-04-18', NEAR_MIDNIGHT),
  ...['2007-10-12', '2008-09-30', '2010-09-09'].map(
    (first): MovedFeast => ({
      feast: RAMAZAN,
      first,
      libraryIsEarlyBy: -1,
      source: RULE_OF_1978,
      note: BY_RULE_AND_EXCHANGE,
    }),
  ),
  {
    feast: KURBAN,
    first: '2005-01-20',
    libraryIsEarlyBy: -1,
    source: RULE_OF_1978,
    note: BY_RULE_AND_EXCHANGE,
  },
  { feast: KURBAN, first: '2012-10-25', libraryIsEarlyBy: -1, source: LIST_2012 },
  { feast: KURBAN, first: '2015-09-24', libraryIsEarlyBy: 1, source: LIST_2015 },
  { feast: RAMAZAN, first: '2016-07-05', libraryIsEarlyBy: -1, source: RELIGIOUS_AFFAIRS_2016 },
  { feast: KURBAN, first: '2016-09-12', libraryIsEarlyBy: 1, source: RELIGIOUS_AFFAIRS_2016 },
  {
    feast: RAMAZAN,
    first: '2029-02-15',
    libraryIsEarlyBy: 1,
    status: 'estimated',
    source: LIST_2021_2030,
    note: 'After vakithesaplama.diyanet.gov.tr/resmitatiller.php (2021 to 2030), which was not read itself.',
  },
];

/** A feast of the years for which no list was read. */
function moved(feast: Feast, first: string, note: string): MovedFeast {
  return { feast, first, libraryIsEarlyBy: 1, status: 'estimated', source: RULE_OF_1978, note };
}

/** National holidays on the library's day or eve of a moved feast: they stay. */
const OTHER_HOLIDAYS: Readonly<Record<string, { readonly name: string; readonly tr: string }>> = {
  '1994-05-19': {
    name: 'Commemoration of Atatürk, Youth and Sports Day',
    tr: "Atatürk'ü Anma Gençlik ve Spor Bayramı",
  },
  '2012-10-29': { name: 'Republic Day', tr: 'Cumhuriyet Bayramı' },
};

/** The feast's days, its eve, and the library's day or eve that is neither. */
function movedDates(row: MovedFeast): ListedDate[] {
  const { feast, first, libraryIsEarlyBy, status, source, note } = row;
  const common = { source, ...(status ? { status } : {}), ...(note ? { note } : {}) };
  const eve = plusDays(first, -1);
  const days = Array.from({ length: feast.days }, (_, index) => plusDays(first, index));
  const wrong = libraryIsEarlyBy === 1 ? plusDays(eve, -1) : plusDays(first, feast.days);
  return [
    {
      date: eve,
      kind: 'early_close',
      name: feast.eve,
      names: { tr: `${feast.tr} arifesi` },
      closes: '13:00',
      ...common,
    },
    ...days.map(
      (date): ListedDate => ({ date, kind: 'holiday', name: feast.name, names: { tr: feast.tr }, ...common }),
    ),
    notTheFeast(wrong, row),
  ];
}

function notTheFeast(date: string, { feast, first, source }: MovedFeast): ListedDate {
  const other = OTHER_HOLIDAYS[date];
  if (other) return { date, kind: 'holiday', name: other.name, names: { tr: other.tr }, source: LAW_2429 };
  return { date, kind: 'open', name: `${feast.name}: the feast begins on ${first}`, source };
}

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function years(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** 1 May 1996 was the last day of Kurban Bayramı. */
const NOT_YET_LABOUR_DAY = years(1990, 2008)
  .filter((year) => year !== 1996)
  .map(
    (year): ListedDate => ({
      date: `${year}-05-01`,
      kind: 'open',
      name: 'Labour and Solidarity Day: a holiday since 2009',
      source: LAW_5892,
    }),
  );

const NOT_YET_DEMOCRACY_DAY = years(1990, 2016).map(
  (year): ListedDate => ({
    date: `${year}-07-15`,
    kind: 'open',
    name: 'Democracy and National Unity Day: a holiday since 2017',
    source: LAW_6752,
  }),
);

export const TR: readonly CountryAmendment[] = [
  {
    id: 'TR',
    rules: HALF_DAYS,
    dates: [...NOT_YET_LABOUR_DAY, ...NOT_YET_DEMOCRACY_DAY, ...MOVED_FEASTS.flatMap(movedDates)],
  },
];
