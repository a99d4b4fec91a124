import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who is counted as one client: an IPv4 address, or an IPv6 network of 64 bits, all of whose addresses one client may
 * have. `address` is that of a socket; undefined when the socket is closed already.
 */
export function peerOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = MAPPED_IPV4.exec(address);
  if (mapped) return mapped[1]!;
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, without leading zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::') as [string, string?];
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
