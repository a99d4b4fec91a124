import { country } from '../country.js';
import { onRules } from '../many-rows.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY, workedFor } from '../vocabulary.js';

/**
 * Mongolia. The Law on Public Holidays and Anniversaries; a holiday on a weekend is not moved. The days of the lunar
 * calendar (first spring, first summer and first winter month) are computed by the Mongolian arithmetic (Tögsbuyant),
 * which gives every day read of 2018 to 2026; where the first day of the year has no number of its own (2025), three
 * days from the second on.
 */

const LAW = 'http://24tsag.mn/a/223802';
const NOVEMBER_2018 = 'https://montsame.mn/en/read/167152';
const NOVEMBER_2021 = 'https://www.zindaa.mn/3x31';
const NOVEMBER_2025 = 'https://www.montsame.mn/en/read/383278';
const EXCHANGE_2016 = 'https://mongolia.gogo.mn/r/156396';
const TSAGAAN_SAR_2026 =
  'https://open.kg/ky/news/in-the-world/73411-mongolija-s-segodnjashnego-dnja-prazdnuet-cagaan-sar.html';

const FIRST = 2016;
const NAADAM = { name: 'Naadam', names: { mn: 'Үндэсний их баяр наадам' }, source: LAW };
const TSAGAAN_SAR = { name: 'Tsagaan Sar', names: { mn: 'Цагаан сар' } };
const POLLING_DAY = 'Polling day';
const CHINGGIS = { name: 'Birth of Chinggis Khaan', names: { mn: 'Их эзэн Чингис хааны өдөр' } };

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", names: { mn: 'Шинэ жил' }, from: FIRST, source: LAW },
  { ...TSAGAAN_SAR, rule: 'feast tsagaan-sar at MN for 3 days', from: FIRST, source: LAW },
  {
    rule: '03-08',
    name: "International Women's Day",
    names: { mn: 'Олон улсын эмэгтэйчүүдийн өдөр' },
    from: FIRST,
    source: LAW,
  },
  {
    rule: 'feast ikh-duichen at MN',
    name: "Buddha's Great Day (Ikh Düichen)",
    names: { mn: 'Бурхан багшийн Их дүйчэн өдөр' },
    from: 2020,
    source: LAW,
  },
  { rule: '06-01', name: "Children's Day", names: { mn: 'Хүүхдийн баяр' }, from: FIRST, source: LAW },
  { ...NAADAM, rule: '07-10', from: 2022, note: 'Since the amendment of 28 June 2022.' },
  ...onRules(['07-11', '07-12', '07-13', '07-14', '07-15'], { ...NAADAM, from: FIRST }),
  { ...CHINGGIS, rule: 'feast chinggis-khaan at MN', from: FIRST, source: LAW },
  { rule: '11-26', name: 'Republic Day', names: { mn: 'Улс тунхагласны өдөр' }, from: FIRST, source: LAW },
  {
    rule: '12-29',
    name: 'National Freedom and Independence Day',
    names: { mn: 'Үндэсний эрх чөлөө, тусгаар тогтнолоо сэргээсний баяр' },
    from: FIRST,
    source: LAW,
  },
];

export default country({
  id: 'MN',
  name: 'Mongolia',
  doubts:
    'Doubts: the law was read as the press tells it, since 2016; its older texts were not. A bill of 2025 would make up Tsagaan Sar and Naadam on weekends: not found enacted.',
  doubtful: [
    {
      named: ['Polling'],
      note: 'Polling days are days off by the laws on elections: those of 15 October 2020, 28 June and 11 October 2024 were read, the others not.',
    },
  ],
  localName: 'Монгол',
  cities: 'Ulan Bator',
  currencies: ['MNT'],
  timezone: 'Asia/Ulaanbaatar',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'older texts of the law were not read' },
  rules: RULES,
  dates: [
    workedFor(EXCHANGE_2016, { '2017-01-07': '2016-12-30' }),
    holidays(POLLING_DAY, 'http://setguul.mn/index.php?newsid=3395', '2020-10-15'),
    holidays(POLLING_DAY, 'https://ubn.mn/p/63454', '2024-06-28'),
    holidays(POLLING_DAY, 'http://newsmedia.mn/74551', '2024-10-11'),
  ],
  announced: [
    {
      ...TSAGAAN_SAR,
      replaces: ['feast tsagaan-sar at MN for 3 days'],
      source: LAW,
      years: { 2024: '02-10 02-11 02-12', 2026: { days: '02-18 02-19 02-20', source: TSAGAAN_SAR_2026 } },
    },
    {
      ...CHINGGIS,
      replaces: ['feast chinggis-khaan at MN'],
      source: LAW,
      years: {
        2018: { days: '11-08', source: NOVEMBER_2018 },
        2020: { days: '11-16', source: 'https://ergelt.mn/news/123/single/2287' },
        2021: { days: '11-05', source: NOVEMBER_2021 },
        2022: { days: '11-24', source: 'https://face.mn/news/21/single/7608' },
        2024: '11-02',
        2025: { days: '11-21', source: NOVEMBER_2025 },
      },
    },
  ],
});
