import { z } from 'zod';

import { runNpm } from '../lib/run.ts';
import type { LockedPackage } from './lockfile.ts';

const component = z.object({ purl: z.string() });
const list = z.object({ components: z.array(component) });

/** The software bill of materials that npm makes of the lockfile alone: all systems' packages, installed here or not. */
export async function listPackages(): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'];
  const { code, output } = await runNpm(args, { capture: true });
  if (code !== 0) throw new Error(output);
  return output;
}

/** Packages of the lockfile that a CycloneDX document leaves out, as `name@version`. */
export function missingFrom(document: string, packages: readonly LockedPackage[]): readonly string[] {
  const { components } = list.parse(JSON.parse(document));
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
  return packages.map(({ name, version }) => `${name}@${version}`).filter((id) => !listed.has(id));
}
