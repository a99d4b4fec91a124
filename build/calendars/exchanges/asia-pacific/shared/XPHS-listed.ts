import { type ListedDate, NOT_FOUND, year } from '../../../vocabulary.js';

/**
 * Closing days of the Philippine Stock Exchange, 2002 to 2020, which no rule gives: to 2010 all days (moved each year
 * by proclamation), from 2011 on the movable feasts, the days of single proclamations and the unscheduled closures.
 * Where no report was read, the days are those of a compilation made from prices; their names were put to them from
 * the calendars of public holidays of the time.
 */

const MARING_2013 = 'https://business.inquirer.net/139291/ph-financial-markets-shut-down-for-second-day';
/** Three days of holiday; trading resumed on the third, Monday 19 January. */
const POPE_2015 = 'https://balita.mb.com.ph/2015/01/18/kalakalan-sa-stock-market-tuloy-sa-lunes';
const PROCLAMATION_117 = 'http://thepinoy.net/?p=10923';
const ADHA_2017 = 'http://www.manilatimes.net/stock-market-0-13-ahead-long-weekend/346845/';
const MARING_2017 =
  'http://gmanetwork.com/news/money/economy/625486/stormy-weather-shuts-phl-clearing-operations-financial-markets/story';
const TAAL_2020 =
  'https://www.philstar.com/business/2020/01/13/1984449/walang-pasok-pse-suspends-trading-amid-taal-volcano-ashfall';
const QUARANTINE_2020 = 'https://mb.com.ph/2023/3/27/pse-expects-to-resume-trading-tomorrow';
const ULYSSES_2020 =
  'https://news.abs-cbn.com/business/11/11/20/' +
  'pse-to-suspend-trading-thursday-if-typhoon-signal-no-3-stays-raised-in-metro-manila';

const COMPILED = {
  status: 'estimated',
  note: 'doubt: a compilation; the proclamation or notice was not read',
} as const;

