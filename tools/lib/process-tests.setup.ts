import { endWithParent } from '../runtime/end-with-parent.mjs';
import { ensureAllBuilt, keepCompiledCode } from './build.ts';

/** Before the tests of processes: they start the built product, and a killed run of `npm test` ends them. */
export async function setup(): Promise<void> {
  endWithParent();
  await ensureAllBuilt();
  keepCompiledCode();
}
