import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { type ListedDate, onDates, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Greece. The library calls Clean Monday "Ash Sunday" (excluded, replaced here).
 *
 * 1 May is a day of compulsory rest; the Minister of Labour may move it when it falls on a Sunday, in Holy Week or on
 * Easter (article 1 of law 380/1968, as replaced by article 14 of law 4468/2017): to 3 May 2016, 4 May 2021, 2 May 2022
 * and 7 May 2024, when 1 May itself (Holy Wednesday) was a working day. In 2013 (Holy Wednesday too) it was not moved.
 *
 * Coming years: on a Sunday, or on the Saturday or Sunday of Easter, the day is taken to be moved as in 2021, 2022 and
 * 2016 (estimated); where it falls on a working day of Holy Week it is left where it is, for want of a rule (2013 and
 * 2024 differ).
 *
 * Doubts: 2002 (Holy Wednesday), 2005 (Easter Sunday), 2011 (a Sunday), 1994 and 2000 were not found; not entered.
 */

const DECISION_2016 =
  'https://trikalaview.gr/%ce%bc%ce%b5%cf%84%ce%b1%cf%86%ce%ad%cf%81%ce%b5%cf%84%ce%b1%ce%b9-%ce%b3%ce%b9%ce%b1-%cf%84%ce%b9%cf%82-3-%ce%bc%ce%b1%ce%90%ce%bf%cf%85-%ce%b7-%ce%b1%cf%81%ce%b3%ce%af%ce%b1-%cf%84%ce%b7%cf%82/amp';
/** Decision 18743, FEK B 1661/23.4.2021. */
const DECISION_2021 = 'https://www.hba.gr/News/Details/1980';
const DECISION_2022 =
  'https://www.tharrosnews.gr/2022/04/metatithetai-gia-ti-deftera-2-maiou-2022-i-argia-tis-protomagias/';
/** Decision 15102, FEK B 1406/4.3.2024. */
const DECISION_2024 = 'https://www.et.gr/api/DownloadFeksApi/?fek_pdf=20240201406';
const CALENDAR_2016 = 'https://lifo.gr/node/224176';

/** Names the law, and the decision of 2021. */
const LAW_2017 =
  'https://www.myota.gr/2021/04/25/%CE%BC%CE%B5%CF%84%CE%AC%CE%B8%CE%B5%CF%83%CE%B7-%CF%84%CE%B7%CF%82-%CF%85%CF%80%CE%BF%CF%87%CF%81%CE%B5%CF%89%CF%84%CE%B9%CE%BA%CE%AE%CF%82-%CE%B1%CF%81%CE%B3%CE%AF%CE%B1%CF%82-%CF%84%CE%B7%CF%82-1/';

const LABOUR = { name: 'Labour Day', names: { el: 'Εργατική Πρωτομαγιά' } };

const RULES: readonly RuleRow[] = [
  {
    rule: 'orthodox -48',
    name: 'Clean Monday',
    names: { el: 'Καθαρά Δευτέρα' },
    from: 1990,
    source: CALENDAR_2016,
  },
];

const DATES: readonly ListedDate[] = [
  // Decision 18743, FEK B 1661/23.4.2021.
  ...dateRows({ ...LABOUR, kind: 'holiday', observed: true }, [
    { date: '2016-05-03', source: DECISION_2016 },
    { date: '2021-05-04', source: DECISION_2021 },
    { date: '2022-05-02', source: DECISION_2022 },
    { date: '2024-05-07', source: DECISION_2024 },
  ]),
  { date: '2024-05-01', kind: 'open', name: 'Labour Day: moved to 7 May', source: DECISION_2024 },

  // Sundays: 2033, 2039, 2044, 2050; the Saturday before Easter: 2027, 2032.
  // Names the law, and the decision of 2021.
  ...onDates(['2027-05-04', '2032-05-04', '2033-05-02', '2039-05-02', '2044-05-02', '2050-05-02'], {
    ...LABOUR,
    kind: 'holiday',
    observed: true,
    status: 'estimated',
    source: LAW_2017,
    note: 'The Minister of Labour decides in the year.',
  }),
];

export default country({
  id: 'GR',
  name: 'Greece',
  localName: 'Ελλάδα',
  cities: 'Athens',
  currencies: ['EUR'],
  aliases: ['EL'],
  timezone: 'Europe/Athens',
  weekend: SATURDAY_SUNDAY,
  library: 'GR',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        '03-25',
        'orthodox -2',
        'orthodox 1',
        '05-01',
        'orthodox 50',
        '08-15',
        '10-28',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2025/20250100121.pdf',
      what: 'law 4468/2017 and the compulsory holidays of labour law',
    },
  ],
  exclusions: [{ rule: 'orthodox -48', why: 'Clean Monday, misnamed: see the rules' }],
  rules: RULES,
  dates: DATES,
});
