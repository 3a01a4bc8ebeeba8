import { inParallel } from '../../packages/promises/src/in-parallel.ts';
import { atOnce } from './at-once.ts';
import type { Check } from './checks.ts';
import { namedFailure, quoted } from './rerun.ts';
import { runNode } from './run.ts';
import type { Tally } from './tally.ts';

/** Runs one check and prints its verdict; its output is shown only when it fails. */
async function runCheck({ name, args }: Check): Promise<boolean> {
  const begin = performance.now();
  const { code, output } = await runNode(args, { capture: true });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok   ' : 'FALLO'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gmu, '      '));
  return code === 0;
}

export async function runChecks(checks: readonly Check[]): Promise<Tally> {
  const verdicts = await inParallel(checks, atOnce(), runCheck);
  const passed = verdicts.filter(Boolean).length;
  const failures = checks
    .filter((_, i) => verdicts[i] === false)
    .map(({ name }) => namedFailure(name, `npm run check -- ${quoted(name)}`));
  return { passed, failed: failures.length, failures };
}
