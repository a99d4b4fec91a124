import { ACT } from '../countries/shared/malaysia-days.js';
import { MADE_UP } from '../countries/shared/malaysia-lieu.js';
import type { Country } from '../country.js';
import { dateRows } from '../many-rows.js';
import { flatRows, type ListedDate } from '../vocabulary.js';

/** The days in lieu of Malaysia and its states that fall on another holiday, from the table of them. */

function rowsFor(place: string): ListedDate[] {
  const rows = MADE_UP.filter(([, , places]) => places.split(' ').includes(place));
  return dateRows(
    {
      kind: 'holiday',
      observed: true,
      status: 'estimated',
      source: ACT,
      note: 'The days after the weekly holiday are holidays themselves; where one of them moves with the moon, so may this.',
    },
    rows.map(([date, holiday]) => ({ date, ...holiday })),
  );
}

/** The country with these days in lieu: its own and those of its states. */
export function withDaysInLieu(file: Country): Country {
  const { notInherited, subdivisions = [] } = file;
  return {
    ...file,
    notInherited: {
      ...notInherited,
      dates: [flatRows(notInherited?.dates), rowsFor('MY')],
    },
    subdivisions: subdivisions.map((part) => ({
      ...part,
      dates: [flatRows(part.dates), rowsFor(part.id)],
    })),
  };
}
