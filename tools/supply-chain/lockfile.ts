import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  name: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });

/** A package of a registry, as a lockfile names it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; absent where the package's own package.json has none. */
  readonly license?: string | undefined;
  readonly integrity?: string | undefined;
  /** Address that it would be downloaded from; the project locks none. */
  readonly resolved?: string | undefined;
  readonly hasInstallScript: boolean;
}

/** Every package of a lockfile's text except our workspaces, once for each place where it is installed. */
export function packagesIn(text: string): readonly LockedPackage[] {
  return Object.entries(lockfile.parse(JSON.parse(text)).packages).flatMap(([path, found]) => {
    const inFolder = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || found.link === true) return [];
    const { version = '', license, integrity, resolved, hasInstallScript = false } = found;
    // Under an alias the folder has another name than the package.
    return [{ name: found.name ?? inFolder, version, license, integrity, resolved, hasInstallScript }];
  });
}

/** The lockfile of the project, and that of the Node that commands run on. */
const lockfiles = ['package-lock.json', 'tools/runtime/package-lock.json'];

export function lockedPackages(root: string): readonly LockedPackage[] {
  return lockfiles.flatMap((file) => packagesIn(readFileSync(join(root, file), 'utf8')));
}
