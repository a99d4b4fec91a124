import type { HorizonRow } from './tables.js';

/**
 * Years outside of which date-holidays quietly lacks a recurring holiday, because it lists it date by date (or gives
 * it an `active`, `since` or `prior to` narrower than the holiday's life) and the list begins or stops. Made from the
 * public and bank rules of all 628 calendars of 3.37.0, each festival's listed years and the number of days of each
 * year from 1990 to 2060 compared, and decided one by one; valid for 3.35.0 too, which lists the same years (and has
 * neither AD:03 nor the regions of Russia below). No horizon: days of a single year (funerals, elections, bridge days,
 * Argentina's and Russia's moved days), holidays introduced or abolished by law in the year the list begins or stops,
 * rules without a list.
 * A subdivision without a row has its country's.
 */

const RADONITSA = 'Radonitsa, a day off each year by regional law, is listed for 2026 only';

export const HORIZONS: readonly HorizonRow[] = [
  {
    id: 'AD:03',
    from: 2024,
    to: 2026,
    why: 'Festa Major of Encamp (three or four days of June): kept each year, listed 2024 to 2026',
  },
  {
    id: 'AD:07',
    from: 2024,
    to: 2026,
    why: 'Festa Major of Andorra la Vella (first weekend of August): kept each year, listed 2024 to 2026',
  },
  {
    id: 'BD',
    from: 2016,
    to: 2020,
    why:
      "Buddha's Birthday, Krishna Janmashtami and Durga Puja: the right dates are listed 2016 to 2020 only, in " +
      'other years the rule gives 19 May, 24 August and 8 October',
  },
  { id: 'FJ', from: 2014, to: 2025, why: 'Diwali: kept before and after, listed 2014 to 2025' },
  {
    id: 'GY',
    from: 2017,
    to: 2024,
    why: 'Phagwah is listed 2015 to 2024, Deepavali in 2015 and 2017 to 2024 (2016 is lacking)',
  },
  { id: 'HR', from: 1997, why: 'the law on holidays before the act of 1996 (NN 33/1996) was not read' },
  { id: 'ID', from: 2009, to: 2027, why: 'Nyepi (a holiday since 1983) is listed 2009 to 2027, Waisak 2001 to 2027' },
  { id: 'KY', from: 2016, to: 2026, why: "the Sovereign's Birthday: kept before and after, listed 2016 to 2026" },
  {
    id: 'LK',
    from: 2026,
    to: 2026,
    why:
      "the Poya days, Eid al-Fitr, Eid al-Adha, the Prophet's Birthday, Mahasivarathri and Deepavali stand on " +
      'their dates of 2026 as if they were the same each year',
  },
  {
    id: 'MU',
    from: 2020,
    to: 2050,
    why:
      'Thaipoosam Cavadee, Maha Shivaratree, Ugadi, Ganesh Chaturthi and Divali: kept before and after, listed ' +
      '2020 to 2050',
  },
  {
    id: 'MY',
    from: 2016,
    to: 2026,
    why: 'Wesak is listed 2010 to 2026, Deepavali 2016 to 2030, in the states that keep it Thaipusam 2016 to 2026',
  },
  {
    id: 'MY:13',
    from: 2010,
    to: 2026,
    why: 'Wesak is listed 2010 to 2026; Sarawak keeps neither Deepavali nor Thaipusam',
  },
  {
    id: 'NZ',
    to: 2052,
    why: 'Matariki: a holiday since 2022, its dates are listed in its Act (and in the library) to 2052',
  },
  { id: 'RU:BRY', from: 2026, to: 2026, why: RADONITSA },
  {
    id: 'RU:BU',
    from: 2026,
    to: 2026,
    why:
      'Sagaalgan, a day off each year by decree under the law of Buryatia on holidays, is listed for 2026 only ' +
      '(https://buryatiya.com/more/2216)',
  },
  { id: 'RU:IRK', from: 2026, to: 2026, why: RADONITSA },
  { id: 'RU:KDA', from: 2026, to: 2026, why: RADONITSA },
  {
    id: 'RU:KL',
    from: 2026,
    to: 2026,
    why:
      "Tsagan Sar and Buddha's Birthday are listed for 2026 only, Zul for 2024 and 2025 (the Zul of December " +
      '2026 is lacking)',
  },
  {
    id: 'RU:NO',
    from: 2026,
    to: 2026,
    why: 'Djeorguiba (a Monday of November), kept each year, is listed for 2026 only',
  },
  { id: 'RU:OMS', from: 2026, to: 2026, why: RADONITSA },
  { id: 'RU:PNZ', from: 2026, to: 2026, why: RADONITSA },
  { id: 'RU:SAR', from: 2026, to: 2026, why: `${RADONITSA} (law 26-ZSO of 2012-03-22)` },
  { id: 'RU:STA', from: 2026, to: 2026, why: RADONITSA },
  {
    id: 'RU:TY',
    from: 2024,
    to: 2026,
    why: 'Shagaa, the Constitution Day of Tuva and Naadym: kept each year, listed 2024 to 2026',
  },
  { id: 'RU:ZAB', from: 2026, to: 2026, why: 'Sagaalgan, kept each year, is listed for 2026 only' },
  { id: 'SH:TA', from: 2012, to: 2018, why: 'Ratting Day on Tristan da Cunha: kept each year, listed 2012 to 2018' },
  { id: 'SR', from: 2015, to: 2030, why: 'Holi Phagwa is listed 2015 to 2030, Deepavali 2014 to 2030' },
  { id: 'TT', from: 2012, to: 2030, why: 'Divali: kept before and after, listed 2012 to 2030' },
  {
    id: 'ZA',
    from: 1995,
    why: 'the Public Holidays Act 36 of 1994 is in force since 1995; the library has its days before, too',
  },
  {
    id: 'HK',
    from: 1999,
    why: 'until 1998 other days were general holidays (the Queen’s birthday, Liberation Day, Victory Day, 2 October), which the library lacks; its own are those since 1999',
  },
  {
    id: 'IN',
    from: 2016,
    to: 2026,
    why: 'Holi, Diwali, the Ids and the other movable days are listed 2016 to 2026 (amendments)',
  },
  {
    id: 'KR',
    from: 1991,
    why: 'in 1990 a holiday on a Sunday was made up on Monday, and 1 and 9 October were holidays: not entered',
  },
  { id: 'PH', from: 2021, why: 'the special (non-working) days and moved days are entered from 2021 on' },
  {
    id: 'SG',
    from: 2009,
    to: 2026,
    why: 'Vesak Day is listed 2001 to 2026; Hari Raya and the Mondays after a Sunday are entered from 2009 on',
  },
  {
    id: 'TH',
    from: 2020,
    to: 2026,
    why: 'the Buddhist days are listed to 2026; before 2020 the library has holidays of the present reign, no days in lieu',
  },
  {
    id: 'TW',
    from: 2017,
    why: 'the rules are those since 2015, the bridging days and working Saturdays are published from 2017 on',
  },
  { id: 'VN', from: 2013, why: 'five days of Tet since the Labour Code of 2012; before four' },
  {
    id: 'AZ',
    from: 2007,
    why: 'five days of Novruz and two of each feast since the amendments of 2006; the days before were not read',
  },
  {
    id: 'KZ',
    from: 2002,
    why: 'the law on holidays of 13 December 2001; before it other acts, which were not read',
  },
  {
    id: 'RS',
    from: 2002,
    why: 'the law on holidays of July 2001; the days of Yugoslavia before it (29 November, 27 April) were not read',
  },
  {
    id: 'SK',
    from: 1994,
    why: 'the act 241/1993 on holidays; the days of Czechoslovakia before it are not those of the library',
  },
];
