import { country } from '../country.js';
import { exchangedDays } from '../many-rows.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Hungary. The library agrees with the Labour Code of 2000 and of 2017 (Good Friday), but has 1 November, a holiday
 * since 2000, in the years before too (excluded to 1999).
 *
 * The minister's yearly decree makes working days between a holiday and a weekend days of rest and a Saturday a working
 * day for each: the Monday before a holiday on a Tuesday, the Friday after one on a Thursday, Christmas Eve, since 2013 the
 * Friday 27 December. The decrees of 2005, 2007, 2008, 2010 to 2012, 2014 to 2016, 2018 to 2022 and 2024 to 2026 were
 * read, or accounts of them. In 2000, 2006, 2017 and 2023 there was none to move.
 */

const ACCOUNT_2005 =
  'https://www.szekesfehervar.hu/munkaszuneti-napok-nbsp2005-ben-valtozashoz-torvenyt-kell-modositania-a-parlamentnek';
const DECREE_2007 = 'https://azso.net/2006/10/30/2007-evi-munkanapok-koruli-munkarend/';
const DECREE_2008 = 'https://www.hatarido-szamitas.hu/munkaszuneti-napok';
const ACCOUNT_2010_2011 = 'https://m.hvg.hu/karrier/20101215_2011_szombat_munkanap';
const DECREE_2012 = 'http://www.njt.hu/cgi_bin/njt_doc.cgi?docid=138186';
const ACCOUNT_2013 = 'https://www.profession.hu/cikk/iden-meg-ket-szombaton-dolgozni-kell';
const DECREE_2014 = 'https://munkastanacsok.hu/a-2014-evi-munkaszuneti-napok-koruli-munkarendrol/';
const DECREE_2015 = 'https://www.diakoweb.hu/teszt-1/munkaugy/2015-munkanap-athelyezesek';
const DECREE_2016 = 'https://www.fkkonyveles.hu/news/munkanap-athelyezesek-2014-ben/';
const DECREE_2018 =
  'https://infoszekesfehervar.hu/hirek/olvas/jovore-hat-szombaton-kell-dolgozni-viszont-kilenc-hosszu-hetvege-lesz-' +
  '2017-05-20-050000';
const DECREE_2019 =
  'https://24ora.eu/2018/08/26/kiadtak-a-rendeletet-elkepeszto-karacsonyunk-lesz-jovore-ezzel-senki-se-szamolt/amp';
const ACCOUNT_2020 = 'https://ujpestmedia.hu/munkaszuneti-napok-es-szombati-munkanapok-2020-ban/';
const DECREE_2021 = 'https://njt.hu/jogszabaly/2020-14-20-7Q';
const DECREE_2022 = 'https://24.hu/fn/gazdasag/2021/11/08/hosszu-hetvegek-2022-negynapos-haromnapos';
const DECREE_2024 =
  'https://www.munkaugyiforum.hu/a-gazdasagfejlesztesi-miniszter-15-2023-vii-13-gfm-rendelete-a-2024-evi-munkaszuneti-napok-koruli-munkarendrol/';
const DECREE_2025 = 'https://njt.hu/';
const DECREE_2026 = 'https://tamogatoweb.hu/10-2025-iv-30-ngm-rendelet/';

const BY_RULE = 'doubt: rests on the rule and on compilations.';

