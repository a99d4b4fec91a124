import { gzipSync } from 'node:zlib';

/**
 * A package as npm unpacks it: a tar archive (ustar, POSIX.1-1988) of files under package/, packed by gzip. Same files,
 * same bytes: all are of the day to which npm dates its own.
 */

const BLOCK_BYTES = 512;
const MODE = 0o644;
const DATED = Date.UTC(1985, 9, 26, 8, 15) / 1000;
/** Where the fields of a header are, and how long. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

/** `files` by their paths in the package, which are ASCII and shorter than 92 letters. */
export function tarball(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts = [...files].flatMap(([name, bytes]) => [
    headerOf(`package/${name}`, bytes.length),
    bytes,
    Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  const write = (field: keyof typeof FIELDS, text: string) => {
    const [start, length] = FIELDS[field];
    if (text.length > length) throw new Error(`${name}: too long for a tar archive`);
    header.write(text, start, 'latin1');
  };
  const octal = (field: keyof typeof FIELDS, value: number) =>
    write(field, `${value.toString(8).padStart(FIELDS[field][1] - 1, '0')}\0`);
  write('name', name);
  octal('mode', MODE);
  octal('uid', 0);
  octal('gid', 0);
  octal('size', size);
  octal('mtime', DATED);
  write('type', '0');
  write('magic', 'ustar\x0000');
  // The sum of all bytes, its own field taken for spaces.
  const sum = header.reduce((all, byte) => all + byte, 8 * 0x20);
  write('checksum', `${sum.toString(8).padStart(6, '0')}\0 `);
  return header;
}
