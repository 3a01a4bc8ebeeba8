/** The importable name of a file, and the package of its relative imports. */
export interface ModuleName {
  readonly module: string;
  readonly package: string;
}

/**
 * Module names of files. A folder with an `__init__.py` is a package; its parent folders with one are its
 * parents.
 */
export function moduleNames(paths: readonly string[]): (path: string) => ModuleName {
  const packages = new Set(
    paths
      .filter((path) => /(?:^|\/)__init__\.py$/u.test(path))
      .map((path) => path.split('/').slice(0, -1).join('/')),
  );
  return (path) => {
    const folders = path.split('/').slice(0, -1);
    const file = (path.split('/').at(-1) ?? '').replace(/\.py$/u, '');
    let start = folders.length;
    while (start > 0 && packages.has(folders.slice(0, start).join('/'))) start -= 1;
    const inner = folders.slice(start).join('.');
    if (file === '__init__') return { module: inner, package: inner };
    return { module: inner === '' ? file : `${inner}.${file}`, package: inner };
  };
}

/** Resolves a relative name in a package; absolute names are unchanged. */
export function absoluteName(name: string, fromPackage: string): string {
  const dots = /^\.*/u.exec(name)?.[0].length ?? 0;
  if (dots === 0) return name;
  const parts = fromPackage === '' ? [] : fromPackage.split('.');
  return [...parts.slice(0, Math.max(0, parts.length - dots + 1)), name.slice(dots)]
    .filter(Boolean)
    .join('.');
}
