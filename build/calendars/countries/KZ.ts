import { country } from '../country.js';
import { exchangedDays, excludedRules, onRules } from '../many-rows.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Kazakhstan since the law on holidays of 13 December 2001 (267-II); its horizon begins in 2002. The library has the days of today in all years: 7 January and Kurban Ait are days off since 2006, 21 and 23
 * March (beside the 22nd) since 2010, Capital Day since 2009, when Republic Day (25 October) ended until 2022; they are
 * excluded before. A holiday on a weekend is given on the next working day: where several stand together (Nauryz, 7 and 9
 * May) the library's day in lieu falls on another holiday; these rules are excluded and written anew.
 *
 * Days of rest that the Government moves (article 85 of the Labour Code), with the weekend day worked in exchange, are
 * listed with the decision's number; in May 2020 Monday 11 May, the day in lieu of Victory Day, was given for Friday the
 * 8th and worked.
 */

/** Tells the rule: a holiday on a weekend prolongs the days off by a day. */
const HOLIDAYS_2019 = 'https://kokshetau.online/kalendar-prazdnichnyh-vyhodnyh-dnej-v-kazahstane-na-2019-god';
/** Nauryz of 2026, with the 24th and 25th in lieu of a Saturday and a Sunday. */
const HOLIDAYS_2026 = 'https://alau.kz/perenosy-vyhodnyh-prazdnichnyj-kalendar-kazahstana-na-2026-god/';
const DECISION_2018 = 'http://primeminister.kz/en/news/15835';
const DECISION_2020 = 'https://kyzylorda-news.kz/ru/obshestvo/kak-kazahstanczy-otdohnut-v-2020-godu-kalendar-31660/';
const DECISION_2022_MARCH = 'https://kz.kursiv.media/?p=3188811';
const DECISION_2022_OCTOBER = 'https://ortcom.kz/ru/novosti/1665217461';

const DECISIONS = 'https://adilet.zan.kz/kaz/docs/';
const CITED = 'The day as a compilation gives it that cites this decision; the decision was not read.';

