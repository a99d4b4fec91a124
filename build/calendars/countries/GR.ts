import { country } from '../country.js';
import { dateRows, excludedYears, restsSince } from '../many-rows.js';
import { holidays, type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Greece. The library calls Clean Monday "Ash Sunday" (excluded, replaced here).
 *
 * 1 May is a day of compulsory rest. When it falls on a Sunday, in Holy Week or on Easter Monday the Minister of Labour
 * moves it to another working day (article 1 of law 380/1968, as replaced by article 14 of law 4468/2017): to 3 May 2016,
 * 4 May 2021, 2 May 2022 and 7 May 2024, and 1 May itself is a day like others then. In 2013 (Holy Wednesday, before that
 * law) it was not moved.
 *
 * Coming years, all `estimated`: from a Sunday to the Monday, from Holy Week to the Tuesday after Easter, as in 2016 to
 * 2024.
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

const LAW_4468 = 'https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2017/20170100061.pdf';

/** In which 1 May is moved: by the decisions read, then by the law. */
const MOVED = [2016, 2021, 2022, 2024, 2027, 2032, 2033, 2039, 2040, 2043, 2044, 2050, 2051, 2054, 2059];

const UNREAD = 'on a Sunday, in Holy Week or on Easter Monday: whether it was moved in this year was not found';

const LABOUR = { name: 'Labour Day', names: { el: 'Εργατική Πρωτομαγιά' } };

/** Law 4613/2019: the holidays of each year, on which pharmacies close. */
const LAW_4613_2019 =
  'https://github.com/legalize-dev/legalize-gr/blob/8e23b529ca785439a89349d45707a0cc9f01374e/gr/FEK-A-78-2019.md';

const RULES: readonly RuleRow[] = restsSince(2020, { source: LAW_4613_2019 }, [
  {
    rule: 'orthodox -48',
    name: 'Clean Monday',
    names: { el: 'Καθαρά Δευτέρα' },
    from: 1990,
    source: CALENDAR_2016,
  },
]);

const DATES: readonly ListedDate[] = [
  ...dateRows({ ...LABOUR, kind: 'holiday', observed: true }, [
    { date: '2016-05-03', source: DECISION_2016 },
    { date: '2021-05-04', source: DECISION_2021 },
    { date: '2022-05-02', source: DECISION_2022 },
    { date: '2024-05-07', source: DECISION_2024 },
  ]),

  // The Monday after a Sunday, the Tuesday after Easter.
  ...holidays(
    'Labour Day',
    LAW_4468,
    '2027-05-04 2032-05-04 2033-05-02 2039-05-02 2040-05-08 2043-05-05 2044-05-02 2050-05-02 2051-05-09 2054-05-05 2059-05-06',
    { names: LABOUR.names, observed: true, status: 'estimated', note: 'The Minister of Labour decides in the year.' },
  ),
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
  exclusions: [
    { rule: 'orthodox -48', why: 'Clean Monday, misnamed: see the rules' },
    ...excludedYears('05-01', MOVED, `moved to another day by the Minister of Labour; ${LAW_4468}`),
  ],
  estimated: [
    { contains: '05-01', from: 1994, to: 1994, why: UNREAD },
    { contains: '05-01', from: 2000, to: 2000, why: UNREAD },
    { contains: '05-01', from: 2002, to: 2002, why: UNREAD },
    { contains: '05-01', from: 2005, to: 2005, why: UNREAD },
    { contains: '05-01', from: 2011, to: 2011, why: UNREAD },
  ],
  rules: RULES,
  dates: DATES,
});
