import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Seychelles. Public Holidays Act 1976, section 4: a holiday on a Sunday gives the next day that is none itself. Until
 * 2016 the schedule had 5 June (Liberation Day) and no Easter Monday; the President's proposal of 1 January 2017
 * exchanged the two.
 */

const ACT = 'https://seylii.org/akn/sc/act/1976/19/eng@2012-06-30';
const ELECTIONS_2020 = 'https://www.officeholidays.com/holidays/seychelles/seychelles-public-holiday';
const EXCHANGE_2017 =
  'https://www.qppstudio.net/public-holidays-news/2017/seychelles-announces-public-holidays-amendments-009933.htm';

export default country({
  id: 'SC',
  name: 'Seychelles',
  doubts:
    'Doubts: By the words of section 4 the 3rd of January is a holiday when the 1st is a Sunday (2012, 2017, 2023); no notice of it was found, it is not in. Days that the President proclaimed (18 December 2015, 7 March 2019 and 3 January 2020 in a compilation) were not found.',
  doubtful: [
    {
      years: '2014-2026',
      note: 'The schedule was read as of 2012 and cut after 1 November; the amendments of 2014 and 2017 were not read.',
    },
  ],
  cities: 'Victoria',
  currencies: ['SCR'],
  timezone: 'Indian/Mahe',
  weekend: SATURDAY_SUNDAY,
  library: 'SC',
  exclusions: [{ rule: 'easter 1', to: 2016, why: `5 June instead until 2016; ${EXCHANGE_2017}` }],
  rules: [
    { rule: '06-05 and if sunday then next monday', name: 'Liberation Day', from: 1990, to: 2016, source: ACT },
    ...substitutes(
      {
        '01-02': "New Year's Holiday",
        '05-01': 'Labour Day',
        '06-18': 'Constitution Day',
        '06-29': 'National Day',
        '08-15': 'Assumption Day',
        '11-01': "All Saints' Day",
        '12-08': 'Immaculate Conception',
        '12-25': 'Christmas Day',
      },
      { from: 1990, source: ACT },
    ),
  ],
  dates: [
    holidays('General elections', ELECTIONS_2020, '2020-10-24 2020-10-26', {
      lead: true,
      note: 'The declaration of the 24th is told there, that of the 26th listed.',
    }),
    {
      date: '2016-09-10',
      kind: 'holiday',
      name: 'Parliamentary election',
      source:
        'https://www.jamesalixmichel.com/presidency-press-releases/3122/Saturday-10th-September-is-a-Public-Holiday',
    },
  ],
});
