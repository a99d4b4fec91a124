import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { peerOf } from './peer.js';

/** Who asks: the client behind the proxies that the operator trusts, else the one that connected. */
export interface Clients {
  /** As `peerOf` names it. */
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

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** An address with what may stand around it: quotes, "for=", brackets, a port. */
const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/;
const IPV6_IN_BRACKETS = /^\[([^\]]+)\](?::\d+)?$/;
const FOR = /(?:^|;)\s*for=("[^"]*"|[^;]*)/i;
/** Hops that are looked at, from the nearest: more stand in no honest header. */
const MOST_HOPS = 32;

export const DIRECT_CLIENTS: Clients = {
  of: ({ socket }) => socket.connection?.peer ?? 'unknown',
  isProxy: () => false,
};

/** Clients behind these proxies. Throws an Error that names the address which is none. */
export function clientsBehind({ addresses, header }: TrustedProxies): Clients {
  const trusted = trustedList(addresses);
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const isProxy = (address: string | undefined) => address !== undefined && isTrusted(plain(address));

  /** The nearest one that is no proxy of ours: what stands before it, anybody may have written. */
  const furthestKnown = (given: string, proxy: string): string => {
    let known = proxy;
    for (const hop of given.split(',').slice(-MOST_HOPS).reverse()) {
      const address = addressIn(hop, header);
      if (address === null) return known;
      known = address;
      if (!isTrusted(address)) return known;
    }
    return known;
  };

  return {
    isProxy,
    of: (request) => {
      const { connection, remoteAddress } = request.socket;
      const given = connection?.isProxy ? request.headers[header] : undefined;
      if (given === undefined || remoteAddress === undefined) return DIRECT_CLIENTS.of(request);
      return peerOf(furthestKnown(String(given), plain(remoteAddress)));
    },
  };
}

/** Throws an Error that says which one is no address. */
export function trustedList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', bits] = text.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
      throw new Error(`${JSON.stringify(text)} is no address and no network`);
    }
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** The address that one hop tells; null when it tells none. */
function addressIn(hop: string, header: string): string | null {
  const text = header === 'forwarded' ? (FOR.exec(hop.trim())?.[1] ?? '') : hop;
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const address = plain(IPV4_WITH_PORT.exec(bare)?.[1] ?? IPV6_IN_BRACKETS.exec(bare)?.[1] ?? bare);
  return isIP(address) === 0 ? null : address;
}

function plain(address: string): string {
  return address.replace(MAPPED_IPV4, '');
}
