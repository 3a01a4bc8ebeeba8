import { isIPv6 } from 'node:net';

/**
 * Unit of the limit by address: an IPv4 address, or the first 64 bits in IPv6, since one customer has at
 * least those. An IPv4 address written as IPv6 counts as IPv4.
 */
export function addressGroup(ip: string): string {
  const [address = ''] = ip.split('%', 1);
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['v4'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  // URL normalises each address: short, lower case, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const all = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${all.slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
