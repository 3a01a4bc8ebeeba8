/**
 * One address for each host of a PostgreSQL address, in their order: several hosts stand between commas, each with its
 * port, as libpq writes them. An address of one host is returned as it is.
 */
export function hostsOf(url: string): readonly [string, ...string[]] {
  const from = url.indexOf('://') + 3;
  const end = url.slice(from).search(/[/?#]/u);
  const to = end === -1 ? url.length : from + end;
  // User and password end at the last @ before the path.
  const start = Math.max(from, url.lastIndexOf('@', to) + 1);
  const [first, ...others] = url
    .slice(start, to)
    .split(',')
    .map((host) => url.slice(0, start) + host + url.slice(to));
  return [first ?? url, ...others];
}
