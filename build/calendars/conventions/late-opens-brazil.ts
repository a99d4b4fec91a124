import type { LateOpen, LateOpenDoubt } from '../../../server/engine/market-conventions.js';
import { type CitedSource, copy } from './rows.js';

/** São Paulo: Ash Wednesday begins at 13:00 and ends at the usual hour, by the exchange's calendars of each year. */

const evidence = (path: string) =>
  copy(
    `https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/b3/${path}`,
  );
const READ_2024 = evidence('2010-2024/wayback_20240227205223_b3_puma_feriados.html');
const READ_2023 = evidence('2010-2024/wayback_20230506131435_b3_puma_feriados.html');
const READ_2025 = evidence('2025-2027/live_calendario_de_feriados_2025.htm.html');
const READ_2026 = evidence('2025-2027/live_calendario_de_negociacao_2026.htm.html');

const ASH_WEDNESDAY = 'Ash Wednesday';
const at = (date: string, source: CitedSource): LateOpen => ({ date, name: ASH_WEDNESDAY, open: '13:00', ...source });

export const BRAZIL: readonly LateOpen[] = [
  at('2021-02-17', READ_2024),
  at('2022-03-02', READ_2024),
  at('2023-02-22', READ_2023),
  at('2024-02-14', READ_2024),
  at('2025-03-05', READ_2025),
  at('2026-02-18', READ_2026),
];

/** The years without a calendar of the exchange. */
export const BRAZIL_DOUBTS: readonly LateOpenDoubt[] = [
  '2011-03-09',
  '2012-02-22',
  '2013-02-13',
  '2014-03-05',
  '2015-02-18',
  '2027-02-10',
].map((date) => ({
  name: ASH_WEDNESDAY,
  on: 'date',
  from: date,
  to: date,
  ...READ_2026,
  note: 'At 13:00 in the years whose calendars were read.',
}));
