import { dateRows, datesNamed } from '../../many-rows.js';
import { holidays } from '../../vocabulary.js';

/**
 * Days on which a governor or the Secretary of State closed the offices of a state for one day: the orders and reports
 * that were read. No list of a state is whole; the calendars say so (`withStateNotes`).
 */

const CLOSED = { kind: 'holiday' } as const;

/** Names Kansas, Maine, Maryland, Mississippi, Nebraska and West Virginia as closed on 5 December 2018. */
const MOURNING_2018 = 'https://ct.wolterskluwer.com/state-office-closings-lists';
const BUSH = 'National Day of Mourning for George H. W. Bush (state offices closed)';
const CARTER = 'National Day of Mourning for Jimmy Carter (state offices closed)';
const EVE = 'Christmas Eve (state offices closed)';
const AFTER_THANKSGIVING = 'Day after Thanksgiving (state offices closed)';
const OFFICES_CLOSED = 'State offices closed by the Governor';

export const ALABAMA_CLOSINGS = [
  datesNamed(
    {
      ...CLOSED,
      source:
        'http://www.tuscaloosanews.com/article/20091124/WVUA01/911249986?Title=Thanksgiving-Holiday-for-State-Workers',
    },
    { '2009-11-27': AFTER_THANKSGIVING },
  ),
  holidays(
    EVE,
    'http://www.tuscaloosanews.com/article/20091124/WVUA01/911249986?Title=Thanksgiving-Holiday-for-State-Workers',
    '2007-12-24',
    { note: 'As the report of 2009 tells of 2007.' },
  ),
  datesNamed(
    { ...CLOSED, source: 'http://www.washingtontimes.com/news/2014/oct/4/alabama-governor-grants-2-extra-holidays/' },
    { '2014-11-28': AFTER_THANKSGIVING, '2014-12-26': 'Friday after Christmas (state offices closed)' },
  ),
  datesNamed(
    { ...CLOSED, source: 'http://www.alabamanews.net/2017/06/29/gov-ivey-lengthens-july-4th-holiday-state-employees/' },
    { '2017-07-03': 'Day before Independence Day (state offices closed)' },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://www.wbrc.com/2019/06/18/ivey-gives-state-employees-extra-day-off-holiday/' },
    { '2019-07-05': 'Day after Independence Day (state offices closed)' },
  ),
  datesNamed(
    {
      ...CLOSED,
      source: 'https://newsbreak.com/news/3451010748963-gov-kay-ivey-makes-juneteenth-alabama-state-holiday-for-2024',
    },
    { '2024-11-29': AFTER_THANKSGIVING },
  ),
];

export const ARKANSAS_CLOSINGS = [
  holidays(
    'Christmas Day (observed)',
    'https://www.sos.arkansas.gov/calendar/detail/christmas-day-2023',
    '2023-12-26',
    { observed: true, note: 'Christmas Eve, a Sunday, had the Monday.' },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://arkansasradio.com/2025/11/governor-sanders-proclaims-state-offices-closed-friday-for-thanksgiving-holiday',
    },
    { '2025-11-28': AFTER_THANKSGIVING },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://pineblufftoday.com/arkansas-state-offices-to-remain-closed-on-december-26-for-continued-christmas-observance',
    },
    { '2025-12-26': 'Day after Christmas (state offices closed)' },
  ),
];

export const FLORIDA_CLOSINGS = [
  holidays(
    OFFICES_CLOSED,
    'http://www.northescambia.com/2022/11/desantis-state-offices-will-be-closed-three-extra-days-for-the-holidays',
    '2022-11-23 2022-12-23 2022-12-30',
  ),
  holidays(
    OFFICES_CLOSED,
    'http://www.northescambia.com/2025/11/desantis-grants-state-workers-three-extra-days-off-for-holiday-season',
    '2025-11-26 2025-12-26 2026-01-02',
    { note: 'The report is of November 2025 and tells of January 2026 too.' },
  ),
];

export const HAWAII_CLOSINGS = [
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.einpresswire.com/article/758831171/office-of-the-governor-news-release-gov-green-announces-closure-of-state-executive-branch-offices-on-november-29-2024-and-administrative-leave',
      evidence: 'copy',
    },
    { '2024-11-29': 'State executive branch offices closed (administrative leave)' },
  ),
];

