/** Pages whose address ends in a key: a read-only link, the link of a team, the code of a course, a sign-in under way. */
const secretSegments: ReadonlySet<string> = new Set(['compartido', 'unirse_equipo', 'unirse', 'acceso']);

/** A path without the key that it carries, however it is written. All that follows the page's name goes. */
export function withoutKey(path: string): string {
  const segments = path.split('/');
  const page = segments.findIndex((segment) => secretSegments.has(plain(segment)));
  const hasKey = page >= 0 && segments.slice(page + 1).some((segment) => segment !== '');
  return hasKey ? [...segments.slice(0, page + 1), '[oculto]'].join('/') : path;
}

/** A segment as the page's own router compares it: decoded, in small letters. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
