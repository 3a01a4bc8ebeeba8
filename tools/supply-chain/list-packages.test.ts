// seguridad: 60
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { root } from '../lib/paths.ts';
import { runNpm } from '../lib/run.ts';
import { packagesIn } from './lockfile.ts';

const list = z.object({ components: z.array(z.object({ purl: z.string() })) });

it('npm lists every package of the lockfile as CycloneDX, those of other systems included', async () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'];
  const { output } = await runNpm(args, { capture: true });
  const { components } = list.parse(JSON.parse(output));
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', ''))));
  const locked = packagesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const ids = locked.map(({ name, version }) => `${name}@${version}`);
  expect(ids.filter((id) => !listed.has(id))).toEqual([]);
  expect(ids.join(' ')).toContain('binding-darwin-arm64');
});
