import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import type { Reporter, TestModule } from 'vitest/node';

import type { FileTimes } from '../lib/file-times.ts';
import { root } from '../lib/paths.ts';

/** `starts`: the file is the first of its worker, which was prepared for all of its files. */
function timesOf(module: TestModule, starts: boolean): FileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic();
  return {
    file: relative(root, module.moduleId).replaceAll('\\', '/'),
    environment: (starts ? environmentSetupDuration : 0) + prepareDuration,
    import: setupDuration + collectDuration,
    tests: duration,
  };
}

/** Writes the times of a run's files into the file that the environment names. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TIMES_FILE'];
    if (file === undefined) return;
    const workers = new Set<number>();
    const times = modules.map((module) => {
      const before = workers.size;
      return timesOf(module, workers.add(module.diagnostic().workerId).size > before);
    });
    writeFileSync(file, JSON.stringify(times));
  }
}
