import type { Subdivision } from '../../country.js';
import { onRules, ruleRows } from '../../many-rows.js';
import { holidays, onDates, open, year } from '../../vocabulary.js';

/**
 * The autonomous regions of China whose governments set days off for everybody beside the State Council's, under
 * article 4 of the national regulation (festivals of the minorities): Guangxi, Ningxia, Xinjiang and Tibet. Days are set
 * by a notice each year; where it was read the days are listed as in it, with the weekend days worked or freed by it, in
 * other years those that the region's own regulation names are expected (estimated; days made up are not in).
 */

type ChineseDays = { readonly name: string; readonly names: { readonly zh: string } };

const SANYUESAN: ChineseDays = { name: 'Sanyuesan Festival', names: { zh: '壮族三月三' } };
const FITR: ChineseDays = { name: 'Eid al-Fitr', names: { zh: '开斋节' } };
const FITR_XJ: ChineseDays = { name: 'Eid al-Fitr', names: { zh: '肉孜节' } };
const ADHA: ChineseDays = { name: 'Eid al-Adha', names: { zh: '古尔邦节' } };
const LOSAR: ChineseDays = { name: 'Losar (Tibetan New Year)', names: { zh: '藏历新年' } };

const ORDER_98 = 'http://www.858835.com/gn/201401/t20140110_238887.html';
const GUANGXI_2014_2016 = 'https://um.sanwen.net/subject/daqwnqqf.html';
const GUANGXI_2017 = 'http://huaxiashiwen.com/xuexi/tongzhi/704789.html';
const GUANGXI_2018 = 'http://www.yyykp.com/news/china/1959960.html';
const GUANGXI_2019 = 'https://ruilifan.com/wmsh/xingzuo/jjkyq.html';
const GUANGXI_2021 = 'http://www.fzlwr.cn/fangjia/jieri/1021522.html';
const GUANGXI_2023 = 'http://www.xwmpso.com/2023/0314/1505733.shtml';
const GUANGXI_2024 = 'https://www.lzdww.com/read-122637.html';
const GUANGXI_2025 = 'https://www.dknjh.com/qiwen/xg744381.html';

const NINGXIA_2019 = 'http://m.kinghappypy.com/JieRiXiSu/767779.html';
const NINGXIA_2020 = 'http://juwanzhuan.com/detail_883095.html';
const NINGXIA_2021 = 'http://www.7tqp.com/news_47712.shtml';
const NINGXIA_2022 = 'https://m.tianqiyubao2.com/news/view-3670966';

const ORDER_174 = 'http://mypeppercompany.com/fangjia/jieri/429771.html';
const XINJIANG_2013 = 'http://stellalashacademy.com/liaoning/info/325820.html';
const XINJIANG_2023 = 'http://meili43.com/yule/2023/0103/333850.html';
const XINJIANG_2025 = 'http://www.mnw.cn/news/cj/3018205.html';

const TIBET_2009 = 'http://cn.chinagate.cn/population/2009-02/19/content_17301609.htm';
const TIBET_2025 = 'http://51haodu.com/t/Yk5IeFZmcU9ZWg==';

const NINGXIA_READ = [2019, 2020, 2021, 2022];
const STATE_COUNCIL = 'https://www.gov.cn/zhengce/content/202411/content_6986380.htm';

