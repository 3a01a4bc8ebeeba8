import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Finding } from '../../finding.ts';
import { findInScripts } from '../find-in-scripts.ts';
import { shortcutNames, withoutShortcuts } from './fast/index.ts';

const tests = join(import.meta.dirname, '../../../../../../tests');

const isRead = (path: string) => /(?:\.[cm]?[jt]sx?|\.vue|\.html|package\.json|tsconfig\.json)$/u.test(path);

const sourcesOf = (folder: string) =>
  readdirSync(join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRead)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(tests, folder, path), 'utf8') }));

/** Two minutes on a machine that runs other tests as well. */
const patience = 300_000;

const placeOf = ({ range }: Finding) => `${String(range?.startLine ?? 0)}:${String(range?.startColumn ?? 0)}`;

function lineOf(path: string, rule: string, findings: readonly Finding[]): string {
  const places = findings.filter((finding) => finding.rule === rule).map(placeOf);
  return `${path} ${rule} ${places.join(' ')}\n`;
}

/** A line for each rule in a file, with line and column of its findings. */
const listed = (found: ReadonlyMap<string, readonly Finding[]>) =>
  [...found]
    .flatMap(([path, findings]) => {
      const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
      return rules.map((rule) => lineOf(path, rule, findings));
    })
    .join('');

it.each(['projects/tienda', 'corpus'])(
  'gives the listed findings over %s, with all shortcuts and without any',
  async (folder) => {
    const sources = sourcesOf(folder);
    const fast = findInScripts(sources);
    const plain = withoutShortcuts(shortcutNames, () => findInScripts(sources));
    expect([...fast.keys()]).toEqual([...plain.keys()]);
    for (const [path, findings] of plain)
      expect({ path, findings: fast.get(path) }).toEqual({ path, findings });
    await expect(listed(fast)).toMatchFileSnapshot(join(tests, `${folder}.findings.txt`));
  },
  patience,
);
