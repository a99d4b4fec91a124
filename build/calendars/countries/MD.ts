import { country } from '../country.js';
import { SATURDAY_SUNDAY, workedFor, year } from '../vocabulary.js';

/**
 * Moldova: article 111 of the Labour Code. The library lacks 1 June (since 2024) and has 25 December before 2013.
 * Nothing is moved by itself. Paragraph 5 gave the government the right to move days of rest for everybody (so the ministry
 * still in January 2018, https://moldovenii.md/en/news/view/section/542/id/32190), and its decisions of 2014 to June 2018 name
 * enterprises too: they are in. By the text of 2019 and later it moves those of public bodies alone: not in. The
 * patron's day is set by each local council; Chișinău and Cahul have theirs.
 */

const LAW_2023 = 'https://www.zdg.md/stiri/calendarul-zilelor-suplimentare-de-odihna-in-2026/';
const CHRISTMAS_2013 = 'https://m.moldovenii.md/en/news/view/section/542/id/13707';

const DECISION_2014 = 'http://www.briceni.md/non-working-holidays.html';
const DECISION_975 = 'http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=355796';
const DECISION_867 = 'http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=362480';
const DECISION_1005 = 'http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=366360';
const DECISION_2017 =
  'https://primariacahul.md/media-category/noutati-si-evenimente/hotarare-cu-privire-la-ziua-de-odihna-din-luna-iunie-2017';
const DECISION_2018 = 'http://lex.justice.md/index.php?action=view&view=doc&lang=1&id=375491';

export default country({
  id: 'MD',
  name: 'Moldova',
  doubtful: [
    {
      years: '-2013 2017-2018',
      note: 'The texts of before 2013 were not read, nor the decisions of 2010 to 2013, of 2017 but for June, and of March, April and December 2018 (told as for public bodies: https://md.sputniknews.com/20180414/30-aprilie-zi-libera-18557914.html).',
    },
  ],
  localName: 'Republica Moldova',
  cities: 'Chișinău',
  currencies: ['MDL'],
  timezone: 'Europe/Chisinau',
  weekend: SATURDAY_SUNDAY,
  library: 'MD',
  exclusions: [{ rule: '12-25', to: 2012, why: `a day of rest since 2013; ${CHRISTMAS_2013}` }],
  rules: [
    {
      rule: '06-01',
      name: "International Children's Day",
      names: { ro: 'Ziua internațională a copilului' },
      from: 2024,
      source: LAW_2023,
      note: 'Added by a law in force since 30 June 2023.',
    },
  ],
  dates: [
    workedFor(DECISION_2014, {
      '2014-01-18': '2014-01-06',
      '2014-05-17': '2014-05-02',
      '2014-12-20': '2014-12-26',
    }),
    // Christmas, in the decision as a day off with a working day of its own.
    year(2014, DECISION_2014, { '12-13': { name: 'Working day for 2014-12-25', kind: 'weekend_workday' } }),
    workedFor(DECISION_975, {
      '2015-01-17': '2015-01-02',
      '2015-01-31': '2015-01-09',
      '2015-08-22': '2015-08-28',
    }),
    workedFor(DECISION_867, { '2016-03-12': '2016-03-07' }),
    workedFor(DECISION_1005, { '2016-09-24': '2016-08-29', '2016-10-22': '2016-08-30' }),
    workedFor(DECISION_2017, { '2017-06-24': '2017-06-01' }),
    workedFor(DECISION_2018, { '2018-06-23': '2018-06-01' }),
  ],
  subdivisions: [
    { id: 'CA', name: 'Cahul', library: 'CA' },
    { id: 'CU', name: 'Chișinău', library: 'CU' },
  ],
});
