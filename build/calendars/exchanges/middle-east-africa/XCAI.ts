import { calendar } from '../../definition.js';
import { closed, span } from '../../forms/arab-feasts.js';
import { type ListedDate, open, type RuleRow, unsourced } from '../../vocabulary.js';

/**
 * Egyptian Exchange, Cairo time: full-day closures; weekend on Friday and Saturday, no early closes known. The data begin
 * with 2010.
 *
 * The exchange closes on the public holidays, as they are kept, and with the banks: on Coptic Easter Sunday and on the banks'
 * closing days of 1 January and, while state banks ended their year in June, 1 July: on Monday 1 July 2024 the banks worked
 * (https://top50women.com/cbe-egyptian-banks-to-be-closed-next-sunday-in-celebration-of-june-30), their year now ends on 31 December
 * (https://www.masrawy.com/news/news-banking/details/2025/12/31/2917317/). It was closed for the revolution from Sunday 30 January to Tuesday 22 March 2011
 * (opened again on Wednesday the 23rd), and cancelled its session on 8 July 2025, the day after the fire at a telephone
 * exchange.
 *
 * It follows the banks where the government gives its service more: in 2021 the feast began for them on Monday 19 July. Days
 * moved by decree close both: so 29 January 2026 (the banks,
 * https://www.shorouknews.com/news/view.aspx?cdate=20012026&id=8db447e5-3718-447c-81df-c80f47bb467d) and 19 to 23 March
 * 2026 (both, https://radar2.net/995016/).
 */

const EGX_2021 = 'https://egx.com.eg/en/Trading_Calendar.aspx';
const FEAS_2011 = 'https://feas.org/egx-and-mcdr-announcement/';
const JANUARY_2014 = 'https://www.masress.com/elfagr/1491152';
const SPRING_2019 = 'http://egypttoday.com/Article/3/68465/Holidays%E2%80%99-season-starts-on-EGX';
/** Central Bank, 14 July 2021: closed from the 19th to the 22nd. */
const ADHA_2021 =
  'https://hapijournal.com/2021/07/14/%d8%a7%d9%84%d9%85%d8%b1%d9%83%d8%b2%d9%8a-%d9%8a%d8%b9%d9%84%d9%86-%d8%a7%d9%95%d8%ac%d8%a7%d8%b2%d8%a9-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d8%a7%d9%94%d8%b6%d8%ad%d9%89-%d8%a8%d8%a7%d9%84%d8%a8%d9%86';
const JULY_2025 = 'https://www.bnokonline.com/print~23457';

const BANKS = 'Closing day of the banks';

const RULES: readonly RuleRow[] = [
  {
    rule: '01-01',
    name: BANKS,
    from: 2010,
    source: JANUARY_2014,
    note: 'the source: 2014; 2019, 2020 (https://almalnews.com/654227), 2023 and 2026 were read too; doubt: the other years.',
  },
  {
    rule: '07-01',
    name: BANKS,
    from: 2010,
    to: 2021,
    source: EGX_2021,
    note:
      'in 2012, 2013 and 2015 (https://nile.eg/?p=158743) too: ' +
      'https://amwalalghad.net/sunday-official-holiday-on-egypts-new-fy-egx and ' +
      'https://en.amwalalghad.com/egx-july-1st-official-holiday-on-egypts-new-fy/',
  },
  { rule: 'orthodox 0', name: 'Coptic Easter', from: 2010, source: SPRING_2019 },
];

const DATES: readonly ListedDate[] = [
  ...open('Eid al-Adha: the public service alone; the banks from 19 July', ADHA_2021, '2021-07-18'),
  ...closed('Revolution: trading suspended', FEAS_2011, span('2011-01-30', '2011-03-22')),
  ...unsourced(
    'Closing after the clearing of the squares',
    ['2013-08-15'],
    'doubt: banks and exchange closed on the day after 14 August 2013, opened again on Sunday the 18th; no text was read.',
  ),
  ...closed(
    'Session cancelled (telephone exchange fire)',
    JULY_2025,
    ['2025-07-08'],
    'the source names the announcement without its date; the fire was on 7 July.',
  ),
];

export default calendar({
  id: 'XCAI',
  kind: 'exchange',
  name: 'Egyptian Exchange',
  doubts:
    "Doubts: those of the country's calendar. Trading stopped early on some days of the pandemic and of crashes; none is an early close here.",
  doubtful: [
    {
      on: '01-01 07-01',
      note: 'Whether the exchange was closed on each 1 January and 1 July rests on 2012 to 2014, 2020, 2021, 2023, 2024 and 2026 (1 July: 2012, 2013, 2015).',
    },
    {
      on: '2012-05-24 2014-05-27',
      note: 'Of days of mourning and of elections only those of the country are in: 24 May 2012 and 27 May 2014.',
    },
  ],
  localName: 'البورصة المصرية',
  otherNames: 'EGX',
  countries: ['EG'],
  cities: 'Cairo',
  currencies: ['EGP'],
  isMainExchange: true,
  timezone: 'Africa/Cairo',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  inherits: [{ calendar: 'EG', from: 2010, asDeclared: true, source: EGX_2021 }],
  rules: RULES,
  dates: DATES,
});
