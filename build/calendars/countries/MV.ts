import { country } from '../country.js';
import { days, ISLAMIC, islamicDay } from '../forms/islamic.js';
import { holidays, NOT_FOUND, open } from '../vocabulary.js';

/**
 * Maldives. The President's Office lists the year's holidays and adds single days ("government holidays"); the list was
 * not found, the days are those that its announcements and reports of 2020 to 2025 name. The last ten days of Ramadan are
 * government holidays since 1445 (directive of 4 February 2024). The Maldives look for the moon themselves; Hajj Day and
 * Eid al-Adha go with Mecca.
 */

const OFFICE_2020 = 'https://iru.mv/172507';
const ADDED_2021 = 'https://aonews.mv/78915';
const ADDED_2023 = 'https://oneonline.mv/71258';
const ELECTION_2024 = 'https://avas.mv/en/139975';
const ADHA_2024 = 'https://cms.psmnews.mv/en/137535';
const REPUBLIC_2024 = 'https://edition.mv/arjen_robben/36870';
const NEW_YEAR_2025 = 'https://raajje.mv/161079';
const JULY_2025 = 'https://raajje.mv/167351';
const RAMADAN_2025 = 'https://standard.mv/?p=5984';
const FEBRUARY_2025 = 'https://varahvaahaka.com/tag/holiday';
const FITR_2026 =
  'https://news.indzs.com/eid-2026-date-confirmed-saudi-arabia-uae-qatar-to-celebrate-on-friday-india-awaits-moon-sighting-520920.html';
/** A list without authority; what it names was not found in an announcement. */
const LIST_2025 = 'https://theworkcalendar.com/holidays/country/Maldives?countryCode=MV';

const FROM = 2015;
const FITR = 'feast eid-al-fitr at MV for 3 days';
const HAJJ = 'feast arafah at SA';
const ADHA = 'feast eid-al-adha at SA for 4 days';
const EARLIER = 'doubt: as in the years that were read.';

const INDEPENDENCE = { rule: '07-26', name: 'Independence Day', names: { dv: 'މިނިވަން ދުވަސް' } };
const AFTER_INDEPENDENCE = { rule: '07-27', name: 'Independence Day (second day)' };

export default country({
  id: 'MV',
  name: 'Maldives',
  doubts:
    'Doubts: private firms and banks work on some government holidays (the Monetary Authority names them). Added days to come are left out.',
  doubtful: [
    {
      named: ['Prophet', 'National Day', 'Embraced'],
      note: "The Prophet's Birthday, National Day (1 Rabi al-awwal) and the day the Maldives embraced Islam (1 Rabi al-thani) are computed.",
    },
  ],
  cities: 'Malé',
  currencies: ['MVR'],
  timezone: 'Indian/Maldives',
  weekend: {
    history: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'https://edition.mv/arjen_robben/36870',
    note: 'The present weekend; its history was not settled.',
  },
  years: { from: FROM, why: 'older lists were not read' },
  rules: [
    { rule: '01-01', name: "New Year's Day", from: FROM, to: 2024, source: NOT_FOUND, note: EARLIER },
    { rule: '01-01', name: "New Year's Day", from: 2025, source: NEW_YEAR_2025 },
    { rule: '05-01', name: 'Labour Day', from: FROM, source: LIST_2025, lead: true },
    { ...INDEPENDENCE, from: FROM, source: OFFICE_2020 },
    { ...AFTER_INDEPENDENCE, from: FROM, status: 'estimated', source: OFFICE_2020, note: 'Read for 2020.' },
    { rule: '11-03', name: 'Victory Day', from: FROM, source: LIST_2025, lead: true },
    { rule: '11-11', name: 'Republic Day', from: FROM, source: REPUBLIC_2024 },
    { rule: '1 Rabi al-awwal', name: 'National Day', from: FROM, source: LIST_2025, lead: true, status: 'estimated' },
    {
      rule: '1 Rabi al-thani',
      name: 'The Day Maldives Embraced Islam',
      from: FROM,
      source: LIST_2025,
      lead: true,
      status: 'estimated',
    },
    islamicDay('islamic-new-year', LIST_2025, { rule: 'feast islamic-new-year at SA', from: FROM }),
    islamicDay('mawlid', ADDED_2023, { rule: 'feast mawlid at SA', from: FROM }),
    islamicDay('ramadan', LIST_2025, { rule: 'feast ramadan at MV', from: FROM }),
    {
      rule: 'feast ramadan at MV +19 for 10 days',
      name: 'Last ten days of Ramadan',
      from: 2024,
      status: 'estimated',
      source: RAMADAN_2025,
    },
    islamicDay('eid-al-fitr', RAMADAN_2025, { rule: FITR, from: FROM }),
    islamicDay('arafah', OFFICE_2020, { rule: HAJJ, from: FROM }),
    islamicDay('eid-al-adha', OFFICE_2020, { rule: ADHA, from: FROM }),
  ],
  announced: [
    {
      ...ISLAMIC['eid-al-adha'],
      replaces: [ADHA],
      source: OFFICE_2020,
      years: {
        2020: { days: days('07-31', '08-03'), source: OFFICE_2020 },
        2024: { days: days('06-16', '06-20'), source: ADHA_2024 },
      },
    },
  ],
  dates: [
    holidays('Independence Day (added days)', OFFICE_2020, '2020-07-28 2020-07-29'),
    holidays('Hajj Day', OFFICE_2020, '2020-07-30'),
    holidays('Added holiday', ADDED_2021, '2021-07-18 2021-07-25'),
    holidays('Added holiday (Eid al-Adha)', ADDED_2023, '2023-06-25 2023-06-26'),
    holidays("Added holiday (Prophet's Birthday)", ADDED_2023, '2023-09-28'),
    holidays('Parliamentary election', ELECTION_2024, '2024-04-21 2024-04-22'),
    holidays('Added holiday (Republic Day)', REPUBLIC_2024, '2024-11-10'),
    holidays('Added holiday (New Year)', NEW_YEAR_2025, '2025-01-02'),
    holidays('Government holiday', FEBRUARY_2025, '2025-02-06'),
    holidays(
      'Last ten days of Ramadan',
      RAMADAN_2025,
      '2025-03-20 2025-03-21 2025-03-22 2025-03-23 2025-03-24 2025-03-25 2025-03-26 2025-03-27 2025-03-28 2025-03-29 2025-03-30',
    ),
    holidays('Added holiday (Independence Day)', JULY_2025, '2025-07-28'),
    holidays('Eid al-Fitr', FITR_2026, '2026-03-20', { note: 'The source names the first day.' }),
    open('Eid al-Fitr: from 20 March', FITR_2026, '2026-03-23'),
    holidays('Eid al-Fitr', RAMADAN_2025, '2025-03-31 2025-04-01 2025-04-02 2025-04-03'),
  ],
});
