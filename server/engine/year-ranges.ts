/** Formats sorted years as ranges: `2004, 2006-2025`. */
export function yearRanges(years: readonly number[]): string {
  const found: [number, number][] = [];
  for (const year of years) {
    const last = found.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else found.push([year, year]);
  }
  return found.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}
