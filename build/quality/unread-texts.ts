import type { ReleaseData } from '../../server/store/release-data.js';
import { toCsv } from '../../server/text/csv.js';
import { getOrMake } from '../../server/util/get-or-make.js';

/** The file /quality/texts.csv: texts cited by rows that are not yet transcribed as publications, each once. */

/** Addresses by publisher, both sorted, publishers known by their site alone last; without those of publications. */
function unreadTexts({ meta }: ReleaseData): Map<string, string[]> {
  const read = new Set(meta.sources.flatMap(({ url, read_at }) => [url, read_at ?? url]));
  const byPublisher = new Map<string, Set<string>>();
  // A text that only states that a day is taken over has no publisher with its address.
  const texts = [...meta.texts].sort(
    (a, b) => Number(a.publisher === undefined) - Number(b.publisher === undefined),
  );
  const seen = new Set<string>();
  for (const { url, publisher = 'Others' } of texts) {
    if (url === undefined || read.has(url) || seen.has(url)) continue;
    seen.add(url);
    getOrMake(byPublisher, publisher, () => new Set<string>()).add(url);
  }
  // Publishers with a name come before sites without one.
  const isSite = (name: string) => Number(/^[^\s]+\.[^\s]+$/.test(name));
  const sorted = [...byPublisher].sort(([a], [b]) => isSite(a) - isSite(b) || (a < b ? -1 : 1));
  return new Map(sorted.map(([publisher, urls]) => [publisher, [...urls].sort()]));
}

/** A row for each text: its publisher and its address. */
export function unreadTextsCsv(data: ReleaseData): string {
  const rows = [...unreadTexts(data)].flatMap(([publisher, urls]) =>
    urls.map((url) => [publisher, url]),
  );
  return toCsv(['publisher', 'url'], rows);
}
