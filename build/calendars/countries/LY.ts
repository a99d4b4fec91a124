import { country } from '../country.js';
import { ISLAMIC, islamicDay } from '../forms/islamic.js';
import { excludedRules } from '../many-rows.js';
import { holidays, NOT_FOUND, open } from '../vocabulary.js';

/**
 * Libya. Law 5 of 2012 on official holidays (8 January 2012; its table of fourteen days read whole): no 1 January.
 * Resolutions of the government name each day, those of 2022 and 2026 by this law. Libya looks for the moon itself,
 * mostly a day after Mecca; where a resolution was read its day is listed.
 */

const LAW_5 =
  'https://lawsociety.ly/legislation/%d8%a7%d9%84%d9%82%d8%a7%d9%86%d9%88%d9%86-%d8%b1%d9%82%d9%85-5-%d9%84%d8%b3%d9%86%d8%a9-2012';
const PAPER_2018 = 'https://alnnas.ly/';
const HIJRI_2018 = 'The resolution was read as this paper quotes it; the address of the page was not kept.';
const HIJRI_2020 = 'https://w.almustaqbal.ly/?p=12073';
const HIJRI_2022 = 'https://lawsociety.ly/legislation/';
const MAWLID_2023 = 'https://lana.gov.ly/post.php?lang=en&id=288952';
/** Resolution of the Government of National Unity: the Thursday before the birthday. */
const MAWLID_2025 =
  'https://arabsport.org/2025/09/03/%d8%a7%d9%84%d9%85%d9%88%d9%84%d8%af-%d8%a7%d9%84%d9%86%d8%a8%d9%88%d9%8a-%d9%8a%d9%85%d9%86%d8%ad-%d9%84%d9%8a%d8%a8%d9%8a%d8%a7-%d8%a5%d8%ac%d8%a7%d8%b2%d8%a9-%d8%b1%d8%b3%d9%85%d9%8a%d8%a9-%d8%a7';
const HIJRI_2024 = 'https://dmpmedia.ly/2024/07/06/17438';

const COMPILATION = 'A compilation of announced days; the announcement was not found.';
const FROM = 2012;

export default country({
  id: 'LY',
  name: 'Libya',
  doubts:
    'Doubts: the government in the east has resolutions of its own. Working days between a holiday and the weekend are given off against leave, as 28 September 2023: not in. The holidays before 2012 were others and were not read. 10 December 2023 and 14 August, which a compilation has, were found in no text.',
  localName: 'ليبيا',
  cities: 'Tripoli',
  currencies: ['LYD'],
  timezone: 'Africa/Tripoli',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2012-01-01', days: [5, 6] },
    ],
    source: 'https://anba.com.br/libios-dois-dias-de-descanso-semanal',
    note:
      'The page (undated, after the fall of the former government in 2011) reports Friday and Saturday instead of ' +
      'Friday alone: 1 January 2012 stands in for the day. Earlier spells of a two-day weekend (2006) were not settled.',
  },
  years: { from: FROM, why: 'law 5 of January 2012; the holidays of the former government were not read' },
  library: 'LY',
  exclusions: excludedRules(
    ['1 Muharram', '12 Rabi al-awwal', '1 Shawwal P3D', '9 Dhu al-Hijjah', '10 Dhu al-Hijjah P3D'],
    { why: 'by the moon of Mecca, in Libya mostly a day later: see the rules' },
  ),
  rules: [
    islamicDay('islamic-new-year', LAW_5, { rule: 'feast islamic-new-year at LY', from: FROM }),
    islamicDay('mawlid', LAW_5, { rule: 'feast mawlid at LY', from: FROM }),
    islamicDay('eid-al-fitr', LAW_5, { rule: 'feast eid-al-fitr at LY for 3 days', from: FROM }),
    islamicDay('arafah', LAW_5, { rule: 'feast arafah at SA', from: FROM }),
    islamicDay('eid-al-adha', LAW_5, { rule: 'feast eid-al-adha at SA for 3 days', from: FROM }),
  ],
  announced: [
    {
      ...ISLAMIC.arafah,
      replaces: ['feast arafah at SA'],
      source: NOT_FOUND,
      years: { 2014: { days: '10-04', note: COMPILATION } },
    },
    {
      ...ISLAMIC['eid-al-adha'],
      replaces: ['feast eid-al-adha at SA for 3 days'],
      source: NOT_FOUND,
      years: { 2014: { days: '10-05 10-06 10-07', note: COMPILATION } },
    },
    {
      ...ISLAMIC.mawlid,
      replaces: ['feast mawlid at LY'],
      source: NOT_FOUND,
      years: { 2018: { days: '11-21', note: COMPILATION } },
    },
  ],
  dates: [
    holidays('Islamic New Year', PAPER_2018, '2018-09-11', { basis: 'rule', note: HIJRI_2018 }),
    {
      date: '2018-09-12',
      kind: 'open',
      name: 'Islamic New Year: kept on 11 September',
      basis: 'rule',
      source: PAPER_2018,
      note: HIJRI_2018,
    },
    holidays('Islamic New Year', HIJRI_2020, '2020-08-20'),
    holidays('Islamic New Year', HIJRI_2022, '2022-07-30'),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2023, '2023-09-27'),
    open("Prophet's Birthday: kept on 27 September", MAWLID_2023, '2023-09-28'),
    holidays('Islamic New Year', HIJRI_2024, '2024-07-07'),
    holidays("Prophet's Birthday (Mawlid)", MAWLID_2025, '2025-09-04'),
  ],
});
