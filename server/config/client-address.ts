import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Finds the client of a request: behind the trusted proxies, otherwise the peer of the connection. */
export interface Clients {
  /** The client key of a request; see `clientOf`. */
  readonly of: (request: IncomingMessage) => string;
  /** Whether a peer address belongs to a trusted proxy. */
  readonly isProxy: (address: string | undefined) => boolean;
}

/** The proxies whose header is trusted. */
export interface TrustedProxies {
  /** Addresses, and networks such as 10.0.0.0/8. */
  readonly addresses: readonly string[];
  /** Lower case: x-forwarded-for, forwarded (RFC 7239), x-real-ip. */
  readonly header: string;
}

/** The number of low bits of an IPv6 address that one client may vary. */
const IPV6_GROUPS_OF_A_CLIENT = 4;
/** `for=` of one hop in a Forwarded header. */
const FOR = /(?:^|;)\s*for=("[^"]*"|[^;]*)/i;
/** An address with a port, in brackets if it is IPv6. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/;
/** Maximum number of hops that are read, from the nearest; no honest header has more. */
const MAX_HOPS = 32;

export const DIRECT_CLIENTS: Clients = {
  of: ({ socket }) => clientOf(socket.remoteAddress),
  isProxy: () => false,
};

/** Finds clients behind these proxies. Throws a TypeError that names an invalid address. */
export function clientsBehind({ addresses, header }: TrustedProxies): Clients {
  // proxy-addr reads 10.0.0 as 10.0.0.0.
  const wrong = addresses.find((address) => isIP(address.split('/')[0]!) === 0);
  if (wrong !== undefined)
    throw new TypeError(`${JSON.stringify(wrong)} is no address and no network`);
  const isTrusted = proxyAddr.compile([...addresses]);
  const isProxy = (address: string | undefined) => address !== undefined && isTrusted(address, 0);
  return {
    isProxy,
    of: ({ headers, socket }) => {
      const given = headers[header];
      if (given === undefined || !isProxy(socket.remoteAddress))
        return clientOf(socket.remoteAddress);
      const hops = String(given).split(',').slice(-MAX_HOPS);
      const request = {
        headers: { 'x-forwarded-for': hops.map((hop) => hopAddress(hop, header)).join(',') },
        socket,
      };
      return clientOf(
        nearestClient(request as unknown as IncomingMessage, isTrusted) ?? socket.remoteAddress,
      );
    },
  };
}

/**
 * The client key for limits: an IPv4 address, or an IPv6 /64 network, since one client may have all of its addresses. `address`
 * comes from a socket or a header; undefined if the socket is already closed.
 */
export function clientOf(address: string | undefined): string {
  const plain = address?.split('%')[0] ?? '';
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, IPV6_GROUPS_OF_A_CLIENT).join(':')}::/64`;
}

/** The nearest address that is not a trusted proxy; anything before it can be forged. */
function nearestClient(
  request: IncomingMessage,
  isTrusted: ReturnType<typeof proxyAddr.compile>,
): string | undefined {
  const chain = proxyAddr.all(request, isTrusted);
  return chain.findLast((address) => ipaddr.isValid(address));
}

function hopAddress(hop: string, header: string): string {
  const text = header === 'forwarded' ? (FOR.exec(hop.trim())?.[1] ?? '') : hop;
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, ipv4, ipv6] = WITH_PORT.exec(bare) ?? [];
  return ipv4 ?? ipv6 ?? bare;
}
