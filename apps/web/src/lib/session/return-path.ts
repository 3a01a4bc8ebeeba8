const storageKey = 'mantenible.rutaDeseada';
/** Longest path that is kept, as long as an address of the provider may be. */
const mostCharacters = 8192;

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The path to open after sign-in; null for a path outside the base or the origin, such as `//evil`,
 * `/\evil` and `https:evil` (requisito: same-origin-paths).
 */
export function safeReturnPath(path: string, basePath: string, origin: string): string | null {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  return inside ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Stores the requested path during the sign-in; one that is too long is lost, as in a storage that is full or forbidden. */
export function storeReturnPath(storage: SessionStorage, path: string): void {
  try {
    if (path.length > mostCharacters) storage.removeItem(storageKey);
    else storage.setItem(storageKey, path);
  } catch {
    // The sign-in then ends on the landing page.
  }
}

/** Removes and returns the stored path; null without one, and for a refused one. */
export function takeReturnPath(storage: SessionStorage, basePath: string, origin: string): string | null {
  try {
    const path = storage.getItem(storageKey);
    storage.removeItem(storageKey);
    return path === null ? null : safeReturnPath(path, basePath, origin);
  } catch {
    return null;
  }
}
