import { type ListedDate, NOT_FOUND, onDates, year } from '../../../vocabulary.js';

/** The listed closures of the Bombay and the National Stock Exchange, year by year; read the comment of `XBOM.ts` first. */

/** Daily values of the Sensex from 1 January 2001, read to June 2007, from December 2008 to March 2010, and from October 2012 to December 2013. */
const SENSEX =
  'https://github.com/abhinavananddwivedi/FMC_T4_PhD_TS/blob/6ea5051709dbd6b076bf338f90ff04401d070cd2/SENSEX.csv';
/** The list of the National Stock Exchange, as a program's test keeps it. */
const LIST_2007 =
  'https://github.com/thaond/pm2/blob/54859de2fceac936016fd283a2e90a0c9f649795/test/pm/net/nse/downloader/' +
  'MarketHolidayDownloaderTest.java';
const LIST_2010 = 'http://brokersreport.blogspot.com/2009/12/market-trading-holidays-2010-nse-bse.html';
/** Circular 130 of the National Stock Exchange, 22 November 2010. */
const LIST_2011 = 'https://it.scribd.com/doc/45935418/NSE-Holiday-2011';
const LIST_2012 = 'http://tipssbsense.blogspot.com/2011/11/trading-holidays-for-2012.html';
const MUHARRAM_2013 = 'http://onlinestocktips.in/2013/11/nse-bse-change-muharram-holiday-to-nov-15-2013';
const LIST_2014 = 'https://upstox.com/market-talk/2014-market-holidays-trading-nse-bse-mcx/';
const LIST_2015 = 'https://stock-market-holidays.org/?p=367';
const LIST_2016 =
  'http://www.bseindia.com/markets/MarketInfo/DispNoticesNCirculars.aspx?' +
  'Noticeid=%7b99D4F28A-C6F2-4290-BF29-22EE7400CD30%7d&noticeno=20151207-4&dt=12/07/2015';
const LIST_2017 = 'https://zerodha.com/z-connect/general/trading-holidays-2017-nse-bse-mcx';
/** Circular NSE/CMTR/36475 of 12 December 2017. */
const LIST_2018 = 'https://taxguru.in/sebi/trading-holidays-calendar-year-2018.html?nonamp=1/';
const LIST_2019 = 'https://jaanoaurseekho.com/nse-bse-trading-holidays-for-2019-stock-market-india';
const LIST_2020 = 'https://www.stockguru.in/trading-holiday.jsp';
const LIST_2021 =
  'https://www.moneycontrol.com/news/business/markets/' +
  'market-holidays-in-2021-check-days-when-bse-will-be-shut-for-trading-6277211.html';
const LIST_2022 =
  'https://www.indiatoday.in/business/story/' +
  'share-market-holiday-holi-2022-stock-market-holidays-2022-list-date-sensex-nifty-open-time-1926388-2022-03-17';
const LIST_2023 = 'https://www.bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221208-31';
const BAKRI_ID_2023 =
  'https://www.business-standard.com/amp/markets/news/' +
  'stock-market-holiday-on-bakri-id-rescheduled-to-june-29-from-june-28-123062700275_1.html';
const LIST_2024 = 'https://gujarati.bseindia.com/media/list_hol.htm';
const LIST_2024_NSE =
  'https://github.com/citadel-hq/nse_holidays/blob/726bada3f4b37f5af03d6bf6fa0ff88b768c706d/nse_holidays.csv';
const ELECTION_2024 = 'https://news.webindia123.com/news/Articles/Business/20240408/4186072.html';
/** Retells the circulars of both exchanges of 8 November 2024. */
const ELECTION_NOVEMBER_2024 =
  'https://m.rediff.com/news/commentary/2024/nov/08/nse-bse-to-be-closed-on-nov-20-for-maharashtra-assembly-polls/afe19ca51f300c1df5b874c262ae90cf';