export const KANSAS_CLOSINGS = [
  datesNamed({ ...CLOSED, source: MOURNING_2018 }, { '2018-12-05': BUSH }),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www2.ljworld.com/news/state-region/2024/dec/31/state-offices-to-be-closed-jan-9-in-honor-of-president-carter',
      note: 'The report of 31 December 2024 tells of January 2025.',
    },
    { '2025-01-09': CARTER },
  ),
];

export const LOUISIANA_CLOSINGS = [
  holidays(
    'Holiday proclaimed by the Governor',
    'https://news.yahoo.com/state-federal-offices-close-holiday-100304109.html',
    '2023-12-26 2024-01-02',
  ),
];

export const MAINE_CLOSINGS = [
  datesNamed(
    { ...CLOSED, source: 'https://www.kansas.com/news/politics-government/national-politics/article222574140.html' },
    { '2018-12-05': BUSH },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://www.wagmtv.com/content/news/State-offices-closed-July-5th-511969622.html?ref=622' },
    { '2019-07-05': 'Day after Independence Day (state offices closed)' },
  ),
  dateRows(
    {
      source:
        'https://www.wagmtv.com/content/news/State-offices-will-be-closed-December-24th-to-26th-566356031.html?ref=031',
    },
    [
      { date: '2019-12-24', kind: 'early_close', closes: '12:00', name: 'Christmas Eve (state offices close at noon)' },
      { date: '2019-12-26', kind: 'holiday', name: 'Day after Christmas (state offices closed)' },
    ],
  ),
];

export const MARYLAND_CLOSINGS = [
  datesNamed(
    { ...CLOSED, source: 'https://wtop.com/maryland/2018/12/maryland-state-offices-to-close-wednesday-to-honor-bush/' },
    { '2018-12-05': BUSH },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://www.eyeonannapolis.net/2019/12/hogan-declares-december-24th-a-state-holiday/' },
    { '2019-12-24': EVE },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://www.eyeonannapolis.net/2022/12/hogan-declares-friday-state-holiday/' },
    { '2022-12-23': 'State holiday before Christmas (offices closed)' },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://www.wgmd.com/gov-moore-declares-christmas-eve-a-state-holiday/' },
    { '2024-12-24': EVE },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.coasttv.com/news/gov-moore-declares-christmas-eve-a-state-holiday-in-maryland-additional-leave-dec-26/article_b9a81fe5-e79f-497e-82bf-89623507b965.html',
    },
    { '2025-12-24': EVE },
  ),
];

export const MISSISSIPPI_CLOSINGS = [datesNamed({ ...CLOSED, source: MOURNING_2018 }, { '2018-12-05': BUSH })];

export const MISSOURI_CLOSINGS = [
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.fourstateshomepage.com/news/governor-parson-signs-executive-order-closing-state-offices-november-29/',
    },
    { '2019-11-29': AFTER_THANKSGIVING },
  ),
  dateRows(
    {
      source:
        'http://www.mycaldwellcounty.com/news/governor-parson-signs-executive-order-19-21-closing-state-offices-1-pm-christmas-eve',
    },
    [{ date: '2019-12-24', kind: 'early_close', closes: '13:00', name: 'Christmas Eve (state offices close)' }],
  ),
  datesNamed(
    { ...CLOSED, source: 'https://politicalemails.org/messages/287661/html_body' },
    { '2020-11-27': AFTER_THANKSGIVING },
  ),
  datesNamed(
    {
      ...CLOSED,
      source: 'https://stl.news/mo-governor-signs-executive-order-closing-state-offices-on-christmas-eve/422763/',
    },
    { '2020-12-24': EVE },
  ),
  datesNamed(
    { ...CLOSED, source: 'https://politicalemails.org/messages/508073/html_body' },
    { '2021-11-26': AFTER_THANKSGIVING },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://dailyjournalonline.com/110922-demo-closed-state-offices-merged/article_f916f9e1-9419-542d-a369-ac0054b2fe67.html',
    },
    { '2022-11-25': AFTER_THANKSGIVING },
  ),
];

/** The State gives its employees each day off with pay that the President gives to federal ones. */
const BY_THE_PRESIDENT =
  'By Nebraska Revised Statutes 84-1001, days proclaimed by the President are paid holidays of the State; its opinion ' +
  'AGO 97063 and the notices of 2012 to 2020 read that of every closing of federal departments.';
