import { country } from '../country.js';
import { holidays, NOT_FOUND, open, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * American Samoa. The federal holidays and those of the territory: Flag Day (17 April) and Manu'a Islands Cession Day (16 July), on
 * which by the Governor's memorandum all offices of the government close; banks, shops and federal offices are open on the latter.
 * Flag Day of 2021, a Saturday, was kept on Monday 19 April: Friday the 16th was a workday.
 */

const MANUA_2020 = 'https://www.samoanews.com/local-news/thursday-manua-day-local-government-holiday';
const MANUA_2012 =
  'https://www.qppstudio.net/public-holidays-news/2012/american-samoa-public-holiday-july-16-006302.htm';
const FLAG_DAY_2021 = 'https://samoanews.com/features/its-official-2021-flag-day-one-day-affair-malaeoletalu-fagatogo';
const FLAG_DAY_2024 =
  'https://samoanews.com/local-news/governor-delcares-another-flag-day-2024-holiay-fautasi-race-today';

const MANUA = { name: "Manu'a Islands Cession Day", from: 1990 } as const;

export default country({
  id: 'AS',
  name: 'American Samoa',
  doubts:
    "Doubts: Manu'a Day on a Saturday (2011, 2016, 2022: the Friday in a compilation) is left out; on a Sunday the Monday (2017, 2023) rests on the same. Flag Day on a Saturday in other years.",
  cities: 'Pago Pago',
  currencies: ['USD'],
  aliases: ['US:AS'],
  timezone: 'Pacific/Pago_Pago',
  weekend: SATURDAY_SUNDAY,
  library: 'AS',
  englishNames: { 'Labour Day': 'Labor Day' },
  rules: [
    { rule: '07-16', ...MANUA, source: MANUA_2020, note: `"As in the past"; 2012: ${MANUA_2012}` },
    {
      rule: 'substitutes 07-16 if sunday then next monday',
      ...MANUA,
      source: NOT_FOUND,
      note: 'As a compilation has it.',
    },
  ],
  dates: [
    holidays('American Samoa Flag Day', FLAG_DAY_2021, '2021-04-19', { observed: true }),
    open('American Samoa Flag Day: kept on 19 April', FLAG_DAY_2021, '2021-04-16'),
    holidays('American Samoa Flag Day', FLAG_DAY_2024, '2024-04-23', { note: 'For the race, put off from the 17th.' }),
  ],
});
