import { country } from '../country.js';
import { ELECTION_DAYS, INDEPENDENCE_DAY } from './shared/israel.js';

/**
 * Israel. By the Basic Law on the Knesset election day is a day of rest. The library has the Knesset elections of 2015
 * to 2021 only; here are all since 1992 (that of 2001 was of the Prime Minister alone), and the municipal elections of
 * 2018 and 2024, which were days off too. Independence Day is moved from a Monday only since the amendment of 2004; the
 * library does so in all years (excluded). The stock exchange and the banks share both tables (shared/israel.ts).
 */

export default country({
  id: 'IL',
  name: 'Israel',
  doubtful: [
    {
      named: ['lection'],
      years: '-2017',
      note: 'Of the election days before 2003 no report was read, of municipal ones before 2018 no date.',
    },
    {
      named: ['lection'],
      years: '2026',
      note: 'The election of 2026 stood in September for the last possible day, 27 October; no report of the day itself was read.',
      estimated: true,
    },
  ],
  localName: 'ישראל / إسرائيل',
  cities: 'Jerusalem',
  currencies: ['ILS'],
  timezone: 'Asia/Jerusalem',
  weekend: {
    history: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'http://www.jewishideasdaily.com/920/features/a-two-day-weekend-in-israel/?print',
    note:
      'Friday is free in government offices and most of business, but a short working day of schools and of many ' +
      'bank branches (the page, of 2011, has banks open). When the civil service took its five-day week was not ' +
      'settled; Friday afternoons and Saturday are free at all times.',
  },
  library: 'IL',
  texts: [
    {
      rules: ['1 Tishrei', '2 Tishrei', '10 Tishrei', '15 Tishrei', '22 Tishrei', '15 Nisan', '21 Nisan', '6 Sivan'],
      from: 2021,
      source: 'http://mashav-cpa.com/2018/03/22/',
      what: 'Law and Administration Ordinance, section 18A, and Independence Day Law',
    },
  ],
  exclusions: [
    {
      rule: '5 Iyyar if Friday,Saturday then previous Thursday if Monday then next Tuesday',
      why: 'moved from a Monday since 2004 only: see the rules',
    },
  ],
  rules: INDEPENDENCE_DAY,
  dates: ELECTION_DAYS,
});
