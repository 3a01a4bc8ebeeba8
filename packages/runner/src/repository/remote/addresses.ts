import { BlockList, isIP } from 'node:net';

/** Addresses that links may not reach (requisito: public-addresses): all but public unicast addresses. */
const blocked = new BlockList();
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
  blocked.addSubnet(network, bits, 'ipv4');

/**
 * Only global unicast (2000::/3) is public, without ranges that contain an IPv4 address or are not
 * routed.
 */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const globalBlocked = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  globalBlocked.addSubnet(network, bits, 'ipv6');

/** Private and unique local addresses; not loopback, link-local or metadata addresses of clouds. */
const innerNetworks = new BlockList();
innerNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
innerNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
innerNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
innerNetworks.addSubnet('fc00::', 7, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is public; `own`, the addresses of this machine, are not. */
export function isPublicAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  if (own.has(ip)) return false;
  const version = isIP(ip);
  if (version === 4) return !blocked.check(ip, 'ipv4');
  return version === 6 && globalUnicast.check(ip, 'ipv6') && !globalBlocked.check(ip, 'ipv6');
}

/** Whether an IP address is private and not of this machine. */
export function isPrivateAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  const version = isIP(ip);
  if (version === 0 || own.has(ip)) return false;
  return innerNetworks.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

export function isLoopback(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && loopback.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a name belongs to the private network, whatever its addresses. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(name);
}