/** Days off and the weekend days worked for them, by the decision of the year. */
const MOVED = [
  { off: '2002-05-10', worked: '2002-05-12', source: `${DECISIONS}P020000466_`, note: CITED },
  { off: '2003-05-02', worked: '2003-05-04', source: `${DECISIONS}P030000338_`, note: CITED },
  { off: '2003-12-15', worked: '2003-12-13', source: `${DECISIONS}P030001166_`, note: CITED },
  { off: '2005-03-07', worked: '2005-03-05', source: `${DECISIONS}P050000142_`, note: CITED },
  { off: '2005-03-21', worked: '2005-03-19', source: `${DECISIONS}P050000142_`, note: CITED },
  { off: '2005-08-29', worked: '2005-08-27', source: `${DECISIONS}P050000751_`, note: CITED },
  { off: '2005-10-24', worked: '2005-10-22', source: `${DECISIONS}P050000949_`, note: CITED },
  { off: '2006-01-11', worked: '2006-01-14', source: `${DECISIONS}P050001309_`, note: CITED },
  { off: '2006-05-08', worked: '2006-05-06', source: `${DECISIONS}P060000277_`, note: CITED },
  { off: '2007-03-09', worked: '2007-03-11', source: `${DECISIONS}P070000148_`, note: CITED },
  { off: '2007-03-23', worked: '2007-03-25', source: `${DECISIONS}P070000165_`, note: CITED },
  { off: '2007-08-31', worked: '2007-09-02', source: `${DECISIONS}P070000713_`, note: CITED },
  { off: '2007-10-26', worked: '2007-10-28', source: `${DECISIONS}P070000925_`, note: CITED },
  { off: '2007-12-31', worked: '2007-12-29', source: `${DECISIONS}P070001113_`, note: CITED },
  { off: '2008-05-02', worked: '2008-05-04', source: `${DECISIONS}P080000364_`, note: CITED },
  { off: '2009-12-18', worked: '2009-12-20', source: `${DECISIONS}P090001936_`, note: CITED },
  { off: '2010-01-08', worked: '2010-01-10', source: `${DECISIONS}P090002216_`, note: CITED },
  { off: '2010-07-05', worked: '2010-07-03', source: `${DECISIONS}P100000637_`, note: CITED },
  { off: '2011-03-07', worked: '2011-03-05', source: `${DECISIONS}P1100000167`, note: CITED },
  { off: '2011-08-29', worked: '2011-08-27', source: `${DECISIONS}P1100000948`, note: CITED },
  { off: '2012-03-09', worked: '2012-03-11', source: `${DECISIONS}P1200000268`, note: CITED },
  { off: '2012-04-30', worked: '2012-04-28', source: `${DECISIONS}P1200000458`, note: CITED },
  { off: '2012-12-31', worked: '2012-12-29', source: `${DECISIONS}P1200001538`, note: CITED },
  { off: '2013-05-10', worked: '2013-05-04', source: `${DECISIONS}P1300000345`, note: CITED },
  { off: '2013-10-14', worked: '2013-10-12', source: `${DECISIONS}P1300001068`, note: CITED },
  { off: '2014-01-03', worked: '2013-12-28', source: `${DECISIONS}P1300001322`, note: CITED },
  { off: '2014-05-02', worked: '2014-05-04', source: `${DECISIONS}P1400000365`, note: CITED },
  { off: '2014-05-08', worked: '2014-05-11', source: `${DECISIONS}P1400000365`, note: CITED },
  { off: '2016-03-07', worked: '2016-03-05', source: `${DECISIONS}P1600000067`, note: CITED },
  { off: '2017-03-20', worked: '2017-03-18', source: `${DECISIONS}P1700000005`, note: CITED },
  { off: '2017-07-07', worked: '2017-07-01', source: `${DECISIONS}P1700000005`, note: CITED },
  { off: '2018-03-09', worked: '2018-03-03', source: DECISION_2018 },
  { off: '2018-04-30', worked: '2018-04-28', source: DECISION_2018 },
  { off: '2018-05-08', worked: '2018-05-05', source: DECISION_2018 },
  { off: '2018-08-31', worked: '2018-08-25', source: DECISION_2018 },
  { off: '2018-12-31', worked: '2018-12-29', source: DECISION_2018 },
  { off: '2019-05-10', worked: '2019-05-04', source: `${DECISIONS}P1800000888`, note: CITED },
  { off: '2020-01-03', worked: '2020-01-05', source: DECISION_2020 },
  { off: '2020-12-18', worked: '2020-12-20', source: DECISION_2020 },
  { off: '2021-07-05', worked: '2021-07-03', source: `${DECISIONS}P2000000930`, note: CITED },
  { off: '2022-03-07', worked: '2022-03-05', source: DECISION_2022_MARCH },
  { off: '2022-08-29', worked: '2022-08-27', source: `${DECISIONS}P2200000796`, note: CITED },
  { off: '2022-10-24', worked: '2022-10-22', source: DECISION_2022_OCTOBER },
  { off: '2023-07-07', worked: '2023-07-01', source: `${DECISIONS}P2300000326`, note: CITED },
  { off: '2024-05-08', worked: '2024-05-04', source: `${DECISIONS}G24G0000109`, note: CITED },
  { off: '2025-01-03', worked: '2025-01-05', source: `${DECISIONS}G24G0000436`, note: CITED },
];

const OFF = {
  name: 'Day off moved from a weekend',
  names: { ru: 'Перенос выходного дня' },
  observed: true,
} as const;

const WORKED = {
  name: 'Working day in exchange',
  names: { ru: 'Рабочий день вместо перенесённого выходного' },
} as const;

const NAURYZ = { name: 'Nauryz', names: { ru: 'Наурыз мейрамы', kk: 'Наурыз мейрамы' } };
const DEFENDER = {
  name: 'Defender of the Fatherland Day',
  names: { ru: 'День защитника Отечества', kk: 'Отан қорғаушылар күні' },
};
const KURBAN_AIT = { name: 'Eid al-Adha', names: { ru: 'Курбан-айт', kk: 'Құрбан айт' } };

const DATES: readonly ListedDate[] = [
  ...exchangedDays(OFF, WORKED, MOVED),
  {
    date: '2020-05-08',
    kind: 'holiday',
    name: 'Day off moved from Monday 11 May',
    names: { ru: 'Перенос выходного дня' },
    observed: true,
    source: DECISION_2020,
  },
  { date: '2020-05-11', kind: 'open', name: 'Day in lieu of Victory Day: moved to 8 May', source: DECISION_2020 },
];

/** The first day of Kurban Ait, announced by the Muslim Board; the calendar of the Turkish Diyanet fits it. */
const KURBAN_AIT_RULE = 'feast eid-al-adha at TR';