/** The calendar published by both exchanges, as the press gives it. */
const LIST_2025 = 'https://www.sakshipost.com/news/national/march-14-stock-market-holiday-holi-india-383909';
/** Notices 20251212-8 and 20260112-8 of BSE, as a program sums them up. */
const LIST_2026 =
  'https://github.com/rhnvrm/stock-market-circulars/tree/f54a77839756f81eef29af27b881011df7b625ab/hugo-site/content/circulars/bse';

const NO_VALUE: Partial<ListedDate> = {
  note: 'no value of the index on this day, values on the days around it; the name is the festival of the day',
};
const UNFOUND: Partial<ListedDate> = {
  status: 'estimated',
  note: 'doubt: other compilations have the day, no list of the exchange was found; the name may be inferred',
};
/** Values exist for these days, but only of the ceremonial session of the evening. */
const MUHURAT: Omit<ListedDate, 'date'> = {
  kind: 'holiday',
  name: 'Diwali Laxmi Pujan',
  status: 'estimated',
  source: SENSEX,
  note: 'a holiday with muhurat session only: the index has a value, with the narrow range of such a session',
};

export const CLOSED: readonly ListedDate[] = [
  ...year(
    1999,
    NOT_FOUND,
    {
      '01-01': "New Year's Day",
      '01-20': 'Id-Ul-Fitr (Ramzan Id)',
      '01-26': 'Republic Day',
      '03-02': 'Holi',
      '03-18': 'Gudi Padwa',
      '03-25': 'Ram Navami',
      '03-29': 'Mahavir Jayanti',
      '04-02': 'Good Friday',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-27': 'Muharram',
      '04-30': 'Buddha Pournima',
      '09-13': 'Ganesh Chaturthi',
      '10-19': 'Dussehra',
      '11-08': 'Diwali Balipratipada',
      '11-10': 'Bhaubeej',
      '11-23': 'Gurunanak Jayanti',
      '12-31': 'Changeover to the year 2000',
    },
    UNFOUND,
  ),
  ...year(
    2000,
    NOT_FOUND,
    {
      '01-26': 'Republic Day',
      '03-17': 'Bakri Id',
      '03-20': 'Holi',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-21': 'Good Friday',
      '05-01': 'Maharashtra Day',
      '08-15': 'Independence Day',
      '09-01': 'Ganesh Chaturthi',
      '10-02': 'Mahatma Gandhi Jayanti',
      '12-25': 'Christmas',
    },
    UNFOUND,
  ),
  ...year(
    2000,
    NOT_FOUND,
    {
      '10-26': 'Diwali Laxmi Pujan',
    },
    { status: 'estimated', note: 'doubt: the day of the festival; neither a list nor a compilation has it' },
  ),
  ...year(
    2001,
    SENSEX,
    {
      '01-26': 'Republic Day',
      '03-06': 'Bakri Id',
      '04-05': 'Muharram',
      '04-13': 'Good Friday',
      '05-01': 'Maharashtra Day',
      '08-15': 'Independence Day',
      '08-22': 'Ganesh Chaturthi',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-26': 'Dussehra',
      '11-16': 'Bhaubeej',
      '11-30': 'Gurunanak Jayanti',
      '12-17': 'Id-Ul-Fitr (Ramzan Id)',
      '12-25': 'Christmas',
    },
    NO_VALUE,
  ),
  ...year(
    2002,
    SENSEX,
    {
      '03-25': 'Muharram',
      '03-29': 'Good Friday',
      '05-01': 'Maharashtra Day',
      '08-15': 'Independence Day',
      '09-10': 'Ganesh Chaturthi',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-15': 'Dussehra',
      '11-06': 'Bhaubeej',
      '11-19': 'Gurunanak Jayanti',
      '12-25': 'Christmas',
    },
    NO_VALUE,
  ),
  ...year(
    2003,
    SENSEX,
    {
      '02-13': 'Bakri Id',
      '03-14': 'Muharram',
      '03-18': 'Holi',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-18': 'Good Friday',
      '05-01': 'Maharashtra Day',
      '08-15': 'Independence Day',
      '10-02': 'Mahatma Gandhi Jayanti',
      '11-26': 'Id-Ul-Fitr (Ramzan Id)',
      '12-25': 'Christmas',
    },
    NO_VALUE,
  ),
  ...year(
    2004,
    SENSEX,
    {
      '01-26': 'Republic Day',
      '02-02': 'Bakri Id',
      '03-02': 'Muharram',
      '04-09': 'Good Friday',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-26': 'Elections',
      '10-13': 'Elections',
      '10-22': 'Dussehra',
      '11-15': 'Id-Ul-Fitr (Ramzan Id)',
      '11-26': 'Gurunanak Jayanti',
    },
    NO_VALUE,
  ),
  ...year(
    2005,
    SENSEX,
    {
      '01-21': 'Bakri Id',
      '01-26': 'Republic Day',
      '03-25': 'Good Friday',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '07-28': 'Floods in Mumbai',
      '08-15': 'Independence Day',
      '09-07': 'Ganesh Chaturthi',
      '10-12': 'Dussehra',
      '11-03': 'Bhaubeej',
      '11-04': 'Id-Ul-Fitr (Ramzan Id)',
      '11-15': 'Gurunanak Jayanti',
    },
    NO_VALUE,
  ),
  ...year(
    2006,
    SENSEX,
    {
      '01-11': 'Bakri Id',
      '01-26': 'Republic Day',
      '02-09': 'Muharram',
      '03-15': 'Holi',
      '04-06': 'Ram Navami',
      '04-11': 'Id-E-Milad',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '05-01': 'Maharashtra Day',
      '08-15': 'Independence Day',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-24': 'Bhaubeej',
      '10-25': 'Id-Ul-Fitr (Ramzan Id)',
      '12-25': 'Christmas',
    },
    NO_VALUE,
  ),
  ...year(2007, LIST_2007, {
    '01-01': 'Bakri Id',
    '01-26': 'Republic Day',
    '01-30': 'Muharram',
    '02-16': 'Mahashivratri',
    '03-27': 'Ram Navami',
    '04-06': 'Good Friday',
    '05-01': 'Maharashtra Day',
    '05-02': 'Buddha Pournima',
    '08-15': 'Independence Day',
    '10-02': 'Mahatma Gandhi Jayanti',
    '11-09': 'Diwali Laxmi Pujan',
    '12-21': 'Bakri Id',
    '12-25': 'Christmas',
  }),
  ...year(
    2008,
    NOT_FOUND,
    {
      '03-06': 'Mahashivratri',
      '03-20': 'Id-E-Milad',
      '03-21': 'Good Friday',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-18': 'Mahavir Jayanti',
      '05-01': 'Maharashtra Day',
      '05-19': 'Buddha Pournima',
      '08-15': 'Independence Day',
      '09-03': 'Ganesh Chaturthi',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-09': 'Dussehra',
      '10-28': 'Diwali Laxmi Pujan',
      '10-30': 'Diwali Balipratipada',
      '11-13': 'Gurunanak Jayanti',
      '11-27': 'Terrorist attacks in Mumbai',
    },
    UNFOUND,
  ),
  ...year(
    2008,
    SENSEX,
    {
      '12-09': 'Bakri Id',
      '12-25': 'Christmas',
    },
    NO_VALUE,
  ),
  ...year(
    2009,
    SENSEX,
    {
      '01-08': 'Muharram',
      '01-26': 'Republic Day',
      '02-23': 'Mahashivratri',
      '03-10': 'Id-E-Milad',
      '03-11': 'Holi',
      '04-03': 'Ram Navami',
      '04-07': 'Mahavir Jayanti',
      '04-10': 'Good Friday',
      '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
      '04-30': 'Elections',
      '05-01': 'Maharashtra Day',
      '09-21': 'Id-Ul-Fitr (Ramzan Id)',
      '09-28': 'Dussehra',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-13': 'Elections',
      '10-19': 'Diwali Balipratipada',
      '11-02': 'Gurunanak Jayanti',
      '12-25': 'Christmas',
      '12-28': 'Muharram',
    },
    NO_VALUE,
  ),
  ...year(2010, LIST_2010, {
    '01-01': "New Year's Day",
    '01-26': 'Republic Day',
    '02-12': 'Mahashivratri',
    '03-01': 'Holi',
    '03-24': 'Ram Navami',
    '04-02': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '09-10': 'Id-Ul-Fitr (Ramzan Id)',
    '11-05': 'Diwali Laxmi Pujan',
    '11-17': 'Bakri Id',
    '12-17': 'Muharram',
  }),
  ...year(2011, LIST_2011, {
    '01-26': 'Republic Day',
    '03-02': 'Mahashivratri',
    '04-12': 'Ram Navami',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-22': 'Good Friday',
    '08-15': 'Independence Day',
    '08-31': 'Id-Ul-Fitr (Ramzan Id)',
    '09-01': 'Ganesh Chaturthi',
    '10-06': 'Dussehra',
    '10-26': 'Diwali Laxmi Pujan',
    '10-27': 'Diwali Balipratipada',
    '11-07': 'Bakri Id',
    '11-10': 'Gurunanak Jayanti',
    '12-06': 'Muharram',
  }),
  ...year(2012, LIST_2012, {
    '01-26': 'Republic Day',
    '02-20': 'Mahashivratri',
    '03-08': 'Holi',
    '04-05': 'Mahavir Jayanti',
    '04-06': 'Good Friday',
    '05-01': 'Maharashtra Day',
    '08-15': 'Independence Day',
    '08-20': 'Id-Ul-Fitr (Ramzan Id)',
    '09-19': 'Ganesh Chaturthi',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-24': 'Dussehra',
    '11-13': 'Diwali Laxmi Pujan',
    '11-14': 'Diwali Balipratipada',
    '11-28': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(
    2013,
    SENSEX,
    {
      '03-27': 'Holi',
      '03-29': 'Good Friday',
      '04-19': 'Ram Navami',
      '04-24': 'Mahavir Jayanti',
      '05-01': 'Maharashtra Day',
      '08-09': 'Id-Ul-Fitr (Ramzan Id)',
      '08-15': 'Independence Day',
      '09-09': 'Ganesh Chaturthi',
      '10-02': 'Mahatma Gandhi Jayanti',
      '10-16': 'Bakri Id',
      '11-04': 'Diwali Balipratipada',
    },
    NO_VALUE,
  ),
  ...year(2013, MUHARRAM_2013, {
    '11-15': 'Muharram',
  }),
  ...year(
    2013,
    NOT_FOUND,
    {
      '12-25': 'Christmas',
    },
    { status: 'estimated', note: 'doubt: rests on the holiday itself, kept in every year' },
  ),
  ...year(2014, LIST_2014, {
    '02-27': 'Mahashivratri',
    '03-17': 'Holi',
    '04-08': 'Ram Navami',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-18': 'Good Friday',
    '04-24': 'Elections',
    '05-01': 'Maharashtra Day',
    '07-29': 'Id-Ul-Fitr (Ramzan Id)',
    '08-15': 'Independence Day',
    '08-29': 'Ganesh Chaturthi',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-03': 'Dussehra',
    '10-06': 'Bakri Id',
    '10-23': 'Diwali Laxmi Pujan',
    '10-24': 'Diwali Balipratipada',
    '11-04': 'Muharram',
    '11-06': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(
    2014,
    NOT_FOUND,
    {
      '10-15': 'Elections',
    },
    UNFOUND,
  ),
  ...year(2015, LIST_2015, {
    '01-26': 'Republic Day',
    '02-17': 'Mahashivratri',
    '03-06': 'Holi',
    '04-02': 'Mahavir Jayanti',
    '04-03': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '05-01': 'Maharashtra Day',
    '09-17': 'Ganesh Chaturthi',
    '09-25': 'Bakri Id',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-22': 'Dussehra',
    '11-11': 'Diwali Laxmi Pujan',
    '11-12': 'Diwali Balipratipada',
    '11-25': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(2016, LIST_2016, {
    '01-26': 'Republic Day',
    '03-07': 'Mahashivratri',
    '03-24': 'Holi',
    '03-25': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-15': 'Ram Navami',
    '04-19': 'Mahavir Jayanti',
    '07-06': 'Id-Ul-Fitr (Ramzan Id)',
    '08-15': 'Independence Day',
    '09-05': 'Ganesh Chaturthi',
    '09-13': 'Bakri Id',
    '10-11': 'Dussehra',
    '10-12': 'Muharram',
    '10-31': 'Diwali Balipratipada',
    '11-14': 'Gurunanak Jayanti',
  }),
  ...year(2017, LIST_2017, {
    '01-26': 'Republic Day',
    '02-24': 'Mahashivratri',
    '03-13': 'Holi',
    '04-04': 'Ram Navami',
    '04-14': 'Good Friday',
    '05-01': 'Maharashtra Day',
    '06-26': 'Id-Ul-Fitr (Ramzan Id)',
    '08-15': 'Independence Day',
    '08-25': 'Ganesh Chaturthi',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-19': 'Diwali Laxmi Pujan',
    '10-20': 'Diwali Balipratipada',
    '12-25': 'Christmas',
  }),
  ...year(2018, LIST_2018, {
    '01-26': 'Republic Day',
    '02-13': 'Mahashivratri',
    '03-02': 'Holi',
    '03-29': 'Mahavir Jayanti',
    '03-30': 'Good Friday',
    '05-01': 'Maharashtra Day',
    '08-15': 'Independence Day',
    '08-22': 'Bakri Id',
    '09-13': 'Ganesh Chaturthi',
    '09-20': 'Muharram',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-18': 'Dussehra',
    '11-07': 'Diwali Laxmi Pujan',
    '11-08': 'Diwali Balipratipada',
    '11-23': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(2019, LIST_2019, {
    '03-04': 'Mahashivratri',
    '03-21': 'Holi',
    '04-17': 'Mahavir Jayanti',
    '04-19': 'Good Friday',
    '05-01': 'Maharashtra Day',
    '06-05': 'Id-Ul-Fitr (Ramzan Id)',
    '08-12': 'Bakri Id',
    '08-15': 'Independence Day',
    '09-02': 'Ganesh Chaturthi',
    '09-10': 'Muharram',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-08': 'Dussehra',
    '10-28': 'Diwali Balipratipada',
    '11-12': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(
    2019,
    NOT_FOUND,
    {
      '04-29': 'Elections',
      '10-21': 'Elections',
    },
    UNFOUND,
  ),
  ...year(2020, LIST_2020, {
    '02-21': 'Mahashivratri',
    '03-10': 'Holi',
    '04-02': 'Ram Navami',
    '04-06': 'Mahavir Jayanti',
    '04-10': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '05-01': 'Maharashtra Day',
    '05-25': 'Id-Ul-Fitr (Ramzan Id)',
    '10-02': 'Mahatma Gandhi Jayanti',
    '11-16': 'Diwali Balipratipada',
    '11-30': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(2021, LIST_2021, {
    '01-26': 'Republic Day',
    '03-11': 'Mahashivratri',
    '03-29': 'Holi',
    '04-02': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-21': 'Ram Navami',
    '05-13': 'Id-Ul-Fitr (Ramzan Id)',
    '07-21': 'Bakri Id',
    '08-19': 'Muharram',
    '09-10': 'Ganesh Chaturthi',
    '10-15': 'Dussehra',
    '11-04': 'Diwali Laxmi Pujan',
    '11-05': 'Diwali Balipratipada',
    '11-19': 'Gurunanak Jayanti',
  }),
  ...year(2022, LIST_2022, {
    '01-26': 'Republic Day',
    '03-01': 'Mahashivratri',
    '03-18': 'Holi',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-15': 'Good Friday',
    '05-03': 'Id-Ul-Fitr (Ramzan Id)',
    '08-09': 'Muharram',
    '08-15': 'Independence Day',
    '08-31': 'Ganesh Chaturthi',
    '10-05': 'Dussehra',
    '10-24': 'Diwali Laxmi Pujan',
    '10-26': 'Diwali Balipratipada',
    '11-08': 'Gurunanak Jayanti',
  }),
  ...year(2023, LIST_2023, {
    '01-26': 'Republic Day',
    '03-07': 'Holi',
    '03-30': 'Ram Navami',
    '04-04': 'Mahavir Jayanti',
    '04-07': 'Good Friday',
    '04-14': 'Dr. Baba Saheb Ambedkar Jayanti',
    '05-01': 'Maharashtra Day',
    '08-15': 'Independence Day',
    '09-19': 'Ganesh Chaturthi',
    '10-02': 'Mahatma Gandhi Jayanti',
    '10-24': 'Dussehra',
    '11-14': 'Diwali Balipratipada',
    '11-27': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(2023, BAKRI_ID_2023, {
    '06-29': 'Bakri Id',
  }),
  ...year(2024, LIST_2024, {
    '01-26': 'Republic Day',
    '03-08': 'Mahashivratri',
    '03-25': 'Holi',
    '03-29': 'Good Friday',
    '04-11': 'Id-Ul-Fitr (Ramzan Id)',
    '04-17': 'Ram Navami',
    '05-01': 'Maharashtra Day',
    '06-17': 'Bakri Id',
    '07-17': 'Muharram',
    '08-15': 'Independence Day',
    '10-02': 'Mahatma Gandhi Jayanti',
    '11-01': 'Diwali Laxmi Pujan',
    '11-15': 'Gurunanak Jayanti',
    '12-25': 'Christmas',
  }),
  ...year(2024, LIST_2024_NSE, {
    '01-22': 'Special holiday',
  }),
  ...year(2024, ELECTION_2024, {
    '05-20': 'Elections',
  }),
  ...year(2024, ELECTION_NOVEMBER_2024, {
    '11-20': 'Elections',
  }),
  ...year(2025, LIST_2025, {
    '02-26 Wed': 'Mahashivratri',
    '03-14 Fri': 'Holi',
    '03-31 Mon': 'Id-Ul-Fitr (Ramzan Id)',
    '04-10 Thu': 'Mahavir Jayanti',
    '04-14 Mon': 'Dr. Baba Saheb Ambedkar Jayanti',
    '04-18 Fri': 'Good Friday',
    '05-01 Thu': 'Maharashtra Day',
    '08-15 Fri': 'Independence Day',
    '08-27 Wed': 'Ganesh Chaturthi',
    '10-02 Thu': 'Mahatma Gandhi Jayanti',
    '10-21 Tue': 'Diwali Laxmi Pujan',
    '10-22 Wed': 'Diwali Balipratipada',
    '11-05 Wed': 'Gurunanak Jayanti',
    '12-25 Thu': 'Christmas',
  }),
  ...year(2026, LIST_2026, {
    '01-15 Thu': 'Elections',
    '01-26 Mon': 'Republic Day',
    '03-03 Tue': 'Holi',
    '03-26 Thu': 'Ram Navami',
    '03-31 Tue': 'Mahavir Jayanti',
    '04-03 Fri': 'Good Friday',
    '04-14 Tue': 'Dr. Baba Saheb Ambedkar Jayanti',
    '05-01 Fri': 'Maharashtra Day',
    '05-28 Thu': 'Bakri Id',
    '06-26 Fri': 'Muharram',
    '09-14 Mon': 'Ganesh Chaturthi',
    '10-02 Fri': 'Mahatma Gandhi Jayanti',
    '10-20 Tue': 'Dussehra',
    '11-10 Tue': 'Diwali Balipratipada',
    '11-24 Tue': 'Gurunanak Jayanti',
    '12-25 Fri': 'Christmas',
  }),
  ...onDates(['2001-11-14', '2002-11-04', '2004-11-12', '2005-11-01'], MUHURAT),
];

/** Budget days and an exchanged Saturday with the hours of a usual day, and sessions of live trading of an hour or two. */
export const WEEKEND_SESSIONS: readonly ListedDate[] = [
  ...onDates(
    (
      '2003-03-22 2003-11-15 2004-04-17 2004-10-09 2005-06-04 2005-11-26 2006-04-29 2006-06-25 2010-02-06 2012-01-07 ' +
      '2012-03-03 2012-09-08 2013-05-11'
    ).split(' '),
    {
      kind: 'weekend_workday',
      name: 'Special live trading session',
      status: 'estimated',
      source: SENSEX,
      note: 'doubt: the Sensex has values of this day; no text about the session, or its hours, was found.',
    },
  ),
  {
    date: '2012-04-28',
    kind: 'weekend_workday',
    name: 'Special live trading session',
    source: 'http://www.dhanvarsha.in/2012/04/special-session-for-live-trading-on.html',
    note: "11:15 to 12:45: the National Stock Exchange's circular 032/2012, reprinted",
  },
  {
    date: '2014-03-22',
    kind: 'weekend_workday',
    name: 'Special live trading session',
    source: 'https://teluguinvestor.com/equities/special-live-trading-session-22-mar-2014-nse-bse/',
    note: '11:15 to 12:45, both exchanges',
  },
  {
    date: '2015-02-28',
    kind: 'weekend_workday',
    name: 'Union Budget',
    source:
      'https://zerodha.com/marketintel/bulletin/52900/markets-to-remain-open-on-saturday-feb-28th-2015-presentation-of-union-budget',
    note: 'A Saturday, with the usual hours: notice 20150220-23 of BSE, named in the source.',
  },
  {
    date: '2020-02-01',
    kind: 'weekend_workday',
    name: 'Union Budget',
    source:
      'https://indianexpress.com/article/business/market/bse-to-be-open-for-trade-on-budget-day-february-1-6229844/',
    note: 'A Saturday, with the usual hours: circular of BSE of 21 January 2020.',
  },
  {
    date: '2024-01-20',
    kind: 'weekend_workday',
    name: 'Trading session before the holiday of 22 January',
    source:
      'https://www.bseindia.com/downloads/SPDJ_ANN/MediaReleasePDF/' +
      '1470003_mediareleasespecialtradingsessionfors&pbseindices20240105.pdf',
    note: 'announced as a short test session, then made a whole day in place of Monday 22 January',
  },
  {
    date: '2024-03-02',
    kind: 'weekend_workday',
    name: 'Special live trading session',
    source:
      'https://www.hindustantimes.com/business/' +
      'nse-bse-to-conduct-special-live-trading-session-tomorrow-know-timings-details-101709260470851.html',
    note: '09:15 to 10:00 and 11:30 to 12:30, a test of the recovery site: circular of the National Stock Exchange of 14 February 2024.',
  },
  {
    date: '2024-05-18',
    kind: 'weekend_workday',
    name: 'Special live trading session',
    source:
      'https://www.livemint.com/market/stock-market-news/' +
      'indian-stock-market-special-live-trading-session-today-check-out-timings-purpose-other-key-details/amp-11715992938422.html',
    note: '09:15 to 10:00 and 11:30 to 12:30, a test of the recovery site.',
  },
  {
    date: '2025-02-01',
    kind: 'weekend_workday',
    name: 'Union Budget',
    source: 'https://www.angelone.in/news/will-bse-and-nse-be-open-on-budget-day-feb-1',
  },
  {
    date: '2026-02-01',
    kind: 'weekend_workday',
    name: 'Union Budget',
    source:
      'https://www.business-standard.com/amp/budget/news/' +
      'budget-2026-bse-nse-trading-session-sunday-february-1-time-126011601035_1.html',
    note: 'A Sunday, with the usual hours: circulars of both exchanges of 16 January 2026, quoted in the source.',
  },
];