export const REGIONS: readonly Subdivision[] = [
  {
    id: 'GX',
    name: 'Guangxi',
    localName: '广西壮族自治区',
    cities: 'Nanning, Guilin',
    note: 'The days of Sanyuesan are notified each year: two, at or near the 3rd and 4th of the third lunar month.',
    years: { from: 2014, why: 'order 98 of the government of Guangxi, in force since 2014' },
    inherits: [{ calendar: 'CN', from: 2014, source: STATE_COUNCIL }],
    rules: [
      // The weekdays of a festival in the years without a notice.
      ...onRules(['chinese 03-0-03', 'chinese 03-0-04'], {
        ...SANYUESAN,
        from: 2014,
        exceptYears: [2014, 2015, 2016, 2017, 2018, 2019, 2021, 2023, 2024, 2025],
        weekdays: [1, 2, 3, 4, 5],
        status: 'estimated',
        source: ORDER_98,
        note: 'Expected by the regulation: the notice of the year was not read.',
      }),
    ],
    dates: [
      ...holidays(
        'Sanyuesan Festival',
        GUANGXI_2014_2016,
        '2014-04-02 2014-04-03 2015-04-20 2015-04-21 2016-04-08 2016-04-11',
        { names: SANYUESAN.names },
      ),
      ...holidays('Sanyuesan Festival', GUANGXI_2017, '2017-03-30 2017-03-31', { names: SANYUESAN.names }),
      open('A working day in the rest of China: free, for 8 April', GUANGXI_2017, '2017-04-01'),
      {
        date: '2017-04-08',
        kind: 'weekend_workday',
        name: 'Working day in exchange (Sanyuesan Festival)',
        source: GUANGXI_2017,
      },
      ...onDates(['2018-04-18', '2018-04-19', '2018-04-20'], { ...SANYUESAN, kind: 'holiday', source: GUANGXI_2018 }),
      {
        date: '2018-04-15',
        kind: 'weekend_workday',
        name: 'Working day in exchange (Sanyuesan Festival)',
        source: GUANGXI_2018,
      },
      ...holidays('Sanyuesan Festival', GUANGXI_2019, '2019-04-04 2019-04-08', { names: SANYUESAN.names }),
      ...holidays('Sanyuesan Festival', GUANGXI_2021, '2021-04-14 2021-04-15 2021-04-16', { names: SANYUESAN.names }),
      {
        date: '2021-04-18',
        kind: 'weekend_workday',
        name: 'Working day in exchange (Sanyuesan Festival)',
        source: GUANGXI_2021,
      },
      { ...SANYUESAN, date: '2023-04-21', kind: 'holiday', source: GUANGXI_2023 },
      open('A working day in the rest of China: free for Sanyuesan', GUANGXI_2023, '2023-04-23'),
      ...holidays('Sanyuesan Festival', GUANGXI_2024, '2024-04-11 2024-04-12', { names: SANYUESAN.names }),
      ...holidays('Sanyuesan Festival', GUANGXI_2025, '2025-03-31 2025-04-01', { names: SANYUESAN.names }),
    ],
  },
  {
    id: 'NX',
    name: 'Ningxia',
    localName: '宁夏回族自治区',
    cities: 'Yinchuan',
    note: 'The days of the two Eids are notified each year; those of years whose notice was not read are estimated.',
    years: { from: 2014, why: 'the notices of earlier years were not looked for' },
    inherits: [{ calendar: 'CN', from: 2014, source: STATE_COUNCIL }],
    rules: [
      ...ruleRows(
        {
          from: 2014,
          exceptYears: NINGXIA_READ,
          weekdays: [1, 2, 3, 4, 5],
          status: 'estimated',
          source: NINGXIA_2019,
          note: 'Expected by the regulation: the notice of the year was not read.',
        },
        [
          { ...FITR, rule: 'feast eid-al-fitr at CN for 2 days' },
          { ...ADHA, rule: 'feast eid-al-adha at CN for 2 days' },
        ],
      ),
    ],
    dates: [
      ...holidays('Eid al-Fitr', NINGXIA_2019, '2019-06-05 2019-06-06', { names: FITR.names }),
      ...holidays('Eid al-Adha', NINGXIA_2019, '2019-08-12 2019-08-13', { names: ADHA.names }),
      ...holidays('Eid al-Fitr', NINGXIA_2020, '2020-05-25 2020-05-26', { names: FITR.names }),
      ...holidays('Eid al-Adha', NINGXIA_2020, '2020-07-30 2020-07-31', { names: ADHA.names }),
      ...holidays('Eid al-Fitr', NINGXIA_2021, '2021-05-13 2021-05-14', { names: FITR.names }),
      ...holidays('Eid al-Adha', NINGXIA_2021, '2021-07-19 2021-07-20', { names: ADHA.names }),
      ...holidays('Eid al-Adha', NINGXIA_2022, '2022-07-11 2022-07-12', { names: ADHA.names }),
    ],
  },
  {
    id: 'XJ',
    name: 'Xinjiang',
    localName: '新疆维吾尔自治区',
    cities: 'Urumqi, Kashgar',
    note: 'The days of the two Eids are notified each year; those of years whose notice was not read are estimated.',
    years: { from: 2012, why: 'order 174 of the government of Xinjiang, of December 2011' },
    inherits: [{ calendar: 'CN', from: 2012, source: STATE_COUNCIL }],
    rules: [
      ...ruleRows(
        {
          from: 2012,
          weekdays: [1, 2, 3, 4, 5],
          status: 'estimated',
          source: ORDER_174,
          note: 'Expected by the regulation: the notice of the year was not read.',
        },
        [
          { ...FITR_XJ, rule: 'feast eid-al-fitr at CN', exceptYears: [2013, 2023, 2025] },
          { ...ADHA, rule: 'feast eid-al-adha at CN for 3 days', exceptYears: [2016, 2023, 2025] },
        ],
      ),
    ],
    dates: [
      { ...FITR_XJ, date: '2013-08-08', kind: 'holiday', source: XINJIANG_2013 },
      ...onDates(['2016-09-12', '2016-09-13', '2016-09-14'], { ...ADHA, kind: 'holiday', source: ORDER_174 }),
      { date: '2016-09-10', kind: 'weekend_workday', name: 'Working day in exchange (Eid al-Adha)', source: ORDER_174 },
      ...holidays('Eid al-Fitr', XINJIANG_2023, '2023-04-21', { names: FITR_XJ.names }),
      ...holidays('Eid al-Adha', XINJIANG_2023, '2023-06-28 2023-06-29 2023-06-30', { names: ADHA.names }),
      { ...FITR_XJ, date: '2025-03-31', kind: 'holiday', source: XINJIANG_2025 },
      year(2025, XINJIANG_2025, { '06-06': ADHA, '06-09': ADHA, '06-10': ADHA }),
    ],
  },
  {
    id: 'XZ',
    name: 'Tibet',
    localName: '西藏自治区',
    otherNames: 'Xizang',
    cities: 'Lhasa',
    note: 'The days of Losar are notified each year; those of years whose notice was not read are estimated. Shoton, in August, is not in.',
    years: { from: 2009, why: 'the notices of earlier years were not looked for' },
    inherits: [{ calendar: 'CN', from: 2009, source: STATE_COUNCIL }],
    rules: [
      {
        ...LOSAR,
        rule: 'feast losar at CN -1 for 7 days',
        from: 2009,
        exceptYears: [2009, 2025],
        weekdays: [1, 2, 3, 4, 5],
        status: 'estimated',
        source: TIBET_2009,
        note: 'Expected by the regulation: the notice of the year was not read.',
      },
    ],
    dates: [
      ...holidays('Losar (Tibetan New Year)', TIBET_2009, '2009-02-23 2009-02-24 2009-02-25 2009-02-26 2009-02-27', {
        names: LOSAR.names,
      }),
      ...holidays('Losar (Tibetan New Year)', TIBET_2025, '2025-02-27 2025-02-28 2025-03-03 2025-03-04', {
        names: LOSAR.names,
      }),
    ],
  },
];
