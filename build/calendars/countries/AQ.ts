import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Antarctica. No state's law holds for all of it (Antarctic Treaty, article IV): each station keeps the days of the programme that
 * runs it. Given are those of the largest, McMurdo of the United States Antarctic Program: six days of work a week, Sundays off,
 * "most of the regular holidays are not observed, Thanksgiving and Christmas being two of the exceptions", and those on a Saturday,
 * for two days off.
 */

const JOURNAL_2016 = 'https://polartrec2021.arcus.org/expeditions/polar-gigantism-in-antarctica/journals/2016-11-24';
const JOURNAL_2003 = 'http://tea.armadaproject.org/stoyles/11.29.2003.html';
const JOURNAL_2019 = 'https://icyseals.com/journal/2019/12/2/an-antarctic-thanksgiving';

const RULES: readonly RuleRow[] = [
  {
    rule: 'saturday after 4th thursday in November',
    name: 'Thanksgiving Day',
    from: 2003,
    source: JOURNAL_2003,
    note: `29 November 2003; 26 November 2016: ${JOURNAL_2016}; 30 November 2019: ${JOURNAL_2019}`,
  },
  ...rulesNamed(
    { from: 2003, source: NOT_FOUND, note: 'Which days are given off was not read.' },
    { '01-01': "New Year's Day", '12-25': 'Christmas Day' },
  ),
];

export default country({
  id: 'AQ',
  name: 'Antarctica',
  doubts: "Doubts: Other stations: by their states' calendars.",
  doubtful: [
    {
      named: ['Christmas', 'New Year'],
      note: 'Christmas and New Year are said to give two days off: which, when they are not at a weekend, was not read; they stand on their dates, estimated.',
    },
  ],
  timezone: 'Antarctica/McMurdo',
  note: 'Days of McMurdo Station; other stations keep those of the states that run them.',
  weekend: {
    history: [{ start: '1990-01-01', days: [7] }],
    source: JOURNAL_2003,
    note: 'McMurdo works from Monday to Saturday, in 2003 as in 2016 and 2022; before as far as is known.',
  },
  years: { from: 2003, why: 'the first year of which a report was read' },
  rules: RULES,
});
