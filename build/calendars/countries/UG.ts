import { country } from '../country.js';
import { holidays } from '../vocabulary.js';

/**
 * Uganda. Archbishop Janani Luwum Day is kept since 2016. Elections are declared holidays: those of 2016, 2021 and
 * 2026 were read.
 */

const NEWS_2016 = 'https://eagle.co.ug/2016/02/23/tomorrow-is-public-holiday.html';
const NEWS_2021 = 'https://theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election';
const NEWS_2026 =
  'https://eagle.co.ug/2026/01/10/museveni-declares-jan-15-16-as-public-holidays-for-general-elections/';

export default country({
  id: 'UG',
  name: 'Uganda',
  doubts: 'Doubts: the Public Holidays Act was not read.',
  doubtful: [{ named: ['lection'], note: 'Of elections before 2016 no declaration was read.' }],
  cities: 'Kampala',
  currencies: ['UGX'],
  timezone: 'Africa/Kampala',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://www.tradeclub.standardbank.com/portal/pt/market-potential/uganda/opening-hours',
    note:
      'Public Service Standing Orders: Monday to Friday; lists that name Sunday alone mean labour law. Banks open ' +
      'on Saturday mornings.',
  },
  library: 'UG',
  exclusions: [
    { rule: '02-16', to: 2015, why: `told as a holiday in 2016; no earlier report was found; ${NEWS_2016}` },
  ],
  dates: [
    holidays('General Election', NEWS_2016, '2016-02-18'),
    holidays('Local government elections', NEWS_2016, '2016-02-24'),
    holidays('General Election', NEWS_2021, '2021-01-14 2021-01-15'),
    holidays('General Election', NEWS_2026, '2026-01-15 2026-01-16'),
  ],
});