/** Days of rest and the Saturdays worked in their place, where they are known. */
const MOVED = [
  { off: '2001-03-16', source: NOT_FOUND, note: BY_RULE },
  { off: '2001-04-30', source: NOT_FOUND, note: BY_RULE },
  { off: '2001-10-22', source: NOT_FOUND, note: BY_RULE },
  { off: '2001-11-02', source: NOT_FOUND, note: BY_RULE },
  { off: '2001-12-24', source: NOT_FOUND, note: BY_RULE },
  { off: '2001-12-31', source: NOT_FOUND, note: BY_RULE },
  { off: '2002-08-19', source: NOT_FOUND, note: BY_RULE },
  { off: '2003-05-02', source: NOT_FOUND, note: BY_RULE },
  { off: '2003-10-24', source: NOT_FOUND, note: BY_RULE },
  { off: '2003-12-24', source: NOT_FOUND, note: BY_RULE },
  { off: '2004-01-02', source: NOT_FOUND, note: BY_RULE },
  { off: '2004-12-24', source: NOT_FOUND, note: BY_RULE },
  { off: '2005-03-14', worked: '2005-03-19', source: ACCOUNT_2005 },
  { off: '2005-10-31', worked: '2005-11-05', source: ACCOUNT_2005 },
  { off: '2007-03-16', worked: '2007-03-10', source: DECREE_2007 },
  { off: '2007-04-30', worked: '2007-04-21', source: DECREE_2007 },
  { off: '2007-10-22', worked: '2007-10-20', source: DECREE_2007 },
  { off: '2007-11-02', worked: '2007-10-27', source: DECREE_2007 },
  { off: '2007-12-24', worked: '2007-12-22', source: DECREE_2007 },
  { off: '2007-12-31', worked: '2007-12-29', source: DECREE_2007 },
  { off: '2008-05-02', worked: '2008-04-26', source: DECREE_2008 },
  { off: '2008-10-24', worked: '2008-10-18', source: DECREE_2008 },
  { off: '2008-12-24', worked: '2008-12-20', source: DECREE_2008 },
  { off: '2009-01-02', worked: '2009-03-28', source: NOT_FOUND, note: BY_RULE },
  { off: '2009-08-21', worked: '2009-08-29', source: NOT_FOUND, note: BY_RULE },
  { off: '2009-12-24', worked: '2009-12-19', source: NOT_FOUND, note: BY_RULE },
  { off: '2010-12-24', worked: '2010-12-11', source: ACCOUNT_2010_2011 },
  { off: '2011-03-14', worked: '2011-03-19', source: ACCOUNT_2010_2011 },
  { off: '2011-10-31', worked: '2011-11-05', source: ACCOUNT_2010_2011 },
  { off: '2012-03-16', worked: '2012-03-24', source: DECREE_2012 },
  { off: '2012-04-30', worked: '2012-04-21', source: DECREE_2012 },
  { off: '2012-10-22', worked: '2012-10-27', source: DECREE_2012 },
  { off: '2012-11-02', worked: '2012-11-10', source: DECREE_2012 },
  { off: '2012-12-24', worked: '2012-12-15', source: DECREE_2012 },
  { off: '2012-12-31', worked: '2012-12-01', source: NOT_FOUND, note: BY_RULE },
  { off: '2013-08-19', worked: '2013-08-24', source: NOT_FOUND, note: BY_RULE },
  { off: '2013-12-24', worked: '2013-12-07', source: ACCOUNT_2013 },
  { off: '2013-12-27', worked: '2013-12-21', source: ACCOUNT_2013 },
  { off: '2014-05-02', worked: '2014-05-10', source: DECREE_2014 },
  { off: '2014-10-24', worked: '2014-10-18', source: DECREE_2014 },
  { off: '2014-12-24', worked: '2014-12-13', source: DECREE_2014 },
  { off: '2015-01-02', worked: '2015-01-10', source: DECREE_2015 },
  { off: '2015-08-21', worked: '2015-08-08', source: DECREE_2015 },
  { off: '2015-12-24', worked: '2015-12-12', source: DECREE_2015 },
  { off: '2016-03-14', worked: '2016-03-05', source: DECREE_2016 },
  { off: '2016-10-31', worked: '2016-10-15', source: DECREE_2016 },
  { off: '2018-03-16', worked: '2018-03-10', source: DECREE_2018 },
  { off: '2018-04-30', worked: '2018-04-21', source: DECREE_2018 },
  { off: '2018-10-22', worked: '2018-10-13', source: DECREE_2018 },
  { off: '2018-11-02', worked: '2018-11-10', source: DECREE_2018 },
  { off: '2018-12-24', worked: '2018-12-01', source: DECREE_2018 },
  { off: '2018-12-31', worked: '2018-12-15', source: DECREE_2018 },
  { off: '2019-08-19', worked: '2019-08-10', source: DECREE_2019 },
  { off: '2019-12-24', worked: '2019-12-07', source: DECREE_2019 },
  { off: '2019-12-27', worked: '2019-12-14', source: DECREE_2019 },
  { off: '2020-08-21', worked: '2020-08-29', source: ACCOUNT_2020 },
  { off: '2020-12-24', worked: '2020-12-12', source: ACCOUNT_2020 },
  { off: '2021-12-24', worked: '2021-12-11', source: DECREE_2021 },
  { off: '2022-03-14', worked: '2022-03-26', source: DECREE_2022 },
  { off: '2022-10-31', worked: '2022-10-15', source: DECREE_2022 },
  { off: '2024-08-19', worked: '2024-08-03', source: DECREE_2024 },
  { off: '2024-12-24', worked: '2024-12-07', source: DECREE_2024 },
  { off: '2024-12-27', worked: '2024-12-14', source: DECREE_2024 },
  { off: '2025-05-02', worked: '2025-05-17', source: DECREE_2025 },
  { off: '2025-10-24', worked: '2025-10-18', source: DECREE_2025 },
  { off: '2025-12-24', worked: '2025-12-13', source: DECREE_2025 },
  { off: '2026-01-02', worked: '2026-01-10', source: DECREE_2026 },
  { off: '2026-08-21', worked: '2026-08-08', source: DECREE_2026 },
  { off: '2026-12-24', worked: '2026-12-12', source: DECREE_2026 },
];

