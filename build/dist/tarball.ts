import { crc32 } from 'node:zlib';

/**
 * A package as npm unpacks it: a tar archive (ustar, POSIX.1-1988) of files under package/, in a gzip file (RFC 1952). Same
 * files, same bytes, to which lock files hold them: all are of the day to which npm dates its own, and nothing is
 * compressed, since compressors differ between versions of Node.
 */

const BLOCK_BYTES = 512;
const MOST_STORED = 0xffff;
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
  return stored(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]));
}

/** A gzip file of blocks that are stored as they are (RFC 1951, section 3.2.4), of no system and no time. */
function stored(bytes: Buffer): Buffer {
  const parts: Uint8Array[] = [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])];
  for (let at = 0; at < bytes.length; at += MOST_STORED) {
    const block = bytes.subarray(at, at + MOST_STORED);
    const header = Buffer.alloc(5);
    header.writeUInt8(at + block.length === bytes.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(MOST_STORED - block.length, 3);
    parts.push(header, block);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(bytes), 0);
  end.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([...parts, end]);
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
