import { marketConventions } from '../../build/calendars/conventions/index.js';
import type { ReleaseData } from '../../server/store/packed.js';

/**
 * The data with the conventions of the definitions, where the release was made before there were any: so the endpoints of
 * settlement and sessions are tested with every release.
 */
export async function withConventions(data: ReleaseData): Promise<ReleaseData> {
  if (data.meta.calendars.some(({ settlement_cycles, hours }) => settlement_cycles ?? hours)) return data;
  const conventions = await marketConventions();
  const calendars = data.meta.calendars.map((calendar) => ({ ...calendar, ...conventions.get(calendar.id) }));
  return { ...data, meta: { ...data.meta, calendars } };
}
