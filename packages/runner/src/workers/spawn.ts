import { spawn, type ChildProcess } from 'node:child_process';

import { lowerPriority } from './lower-priority.ts';
import type { Exit, Program, Spawn } from './program.port.ts';

const onWindows = process.platform === 'win32';

/** Programs that this process has started and that have not ended. */
const runningPrograms = new Set<ChildProcess>();

/** Kills all programs that this process has started, and the programs that they started. */
export function killPrograms(): void {
  for (const child of runningPrograms) killGroup(child);
}

/** Runs a program as a child of this process. */
export const spawnProgram: Spawn = (program, { onData, onExit }) => {
  const child = startChild(program);
  runningPrograms.add(child);
  for (const channel of [1, 2, 3] as const)
    child.stdio[channel]?.on('data', (chunk: Buffer) => {
      onData(channel, chunk);
    });
  let ended = false;
  const finish = (exit: Exit): void => {
    runningPrograms.delete(child);
    if (!ended) onExit(exit);
    ended = true;
  };
  child.on('error', ({ message }) => {
    finish({ code: null, signal: null, failure: message });
  });
  child.on('close', (code, signal) => {
    finish({ code, signal });
  });
  // A program may end before it has read its input; 'close' reports how it ended.
  child.stdin?.on('error', () => undefined);
  return {
    write: (bytes) => void child.stdin?.write(bytes),
    end: () => void child.stdin?.end(),
    kill: () => {
      killGroup(child);
    },
  };
};

function startChild({ file, args, env, folder, messages = false, priority }: Program): ChildProcess {
  const child = spawn(file, args, {
    cwd: folder,
    env,
    stdio: messages ? ['pipe', 'ignore', 'pipe', 'pipe'] : 'pipe',
    // Makes a process group, so that `kill` reaches the programs that it starts.
    detached: !onWindows,
    windowsHide: true,
  });
  if (child.pid !== undefined && priority === 'low') lowerPriority(child.pid);
  return child;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The program has already ended.
  }
}
