import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { shortcutNames, withoutShortcuts } from './fast/index.ts';

const tests = join(import.meta.dirname, '../../../../../../tests');

const isRead = (path: string) => /(?:\.[cm]?[jt]sx?|\.vue|\.html|package\.json|tsconfig\.json)$/u.test(path);

const sourcesOf = (folder: string) =>
  readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((path) => ({ path, text: readFileSync(join(tests, folder, path), 'utf8') }));

/** Two minutes on a machine that runs other tests as well. */
const patience = 300_000;

it.each([
  ['projects/tienda', 20],
  ['corpus', 700],
])(
  'gives the same findings over %s with all shortcuts and without any',
  (folder, atLeast) => {
    const sources = sourcesOf(folder);
    const fast = findInScripts(sources);
    const plain = withoutShortcuts(shortcutNames, () => findInScripts(sources));
    expect([...fast.keys()]).toEqual([...plain.keys()]);
    for (const [path, findings] of plain)
      expect({ path, findings: fast.get(path) }).toEqual({ path, findings });
    expect([...fast.values()].flat().length).toBeGreaterThan(atLeast);
  },
  patience,
);
