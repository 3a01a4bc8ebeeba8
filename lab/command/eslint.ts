import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runNpm } from '../../tools/lib/run.ts';
import type { Program } from './in-turn.ts';

/** The last versions whose licence allows the comparison (measures of SonarQube 10.7). */
const packages = ['eslint@8', 'eslint-plugin-sonarjs@2.0.4', '@typescript-eslint/parser@8', 'typescript@5'];

const configuration = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true } },
  plugins: ['sonarjs'],
  extends: ['plugin:sonarjs/recommended-legacy'],
};

/** Installs ESLint 8 with eslint-plugin-sonarjs in a folder. */
export async function installEslint(place: string): Promise<void> {
  await writeFile(join(place, 'package.json'), '{}');
  await writeFile(join(place, 'configuracion.json'), JSON.stringify(configuration));
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const { code, output } = await runNpm(['install', ...flags, ...packages], { cwd: place, capture: true });
  if (code !== 0) throw new Error(output);
}

/** ESLint over all scripts of a folder, those that git ignores apart; it reads no types. */
export const eslintOf = (place: string, folder: string): Program => ({
  name: 'ESLint 8 con eslint-plugin-sonarjs 2.0.4',
  args: [
    join(place, 'node_modules/eslint/bin/eslint.js'),
    '--no-eslintrc',
    '--config',
    join(place, 'configuracion.json'),
    '--resolve-plugins-relative-to',
    place,
    '--no-inline-config',
    '--ext',
    '.js,.mjs,.cjs,.jsx,.ts,.tsx,.mts,.cts',
    '--format',
    'json',
    '.',
  ],
  cwd: folder,
  statuses: [0, 1],
});
