import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';

/** A wheel of pure Python: https://packaging.python.org/en/latest/specifications/binary-distribution-format/ */

export interface WheelTexts {
  readonly name: string;
  readonly version: string;
  readonly summary: string;
  /** Markdown. */
  readonly readme: string;
  readonly license: string;
  /** Such as >=3.9. */
  readonly python: string;
}

/** The earliest date that a zip knows, by the parts that fflate reads: the same in every time zone. */
const DATED = new Date(1980, 0, 1);
const UNIX = 3;
/** A file that everybody may read. */
const ATTRS = 0o100644 << 16;

/**
 * The bytes of a wheel: `files` by their paths in the folder into which it is installed. The same files give the same bytes,
 * since lock files check them; fflate compresses, since the zlib of Node differs between versions.
 */
export function wheel(texts: WheelTexts, files: ReadonlyMap<string, Uint8Array>): Buffer {
  const info = `${texts.name}-${texts.version}.dist-info`;
  const all = new Map<string, Uint8Array>([
    ...files,
    [`${info}/LICENSE`, Buffer.from(texts.license)],
    [`${info}/METADATA`, Buffer.from(metadataOf(texts))],
    [
      `${info}/WHEEL`,
      Buffer.from(
        `Wheel-Version: 1.0\nGenerator: kalends (${texts.version})\nRoot-Is-Purelib: true\nTag: py3-none-any\n`,
      ),
    ],
  ]);
  const record = `${info}/RECORD`;
  const rows = [...all].map(([path, bytes]) => `${path},sha256=${digestOf(bytes)},${bytes.length}`);
  all.set(record, Buffer.from(`${[...rows, `${record},,`].join('\n')}\n`));
  const zippable: Zippable = {};
  for (const [path, bytes] of all)
    zippable[path] = [bytes, { level: 9, mtime: DATED, os: UNIX, attrs: ATTRS }];
  return Buffer.from(zipSync(zippable));
}

export function wheelName({ name, version }: { name: string; version: string }): string {
  return `${name}-${version}-py3-none-any.whl`;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function metadataOf({ name, version, summary, readme, python }: WheelTexts): string {
  return [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${summary}`,
    'License: MIT',
    'License-File: LICENSE',
    `Requires-Python: ${python}`,
    'Classifier: Typing :: Typed',
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ].join('\n');
}
