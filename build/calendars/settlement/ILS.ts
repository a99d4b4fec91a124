import { ELECTION_DAYS, INDEPENDENCE_DAY } from '../countries/shared/israel.js';
import { calendar } from '../definition.js';
import { rulesNamed } from '../many-rows.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Israeli shekel: ZAHAV, the real-time gross settlement system of the Bank of Israel, on banking business days. By the
 * definition in the directives of the Supervisor of Banks (402) such a day is every day but Saturdays, days of rest by
 * law, both days of the Jewish New Year, the eve of Yom Kippur and Yom Kippur, the first day of Sukkot and Shemini
 * Atzeret, Purim, the first and the seventh day of Passover, Independence Day, Shavuot and the Ninth of Av. The eves
 * of the other holidays are business days that end at 14:00. So in the Bank of Israel's list of 2013 (which, as a list of
 * banks, does not have the eve of Yom Kippur, a Friday) and in the clearing column of the stock exchange's list of 2018.
 *
 * Fridays: a banking business day, as the directives have it, that ends at 14:00 at the latest; the decision of 1 June 2005
 * kept it one. Saturday alone is the weekend.
 */

const BUSINESS_DAY = 'https://www.mizrahi-tefahot.co.il/about-mizrahi-tefahot-he/disclosure-links/business-day/';
const STRIKE_2004 = 'https://www.boi.org.il/he/NewsAndPublications/PressReleases/Pages/040922b.aspx';

const HOLIDAYS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: BUSINESS_DAY },
  {
    '14 AdarII': 'Purim',
    '15 Nisan': 'Passover',
    '21 Nisan': 'Last day of Passover',
    '6 Sivan': 'Shavuot',
    '9 Av if saturday then next sunday': 'Fast of the Ninth of Av',
    '1 Tishrei': 'Jewish New Year',
    '2 Tishrei': 'Jewish New Year',
    '9 Tishrei': 'Eve of Yom Kippur',
    '10 Tishrei': 'Yom Kippur',
    '15 Tishrei': 'Sukkot',
    '22 Tishrei': 'Shemini Atzeret',
  },
);

/** The latest time at which a bank may end the business day of a Friday (Bank of Israel, Banking corporations' business day). */
const FRIDAYS = [{ start: '2005-06-01', weekday: 5, close_time: '14:00' }];

export default calendar({
  id: 'ILS',
  kind: 'settlement',
  name: 'ZAHAV (Israeli shekel)',
  doubts: 'Doubts: strikes other than that of 22 September 2004 were not looked for.',
  doubtful: [
    { years: '-2003', note: 'The years before 2004 rest on the rules of later years.' },
    { named: ['lection'], note: 'Election days are those of the calendar of Israel.' },
  ],
  otherNames: 'Bank of Israel',
  countries: ['IL'],
  timezone: 'Asia/Jerusalem',
  years: [1990, 2099],
  weekend: [{ start: '1990-01-01', days: [6] }],
  regularCloses: FRIDAYS,
  rules: [...HOLIDAYS, ...INDEPENDENCE_DAY],
  dates: [
    ...ELECTION_DAYS,
    {
      date: '2004-09-22',
      kind: 'holiday',
      name: 'Not an interbank business day (general strike)',
      names: { he: 'ביטול יום עסקים בין בנקאי' },
      source: STRIKE_2004,
    },
  ],
});
