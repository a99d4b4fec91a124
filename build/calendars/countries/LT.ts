import { country } from '../country.js';
import { type ListedDate, onDates, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Lithuania. From 22 December 2005 to the end of 2008 article 162-1 of the Labour Code (law X-458) gave the next working
 * day off for a holiday on a day of rest, Easter Sunday and Mother's Day among them; listed here. The article was
 * narrowed by law X-1713 and done away with before 2009.
 *
 * The library has 24 December in all years: a holiday since 2011 (excluded before; it is in no text of article 162 of
 * 2004 and 2006), and 24 June, since the Code of 2002 (excluded to 2002, on compilations).
 *
 * Since July 2017 article 123 of the new code, to which 2 November was added with 2020
 * (https://github.com/legalize-dev/legalize-lt/blob/35fd4e12c2892bd64dc443f8f4a7a4f2ee453996/lt/f6d686707e7011e6b969d7ae07280e89.md); no days in lieu.
 */

/** Tells of the end of the days in lieu; the texts of the laws were read in reprints without an address. */
const DAYS_IN_LIEU =
  'https://www.qppstudio.net/public-holidays-news/2009/' +
  'lithuania-days-in-lieu-public-holidays-officially-canceled-001898.htm';
/** The list of the Vilnius exchange. */
const VSE_2005 = 'https://mondovisione.com/media-and-resources/news/vilnius-stock-exchange-market-holidays';

const IN_LIEU = {
  kind: 'holiday',
  name: 'Day in lieu of a holiday on a weekend',
  names: { lt: 'Perkelta poilsio diena' },
  observed: true,
} as const;

const DATES: readonly ListedDate[] = [
  ...onDates(['2005-12-27', '2006-01-02'], { ...IN_LIEU, source: VSE_2005 }),
  ...onDates(
    (
      '2006-03-13 2006-04-18 2006-05-08 2006-06-26 2007-03-12 2007-04-10 2007-05-07 2007-06-25 2008-02-18 ' +
      '2008-03-25 2008-05-05 2008-07-07 2008-11-03'
    ).split(' '),
    { ...IN_LIEU, source: DAYS_IN_LIEU, note: 'Worked out from article 162-1 of the Labour Code.' },
  ),
];

export default country({
  id: 'LT',
  name: 'Lithuania',
  doubts: 'Doubts: working days moved by the Government bind its own institutions and are not entered.',
  doubtful: [
    {
      on: '05-01 08-15',
      years: '-2002',
      note: 'The holidays before the Labour Code of 2002 were not read (1 May, 15 August).',
    },
  ],
  localName: 'Lietuva',
  cities: 'Vilnius',
  currencies: ['EUR'],
  timezone: 'Europe/Vilnius',
  weekend: SATURDAY_SUNDAY,
  library: 'LT',
  texts: [
    {
      rules: [
        '01-01',
        '02-16',
        '03-11',
        'easter 1',
        '05-01',
        '06-24',
        '07-06',
        '08-15',
        '11-01',
        '11-02',
        '12-24',
        '12-25',
        '12-26',
      ],
      from: 2018,
      source: 'https://e-tar.lt/portal/lt/legalAct/f6d686707e7011e6b969d7ae07280e89',
      what: 'Darbo kodeksas, article 162 of 2002 and 123 of 2016; 2 November since 2020',
    },
  ],
  exclusions: [
    { rule: '06-24', to: 2002, why: 'of the Labour Code of 2002, in force since 2003: see the rules' },
    {
      rule: '12-24',
      to: 2010,
      why:
        'a holiday since 2011; https://www.ve.lt/naujienos/lietuva/lietuvos-naujienos/' +
        'seimo-komitetas-uz-tai-kucios-sventine-diena-butu-nuo-ateinanciu-metu-519267/',
    },
    {
      rule: '07-06',
      to: 1990,
      why: 'a holiday since 1991 (compilations; no address was found)',
    },
  ],
  dates: DATES,
});
