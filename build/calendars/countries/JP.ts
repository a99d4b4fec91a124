import { country } from '../country.js';
import { onDates } from '../vocabulary.js';

/**
 * Japan. The library was compared with the Cabinet Office's list of national holidays (syukujitsu.csv, 1990 to 2027):
 * apart from the bank holidays of 2 and 3 January and 31 December, which are excluded, no day differs. From
 * 2028 on it was compared with the Act on National Holidays and the equinox formula of the Hydrographic Department's
 * almanac: only the in-between days of article 3 (3) are missing where the autumnal equinox is a 22 September Wednesday
 * (the library knows the Tuesday before 23 September only).
 */

/** Articles 1 and 2 of the Act on National Holidays, as a lawyer's office gives them; article 3: ACT_ARTICLE_3. */
const ACT = 'https://yokoi-law.jp/blogs/national-holiday/348';
const ACT_ARTICLE_3 = 'http://tax-pro.co.jp/gallery/gallery_list-1725-7948-121.html';

const EQUINOX =
  'the National Astronomical Observatory announces the equinoxes each February for the next year; announced to 2027 ' +
  '(https://news.livedoor.com/topics/detail/30496293/)';

export default country({
  id: 'JP',
  name: 'Japan',
  doubtful: [
    {
      named: ['quinox'],
      years: '2028-',
      note: 'The equinox days are announced in February of the year before; until then they rest on a calculation.',
    },
  ],
  localName: '日本',
  cities: 'Tokyo',
  currencies: ['JPY'],
  timezone: 'Asia/Tokyo',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://oisr-org.ws.hosei.ac.jp/research/dglb/explanation/exp_detail/?exp_id=4-012-9003676',
    note:
      'Banks, insurers and exchanges close every Saturday since 4 February 1989. Government offices closed on two ' +
      'Saturdays a month from January 1989 and, as far as known (no page found), on all from May 1992.',
  },
  library: 'JP',
  texts: [
    {
      rules: [
        '01-01',
        'substitutes 01-01 if sunday then next monday',
        '2nd monday in January',
        '02-11',
        'substitutes 02-11 and if sunday then next monday',
        '02-23 and if sunday then next monday',
        'march equinox in +09:00',
        '04-29 and if sunday then next monday #2',
        '05-03',
        'substitutes 05-03 if sunday then next wednesday',
        '05-04 and if sunday then next tuesday',
        '05-05',
        '3rd monday in July',
        'substitutes 08-11 and if sunday then next monday',
        '3rd monday in September',
        '09-22 if 09-21 and 09-23 is public holiday',
        'september equinox in +09:00',
        'substitutes september equinox in +09:00 and if sunday then next monday',
        '2nd monday in October #1',
        '2nd monday in October #2',
        '11-03',
        '11-23',
        '12-23 and if sunday then next monday',
      ],
      from: 2015,
      source: ACT,
      what: 'Act on National Holidays (昭和23年法律第178号)',
      note: `Article 3 on substitutes and days in between: ${ACT_ARTICLE_3}`,
    },
  ],
  exclusions: [
    {
      rule: '01-02',
      why:
        "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
        'list',
    },
    {
      rule: '01-03',
      why:
        "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
        'list',
    },
    {
      rule: '12-31',
      why:
        "a holiday of banks (Banking Act, article 15), no national holiday: not in the Cabinet Office's complete " +
        'list',
    },
  ],
  estimated: [
    { contains: 'march equinox', from: 2028, why: EQUINOX },
    { contains: 'september equinox', from: 2028, why: EQUINOX },
    {
      contains: '09-22 if 09-21 and 09-23',
      from: 2028,
      why: `the day between two holidays depends on the autumnal equinox: ${EQUINOX}`,
    },
  ],
  dates: onDates('2032-09-21 2049-09-21 2060-09-21 2077-09-21 2088-09-21 2094-09-21'.split(' '), {
    kind: 'holiday',
    name: "Citizens' Holiday",
    names: { ja: '国民の休日' },
    status: 'estimated',
    source: ACT_ARTICLE_3,
    basis: 'law',
    evidence: 'copy',
    note: 'Act on National Holidays, article 3 (3): between Respect-for-the-Aged Day (20th) and the equinox (22nd).',
  }),
});
