import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Croatia. Compared with the Act on Holidays of 1996 (NN 33/1996, in force until NN 96/2001 of November 2001) and its
 * consolidated text of 2002: until 2001 Statehood Day was 30 May, and Corpus Christi, 25 June and 8 October were no
 * holidays; the library has 30 May since 2020 only, and the other three in all years (they are excluded to 2001).
 */

/** The decision that calls the election. */
const ELECTION_2000 = 'https://narodne-novine.nn.hr/clanci/sluzbeni/1999_11_125_1980.html';
const POLLING_DAY =
  'The act on the elections to the Sabor, Article 5: "Dan provedbe izbora je neradni dan"; ' +
  'https://narodne-novine.nn.hr/clanci/sluzbeni/1999_11_116_1854.html';
/** Quotes the decision and Article 5, paragraph 3. */
const ELECTION_2024 = 'https://petarmarkovic.io/milanovic-objavio-datum-izbora-prvi-put-ikada-glasat-cemo-u-srijedu';

export default country({
  id: 'HR',
  name: 'Croatia',
  doubts:
    'Doubts: the law before 1996 was not read, so there are no data before 1997. Polling day of a parliamentary election is a day off; all since 2003 but that of 2024 fell on Sundays. The presidential elections of Monday 24 January and 7 February 2000 may have been days off too: the act of 1992 on that election was not read to its end, so they are not entered.',
  doubtful: [
    {
      years: '2002-2011',
      note: 'The amendments of 2002 to 2011 were not read one by one; the lists before and after them are the same.',
    },
    { years: '2020-', note: 'The act of 2019 (in force since 2020) was not read in an official text.' },
  ],
  localName: 'Hrvatska',
  cities: 'Zagreb',
  currencies: ['EUR'],
  timezone: 'Europe/Zagreb',
  weekend: SATURDAY_SUNDAY,
  years: { from: 1997, why: 'the law on holidays before the act of 1996 (NN 33/1996) was not read' },
  library: 'HR',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter 1',
        'easter 60',
        '05-01',
        '05-30',
        '06-22',
        '06-25 #1',
        '08-05',
        '08-15',
        '10-08 #1',
        '11-01',
        '11-18',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://narodne-novine.nn.hr/clanci/sluzbeni/2002_11_136_2194.html',
      what: 'Zakon o blagdanima: NN 136/2002,  and NN 110/2019',
    },
  ],
  exclusions: [
    {
      rule: 'easter 60',
      to: 2001,
      why: 'not in NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
    },
    {
      rule: '06-25 #1',
      to: 2001,
      why: 'Statehood Day was 30 May; NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
    },
    {
      rule: '10-08 #1',
      to: 2001,
      why: 'not in NN 33/1996; https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
    },
  ],
  rules: [
    {
      rule: '05-30',
      name: 'Statehood Day',
      names: { hr: 'Dan državnosti' },
      from: 1997,
      to: 2001,
      source: 'https://narodne-novine.nn.hr/clanci/sluzbeni/1996_04_33_674.html',
    },
  ],
  dates: [
    holidays('Parliamentary election', ELECTION_2000, '2000-01-03', { note: POLLING_DAY }),
    holidays('Parliamentary election', ELECTION_2024, '2024-04-17'),
  ],
  subdivisions: [
    { id: '17', name: 'Split-Dalmatia', localName: 'Splitsko-dalmatinska', library: '17' },
    { id: '19', name: 'Dubrovnik-Neretva', localName: 'Dubrovačko-neretvanska', library: '19' },
  ],
});
