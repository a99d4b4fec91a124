import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Slovenia. The library agrees with the government's list of 2024 to 2030. 2 January was a holiday until the Fiscal
 * Balance Act of 2012 and is one again since 2017; the library has it since 2017 only. It lacks the Solidarity Day
 * after the floods of August 2023.
 */

export default country({
  id: 'SI',
  name: 'Slovenia',
  doubtful: [{ years: '-1991', note: 'The Yugoslav holidays of 1990 and 1991 were not read.' }],
  localName: 'Slovenija',
  cities: 'Ljubljana',
  currencies: ['EUR'],
  timezone: 'Europe/Ljubljana',
  weekend: SATURDAY_SUNDAY,
  library: 'SI',
  texts: [
    {
      rules: [
        '01-01',
        '01-02',
        '02-08',
        'easter 1',
        '04-27',
        '05-01',
        '05-02',
        '06-25',
        '08-15',
        '10-31',
        '11-01',
        '12-25',
        '12-26',
      ],
      from: 2015,
      source: 'https://podatki.gov.si/dataset/seznam-praznikov-in-dela-prostih-dni-v-republiki-sloveniji',
      what: 'Zakon o praznikih in dela prostih dnevih,  no 2 January in 2013 to 2016',
    },
  ],
  rules: [
    {
      rule: '01-02',
      name: "New Year's Day",
      names: { sl: 'novo leto' },
      from: 1990,
      to: 2012,
      source: 'http://www.rtvslo.si/slovenija/vsi-praznicni-dela-prosti-dnevi-bodo-med-tednom/441936',
    },
  ],
  dates: [
    {
      date: '2023-08-14',
      kind: 'holiday',
      name: 'Solidarity Day',
      names: { sl: 'dan solidarnosti' },
      source: 'https://slovenia.si/inside-view/14-august-solidarity-day',
    },
  ],
});
