import { join } from 'node:path';

import { root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

/** A program that Node runs. */
export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Exit statuses of a run that did its work. */
  readonly statuses: readonly number[];
}

/** The built command, as `npx mantenible` starts it. */
export const command = (name: string, cwd: string, args: readonly string[]): Program => ({
  name,
  args: [join(root, 'packages/cli/bin/mantenible.mjs'), ...args],
  cwd,
  statuses: [0],
});

async function seconds({ name, args, cwd, statuses }: Program): Promise<number> {
  const begin = performance.now();
  const { code, output } = await run(process.execPath, args, { cwd, capture: true });
  if (!statuses.includes(code)) throw new Error(`${name} ended with ${String(code)}: ${output.slice(-2000)}`);
  return (performance.now() - begin) / 1000;
}

/** Median seconds of each program by the clock, of runs in turn after one that is not counted. */
export async function medians(programs: readonly Program[], rounds: number): Promise<number[]> {
  const runs = programs.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, program] of programs.entries()) {
      const taken = await seconds(program);
      if (round > 0) runs[at]?.push(taken);
    }
  return runs.map((each) => each.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN);
}
