import { country } from '../country.js';
import { onRules, ruleRows } from '../many-rows.js';
import { movedHoliday, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Kyrgyzstan. Until 2024 article 113 of the Labour Code of 2004: a holiday on a weekend was given on the next working
 * day. The Labour Code of 2025 has other days and moves none. The dates of the two feasts are announced by the Muslim
 * Board; computed ones follow the calendar of the Turkish Diyanet. The days off that the government moved for 2018 to
 * 2026 bind the bodies paid from the state's budget alone, and are not in (2 to 6 January 2025 and 8 and 9 January 2026 are of these:
 * https://24.kg/vlast/356104_kabmin_prodlil_novogodnie_kanikulyi_vkyirgyizstane_do12yanvarya_2026_goda/, which only
 * recommends it to private employers; the Saturdays first proposed for them are not in its final text); 10 May 2021 was moved for all.
 */

const CODE_2004 = 'https://24.kg/english/132401__Preliminary_dates_of_days_off_in_2020_announced_/';
const CODE_2025 = 'https://kabar.kg/news/kyrgyzstandyktar-zhay-emgek-kodeksi-boyuncha-kajsy-kndr-es-alat-grafik';
const CALENDAR_2026 =
  'https://24.kg/obschestvo/354278_kogda_iskolko_budut_otdyihat_kyirgyizstantsyi_v2026godu_grafik_vyihodnyih/';

const FIRST = 2018;
const LAST_MOVED = 2024;
const TO_MONDAY = 'and if saturday,sunday then next monday';
const TWO_DAYS = 'and if saturday then next monday if sunday then next tuesday';
const FITR = 'feast eid-al-fitr at TR';
const ADHA = 'feast eid-al-adha at TR';

const NEW_YEAR = { name: "New Year's Day", names: { ky: 'Жаңы жыл', ru: 'Новый год' } };
const ANCESTORS = {
  name: 'Days of History and Memory of Ancestors',
  names: { ky: 'Тарых жана ата-бабаларды эскерүү күндөрү', ru: 'Дни истории и памяти предков' },
};
const MAY_HOLIDAYS = { name: 'May holidays', names: { ru: 'Майские праздники' } };
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { ky: 'Орозо айт', ru: 'Орозо айт' } };
const EID_AL_ADHA = { name: 'Eid al-Adha', names: { ky: 'Курман айт', ru: 'Курман айт' } };

