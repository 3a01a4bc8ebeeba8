import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

import { isPrivateAddress, isPublicAddress, isLoopback, isInternalName } from './addresses.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Resolves a host name to all its addresses. */
export type Resolver = (host: string) => Promise<readonly Address[]>;

/** Which hosts a link to a repository may name. */
export interface DestinationRules {
  /** Allowed hosts with public addresses; '*' stands for any public host. */
  readonly hosts: readonly string[];
  /** Further allowed hosts, which may have private addresses. */
  readonly privados?: readonly string[];
  /** Allows http and loopback; for demonstrations and tests. */
  readonly permitirLocal: boolean;
}

/** A refused destination; the message is in Spanish, for the page. */
export class DestinationRefused extends Error {
  override readonly name = 'DestinationRefused';
}

export const systemResolver: Resolver = (host) => lookup(host, { all: true });

/**
 * Addresses of a link's host. Throws `DestinationRefused` if the host or one of its addresses is not allowed
 * (requisito: public-addresses). The caller connects to these addresses without resolving the name again (requisito:
 * pinned-addresses).
 */
export async function allowedAddresses(
  url: URL,
  rules: DestinationRules,
  resolver: Resolver = systemResolver,
): Promise<readonly Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const local = rules.permitirLocal && (host === 'localhost' || isLoopback(host));
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    throw new DestinationRefused('El enlace debe empezar por https://');
  const isPrivate = rules.privados?.includes(host.toLowerCase()) ?? false;
  if (!local && !isPrivate && !isAllowedHost(host, rules.hosts))
    throw new DestinationRefused(
      rules.hosts.includes('*')
        ? `El servidor «${host}» es de una red interna, y solo se admiten los públicos.`
        : `El servidor «${host}» no está entre los admitidos: ${rules.hosts.join(', ')}.`,
    );
  const addresses = await resolveHost(host, resolver);
  const own = ownAddresses();
  const acceptable = (ip: string): boolean => {
    if (local) return isLoopback(ip);
    return isPublicAddress(ip, own) || (isPrivate && isPrivateAddress(ip, own));
  };
  if (!addresses.every(({ address }) => acceptable(address)))
    throw new DestinationRefused('El enlace apunta a una dirección que no es pública.');
  return addresses;
}

function isAllowedHost(host: string, hosts: readonly string[]): boolean {
  if (hosts.includes(host.toLowerCase())) return true;
  return hosts.includes('*') && (isIP(host) !== 0 || !isInternalName(host));
}

async function resolveHost(host: string, resolver: Resolver): Promise<readonly Address[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const addresses = await resolver(host).catch(() => []);
  if (addresses.length === 0) throw new DestinationRefused(`No se encontró el servidor «${host}».`);
  return addresses;
}

/** The IP addresses of this machine. */
function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((network) => (network ?? []).map((i) => i.address)),
  );
}
