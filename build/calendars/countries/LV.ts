import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Latvia. Compared with the act on holidays of 1990 and its text of 2014, and with what is known of its amendments:
 * Easter Monday was added in December 1996, 4 May in 2002, and in 2007 24 December and the working day after 4 May or
 * 18 November on a weekend (first 19 November 2007). The library has these days in all years; they are excluded before,
 * and 4 May and 18 November themselves stand here for the years without a day in lieu.
 *
 * The closing day of the Song and Dance Festival is a holiday and, if on a weekend, the working day after it, since the
 * text of 2014: 9 July 2018 and 10 July 2023. 24 September 2018 was a holiday for the Pope's visit.
 * Mother's Day (since 1991) and Whit Sunday (read in the text of 2014) are holidays too, though Sundays.
 */

const SONG_FESTIVAL_2023 =
  'https://www.vtmec.gov.lv/lv/jaunums/valsts-tiesu-medicinas-ekspertizes-centrs-2023-gada-10-julija-ir-slegts';
/** The amendments of 24 May 2007, as the press told them. */
const AMENDMENTS_2007 = 'https://zz.rydelcode.com/?p=80420';
const AMENDMENT_2002 = 'https://likumi.lv/ta/id/60998-grozijumi-likuma-par-svetku-un-atceres-dienam-';
const AMENDMENT_2014 = 'https://likumi.lv/ta/id/269373-grozijumi-likuma-par-svetku-atceres-un-atzimejamam-dienam-';
const AMENDMENT_2018 = 'https://likumi.lv/ta/id/299942-grozijums-likuma-par-svetku-atceres-un-atzimejamam-dienam-';
const ACT_1990 = 'https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990';

const FESTIVAL = {
  name: 'Closing day of the Song and Dance Festival',
  names: { lv: 'Vispārējo latviešu Dziesmu un deju svētku noslēguma diena' },
};

export default country({
  id: 'LV',
  name: 'Latvia',
  doubts:
    "Doubts: The festival of 2028 is not announced. The Cabinet's orders that move single working days are not in: they bind the institutions of the state.",
  doubtful: [{ years: '1996-2002', note: 'The texts of the amendments of 1996 and 2002 were not read.' }],
  localName: 'Latvija',
  cities: 'Riga',
  currencies: ['EUR'],
  timezone: 'Europe/Riga',
  weekend: SATURDAY_SUNDAY,
  library: 'LV',
  texts: [
    {
      rules: [
        '01-01',
        'easter -2',
        'easter 1',
        '05-01',
        '05-04 and if saturday,sunday then next monday',
        '06-23',
        '06-24',
        '11-18 and if saturday,sunday then next monday',
        '12-24',
        '12-25',
        '12-26',
        '12-31',
      ],
      from: 2019,
      source: 'http://www.ligatne.lv/par-svetku-atceres-un-atzimejamam-dienam',
      what: 'Par svētku, atceres un atzīmējamām dienām, article 1',
      note: 'Read in the text in force from 22 October 2014; doubt: the amendment of 2018 was not read. A quotation of the text in force from 18 March 2025 has the same days: https://github.com/mahirkole/country-info/blob/e1996afcd4da1c356711473afce21ccc661e0a6d/docs/sources/holidays/LV.md',
    },
  ],
  exclusions: [
    {
      rule: 'easter 1',
      to: 1996,
      why: 'not in the act of 1990, added in December 1996; https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
    },
    {
      rule: '05-04 and if saturday,sunday then next monday',
      to: 2006,
      why: 'not in the act of 1990; since 2002, in lieu since 2007; https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
    },
    {
      rule: '12-24',
      to: 2006,
      why: 'not in the act of 1990, added in 2007; https://m.likumi.lv/doc.php?id=72608&version_date=03.10.1990',
    },
    {
      rule: '11-18 and if saturday,sunday then next monday',
      to: 2006,
      why: 'a day in lieu is given since 2007: see the rules',
    },
  ],
  rules: [
    {
      rule: '05-04',
      name: 'Restoration of Independence Day',
      names: { lv: 'Neatkarības deklarācijas pasludināšanas diena' },
      from: 2002,
      to: 2006,
      source: AMENDMENT_2002,
      note: `No day in lieu before 2007: ${AMENDMENTS_2007}`,
    },
    {
      rule: '11-18',
      name: 'Republic Day',
      names: { lv: 'Latvijas Republikas Proklamēšanas diena' },
      from: 1990,
      to: 2006,
      source: ACT_1990,
      note: `No day in lieu before 2007: ${AMENDMENTS_2007}`,
    },
    {
      rule: '2nd sunday in May',
      name: "Mother's Day",
      names: { lv: 'Mātes diena' },
      from: 1991,
      source: 'https://likumi.lv/ta/id/72608',
    },
    {
      rule: 'easter 49',
      name: 'Whit Sunday',
      names: { lv: 'Vasarsvētki' },
      from: 2015,
      source: 'https://likumi.lv/ta/id/72608',
    },
  ],
  dates: [
    {
      ...FESTIVAL,
      date: '2018-07-08',
      kind: 'holiday',
      source: AMENDMENT_2014,
      note: 'The act, as cited by a compilation; the date is that of the 26th festival.',
    },
    {
      ...FESTIVAL,
      date: '2018-07-09',
      kind: 'holiday',
      observed: true,
      source: AMENDMENT_2014,
      note: 'The act, as cited by a compilation; the date is that of the 26th festival.',
    },
    {
      date: '2018-09-24',
      kind: 'holiday',
      name: 'Pastoral visit of Pope Francis to Latvia',
      names: { lv: 'Viņa Svētības pāvesta Franciska pastorālās vizītes Latvijā diena' },
      source: AMENDMENT_2018,
      note: 'The amendment of 21 June 2018, as cited by a compilation.',
    },
    {
      ...FESTIVAL,
      date: '2023-07-09',
      kind: 'holiday',
      source: SONG_FESTIVAL_2023,
    },
    {
      ...FESTIVAL,
      date: '2023-07-10',
      kind: 'holiday',
      observed: true,
      source: SONG_FESTIVAL_2023,
    },
  ],
});