const REST = { name: 'Day of rest', names: { hu: 'pihenőnap' }, observed: true };
const WORKED = { name: 'Working day in place of [off]', names: { hu: 'munkanap' } };

export default country({
  id: 'HU',
  name: 'Hungary',
  doubts:
    "Doubts: Before 2000 no decree was found. From 2027 on each year's decree has still to come: neither the days of rest nor the Saturdays are guessed, and so both are missing.",
  doubtful: [
    {
      years: '2001-2004 2009',
      note: 'The days of 2001 to 2004, 2009 and 19 August 2013 rest on the rule and on compilations, those to 2004 without the Saturdays worked.',
    },
    {
      on: '2013-08-19',
      note: 'The days of 2001 to 2004, 2009 and 19 August 2013 rest on the rule and on compilations, those to 2004 without the Saturdays worked.',
    },
    {
      on: '2012-12-31',
      note: "Of 31 December 2012 an amendment (1 December worked) is told by a compilation alone; the register's text of 6 July 2012 does not have it.",
    },
  ],
  localName: 'Magyarország',
  cities: 'Budapest',
  currencies: ['HUF'],
  note: 'Weekend days worked for bridge days are decreed year by year; those not yet decreed are left out.',
  timezone: 'Europe/Budapest',
  weekend: SATURDAY_SUNDAY,
  library: 'HU',
  texts: [
    {
      rules: [
        '01-01',
        '03-15',
        'easter -2',
        'easter 1',
        '05-01',
        'easter 50',
        '08-20',
        '10-23',
        '11-01',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'http://munkaugyaudit.hu/nagypentek-munkaszuneti-nap/',
      what: '2012. évi I. törvény, § 102 (1), and the yearly decrees on moved working days',
    },
  ],
  exclusions: [
    {
      rule: '11-01',
      to: 1999,
      why: 'a holiday since 1 January 2000; http://mkogy.jogtar.hu/jogszabaly?docid=99900123.TV',
    },
    { rule: 'easter 50', to: 1991, why: 'Whit Monday is a holiday again since 1992' },
  ],
  dates: exchangedDays(REST, WORKED, MOVED),
});
