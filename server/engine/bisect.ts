/** First position in from..to (to not included) of a sorted array whose value is not below `value`; `to` if none is. */
export function lowerBound(sorted: Uint16Array, from: number, to: number, value: number): number {
  let low = from;
  let high = Math.max(from, to);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
