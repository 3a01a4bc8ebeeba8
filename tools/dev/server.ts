import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/paths.ts';

/** An editor writes a file in several steps, and several files at once. */
const QUIET_MS = 50;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the server, and again whenever a source file of its own or of a package changes. Not by `node --watch`, which
 * sends messages of its own over the channels of the server's threads and children.
 */
export function keepServer(env: Readonly<Record<string, string>>): void {
  let child = startServer(env);
  let ending = false;
  const restart = debounced(async () => {
    await endChild(child);
    if (!ending) child = startServer(env);
  });
  for (const folder of sourceFolders())
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || isSource(file)) restart();
    });
  for (const signal of signals)
    process.on(signal, () => {
      ending = true;
      void endChild(child).then(() => process.exit(child.exitCode ?? 1));
    });
}

function startServer(env: Readonly<Record<string, string>>): ChildProcess {
  const program = join(root, 'apps/api/src/dev.ts');
  return spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** Ends a child and waits for its end. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Runs one at a time, once no call has come for a moment. */
function debounced(work: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(work);
    }, QUIET_MS);
  };
}

const sourceFolders = () => [
  join(root, 'apps/api/src'),
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src')),
];

const isSource = (file: string) => /\.(?:ts|mjs|json|css)$/u.test(file) && !file.endsWith('.test.ts');
