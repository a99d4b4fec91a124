import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { feastDays } from '../../build/feasts/days.js';
import type { PlaceId } from '../../build/feasts/places.js';
import type { FeastName } from '../../build/feasts/table.js';
import { formatDay } from '../../server/engine/civil-date.js';

/** The Hindu, Sikh and Jain days that governments announced, compared with the computed ones; each list is cited. */

function announced(
  list: string,
  place: PlaceId,
  year: number,
  days: Partial<Record<FeastName, string>>,
): void {
  test(`${place} ${year}: ${list}`, () => {
    for (const [feast, day] of Object.entries(days)) {
      const computed = feastDays(feast as FeastName, place, year).map((found) =>
        formatDay(found.day),
      );
      assert.equal(computed, [`${year}-${day}`], feast);
    }
  });
}

announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2016,
  {
    holi: '03-24',
    'ram-navami': '04-15',
    'mahavir-jayanti': '04-20',
    'buddha-purnima': '05-21',
    janmashtami: '08-25',
    dussehra: '10-11',
    diwali: '10-30',
    'guru-nanak-jayanti': '11-14',
  },
);
announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2018,
  {
    'maha-shivaratri': '02-14',
    holi: '03-02',
    'mahavir-jayanti': '03-29',
    'buddha-purnima': '04-30',
    janmashtami: '09-03',
    dussehra: '10-19',
    diwali: '11-07',
    'guru-nanak-jayanti': '11-23',
  },
);
announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2019,
  {
    'maha-shivaratri': '03-04',
    holi: '03-21',
    'mahavir-jayanti': '04-17',
    'buddha-purnima': '05-18',
    janmashtami: '08-24',
    dussehra: '10-08',
    diwali: '10-27',
    'guru-nanak-jayanti': '11-12',
  },
);
announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2022,
  {
    'maha-shivaratri': '03-01',
    holi: '03-18',
    'mahavir-jayanti': '04-14',
    'buddha-purnima': '05-16',
    janmashtami: '08-19',
    dussehra: '10-05',
    diwali: '10-24',
    'guru-nanak-jayanti': '11-08',
  },
);
announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2024,
  {
    holi: '03-25',
    'ram-navami': '04-17',
    'mahavir-jayanti': '04-21',
    'buddha-purnima': '05-23',
    janmashtami: '08-26',
    dussehra: '10-12',
    diwali: '10-31',
  },
);
announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2026,
  {
    holi: '03-04',
    janmashtami: '09-04',
    dussehra: '10-20',
    diwali: '11-08',
    'guru-nanak-jayanti': '11-24',
  },
);

announced(
  'memorandum of the Department of Personnel and Training, central offices at Delhi',
  'IN',
  2027,
  {
    holi: '03-23',
    'ram-navami': '04-15',
    'mahavir-jayanti': '04-19',
    'buddha-purnima': '05-20',
    janmashtami: '08-25',
    dussehra: '10-09',
    diwali: '10-29',
    'guru-nanak-jayanti': '11-14',
  },
);

announced('National Stock Exchange, trading holidays: Diwali a day after Delhi', 'IN:MH', 2025, {
  'maha-shivaratri': '02-26',
  holi: '03-14',
  'mahavir-jayanti': '04-10',
  'ganesh-chaturthi': '08-27',
  dussehra: '10-02',
  balipratipada: '10-22',
  'guru-nanak-jayanti': '11-05',
});
announced('National Stock Exchange, trading holidays: Holi a day before Delhi', 'IN:MH', 2023, {
  holi: '03-07',
  'ram-navami': '03-30',
  'mahavir-jayanti': '04-04',
  'ganesh-chaturthi': '09-19',
  dussehra: '10-24',
  balipratipada: '11-14',
  'guru-nanak-jayanti': '11-27',
});

announced('Ministry of Manpower: Deepavali a day before Delhi', 'SG', 2013, { diwali: '11-02' });
announced('Ministry of Manpower', 'SG', 2024, { diwali: '10-31', vesak: '05-22' });
announced('Ministry of Manpower', 'SG', 2025, { diwali: '10-20', vesak: '05-12' });
announced('Ministry of Manpower', 'SG', 2026, { diwali: '11-08', vesak: '05-31' });
announced('Federal public holidays', 'MY', 2024, {
  thaipusam: '01-25',
  vesak: '05-22',
  diwali: '10-31',
});
announced('public holidays, Government Information Service', 'MU', 2022, {
  thaipusam: '01-18',
  'maha-shivaratri': '03-01',
  ugadi: '04-02',
  'ganesh-chaturthi': '09-01',
  diwali: '10-24',
});
announced('public holidays, Government Information Service', 'MU', 2024, {
  thaipusam: '01-25',
  'maha-shivaratri': '03-08',
  ugadi: '04-09',
  'ganesh-chaturthi': '09-08',
  diwali: '10-31',
});
announced('public holidays, Cabinet', 'FJ', 2024, { diwali: '11-01' });
announced('public holidays, Cabinet', 'FJ', 2025, { diwali: '10-21' });

test('no feast falls in an extra month, and none is missing', () => {
  // 2023 had an extra Shravana (18 July to 16 August), 2026 an extra Jyeshtha.
  for (let year = 1990; year <= 2060; year++) {
    for (const feast of ['holi', 'ram-navami', 'janmashtami', 'dussehra', 'diwali'] as const) {
      assert.is(feastDays(feast, 'IN', year).length, 1, `${feast} ${year}`);
    }
  }
});

test('feasts of one season keep their order and distance', () => {
  for (let year = 1990; year <= 2060; year++) {
    const [dussehra, diwali, nanak] = (['dussehra', 'diwali', 'guru-nanak-jayanti'] as const).map(
      (feast) => feastDays(feast, 'IN', year)[0]!.day,
    );
    assert.ok(diwali! - dussehra! >= 18 && diwali! - dussehra! <= 21, `Dussehra to Diwali ${year}`);
    assert.ok(nanak! - diwali! >= 14 && nanak! - diwali! <= 17, `Diwali to Guru Nanak ${year}`);
  }
});

test.run();
