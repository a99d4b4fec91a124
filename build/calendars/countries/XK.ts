import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { holidays, type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Kosovo since Law 03/L-064 on Official Holidays (2008), in place of the library, which lacks 2 January and the days of
 * rest. Article 4: a holiday on a Saturday or Sunday is given on the next working days, one for each (3 and 4 January
 * 2022). The government's yearly lists show the feast and the day of rest; both Easters, always a Sunday, are given on
 * their Mondays. Two feasts on one day give one day of rest.
 */

const LAW =
  'http://www.kosovarimedia.com/index.php?option=com_content&view=article&id=475:datat-zyrtare-ne-kosove&catid=59:kosova&Itemid=211';
const LIST_2018 = 'https://www.rks-gov.net/AL/f191/publikimet/festat-zyrtare-ne-republiken-e-kosoves';
const LIST_2019 =
  'https://www.rks-gov.net/AL/f332/festat-zyrtare-ne-republiken-e-kosoves/kalendari-i-festave-zyrtare-per-vitin-2019';
const LIST_2022 = 'https://www.scribd.com/document/559869290/Festat-zyrtare-ne-Republiken-e-Kosoves-per-vitin-2022';
const LIST_2024 = 'https://scribd.com/document/738256211/Kalendari-festave-zyrtare-2024';

const FIRST = 2009;
const TO_MONDAY = 'and if saturday,sunday then next monday';
const TWO_DAYS = 'and if saturday then next monday if sunday then next tuesday';
const NEW_YEAR = { name: "New Year's Day", names: { sq: 'Viti i Ri', sr: 'Нова година' } };
const CATHOLIC_EASTER = { name: 'Catholic Easter', names: { sq: 'Pashkët katolike', sr: 'Католички Ускрс' } };
const ORTHODOX_EASTER = { name: 'Orthodox Easter', names: { sq: 'Pashkët ortodokse', sr: 'Православни Васкрс' } };
const LABOUR_DAY = { name: 'Labour Day', names: { sq: 'Dita Ndërkombëtare e Punës', sr: 'Међународни дан рада' } };
const EID_AL_FITR = { name: 'Eid al-Fitr', names: { sq: 'Bajrami i Madh', sr: 'Рамазански бајрам' } };
const EID_AL_ADHA = { name: 'Eid al-Adha', names: { sq: 'Bajrami i Vogël', sr: 'Курбан-бајрам' } };

const RULES: readonly RuleRow[] = ruleRows({ from: FIRST, source: LAW }, [
  { ...NEW_YEAR, rule: `01-01 ${TWO_DAYS}` },
  { ...NEW_YEAR, rule: `01-02 ${TWO_DAYS}` },
  {
    rule: `01-07 ${TO_MONDAY}`,
    name: 'Orthodox Christmas',
    names: { sq: 'Krishtlindjet ortodokse', sr: 'Православни Божић' },
  },
  { rule: `02-17 ${TO_MONDAY}`, name: 'Independence Day', names: { sq: 'Dita e Pavarësisë', sr: 'Дан независности' } },
  { rule: `04-09 ${TO_MONDAY}`, name: 'Constitution Day', names: { sq: 'Dita e Kushtetutës', sr: 'Дан Устава' } },
  { ...CATHOLIC_EASTER, rule: 'easter' },
  { ...CATHOLIC_EASTER, rule: 'substitutes easter if sunday then next monday' },
  { ...ORTHODOX_EASTER, rule: 'orthodox' },
  { ...ORTHODOX_EASTER, rule: 'substitutes orthodox if sunday then next monday' },
  { ...LABOUR_DAY, rule: `05-01 ${TO_MONDAY}` },
  { rule: `05-09 ${TO_MONDAY}`, name: 'Europe Day', names: { sq: 'Dita e Evropës', sr: 'Дан Европе' } },
  { rule: `12-25 ${TO_MONDAY}`, name: 'Christmas Day', names: { sq: 'Krishtlindjet katolike', sr: 'Католички Божић' } },
  { ...EID_AL_FITR, rule: `feast eid-al-fitr at TR ${TO_MONDAY}` },
  { ...EID_AL_ADHA, rule: `feast eid-al-adha at TR ${TO_MONDAY}` },
]);

/** 1 May on a Saturday and Orthodox Easter on the 2nd: two days of rest, as article 4 gives them. */
const SECOND_DAY = { names: ORTHODOX_EASTER.names, observed: true };

const FLAG_DAY = 'Flag Day, day of rest by decision of the government';
const FLAG_DAY_2017 = 'https://www.shqiperia.com/blog/14097-2/';
const FLAG_DAY_2018 = 'https://www.gazetaexpress.com/en/news/kosovo-celebrates-flag-day-174639/';
const FLAG_DAY_2019 = 'https://balkanplus.net/haradinaj-proglasio-dan-zastave-albanije-praznikom-na-kosovu';

const DATES: readonly (ListedDate | readonly ListedDate[])[] = [
  holidays('Orthodox Easter', LAW, '2021-05-04 2027-05-04 2032-05-04', SECOND_DAY),
  holidays('Eid al-Fitr', LIST_2022, '2022-05-03', { names: EID_AL_FITR.names, observed: true }),
  holidays(FLAG_DAY, FLAG_DAY_2017, '2017-11-28'),
  holidays(FLAG_DAY, FLAG_DAY_2018, '2018-11-28'),
  holidays(FLAG_DAY, FLAG_DAY_2019, '2019-11-28'),
];

export default country({
  id: 'XK',
  name: 'Kosovo',
  doubts: 'Doubts: A bill that ends the days of rest but for the religious feasts was not found enacted.',
  doubtful: [
    {
      named: ['Orthodox', 'Easter', 'Constitution'],
      years: '2018',
      note: "Where a Sunday's day of rest meets a holiday the lists go both ways: none more in 2018 (Orthodox Easter and 9 April), one more in 2022 (1 May, and Eid al-Fitr on Monday the 2nd). The rules give none; 2022 is listed.",
    },
    {
      named: ['Labour', 'Eid'],
      years: '2022',
      note: "Where a Sunday's day of rest meets a holiday the lists go both ways: none more in 2018 (Orthodox Easter and 9 April), one more in 2022 (1 May, and Eid al-Fitr on Monday the 2nd). The rules give none; 2022 is listed.",
    },
    {
      on: '11-28',
      note: '28 November is a memorial day of the law, no day of rest; the government gave it in 2017, 2018 and 2019 (and in 2016, as told without a text), other years were not read.',
    },
  ],
  localName: 'Kosovë / Косово',
  cities: 'Pristina',
  currencies: ['EUR'],
  timezone: 'Europe/Belgrade',
  weekend: SATURDAY_SUNDAY,
  years: { from: FIRST, why: 'Law 03/L-064 of 2008; the days under the United Nations before it were not read' },
  rules: RULES,
  dates: DATES,
  announced: [
    {
      ...EID_AL_FITR,
      replaces: [`feast eid-al-fitr at TR ${TO_MONDAY}`],
      source: LIST_2018,
      years: {
        2018: '06-15',
        2019: { days: '06-04', source: LIST_2019 },
        2022: { days: '05-02', source: LIST_2022 },
        2024: { days: '04-10', source: LIST_2024 },
      },
    },
    {
      ...EID_AL_ADHA,
      replaces: [`feast eid-al-adha at TR ${TO_MONDAY}`],
      source: LIST_2018,
      years: {
        2018: '08-21',
        2019: { days: '08-11 08-12', source: LIST_2019 },
        2022: { days: '07-09 07-11', source: LIST_2022 },
        2024: { days: '06-16 06-17', source: LIST_2024 },
      },
    },
  ],
});
