import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that links may not reach (requisito: public-addresses): all but public unicast addresses. */
const blockedIpv4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  blockedIpv4.addSubnet(network, bits, 'ipv4');

/**
 * The public IPv6 addresses: global unicast (2000::/3), without the ranges of `blockedIpv6`, which contain an IPv4
 * address or are not routed.
 */
const globalUnicastIpv6 = new BlockList();
globalUnicastIpv6.addSubnet('2000::', 3, 'ipv6');
const blockedIpv6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  blockedIpv6.addSubnet(network, bits, 'ipv6');

/** Private and unique local addresses; not loopback, link-local or metadata addresses of clouds. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is public; `own`, the addresses of this machine, are not. */
export function isPublicAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  if (own.has(ip)) return false;
  const version = isIP(ip);
  if (version === 4) return !blockedIpv4.check(ip, 'ipv4');
  return version === 6 && globalUnicastIpv6.check(ip, 'ipv6') && !blockedIpv6.check(ip, 'ipv6');
}

/** Whether an IP address is private and not one of `own`, the addresses of this machine. */
export function isPrivateAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  const version = isIP(ip);
  if (version === 0 || own.has(ip)) return false;
  return privateNetworks.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

export function isLoopback(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && loopback.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host name is one of a private network: without a dot, or with an ending such as `.local`. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(name);
}