/** Nauryz, 7 May and 16 December with the days in lieu that the library gets wrong. */
const RULES: readonly RuleRow[] = [
  { ...NAURYZ, rule: '03-22 and if saturday,sunday then next monday', from: 2002, to: 2009, source: HOLIDAYS_2019 },
  ...onRules(['03-21', '03-22', '03-23'], { ...NAURYZ, from: 2010, source: HOLIDAYS_2019 }),
  {
    ...NAURYZ,
    rule:
      'substitutes 03-21 if thursday,friday then next monday if saturday then next tuesday ' +
      'if sunday then next wednesday',
    from: 2010,
    source: HOLIDAYS_2026,
  },
  {
    ...NAURYZ,
    rule: 'substitutes 03-21 if friday then next tuesday if saturday then next wednesday',
    from: 2010,
    source: HOLIDAYS_2026,
  },
  {
    ...KURBAN_AIT,
    rule: KURBAN_AIT_RULE,
    from: 2006,
    source: HOLIDAYS_2019,
    note: 'Never moved: https://www.inform.kz/ru/kak-budut-otdihat-kazahstantsi-v-2026-godu-947dd6',
  },
  { ...DEFENDER, rule: '05-07', from: 2013, source: HOLIDAYS_2019 },
  {
    ...DEFENDER,
    rule: 'substitutes 05-07 if saturday then next tuesday if sunday then next monday',
    from: 2013,
    source: HOLIDAYS_2019,
    note: 'Monday 9 May is a holiday itself.',
  },
  {
    name: 'Independence Day',
    names: { ru: 'День Независимости', kk: 'Тәуелсіздік күні' },
    rule: '12-16 and if saturday,sunday then next monday',
    from: 2022,
    source: HOLIDAYS_2019,
    note: 'One day since 2022 (compilations; the library too).',
  },
];

export default country({
  id: 'KZ',
  name: 'Kazakhstan',
  doubts: 'Doubts: the decisions on moved days of 2026 were not found, those of later years are not made.',
  doubtful: [
    {
      years: '2002-2022',
      note: 'Only the decisions of 2018, 2020 and October 2022 were read (in the press); the other dates are as a compilation gives them that cites the decisions.',
    },
    {
      on: '08-30',
      years: '2020-',
      note: "The years of the law's changes rest on compilations; that 30 August ceased to be a holiday in 2026 and 15 March begins in 2027 was announced by the Ministry of Labour.",
    },
    {
      named: ['Constitution'],
      note: "The years of the law's changes rest on compilations; that 30 August ceased to be a holiday in 2026 and 15 March begins in 2027 was announced by the Ministry of Labour.",
    },
  ],
  localName: 'Қазақстан / Казахстан',
  cities: 'Astana',
  currencies: ['KZT'],
  timezone: 'Asia/Almaty',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2002,
    why: 'the law on holidays of 13 December 2001; before it other acts, which were not read',
  },
  library: 'KZ',
  exclusions: [
    { rule: '01-07', to: 2005, why: 'a day off since 2006: see the rules' },
    { rule: '10 Dhu al-Hijjah', why: 'a day off since 2006, by another calendar: see the rules' },
    ...excludedRules(
      [
        '03-21 and if saturday then next monday if sunday then next tuesday',
        '03-22 and if saturday then next monday if sunday then next tuesday',
        '03-23 and if saturday then next monday if sunday then next tuesday',
      ],
      { why: 'Nauryz was 22 March alone to 2009, and its days in lieu are others: see the rules' },
    ),
    {
      rule: '03-15 and if saturday,sunday then next monday since 2026',
      from: 2026,
      to: 2026,
      why:
        'the day of the referendum of 2026, kept from 2027 on; ' +
        'https://taspanews.kz/novosti-kazakhstana/v-etom-godu-u-kazakhstantsev-ne-budet-odnogo-vykhodnogo-795514517615',
    },
    {
      rule: '05-07 and if saturday,sunday then next monday since 2013',
      why: 'the day in lieu of a Saturday is Tuesday 10 May: see the rules',
    },
    {
      rule: '12-16 and if saturday then next monday if sunday then next tuesday',
      from: 2022,
      why: '17 December is no holiday any more: see the rules',
    },
    {
      rule: '07-06 and if saturday,sunday then next monday',
      to: 2008,
      why: 'a holiday since 2009: see the rules',
    },
    {
      rule: '10-25 and if saturday,sunday then next monday',
      from: 2009,
      to: 2009,
      why: 'Republic Day ended in April 2009: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
  announced: [
    {
      ...KURBAN_AIT,
      replaces: [KURBAN_AIT_RULE],
      source: 'https://www.inform.kz/ru/kak-budut-otdihat-kazahstantsi-v-2026-godu-947dd6',
      years: {
        2018: { days: '08-21', source: 'https://mgorod.kz/news/kazaxstancy-v-avguste-otdoxnut-10-dnej' },
        2023: {
          days: '06-28',
          source: 'https://mail.altainews.kz/ru/novosti/45774-skolko-dnej-kazahstancy-otdohnut-na-den-stolicy.html',
        },
        2026: '05-27',
      },
    },
  ],
});
