import { country } from '../country.js';
import { holidays, movedHoliday, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Papua New Guinea. The days of the Public Holidays Act 1953 as reports tell them; it moves a day
 * from a Sunday to the Monday. The Sovereign's birthday is fixed each year, usually on the Monday after the second Saturday of
 * June, and has been moved late (2021, 2023). Since the Palace named 17 June as the King's (for 2023, kept on the Friday before)
 * compilations have that date in place of the Monday; no notice of 2024 or later was read, so the Monday stands, estimated. 26 February is a holiday of every year by a decision of 2021.
 */

const ACT_TOLD = 'https://officeholidays.com/countries/papua-new-guinea/2018';
const SOMARE = 'https://www.looppng.com/png-news/feb-28-declared-public-holiday-110178';
const FOUNDATION_DAY =
  'https://abg.gov.pg/index.php?/news/read/bougainville-foundation-day-celebrations-set-for-june-17-2024';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: FROM, source: ACT_TOLD },
  { rule: '02-26', name: 'Sir Michael Somare Remembrance Day', from: 2022, source: SOMARE },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: ACT_TOLD },
  { rule: 'easter -1', name: 'Easter Saturday', from: FROM, source: ACT_TOLD },
  { rule: 'easter', name: 'Easter Sunday', from: FROM, source: ACT_TOLD },
  { rule: 'easter 1', name: 'Easter Monday', from: FROM, source: ACT_TOLD },
  {
    rule: 'monday after 2nd saturday in June',
    name: "Sovereign's Birthday",
    from: FROM,
    status: 'estimated',
    source: ACT_TOLD,
    note: 'the day is appointed each year.',
  },
  { rule: '07-23 and if sunday then next monday', name: 'National Remembrance Day', from: FROM, source: ACT_TOLD },
  { rule: '08-26 and if sunday then next monday', name: 'National Repentance Day', from: FROM, source: ACT_TOLD },
  { rule: '09-16 and if sunday then next monday', name: 'Independence Day', from: FROM, source: ACT_TOLD },
  { rule: '12-25', name: 'Christmas Day', from: FROM, source: ACT_TOLD },
  { rule: 'substitutes 12-25 if sunday then next tuesday', name: 'Christmas Day', from: FROM, source: ACT_TOLD },
  { rule: '12-26 and if sunday then next monday', name: 'Boxing Day', from: FROM, source: ACT_TOLD },
];

export default country({
  id: 'PG',
  name: 'Papua New Guinea',
  doubts:
    'Doubts: days declared for one occasion (funerals, summits, independence week) are in only where a report was read. The Act itself was not read.',
  cities: 'Port Moresby',
  currencies: ['PGK'],
  timezone: 'Pacific/Port_Moresby',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'National Repentance Day is of 2011; earlier years were not looked for' },
  rules: RULES,
  dates: [
    holidays('Sir Michael Somare Remembrance Day', SOMARE, '2022-02-28', { observed: true }),
    holidays(
      'State funeral of Sir Rabbie Namaliu',
      'https://emtv.com.pg/late-sir-rabbie-namalius-state-funeral-update/',
      '2023-04-18',
    ),
    holidays('Independence Day', 'https://emtv.com.pg/independence-celebrations/', '2023-09-15', { observed: true }),
    holidays('APEC summit', ACT_TOLD, '2018-11-16'),
    movedHoliday("Sovereign's Birthday", 'https://www.looppng.com/tags/public-holiday', { '2023-06-12': '2023-06-16' }),
  ],
  subdivisions: [
    {
      id: 'NSB',
      name: 'Bougainville',
      otherNames: 'Autonomous Region of Bougainville, North Solomons',
      timezone: 'Pacific/Bougainville',
      years: { from: 2018, why: 'the first year of which the day was read' },
      rules: [
        {
          rule: '06-15 and if saturday,sunday then next monday',
          name: 'Bougainville Foundation Day',
          from: 2018,
          source: FOUNDATION_DAY,
          note: 'Gazetted; a Saturday was kept on the Monday in 2024. 17 May, a day of remembrance announced in 2013, is not in.',
        },
      ],
    },
  ],
});
