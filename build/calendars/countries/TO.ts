import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tonga. The Public Holidays Act as amended in 2010 and 2013, as a newspaper and the words of its proviso tell it: Emancipation,
 * Constitution and King Tupou I Day on a Tuesday or Wednesday are kept on the Monday before, on a Thursday to Sunday on the Monday
 * after; the birthdays of the Sovereign and the Heir on the day, or on the Monday after a Sunday. The library moves Tuesdays only.
 *
 * Doubts: the days of 2010 to 2012, when another king's birthdays were kept, are left as the library has them, but for 17 September,
 * kept since 2012. Christmas and Boxing Day do not move from a Sunday by the proviso.
 */

const PRESS = 'https://www.looptonga.com/tonga-news/tonga-confirms-dates-2021-public-holidays-95535';
const NEARER_MONDAY = 'if thursday,friday,saturday,sunday then next monday if tuesday,wednesday then previous monday';
const MOVED = `replaced by our rule: Wednesdays too pass to the Monday before; ${PRESS}`;
const MOVES = { from: 2013, source: PRESS } as const;

const RULES: readonly RuleRow[] = [
  { rule: `06-04 ${NEARER_MONDAY}`, name: 'Emancipation Day', ...MOVES },
  { rule: `12-04 ${NEARER_MONDAY}`, name: 'King Tupou I Day', ...MOVES },
  { rule: 'substitutes 07-04 if sunday then next monday', name: "King's Birthday", ...MOVES },
  { rule: 'substitutes 09-17 if sunday then next monday', name: "Crown Prince's Birthday", ...MOVES },
];

export default country({
  id: 'TO',
  name: 'Tonga',
  timezone: 'Pacific/Tongatapu',
  weekend: SATURDAY_SUNDAY,
  library: 'TO',
  exclusions: [
    {
      rule: '06-04 if thursday,friday,saturday,sunday then next monday and if tuesday then previous monday',
      from: 2013,
      why: MOVED,
    },
    {
      rule: '12-04 if thursday,friday,saturday,sunday then next monday and if tuesday then previous monday',
      from: 2013,
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