const TO_2010: readonly ListedDate[] = [
  ...year(
    2002,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '02-25': 'EDSA Revolution Anniversary',
      '03-28': 'Maundy Thursday',
      '03-29': 'Good Friday',
      '04-08': 'Day of Valor (moved)',
      '05-01': 'Labor Day',
      '06-12': 'Independence Day',
      '07-15': 'Barangay election day',
      '10-31': "All Saints' Day Eve",
      '11-01': "All Saints' Day",
      '12-06': "Eid'l Fitr",
      '12-24': 'Christmas Eve',
      '12-25': 'Christmas Day',
      '12-30': 'Rizal Day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2003,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '02-25': 'EDSA Revolution Anniversary',
      '04-07': 'Day of Valor (moved)',
      '04-17': 'Maundy Thursday',
      '04-18': 'Good Friday',
      '05-01': 'Labor Day',
      '05-02': 'Special day',
      '06-13': 'Independence Day (moved)',
      '08-22': 'Ninoy Aquino Day (moved)',
      '11-26': "Eid'l Fitr",
      '12-24': 'Christmas Eve',
      '12-25': 'Christmas Day',
      '12-26': 'Special day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2004,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '01-02': 'Special day',
      '02-25': 'EDSA Revolution Anniversary',
      '04-07': 'Day of Valor (moved)',
      '04-08': 'Maundy Thursday',
      '04-09': 'Good Friday',
      '05-10': 'Election day',
      '11-01': "All Saints' Day",
      '11-15': "Eid'l Fitr",
      '11-29': 'Bonifacio Day (moved)',
      '12-03': 'Special day',
      '12-24': 'Christmas Eve',
      '12-27': 'Rizal Day (moved)',
      '12-30': 'Rizal Day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2005,
    NOT_FOUND,
    {
      '02-25': 'EDSA Revolution Anniversary',
      '03-23': 'Special day',
      '03-24': 'Maundy Thursday',
      '03-25': 'Good Friday',
      '05-02': 'Labor Day (moved)',
      '06-13': 'Independence Day (moved)',
      '07-25': 'Special day',
      '08-29': "National Heroes' Day",
      '10-31': "All Saints' Day Eve",
      '11-01': "All Saints' Day",
      '11-04': "Eid'l Fitr",
      '11-28': 'Bonifacio Day (moved)',
      '12-26': 'Special day',
      '12-30': 'Rizal Day',
    },
    COMPILED,
  ),
  ...year(
    2006,
    NOT_FOUND,
    {
      '04-13': 'Maundy Thursday',
      '04-14': 'Good Friday',
      '05-01': 'Labor Day',
      '06-12': 'Independence Day',
      '07-24': 'Special day',
      '08-21': 'Ninoy Aquino Day',
      '09-28': 'Typhoon Milenyo',
      '09-29': 'Typhoon Milenyo',
      '10-24': "Eid'l Fitr",
      '11-01': "All Saints' Day",
      '12-01': 'Special day',
      '12-25': 'Christmas Day',
      '12-26': 'Special day',
    },
    COMPILED,
  ),
  ...year(
    2007,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '04-05': 'Maundy Thursday',
      '04-06': 'Good Friday',
      '04-09': 'Day of Valor',
      '05-01': 'Labor Day',
      '05-14': 'Election day',
      '06-11': 'Independence Day (moved)',
      '08-20': 'Ninoy Aquino Day (moved)',
      '08-27': "National Heroes' Day",
      '10-12': "Eid'l Fitr",
      '10-29': 'Barangay election day',
      '11-01': "All Saints' Day",
      '11-02': "All Souls' Day",
      '11-30': 'Bonifacio Day',
      '12-24': 'Christmas Eve',
      '12-25': 'Christmas Day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2008,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '02-25': 'EDSA Revolution Anniversary',
      '03-20': 'Maundy Thursday',
      '03-21': 'Good Friday',
      '04-07': 'Day of Valor (moved)',
      '05-01': 'Labor Day',
      '06-09': 'Independence Day (moved)',
      '08-18': 'Ninoy Aquino Day (moved)',
      '08-25': "National Heroes' Day",
      '10-01': "Eid'l Fitr",
      '12-01': 'Bonifacio Day (moved)',
      '12-25': 'Christmas Day',
      '12-26': 'Special day',
      '12-29': 'Special day',
      '12-30': 'Rizal Day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2009,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '01-02': 'Special day',
      '04-06': 'Day of Valor (moved)',
      '04-09': 'Maundy Thursday',
      '04-10': 'Good Friday',
      '05-01': 'Labor Day',
      '06-12': 'Independence Day',
      '07-17': 'Unscheduled closure',
      '08-05': 'Funeral of Corazon Aquino',
      '08-21': 'Ninoy Aquino Day',
      '08-31': "National Heroes' Day",
      '09-07': 'Special day',
      '09-21': "Eid'l Fitr",
      '11-02': "All Souls' Day",
      '11-30': 'Bonifacio Day',
      '12-24': 'Christmas Eve',
      '12-25': 'Christmas Day',
      '12-30': 'Rizal Day',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
  ...year(
    2010,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '04-01': 'Maundy Thursday',
      '04-02': 'Good Friday',
      '04-09': 'Day of Valor',
      '05-03': 'Labor Day (moved)',
      '05-10': 'Election day',
      '06-14': 'Independence Day (moved)',
      '06-30': 'Inauguration of the President',
      '08-30': "National Heroes' Day",
      '09-10': "Eid'l Fitr",
      '10-25': 'Barangay election day',
      '11-01': "All Saints' Day",
      '11-16': "Eid'l Adha",
      '11-29': 'Bonifacio Day (moved)',
      '12-24': 'Christmas Eve',
      '12-27': 'Rizal Day (moved)',
      '12-31': 'Last Day of the Year',
    },
    COMPILED,
  ),
];

