import type { Formula } from '../../server/client/formulas.js';

/** The address that a formula of a sheet asks, with the dates of its cells in it. */
export function addressIn({ text, cells = {} }: Formula): string {
  const parts = [...text.matchAll(/TEXT\((\w+)[,;]"yyyy-mm-dd"\)|"((?:[^"]|"")*)"/g)];
  return parts.map(([, cell, part]) => (cell === undefined ? part : cells[cell])).join('');
}

/** The texts of a formula, as a sheet limits them. */
export function textsIn({ text }: Formula): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, part]) => part!);
}
