import { isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, in IPv6 its first 64 bits, since one customer has at least those. An IPv4
 * address written as IPv6 is itself.
 */
export function addressGroup(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['v4'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // URL writes each address in one way: short, lower case, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