const RULES: readonly RuleRow[] = [
  // Days of both codes, moved under the first alone.
  { ...NEW_YEAR, rule: `01-01 ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
  { ...NEW_YEAR, rule: '01-01', from: LAST_MOVED + 1, source: CODE_2025 },
  ...ruleRows(
    { name: 'Orthodox Christmas', names: { ky: 'Иса пайгамбардын туулган күнү', ru: 'Рождество Христово' } },
    [
      { rule: `01-07 ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
      { rule: '01-07', from: LAST_MOVED + 1, source: CODE_2025 },
    ],
  ),
  ...ruleRows(
    { name: "International Women's Day", names: { ky: 'Аялдардын эл аралык күнү', ru: 'Международный женский день' } },
    [
      { rule: `03-08 ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
      { rule: '03-08', from: LAST_MOVED + 1, source: CODE_2025 },
    ],
  ),
  {
    rule: `03-21 ${TO_MONDAY}`,
    name: 'Nooruz',
    names: { ky: 'Нооруз', ru: 'Нооруз' },
    from: FIRST,
    to: LAST_MOVED,
    source: CODE_2004,
  },
  { rule: '03-21', name: 'Nooruz', names: { ky: 'Нооруз', ru: 'Нооруз' }, from: LAST_MOVED + 1, source: CODE_2025 },
  ...ruleRows({ name: 'Independence Day', names: { ky: 'Эгемендүүлүк күнү', ru: 'День независимости' } }, [
    { rule: `08-31 ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
    { rule: '08-31', from: LAST_MOVED + 1, source: CODE_2025 },
  ]),
  { ...EID_AL_FITR, rule: `${FITR} ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
  { ...EID_AL_FITR, rule: FITR, from: LAST_MOVED + 1, source: CODE_2025 },
  { ...EID_AL_ADHA, rule: `${ADHA} ${TO_MONDAY}`, from: FIRST, to: LAST_MOVED, source: CODE_2004 },
  { ...EID_AL_ADHA, rule: ADHA, from: LAST_MOVED + 1, source: CODE_2025 },

  // Days of the code of 2004 alone.
  ...ruleRows({ from: FIRST, to: LAST_MOVED, source: CODE_2004 }, [
    {
      rule: `02-23 ${TO_MONDAY}`,
      name: 'Defender of the Fatherland Day',
      names: { ky: 'Ата Мекенди коргоочулардын күнү', ru: 'День защитника Отечества' },
    },
    {
      rule: `04-07 ${TO_MONDAY}`,
      name: 'April Revolution Day',
      names: { ky: 'Элдик Апрель революциясы күнү', ru: 'День народной Апрельской революции' },
    },
    { rule: `05-01 ${TO_MONDAY}`, name: 'Labour Day', names: { ky: 'Эмгек күнү', ru: 'Праздник труда' } },
    { rule: `05-05 ${TO_MONDAY}`, name: 'Constitution Day', names: { ky: 'Конституция күнү', ru: 'День Конституции' } },
    { rule: `05-09 ${TO_MONDAY}`, name: 'Victory Day', names: { ky: 'Жеңиш күнү', ru: 'День Победы' } },
    { ...ANCESTORS, rule: `11-07 ${TWO_DAYS}` },
    { ...ANCESTORS, rule: `11-08 ${TWO_DAYS}` },
  ]),
  ...onRules(['01-02', '01-03', '01-04', '01-05', '01-06'], { ...NEW_YEAR, from: 2026, source: CALENDAR_2026 }),
  ...onRules(['05-01', '05-02', '05-03', '05-04', '05-05', '05-06', '05-07', '05-08', '05-09'], {
    ...MAY_HOLIDAYS,
    from: 2025,
    source: CODE_2025,
  }),
];

export default country({
  id: 'KG',
  name: 'Kyrgyzstan',
  doubtful: [
    { years: '2025-', note: 'The code of 2025 was read in press accounts.' },
    {
      on: '2022-05-02 2022-05-03',
      note: 'Where a moved day met another holiday (2 May 2022) nothing was read.',
      estimated: true,
    },
  ],
  localName: 'Кыргызстан / Киргизия',
  cities: 'Bishkek',
  currencies: ['KGS'],
  timezone: 'Asia/Bishkek',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'the Labour Code as told in 2019; its older texts were not read' },
  rules: RULES,
  dates: [
    movedHoliday('Victory Day', 'http://mediaplov.asia/ky/news/9925-kyrgyzstanda-10-may-ish-kn-dep-zharyyalandy', {
      '2021-05-10': '2021-08-30',
    }),
  ],
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [`${FITR} ${TO_MONDAY}`],
      source: CODE_2004,
      years: {
        2019: { days: '06-05', source: 'https://sputnik.kg/amp/20190529/kyrgyzstan-dem-alysh-kun-1044505183.html' },
        2020: { days: '05-24 05-25*', source: 'https://azattyk.org/a/30620178.html' },
        2023: {
          days: '04-21',
          source: 'https://kyrtag.kg/ru/news/orozo-ayt-v-kyrgyzstane-budet-otmechatsya-21-aprelya',
        },
      },
    },
    {
      ...EID_AL_ADHA,
      replaces: [`${ADHA} ${TO_MONDAY}`],
      source: CODE_2004,
      years: {
        2018: {
          days: '08-21',
          source: 'https://knews.kg/2018/08/13/v-kyrgyzstane-opredelilis-s-datoj-prazdnovaniya-kurman-ajta',
        },
      },
    },
  ],
});
