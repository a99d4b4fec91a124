import { country } from '../country.js';
import { type ListedDate, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bermuda. Compared with the government's lists of 2011 and 2023 to 2025. Bermuda Day was 24 May, or the Monday after it
 * when on a weekend, to 2017; the last Friday in May in 2018 and 2020 (in 2019 it was moved to 24 May by notice); and is
 * the Friday before the last Monday in May since 2021. The library has the last Friday in all years; it is excluded.
 *
 * The June holiday was the Queen's Birthday to 2008 (the Monday after the parade: 16 June 2008); National Heroes Day was
 * on 13 October in its first year, 2008, and has taken the June day since 2009. Cup Match Day was renamed Emancipation
 * Day in 1999, Somers' Day became Mary Prince Day in 2020.
 *
 * Days proclaimed for one year are listed.
 */

const ACT_OF_2017 = 'https://bernews.com/2017/12/senate-passes-bill-to-move-bermuda-day-holiday/';
const ACT_OF_2020 =
  'https://www.qppstudio.net/public-holidays-news/2020/bermuda-gazettes-2020-2021-public-holidays-amendments-012955.htm';

const QUEENS_BIRTHDAY_2008 = 'http://www.stuff.co.nz/world/371565/Bermuda-ditches-Queens-Birthday-public-holiday';
const HEROES_2009 =
  'https://www.qppstudio.net/public-holidays-news/2009/bermuda-moves-heroes-day-public-holiday-to-june-002290.htm';
const ACT_OF_1999 = 'https://www.bermudalaws.bm/Laws/Annual%20Law/Acts/1999/Public%20Holidays%20Amendment%20Act%201999';
const GOVERNMENT_LIST = 'https://www.gov.bm/public-holidays';
const PROCLAMATION_2007 = 'https://www.bermudalaws.bm/Laws/Annual%20Law/Statutory%20Instruments/2007/Proclamation';
const PROCLAMATION_2019 =
  'https://www.royalgazette.com/other/news/article/20191025/portuguese-welcome-170th-anniversary-holiday/';
const PROCLAMATION_2021 = 'https://bernews.com/2021/10/governor-signs-flora-duffy-day-proclamation/';
const PROCLAMATION_2022 = 'https://www.gov.bm/print/html/node/1180926';
const CORONATION_2023 =
  'https://www.bermudalaws.bm/Laws/Annual%20Law/Statutory%20Instruments/2023/Proclamation%20for%208%20May%202023%20Holiday';

const CITED = 'The date as a compilation gives it that cites this text; the text was not read.';

const QUEENS_BIRTHDAY = "Queen's Birthday";
const CUP_MATCH = 'thursday before 08-04';
const SOMERS = 'friday before 08-05';

const RULES: readonly RuleRow[] = [
  {
    rule: '05-24 if saturday,sunday then next monday',
    name: 'Bermuda Day',
    from: 1990,
    to: 2017,
    source: ACT_OF_2017,
  },
  { rule: 'friday before 06-01', name: 'Bermuda Day', from: 2018, to: 2018, source: ACT_OF_2017 },
  { rule: '05-24', name: 'Bermuda Day', from: 2019, to: 2019, source: ACT_OF_2020 },
  { rule: 'friday before 06-01', name: 'Bermuda Day', from: 2020, to: 2020, source: ACT_OF_2020 },
  { rule: 'friday before monday before 06-01', name: 'Bermuda Day', from: 2021, source: ACT_OF_2020 },
  {
    rule: '3rd monday in June',
    name: QUEENS_BIRTHDAY,
    from: 1990,
    to: 1999,
    source: ACT_OF_1999,
    note: `doubt: as the library has the day. ${CITED}`,
  },
  {
    rule: 'monday after 2nd saturday in June',
    name: QUEENS_BIRTHDAY,
    from: 2000,
    to: 2008,
    source: QUEENS_BIRTHDAY_2008,
    note: `Monday 16 June 2008, after the parade on Saturday the 14th. doubt: the rule of 2000 to 2007 as a compilation gives it (${ACT_OF_1999}).`,
  },
  { rule: '3rd monday in June', name: "National Heroes' Day", from: 2009, source: HEROES_2009 },
  { rule: CUP_MATCH, name: 'Cup Match Day', from: 1990, to: 1999, source: ACT_OF_1999, note: CITED },
  { rule: CUP_MATCH, name: 'Emancipation Day', from: 2000, source: GOVERNMENT_LIST },
  { rule: SOMERS, name: "Somers' Day", from: 1990, to: 2019, source: GOVERNMENT_LIST },
  { rule: SOMERS, name: 'Mary Prince Day', from: 2020, source: GOVERNMENT_LIST },
];

const DATES: readonly ListedDate[] = [
  {
    date: '2007-06-05',
    kind: 'holiday',
    name: 'Public holiday',
    source: NOT_FOUND,
    note: `doubt: one compilation, which cites ${PROCLAMATION_2007}; what for was not found.`,
  },
  { date: '2008-10-13', kind: 'holiday', name: "National Heroes' Day", source: QUEENS_BIRTHDAY_2008 },
  {
    date: '2019-11-04',
    kind: 'holiday',
    name: '170th anniversary of the arrival of the Portuguese',
    source: PROCLAMATION_2019,
    note: CITED,
  },
  { date: '2021-10-18', kind: 'holiday', name: 'Flora Duffy Day', source: PROCLAMATION_2021, note: CITED },
  {
    date: '2022-09-19',
    kind: 'holiday',
    name: 'State Funeral of Queen Elizabeth II',
    source: PROCLAMATION_2022,
  },
  {
    date: '2023-05-08',
    kind: 'holiday',
    name: 'The Coronation of His Majesty King Charles III',
    source: `${GOVERNMENT_LIST} and ${CORONATION_2023}`,
  },
];

export default country({
  id: 'BM',
  name: 'Bermuda',
  doubtful: [
    {
      named: ["Queen's Birthday"],
      years: '2000-2008',
      note: "A compilation that cites the Public Holidays Amendment Act 1999 has the Queen's Birthday of 2000 to 2008 on the Monday after the second Saturday of June (in most years a week before the third Monday); it is followed, the act was not read.",
      estimated: true,
    },
    { named: ['Public holiday'], years: '2007', note: 'The proclamation was not read.' },
    { named: ['170th'], years: '2019', note: 'The proclamation was not read.' },
    { named: ['Flora Duffy'], years: '2021', note: 'The proclamation was not read.' },
  ],
  cities: 'Hamilton',
  currencies: ['BMD'],
  timezone: 'Atlantic/Bermuda',
  weekend: SATURDAY_SUNDAY,
  library: 'BM',
  exclusions: [
    { rule: 'friday before 06-01', why: 'Bermuda Day has changed its date twice: see the rules' },
    { rule: '3nd monday in June', why: "the Queen's Birthday before 2009: see the rules" },
    { rule: 'thursday before 08-04', why: 'renamed in 1999: see the rules' },
    { rule: 'friday before 08-05', why: 'renamed in 2020: see the rules' },
  ],
  rules: RULES,
  dates: DATES,
});
