// `node tools/run.mjs PROGRAM …`: runs a program of this project on Node 24, with the dependencies of the lockfile installed.
// Every script of package.json starts here. Plain JavaScript, because a Node from 20.19 on reads it.
import { requireNode } from './runtime/node-version.mjs';

requireNode();

const { isRecent } = await import('./runtime/node-version.mjs');
const [program = '', ...args] = process.argv.slice(2);
if (isRecent(process.versions.node)) {
  const { runProgram } = await import('./lib/run-program.ts');
  await runProgram(program, args);
} else {
  const { handOver } = await import('./runtime/hand-over.mjs');
  await handOver(program, args);
}
