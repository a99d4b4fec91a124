import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tonga. The Public Holidays Act as amended in 2010 and 2013, as a newspaper and the words of its proviso tell it: Emancipation,
 * Constitution and King Tupou I Day on a Tuesday or Wednesday are kept on the Monday before, on a Thursday to Sunday on the Monday
 * after; the birthdays of the Sovereign and the Heir on the day, or on the Monday after a Sunday. The library moves Tuesdays only.
 *
 * 4 July, the birthday of a king who died in 2006, was no holiday until it became that of Tupou VI (king since March 2012); 17
 * September is kept since 2012.
 */

const PRESS = 'https://www.looptonga.com/tonga-news/tonga-confirms-dates-2021-public-holidays-95535';
const NEARER_MONDAY = 'if thursday,friday,saturday,sunday then next monday if tuesday,wednesday then previous monday';
const MOVES = { from: 2013, source: PRESS } as const;

/** Act 10 of 2010. */
const MOVES_2010 = { ...MOVES, from: 2010 } as const;
const ACT_2010 =
  'https://www.qppstudio.net/public-holidays-news/2010/tonga-votes-public-holidays-act-amendments-003586.htm';
const KING_2006 = 'https://www.rnz.co.nz/international/pacific-news/165753/tonga-chooses-november-4th-as-national-day';
const HEIR_2012 = 'https://www.qppstudio.net/public-holidays-news/2012/tongan-public-holiday-september-17-005980.htm';
const MOVED = `replaced by our rule: Wednesdays too pass to the Monday before; ${PRESS} ${ACT_2010}`;

const RULES: readonly RuleRow[] = [
  { rule: `06-04 ${NEARER_MONDAY}`, name: 'Emancipation Day', ...MOVES_2010 },
  { rule: `12-04 ${NEARER_MONDAY}`, name: 'King Tupou I Day', ...MOVES_2010 },
  { rule: 'substitutes 07-04 if sunday then next monday', name: "King's Birthday", ...MOVES },
  { rule: 'substitutes 09-17 if sunday then next monday', name: "Crown Prince's Birthday", ...MOVES },
];

export default country({
  id: 'TO',
  name: 'Tonga',
  doubts: 'Doubts: Christmas and Boxing Day do not move from a Sunday by the proviso.',
  doubtful: [
    {
      years: '-2012',
      note: 'The days of King George Tupou V to 2011 (4 May, 12 July, 1 August in a compilation) were not read, nor whether 4 July was kept in 2012.',
    },
  ],
  cities: "Nuku'alofa",
  currencies: ['TOP'],
  timezone: 'Pacific/Tongatapu',
  weekend: SATURDAY_SUNDAY,
  library: 'TO',
  exclusions: [
    { rule: '07-04', from: 2007, to: 2011, why: `the late king's birthday is no longer kept; ${KING_2006}` },
    { rule: '09-17', to: 2011, why: `declared in 2012; ${HEIR_2012}` },
    {
      rule: '06-04 if thursday,friday,saturday,sunday then next monday and if tuesday then previous monday',
      from: 2010,
      why: MOVED,
    },
    {
      rule: '12-04 if thursday,friday,saturday,sunday then next monday and if tuesday then previous monday',
      from: 2010,
      why: MOVED,
    },
  ],
  rules: RULES,
  dates: [
    holidays(
      'State funeral of ʻAkilisi Pōhiva',
      'https://www.kanivatonga.nz/2019/09/thursday-will-be-national-day-of-mourning-in-tonga-to-mark-state-funeral-service-for-pohiva/',
      '2019-09-19',
    ),
    holidays(
      'Rugby league celebration',
      'http://radio531pi.com/blog/tonga-declares-public-holiday-in-honour-of-rugby-league-team',
      '2017-11-29',
    ),
    holidays('Rugby league celebration', 'https://www.fijitimes.com.fj/?p=340706', '2019-11-15'),
  ],
});
