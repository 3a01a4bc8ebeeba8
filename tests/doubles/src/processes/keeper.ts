// `node keeper.ts`: reads lines `+ID` and `-ID`. At the end of its input it kills the processes that it was given and not
// taken from. The input is a pipe of a test's process, which the system closes however that process ends.
import { createInterface } from 'node:readline';

import { killTree } from './kill-tree.ts';

const kept = new Set<number>();
// Ctrl+C and a closed terminal end the tests; what they started is killed after them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) kept.add(pid);
    else kept.delete(pid);
  })
  .on('close', () => {
    for (const pid of kept) killTree(pid);
  });
