/** Under which name a file can be imported, and the package that its relative imports begin from. */
interface ModuleName {
  readonly module: string;
  readonly package: string;
}

/** Names of modules: a folder is a package when it has an `__init__.py`, and so are the ones around it as far as they do. */
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

/** A name with leading dots as seen from a package; others are what they are. */
export function absoluteName(name: string, fromPackage: string): string {
  const dots = /^\.*/u.exec(name)?.[0].length ?? 0;
  if (dots === 0) return name;
  const parts = fromPackage === '' ? [] : fromPackage.split('.');
  return [...parts.slice(0, Math.max(0, parts.length - dots + 1)), name.slice(dots)]
    .filter(Boolean)
    .join('.');
}
