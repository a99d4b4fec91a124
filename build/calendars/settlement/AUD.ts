import { calendar } from '../definition.js';
import { AUSTRALIAN_HOLIDAYS } from '../exchanges/asia-pacific/XASX.js';
import { withSource } from '../many-rows.js';
import { NOT_FOUND } from '../vocabulary.js';

/**
 * Australian dollar: the Reserve Bank Information and Transfer System (RITS), real-time gross since June 1998. Open when
 * banks are open in Sydney or in Melbourne, so closed only on the days that both keep: the eight national holidays.
 * Labour Day, the Bank Holiday of New South Wales, Melbourne Cup Day and an Anzac Day moved in one state are business days.
 */

const NOTICE = 'https://www.rba.gov.au/payments-and-infrastructure/rits/business-hours.html';

export default calendar({
  id: 'AUD',
  kind: 'settlement',
  name: 'RITS (Australian dollar)',
  doubtful: [
    {
      years: '-2022',
      note: "The Bank's statement is of the years since 2023 (a broker's notice of 2017 says the same of RITS); that it held since 1990 is taken over.",
    },
    {
      on: '2010-04-26 2011-04-26 2022-09-22',
      note: 'Of 26 April 2010, 26 April 2011 and 22 September 2022 no notice of RITS was found: the exchange was closed on them, and they are taken as holidays of both states.',
      estimated: true,
    },
  ],
  otherNames: 'RBA, Reserve Bank of Australia, Aussie',
  countries: ['AU'],
  timezone: 'Australia/Sydney',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: withSource(AUSTRALIAN_HOLIDAYS, NOTICE),
  dates: [
    {
      date: '2010-04-26',
      kind: 'holiday',
      name: 'Anzac Day',
      observed: true,
      source: NOT_FOUND,
      note: 'doubt: the exchange was closed, by two compilations of its calendar; no notice of RITS.',
    },
    {
      date: '2011-04-26',
      kind: 'holiday',
      name: 'Easter Tuesday',
      source: 'http://bougainville-copper.eu/boersenhandelszeiten-1.html',
      note: "a holiday in New South Wales and Victoria, without settlement, in the exchange's calendar of 2011.",
    },
    {
      date: '2022-09-22',
      kind: 'holiday',
      name: 'National Day of Mourning for Queen Elizabeth II',
      source: 'https://asxonline.com/public/notices/2022/september/0990.22.09.html',
      note: 'the source tells of the exchange; a public holiday in both states.',
    },
  ],
});
