import { fileURLToPath } from 'node:url';

/** The repository's root; every script works from there, wherever it was called. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Build stamps and reports of the scripts; `npm ci` removes it together with what it describes. */
export const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/mantenible/', import.meta.url));
