const storageKey = 'mantenible.rutaDeseada';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The path as it may be opened after sign-in, or null: only same-origin paths under the base pass, so that nobody
 * is sent elsewhere (`//evil`, `/\evil`, `https:evil`, proof 58).
 */
export function safeReturnPath(path: string, basePath: string, origin: string): string | null {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  const inside = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  return inside ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Keeps the path wanted while the person is away signing in. */
export function rememberReturnPath(storage: SessionStorage, path: string): void {
  storage.setItem(storageKey, path);
}

/** Takes the kept path out of the storage; null without any or with one that must not be opened. */
export function takeReturnPath(storage: SessionStorage, basePath: string, origin: string): string | null {
  const path = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  return path === null ? null : safeReturnPath(path, basePath, origin);
}
