import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Who asks: the client behind the proxies that the operator trusts, else the one that connected. */
export interface Clients {
  /** The client of a request, as `clientOf` names it. */
  readonly of: (request: IncomingMessage) => string;
  /** Whether the socket of that address is a trusted proxy's. */
  readonly isProxy: (address: string | undefined) => boolean;
}

/** Proxies whose header names the client. */
export interface TrustedProxies {
  /** Addresses, and networks such as 10.0.0.0/8. */
  readonly addresses: readonly string[];
  /** Lower case: x-forwarded-for, forwarded (RFC 7239), x-real-ip. */
  readonly header: string;
}

/** The bits of an IPv6 address that one client may vary. */
const IPV6_GROUPS_OF_A_CLIENT = 4;
/** `for=` of one hop in a Forwarded header. */
const FOR = /(?:^|;)\s*for=("[^"]*"|[^;]*)/i;
/** An address with a port behind it, in brackets where it is of IPv6. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/;
/** Hops that are looked at, from the nearest: more stand in no honest header. */
const MAX_HOPS = 32;

export const DIRECT_CLIENTS: Clients = {
  of: ({ socket }) => clientOf(socket.remoteAddress),
  isProxy: () => false,
};

/** Clients behind these proxies. Throws a TypeError that names the address which is none. */
export function clientsBehind({ addresses, header }: TrustedProxies): Clients {
  // proxy-addr takes 10.0.0 for 10.0.0.0.
  const wrong = addresses.find((address) => isIP(address.split('/')[0]!) === 0);
  if (wrong !== undefined) throw new TypeError(`${JSON.stringify(wrong)} is no address and no network`);
  const isTrusted = proxyAddr.compile([...addresses]);
  const isProxy = (address: string | undefined) => address !== undefined && isTrusted(address, 0);
  return {
    isProxy,
    of: ({ headers, socket }) => {
      const given = headers[header];
      if (given === undefined || !isProxy(socket.remoteAddress)) return clientOf(socket.remoteAddress);
      const hops = String(given).split(',').slice(-MAX_HOPS);
      const request = { headers: { 'x-forwarded-for': hops.map((hop) => hopAddress(hop, header)).join(',') }, socket };
      return clientOf(nearestClient(request as unknown as IncomingMessage, isTrusted) ?? socket.remoteAddress);
    },
  };
}

/**
 * Who is counted as one client: an IPv4 address, or an IPv6 network of 64 bits, all of whose addresses one client may
 * have. `address` is that of a socket or a header; undefined when the socket is closed already.
 */
export function clientOf(address: string | undefined): string {
  const plain = address?.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, IPV6_GROUPS_OF_A_CLIENT).join(':')}::/64`;
}

/** The nearest address that is no trusted proxy; what stands before it, anybody may have written. */
function nearestClient(request: IncomingMessage, isTrusted: ReturnType<typeof proxyAddr.compile>): string | undefined {
  const chain = proxyAddr.all(request, isTrusted);
  return chain.findLast((address) => ipaddr.isValid(address));
}

function hopAddress(hop: string, header: string): string {
  const text = header === 'forwarded' ? (FOR.exec(hop.trim())?.[1] ?? '') : hop;
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, ipv4, ipv6] = WITH_PORT.exec(bare) ?? [];
  return ipv4 ?? ipv6 ?? bare;
}
