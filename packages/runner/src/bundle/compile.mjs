// `node compile.mjs FOLDER`, after the build: runs each task of the worker's program on the sources of
// a folder and keeps the code that V8 compiled. `node compile.mjs FOLDER TASK`: one task, in a process
// with a worker's flags.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { compiledCodeOf, loadWorker } from './load.mjs';
import { workerTasks } from './tasks.mjs';

const [folder = '', requested] = process.argv.slice(2);
const task = workerTasks.find((one) => one === requested);

/** @param {string} root */
const sourcesOf = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[jt]sx?|vue|py|css|html)$/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Compiles one task in a process of its own; false when that failed. @param {import('./tasks.mjs').WorkerTask} one */
function compile(one) {
  rmSync(compiledCodeOf(one), { force: true });
  const { nodeFlags, defaultMemoryMb } = loadWorker(one).program;
  const args = [...nodeFlags(defaultMemoryMb), fileURLToPath(import.meta.url), folder, one];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

if (task === undefined) process.exitCode = workerTasks.every(compile) ? 0 : 1;
else {
  const { script, program } = loadWorker(task);
  const sources = sourcesOf(folder);
  const parts =
    task === 'measure'
      ? sources.flatMap((source) => program.analyseFile(source) ?? [])
      : await program.analyseFiles(sources);
  if (!parts.some(({ parsable, findings }) => parsable && (task === 'measure' || findings.length > 0)))
    throw new Error(`nothing was found in ${folder}`);
  program.analyseProject(parts);
  writeFileSync(compiledCodeOf(task), script.createCachedData());
}
