import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Croatia. Compared with the Act on Holidays of 1996 (NN 33/1996, in force until NN 96/2001 of November 2001) and its
 * consolidated text of 2002: until 2001 Statehood Day was 30 May, and Corpus Christi, 25 June and 8 October were no
 * holidays; the library has 30 May since 2020 only, and the other three in all years (they are excluded to 2001).
 *
 * Doubts: the law before 1996 was not read, so there are no data before 1997. The amendments of 2002 to 2011 were not
 * read one by one; the lists before and after them are the same. The act of 2019 (in force since 2020) was not read in
 * an official text.
 */

export default country({
  id: 'HR',
  name: 'Croatia',
  timezone: 'Europe/Zagreb',
  weekend: SATURDAY_SUNDAY,
  years: { from: 1997, why: 'the law on holidays before the act of 1996 (NN 33/1996) was not read' },
  library: 'HR',
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
  subdivisions: [
    { id: '17', name: 'Split-Dalmatia', library: '17' },
    { id: '19', name: 'Dubrovnik-Neretva', library: '19' },
  ],
});