const FROM_2011: readonly ListedDate[] = [
  ...year(
    2011,
    NOT_FOUND,
    {
      '06-20': '150th birthday of José Rizal',
      '08-30': "Eid'l Fitr",
      '09-27': 'Typhoon Pedring',
      '10-31': "All Saints' Day Eve",
      '11-07': "Eid'l Adha",
    },
    COMPILED,
  ),
  ...year(
    2012,
    NOT_FOUND,
    {
      '01-23': 'Chinese New Year',
      '08-07': 'Floods in Manila',
      '08-20': "Eid'l Fitr",
      '10-26': "Eid'l Adha",
      '11-02': "All Souls' Day",
    },
    COMPILED,
  ),
  ...year(
    2013,
    NOT_FOUND,
    {
      '05-13': 'Election day',
      '08-09': "Eid'l Fitr",
      '10-15': "Eid'l Adha",
      '10-28': 'Barangay election day',
    },
    COMPILED,
  ),
  ...year(
    2014,
    NOT_FOUND,
    {
      '01-31': 'Chinese New Year',
      '07-16': 'Typhoon Glenda',
      '07-29': "Eid'l Fitr",
      '09-19': 'Storm Mario',
      '10-06': "Eid'l Adha",
      '12-08': 'Typhoon Ruby',
      '12-26': 'Special day',
    },
    COMPILED,
  ),
  ...year(
    2015,
    NOT_FOUND,
    {
      '01-02': 'Special day',
      '02-19': 'Chinese New Year',
      '07-17': "Eid'l Fitr",
      '09-25': "Eid'l Adha",
      '11-18': 'APEC summit',
      '11-19': 'APEC summit',
    },
    COMPILED,
  ),
  ...year(
    2016,
    NOT_FOUND,
    {
      '02-08': 'Chinese New Year',
      '05-09': 'Election day',
      '07-06': "Eid'l Fitr",
      '09-12': "Eid'l Adha",
      '10-31': "All Saints' Day Eve",
    },
    COMPILED,
  ),
  ...year(
    2017,
    NOT_FOUND,
    {
      '04-28': 'ASEAN summit',
      '06-26': "Eid'l Fitr",
      '10-16': 'Transport strike',
      '10-31': "All Saints' Day Eve",
      '12-26': 'Special day',
    },
    COMPILED,
  ),
  ...year(
    2018,
    NOT_FOUND,
    {
      '01-02': 'Special day',
      '02-16': 'Chinese New Year',
      '05-14': 'Barangay election day',
      '06-15': "Eid'l Fitr",
      '08-21': "Eid'l Adha",
      '11-02': "All Souls' Day",
    },
    COMPILED,
  ),
  ...year(
    2019,
    NOT_FOUND,
    {
      '02-05': 'Chinese New Year',
      '05-13': 'Election day',
      '06-05': "Eid'l Fitr",
      '08-12': "Eid'l Adha",
    },
    COMPILED,
  ),
  ...year(
    2020,
    NOT_FOUND,
    {
      '05-25': "Eid'l Fitr",
      '07-31': "Eid'l Adha",
      '11-02': "All Souls' Day",
    },
    COMPILED,
  ),
];

const REPORTED: readonly ListedDate[] = [
  { date: '2013-08-19', kind: 'holiday', name: 'Storm Maring', source: MARING_2013 },
  { date: '2013-08-20', kind: 'holiday', name: 'Storm Maring', source: MARING_2013 },
  { date: '2015-01-15', kind: 'holiday', name: 'Visit of the Pope', source: POPE_2015 },
  { date: '2015-01-16', kind: 'holiday', name: 'Visit of the Pope', source: POPE_2015 },
  { date: '2016-12-26', kind: 'holiday', name: 'Special day', source: PROCLAMATION_117 },
  { date: '2017-01-02', kind: 'holiday', name: 'Special day', source: PROCLAMATION_117 },
  { date: '2017-09-01', kind: 'holiday', name: "Eid'l Adha", source: ADHA_2017 },
  { date: '2017-09-12', kind: 'holiday', name: 'Storm Maring', source: MARING_2017 },
  { date: '2020-01-13', kind: 'holiday', name: 'Eruption of Taal', source: TAAL_2020 },
  { date: '2020-03-17', kind: 'holiday', name: 'Community quarantine', source: QUARANTINE_2020 },
  { date: '2020-03-18', kind: 'holiday', name: 'Community quarantine', source: QUARANTINE_2020 },
  { date: '2020-11-12', kind: 'holiday', name: 'Typhoon Ulysses', source: ULYSSES_2020 },
];

export const LISTED: readonly ListedDate[] = [...TO_2010, ...FROM_2011, ...REPORTED];
