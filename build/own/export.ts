import { formatDay } from '../../server/engine/civil-date.js';
import { checkOverlay } from './apply-overlay.js';

/**
 * Each row of corrections.csv in the form that upstream uses: a row of `dates` in the definition of the calendar, and
 * the beginning of a publication (official/) for the day.
 */
export function exportRows(dist: string, baseName: string, own: string): string[] {
  const { outcomes } = checkOverlay(dist, baseName, own);
  return outcomes.flatMap(({ correction, calendar, state, reaches, spared }) => {
    const { first, last, kind, name, closeTime, source, why, place } = correction;
    if (state === 'idle') return [`// ${place}: upstream has it already`];
    const rows: string[] = [];
    for (let day = first; day <= last; day++) {
      const closes = closeTime === null ? '' : `, closes: '${closeTime}'`;
      const message = `date: '${formatDay(day)}', kind: '${kind}', name: ${quoted(name)}${closes}`;
      rows.push(`  { ${message}, source: ${quoted(source)}, note: ${quoted(why)} },`);
    }
    const taken = [
      ...(reaches.length > 0 ? [`// inherited by ${reaches.join(' ')}`] : []),
      ...spared.map((one) => `// not by ${one.calendar}: ${one.why}`),
    ];
    return [
      `// dates of ${calendar}, formerly ${correction.upstream} (${place})`,
      ...taken,
      ...rows,
    ];
  });
}

/** As a TypeScript string literal. */
function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
