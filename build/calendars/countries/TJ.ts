import { country } from '../country.js';
import { onRules } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY, workedFor } from '../vocabulary.js';

/**
 * Tajikistan. Law 753 of 2 August 2011 on holidays: a holiday on a Saturday or Sunday gives the next working day off,
 * one for each (22 and 23 March 2014 gave the 25th and 26th). The Council of Ulems announces the two feasts; computed
 * ones follow the calendar of the Turkish Diyanet. Working days that the government moves are entered where they were read (June 2023,
 * March 2026); those to come are not guessed.
 */

const LAW = 'https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej';
const LIST = 'https://tj.sputniknews.ru/20220429/skolko-tadzhikistan-otdykhaet-v-mae-1048074837.html';
const CONSTITUTION =
  'https://khovar.tj/rus/2016/11/zhiteli-tadzhikistana-v-chest-dnya-konstitutsii-budut-otdyhat-tri-dnya';
const INDEPENDENCE =
  'https://iacis.ru/novosti/parlamenti/v_respublike_tadzhikistan__prazdnuyut_den_gosudarstvennoy_nezavisimosti';
const JUNE_2023 = 'https://farazh.tj/habari-ruz/idi-urbon-bad-az-vahdat-jashn-girifta-meshavad/';
const MARCH_2026 = 'https://sputnik.tj/20260227/id-va-ruzi-istirohat-taqvimi-mohi-mart-tojikiston-1075627057.html';

const FIRST = 2017;
const TO_MONDAY = 'and if saturday,sunday then next monday';
const FITR = `feast eid-al-fitr at TR ${TO_MONDAY}`;
const ADHA = `feast eid-al-adha at TR ${TO_MONDAY}`;

const NAVRUZ = { name: 'Navruz', names: { tg: 'Наврӯз', ru: 'Навруз' }, from: FIRST, source: LAW };
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { tg: 'Иди Рамазон', ru: 'Иди Рамазон' } };
const EID_AL_ADHA = { name: 'Eid al-Adha', names: { tg: 'Иди Қурбон', ru: 'Иди Курбон' } };

const RULES: readonly RuleRow[] = [
  {
    rule: `01-01 ${TO_MONDAY}`,
    name: "New Year's Day",
    names: { tg: 'Соли нав', ru: 'Новый год' },
    from: FIRST,
    source: 'https://khovar.tj/rus/2016/12/novyj-god-skolko-dnej-budut-otdyhat-zhiteli-tadzhikistana',
  },
  {
    rule: `03-08 ${TO_MONDAY}`,
    name: "Mother's Day",
    names: { tg: 'Рӯзи модар', ru: 'День матери' },
    from: FIRST,
    source: LAW,
  },
  ...onRules(['03-21', '03-22', '03-23', '03-24'], NAVRUZ),
  {
    ...NAVRUZ,
    rule:
      'substitutes 03-21 if wednesday,thursday then next monday if friday then next tuesday ' +
      'if saturday then next wednesday if sunday then next thursday',
  },
  {
    ...NAVRUZ,
    rule: 'substitutes 03-21 if thursday then next tuesday if friday then next wednesday if saturday then next thursday',
  },
  {
    rule: `05-09 ${TO_MONDAY}`,
    name: 'Victory Day',
    names: { tg: 'Рӯзи Ғалаба', ru: 'День Победы' },
    from: FIRST,
    source: LIST,
  },
  {
    rule: `06-27 ${TO_MONDAY}`,
    name: 'National Unity Day',
    names: { tg: 'Рӯзи Ваҳдати миллӣ', ru: 'День национального единства' },
    from: FIRST,
    source: LIST,
  },
  {
    rule: `09-09 ${TO_MONDAY}`,
    name: 'Independence Day',
    names: { tg: 'Рӯзи Истиқлолияти давлатӣ', ru: 'День государственной независимости' },
    from: FIRST,
    source: INDEPENDENCE,
  },
  {
    rule: `11-06 ${TO_MONDAY}`,
    name: 'Constitution Day',
    names: { tg: 'Рӯзи Конститутсия', ru: 'День Конституции' },
    from: FIRST,
    source: CONSTITUTION,
  },
  { ...EID_AL_FITR, rule: FITR, from: FIRST, source: LAW },
  { ...EID_AL_ADHA, rule: ADHA, from: FIRST, source: LAW },
];

export default country({
  id: 'TJ',
  name: 'Tajikistan',
  doubts:
    'Doubts: 1 May is a holiday without a day off since 2016 or 2017, so nothing is said before 2017. Other moved days (2024, 2025, a second one in 2026) were not found.',
  doubtful: [{ years: '2016-2022', note: "The law's list was read in press accounts of 2016 to 2022." }],
  localName: 'Тоҷикистон / Таджикистан',
  cities: 'Dushanbe',
  currencies: ['TJS'],
  timezone: 'Asia/Dushanbe',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'when 1 May ceased to be a day off was not settled' },
  rules: RULES,
  dates: [workedFor(JUNE_2023, { '2023-06-24': '2023-06-26' }), workedFor(MARCH_2026, { '2026-03-14': '2026-03-27' })],
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [FITR],
      source: LIST,
      years: { 2022: '05-02', 2026: { days: '03-20', source: MARCH_2026 } },
    },
    {
      ...EID_AL_ADHA,
      replaces: [ADHA],
      source: JUNE_2023,
      years: {
        2017: { days: '09-01', source: 'https://ungerminant69.rssing.com/chan-71396309/article97.html' },
        2023: '06-28',
      },
    },
  ],
});
