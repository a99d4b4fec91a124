import { country } from '../country.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY, workedFor } from '../vocabulary.js';

/**
 * Belarus. Holidays by presidential decree 157 of 1998; one on a weekend is not moved. 2 January is one since 2020 (decree of 17
 * December 2019). The Council of Ministers moves working days by a resolution for each year, entered as it was read; those to
 * come are not guessed. Organisations may move them otherwise.
 */

const SECOND_OF_JANUARY =
  'http://slutsk-gorod.by/novosti/item/ofitsialno-2-yanvarya-budet-v-belarusi-prazdnichnym-dnjom-bez-otrabotki';
const IN_2007 = 'https://euroradio.fm/1233-urad-belarusi-peranes-pracounyya-dni';
const IN_2014 = 'https://narachanka.by/hramadstva/ab-pyeranosye-rabochykh-dzyon-u-2014-hodzye/';
const IN_2018 = 'http://www.pressreader.com/belarus/grodzenskaya-prauda/20171206/281775629491245';
const IN_2025 =
  'https://wap.belta.by/socium/view/kak-belorusy-budut-otdyhat-na-novyj-god-skolko-vyhodnyh-i-kogda-otrabotki-675780-2024';

const COMPILED = { note: 'doubt: found in another compilation only.' } as const;

const RULES: readonly RuleRow[] = [
  {
    rule: '01-02',
    name: 'Second Day of New Year',
    names: { be: 'Новы год', ru: 'Новый год' },
    from: 2020,
    source: SECOND_OF_JANUARY,
  },
];

/** Weekend day worked -> day off. */
const DATES = [
  workedFor(IN_2007, { '2007-04-14': '2007-04-16', '2007-05-05': '2007-04-30' }),
  workedFor(
    NOT_FOUND,
    { '2010-01-23': '2010-01-08', '2010-04-17': '2010-04-12', '2010-05-15': '2010-05-10' },
    COMPILED,
  ),
  workedFor(NOT_FOUND, { '2011-03-12': '2011-03-07', '2011-05-14': '2011-05-02' }, COMPILED),
  workedFor(
    NOT_FOUND,
    {
      '2012-03-11': '2012-03-09',
      '2012-04-28': '2012-04-23',
      '2012-12-22': '2012-12-24',
      '2012-12-29': '2012-12-31',
    },
    COMPILED,
  ),
  workedFor('https://nashaniva.com/?c=ar&i=74605', { '2012-06-30': '2012-07-02' }),
  workedFor(NOT_FOUND, { '2013-01-05': '2013-01-02' }, COMPILED),
  workedFor('https://grodno.in/news/3120', { '2013-05-18': '2013-05-10' }),
  workedFor(IN_2014, {
    '2014-01-04': '2014-01-02',
    '2014-01-11': '2014-01-06',
    '2014-05-03': '2014-04-30',
    '2014-07-12': '2014-07-04',
    '2014-12-20': '2014-12-26',
  }),
  workedFor('https://kirovsk.gov.by/node/12141', { '2015-01-10': '2015-01-02', '2015-04-25': '2015-04-20' }),
  workedFor('https://news.21.by/society/2015/11/24/1140870.html', {
    '2016-01-16': '2016-01-08',
    '2016-03-05': '2016-03-07',
  }),
  workedFor(
    NOT_FOUND,
    { '2017-01-21': '2017-01-02', '2017-04-29': '2017-04-24', '2017-05-06': '2017-05-08' },
    COMPILED,
  ),
  workedFor('https://media-polesye.com/news/perenos-rabochih-dney-v-noyabre-kak-budut-otdyhat-belorusy-42487', {
    '2017-11-04': '2017-11-06',
  }),
  workedFor(IN_2018, {
    '2018-01-20': '2018-01-02',
    '2018-03-03': '2018-03-09',
    '2018-04-14': '2018-04-16',
    '2018-04-28': '2018-04-30',
    '2018-07-07': '2018-07-02',
    '2018-12-22': '2018-12-24',
    '2018-12-29': '2018-12-31',
  }),
  workedFor('https://kraism.by/date/2018/12/17', { '2019-05-04': '2019-05-06', '2019-11-16': '2019-11-08' }),
  workedFor('https://news.21.by/society/2019/04/13/1771022.html', { '2019-05-11': '2019-05-08' }),
  workedFor(SECOND_OF_JANUARY, { '2020-01-04': '2020-01-06' }),
  workedFor('https://www.bykhov.by/?p=171661', { '2020-04-04': '2020-04-27' }),
  workedFor(
    'https://krupki.gov.by/ru/strana-i-oblast/item/5195-perenos-rabochikh-dnej-v-2021-godu-sovmin-prinyal-reshenie-o-trudovom-grafike',
    {
      '2021-01-16': '2021-01-08',
      '2021-05-15': '2021-05-10',
    },
  ),
  workedFor('https://gorkiv.by/?p=19106', { '2022-03-12': '2022-03-07', '2022-05-14': '2022-05-02' }),
  workedFor('https://pnkbel.by/legislation/perenos_rabochih_dnei_2023', {
    '2023-04-29': '2023-04-24',
    '2023-05-13': '2023-05-08',
    '2023-11-11': '2023-11-06',
  }),
  workedFor(
    'https://magilev.by/news/2023/11/24/dlinnye-vyhodnye-v-2024-godu-utverzhden-grafik-perenosa-rabochih-dnej-v-belarusi',
    {
      '2024-05-18': '2024-05-13',
      '2024-11-16': '2024-11-08',
    },
  ),
  workedFor(IN_2025, {
    '2025-01-11': '2025-01-06',
    '2025-04-26': '2025-04-28',
    '2025-07-12': '2025-07-04',
    '2025-12-20': '2025-12-26',
  }),
  workedFor('https://p-v.by/news/society/utverzhdeny-perenosy-rabochih-dney-v-2026-godu', {
    '2026-04-25': '2026-04-20',
  }),
];

export default country({
  id: 'BY',
  name: 'Belarus',
  doubtful: [
    {
      named: ['Day off'],
      years: '2007-2013 2017',
      note: 'Most of the moved days of 2010 to 2013 and of 2017 were found in another compilation only and are estimated, those before 2010 are missing (2007-04-16 and 2007-04-30 for 14 April and 5 May: euroradio.fm; 2001: news.afnfn.com/news/i/4615).',
    },
    {
      named: ['Day off'],
      years: '2019',
      note: 'In 2019 one account of resolution 906 moves Friday 10 May to the 18th, a later one Wednesday 8 May to the 11th: the later stands here.',
    },
  ],
  localName: 'Беларусь',
  otherNames: 'Belorussia',
  cities: 'Minsk',
  currencies: ['BYN'],
  timezone: 'Europe/Minsk',
  weekend: SATURDAY_SUNDAY,
  library: 'BY',
  rules: RULES,
  dates: DATES,
});
