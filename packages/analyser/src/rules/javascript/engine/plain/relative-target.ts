import { posix } from 'node:path';

/** The scripts that a relative import may name, in the order of the search: files before folders, `.mjs` before `.js`. */
const candidates = (place: string) => [
  place,
  `${place}.mjs`,
  `${place}.js`,
  `${place}/index.mjs`,
  `${place}/index.js`,
];

/**
 * Path of the JavaScript that a relative import in a file names, as Node resolves it; null for other imports and where no
 * candidate is a file.
 */
export function relativeTarget(
  path: string,
  source: string,
  isFile: (place: string) => boolean,
): string | null {
  if (!/^\.\.?(?:\/|$)/u.test(source)) return null;
  const place = posix.join(posix.dirname(path), source).replace(/\/$/u, '');
  return candidates(place).find(isFile) ?? null;
}
