import { join, relative, resolve } from 'node:path';

import { ensureAllBuilt } from './build.ts';
import { root } from './paths.ts';
import { runChosenJourneys } from './playwright.ts';
import { runNode } from './run.ts';

/** Files and options of a command line, by the program that runs them; an option goes to each. */
export interface Chosen {
  readonly vitest: readonly string[];
  readonly journeys: { readonly files: readonly string[]; readonly options: readonly string[] };
}

/** `-t WORD` as one word: what stands alone is a file. */
const joinTitles = (args: readonly string[]) =>
  args.flatMap((arg, i) => (args[i - 1] === '-t' ? [] : arg === '-t' ? [`-t=${args[i + 1] ?? ''}`] : [arg]));

/** Vitest's option `-t` as Playwright's `--grep`, which also selects the sign-in that every journey needs. */
const forJourneys = (option: string) => option.replace(/^-t=/u, '--grep=acceso.setup|');

/** Sorts the arguments of `npm test` by the program that runs each file. */
export function chooseRunners(given: readonly string[], cwd: string): Chosen {
  const args = joinTitles(given);
  const options = args.filter((arg) => arg.startsWith('-'));
  const files = args
    .filter((arg) => !arg.startsWith('-'))
    .map((file) => relative(root, resolve(cwd, file)).replaceAll('\\', '/'));
  const journeys = files.filter((file) => file.startsWith('tests/e2e/'));
  const others = files.filter((file) => !journeys.includes(file));
  return {
    vitest: others.length === 0 && journeys.length > 0 ? [] : [...others, ...options],
    journeys: { files: journeys, options: options.map(forJourneys) },
  };
}

/**
 * Runs those test files alone. What a journey needs of the build is made where its sources changed; tests of processes
 * do so by themselves.
 */
export async function runFiles(args: readonly string[]): Promise<number> {
  // npm starts its scripts in the root, and notes where it was called itself.
  const { vitest, journeys } = chooseRunners(args, process.env['INIT_CWD'] ?? process.cwd());
  const codes = [];
  if (vitest.length > 0) {
    const { code } = await runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...vitest]);
    codes.push(code);
  }
  if (journeys.files.length > 0) {
    await ensureAllBuilt();
    codes.push(await runChosenJourneys(journeys.files, journeys.options));
  }
  return codes.find((code) => code !== 0) ?? 0;
}
