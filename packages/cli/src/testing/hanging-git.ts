import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { place } from './installed.ts';

/**
 * A git that stops at one of its commands: `env` makes a process use it, `reached` resolves once it stands there.
 */
export function hangingGit(command: string) {
  const folder = mkdtempSync(join(place, 'git-'));
  const pipe = join(folder, 'alcanzado');
  execFileSync('mkfifo', [pipe]);
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh
case " $* " in *" ${command} "*) echo > '${pipe}'; exec sleep 60 ;; esac
exec '${real}' "$@"
`;
  writeFileSync(join(bin, 'git'), script, { mode: 0o755 });
  return {
    env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    reached: () => readFile(pipe),
  };
}
