/**
 * One file of named typed arrays behind a JSON header, read without copying: the form of `data.bin` in a build,
 * and of `kalends.bin` among the files of a release.
 *
 *   bytes 0-3    "KLND"
 *   bytes 4-7    format version, uint32 little-endian
 *   bytes 8-11   length of the whole file, uint32
 *   bytes 12-15  length of the header, uint32
 *   header       UTF-8 JSON: { meta, arrays: { name: { type, offset, length } } }, offsets from the end of the header,
 *                which is padded to 8 bytes, as every array is
 */

const MAGIC = 0x444e_4c4b; // "KLND" read as a little-endian uint32
const PREAMBLE_BYTES = 16;
const ALIGNMENT = 8;

export type PackedArray = Uint8Array | Uint16Array | Uint32Array;
/** A file in memory, on a buffer of its own. */
export type FileBytes = Uint8Array<ArrayBuffer>;

const ARRAY_TYPES = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;

interface ArrayLocation {
  readonly type: ArrayType;
  readonly offset: number;
  readonly length: number;
}

interface Header {
  readonly meta: unknown;
  readonly arrays: Readonly<Record<string, ArrayLocation>>;
}

interface Container {
  readonly meta: unknown;
  readonly arrays: ReadonlyMap<string, PackedArray>;
}

/** Writes a container. `version` is the format version that readers expect. */
export function writeContainer(
  version: number,
  meta: unknown,
  arrays: Readonly<Record<string, PackedArray>>,
): FileBytes {
  const places: Record<string, ArrayLocation> = {};
  let offset = 0;
  for (const [name, array] of Object.entries(arrays)) {
    places[name] = { type: arrayType(array), offset, length: array.length };
    offset = align(offset + array.byteLength);
  }
  const header = new TextEncoder().encode(JSON.stringify({ meta, arrays: places } satisfies Header));
  const dataStart = align(PREAMBLE_BYTES + header.length);
  const file = new Uint8Array(dataStart + offset);
  new Uint32Array(file.buffer, 0, 4).set([MAGIC, version, file.length, header.length]);
  file.set(header, PREAMBLE_BYTES);
  for (const [name, array] of Object.entries(arrays)) {
    file.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), dataStart + places[name]!.offset);
  }
  return file;
}

/**
 * Opens a container; the arrays are views of `file`, whose start must be aligned to 8 bytes.
 * Throws an Error with the value found and the value expected if the file is not a container, has another version or is
 * truncated.
 */
export function readContainer(file: FileBytes, version: number): Container {
  if (file.byteOffset % ALIGNMENT !== 0) throw new Error(`data must start at a multiple of ${ALIGNMENT} bytes`);
  if (file.length < PREAMBLE_BYTES) throw new Error(`data of ${file.length} bytes is too short for a Kalends file`);
  const [magic, foundVersion, length, headerLength] = new Uint32Array(file.buffer, file.byteOffset, 4);
  if (magic !== MAGIC) throw new Error('data does not look like a Kalends file (it does not start with "KLND")');
  if (foundVersion !== version)
    throw new Error(`got v${foundVersion} data when expected v${version}: run the build again`);
  if (length !== file.length) throw new Error(`data is ${file.length} bytes long when its header says ${length}`);
  const header = JSON.parse(
    new TextDecoder().decode(file.subarray(PREAMBLE_BYTES, PREAMBLE_BYTES + headerLength!)),
  ) as Header;
  const dataStart = file.byteOffset + align(PREAMBLE_BYTES + headerLength!);
  const arrays = new Map<string, PackedArray>();
  for (const [name, location] of Object.entries(header.arrays)) {
    arrays.set(name, new ARRAY_TYPES[location.type](file.buffer, dataStart + location.offset, location.length));
  }
  return { meta: header.meta, arrays };
}

function arrayType(array: PackedArray): ArrayType {
  if (array instanceof Uint8Array) return 'u8';
  return array instanceof Uint16Array ? 'u16' : 'u32';
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