const FEDERAL = { ...CLOSED, note: BY_THE_PRESIDENT } as const;

export const NEBRASKA_CLOSINGS = [
  datesNamed(
    { ...FEDERAL, source: 'AGO 97063; https://us.vlex.com/vid/ago-97063-619694250' },
    { '1997-12-26': 'Day after Christmas (state offices closed)' },
  ),
  holidays(
    EVE,
    'https://federalnewsnetwork.com/workforce/2018/12/trump-gives-federal-employees-day-off-on-christmas-eve',
    '2001-12-24 2007-12-24 2018-12-24',
    { note: BY_THE_PRESIDENT },
  ),
  datesNamed(
    {
      ...FEDERAL,
      source: 'https://federalnewsnetwork.com/workforce/2018/12/trump-gives-federal-employees-day-off-on-christmas-eve',
    },
    { '2014-12-26': 'Day after Christmas (state offices closed)' },
  ),
  datesNamed(
    { ...CLOSED, source: 'http://bluehilltoday.blogspot.com/2012/12/state-offices-closed-dec-24.html' },
    { '2012-12-24': EVE },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.custercountychief.com/content/flags-fly-half-staff-state-offices-closed-dec-5-national-day-mourning',
    },
    { '2018-12-05': BUSH },
  ),
  datesNamed(
    {
      ...CLOSED,
      source: 'https://www.ncnewspress.com/news/20191223/state-offices-to-close-dec-24-to-observe-christmas-eve',
    },
    { '2019-12-24': EVE },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://starherald.com/news/local_news_briefs/state-offices-to-close-dec-24-to-observe-christmas-eve/article_6c149946-da67-500b-b9f0-5ddde905ba7b.html',
    },
    { '2020-12-24': EVE },
  ),
  datesNamed(
    {
      ...FEDERAL,
      source:
        'https://newspopping.com/president-biden-issues-executive-order-for-federal-government-closure-on-christmas-eve-2024',
    },
    { '2024-12-24': EVE },
  ),
  datesNamed(
    {
      ...FEDERAL,
      source:
        'Executive Order 14133 of 30 December 2024; https://regulations.justia.com/regulations/fedreg/2025/01/03/2024-31766.html',
    },
    { '2025-01-09': CARTER },
  ),
  datesNamed(
    {
      ...FEDERAL,
      source:
        'https://www.sivic.life/documents/providing-for-the-closing-of-executive-departments-andagencies-of-the-federal-government-on-december-24-2025-and-december-26-2025',
    },
    { '2025-12-24': EVE, '2025-12-26': 'Day after Christmas (state offices closed)' },
  ),
];

export const TEXAS_CLOSINGS = [
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://epbusinessjournal.com/2018/12/texas-gov-greg-abbott-closes-state-agencies-wednesday-to-mourn-george-h-w-bush',
    },
    { '2018-12-05': 'Day of Mourning for George H. W. Bush (state agencies closed)' },
  ),
];

export const WEST_VIRGINIA_CLOSINGS = [
  datesNamed({ ...CLOSED, source: MOURNING_2018 }, { '2018-12-05': BUSH }),
  datesNamed(
    { ...CLOSED, source: 'http://www.huntingtonnews.net/161214' },
    {
      '2018-12-24': 'Christmas Eve (full-day state holiday)',
      '2018-12-31': "New Year's Eve (full-day state holiday)",
    },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.wowktv.com/news/local/west-virginia-governor-declares-christmas-eve-state-holiday-for-public-employees/',
    },
    { '2019-12-24': 'Christmas Eve (full-day state holiday)' },
  ),
  datesNamed(
    {
      ...CLOSED,
      source: 'https://www.wdtv.com/2023/12/20/gov-justice-declares-extended-full-day-holiday-public-employees/',
    },
    { '2023-12-22': 'Full-day state holiday before Christmas' },
  ),
  datesNamed(
    {
      ...CLOSED,
      source:
        'https://www.einpresswire.com/article/770569565/gov-justice-issues-proclamations-declaring-full-day-holidays-for-christmas-eve-and-new-year-s-eve-for-public-employees',
    },
    {
      '2024-12-24': 'Christmas Eve (full-day state holiday)',
      '2024-12-31': "New Year's Eve (full-day state holiday)",
    },
  ),
];
