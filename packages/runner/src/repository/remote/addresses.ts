import { BlockList, isIP } from 'node:net';

/** What no link of a person may reach (proof 19): everything that is not a public unicast address. */
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

/** Only global unicast (2000::/3) is public; of that, ranges that carry an IPv4 address or are not routed are not. */
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

/** Addresses of inner networks: private and unique local, nothing of the machine, the link or the cloud's own. */
const innerNetworks = new BlockList();
innerNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
innerNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
innerNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
innerNetworks.addSubnet('fc00::', 7, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address in text is public; `own` are the machine's own, which never are. */
export function isPublicAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  if (own.has(ip)) return false;
  const version = isIP(ip);
  if (version === 4) return !blocked.check(ip, 'ipv4');
  return version === 6 && globalUnicast.check(ip, 'ipv6') && !globalBlocked.check(ip, 'ipv6');
}

/** Whether it belongs to an inner network, and not to this machine. */
export function isPrivateAddress(ip: string, own: ReadonlySet<string> = new Set()): boolean {
  const version = isIP(ip);
  if (version === 0 || own.has(ip)) return false;
  return innerNetworks.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

export function isLoopback(ip: string): boolean {
  const version = isIP(ip);
  return version !== 0 && loopback.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}

/** Names that stand for a machine of the inner network, whatever they resolve to. */
export function isInternalName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa)$/.test(name);
}
