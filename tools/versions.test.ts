import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { root } from './lib/paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const lock = z.object({ version: z.string(), packages: z.record(z.string(), z.unknown()) });
const described = z.object({ version: z.string() });

test('every package, the API, the image and the newest entry of CHANGELOG.md have one version', () => {
  const { version, packages } = lock.parse(JSON.parse(read('package-lock.json')));
  const own = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  for (const folder of [...own, 'tools/runtime'])
    expect([folder, described.parse(JSON.parse(read(join(folder, 'package.json')))).version]).toEqual([
      folder,
      version,
    ]);
  expect(read('apps/api/src/composition.ts')).toContain(`export const version = '${version}'`);
  expect(read('deploy/compose/compose.yaml')).toContain(`image: mantenible:${version}\n`);
  expect(/^## \[(\d.*)\]/mu.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
