import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import type { Reporter, TestModule } from 'vitest/node';

import { root } from '../lib/paths.ts';

/** Milliseconds that a test file took, by what they were spent on. */
export interface FileTimes {
  readonly file: string;
  readonly environment: number;
  readonly import: number;
  readonly tests: number;
}

function timesOf(module: TestModule): FileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  return {
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    environment: environmentSetupDuration + prepareDuration,
    import: setupDuration + collectDuration,
    tests: duration,
  };
}

/** Writes the times of a run's files into the file that the environment names. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TIMES_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(modules.map(timesOf)));
  }
}
