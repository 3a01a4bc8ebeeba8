import { execFileSync } from 'node:child_process';

import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';

import {
  analyseFiles,
  analyseProject,
  type ProjectAnalysis,
} from '../../../../packages/analyser/src/index.ts';

const isScript = (path: string) => /\.(?:[cm]?js|jsx|tsx?)$/u.test(path);
const isCode = (path: string) => isScript(path) || path.endsWith('.py');

/** The sample repository at one commit, with what the answers count in it. */
export interface Delivery {
  readonly paths: readonly string[];
  /** Files in JavaScript, TypeScript and Python. */
  readonly code: readonly string[];
  /** Lines of a file; none where the commit has no such file. */
  readonly linesOf: (path: string) => readonly string[];
  readonly analysis: ProjectAnalysis;
}

/** Reads and analyses a commit of a repository. */
export async function readDelivery(repository: string, commit: string): Promise<Delivery> {
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
  const paths = git('ls-tree', '-r', '-z', '--name-only', commit).split('\0').filter(Boolean);
  const files = paths.map((path) => ({ path, text: git('show', `${commit}:${path}`) }));
  const lines = new Map(files.map(({ path, text }) => [path, text.replace(/\n$/u, '').split('\n')]));
  return {
    paths,
    code: paths.filter(isCode),
    linesOf: (path) => lines.get(path) ?? [],
    analysis: analyseProject(await analyseFiles(files)),
  };
}

/** What ESLint reports of the scripts of a delivery under one rule with a limit: path and message. */
export function reports(
  { code, linesOf }: Delivery,
  rule: 'complexity' | 'max-depth' | 'max-params',
  limit: number,
): readonly string[] {
  const linter = new Linter({ configType: 'flat' });
  return code.filter(isScript).flatMap((path) => {
    const config: Linter.Config = {
      files: ['**/*.{cjs,js,jsx,mjs,ts,tsx}'],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { [rule]: ['error', limit] },
    };
    const messages = linter.verify(linesOf(path).join('\n'), [config], path);
    return messages.map(({ message }) => `${path}: ${message}`);
  });
}

/** Files of code that import each file of code by its name. */
export function importersOf({ code, linesOf }: Delivery, name: string): readonly string[] {
  const words = new RegExp(`(?:from|import|require\\().*\\b${name}\\b`, 'u');
  return code.filter((path) => linesOf(path).some((line) => words.test(line)));
}
