// seguridad: 33
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually } from '@mantenible/doubles';
import { describe, expect, it, onTestFinished } from 'vitest';

import { isRunning } from '../testing/processes.ts';
import type { Exit, Program, RunningProgram } from './program.port.ts';
import { spawnProgram } from './spawn.ts';

interface Trial {
  readonly program: RunningProgram;
  readonly exit: Promise<Exit>;
  /** Text received on each channel. */
  readonly received: Record<1 | 2 | 3, string>;
  /** Settles when the output or the messages contain this text. */
  readonly contains: (text: string) => Promise<void>;
}

function start(code: string, more: Partial<Program> = {}): Trial {
  const received = { 1: '', 2: '', 3: '' };
  const waiting = new Set<() => void>();
  let settle: (exit: Exit) => void = () => undefined;
  const exit = new Promise<Exit>((resolve) => (settle = resolve));
  const program = spawnProgram(
    { file: process.execPath, args: ['-e', code], env: {}, priority: 'low', ...more },
    {
      onData: (channel, chunk) => {
        received[channel] += chunk.toString('utf8');
        for (const check of waiting) check();
      },
      onExit: (given) => {
        settle(given);
      },
    },
  );
  onTestFinished(program.kill);
  const contains = (text: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!(received[1] + received[3]).includes(text)) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { program, exit, received, contains };
}

const pieces = 1000;
const pieceBytes = 64 * 1024;

/**
 * A program that writes so many pieces to its message channel, and the number of pieces that it has
 * written.
 */
function producer(): { readonly code: string; readonly count: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-slow-reader-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const written = join(folder, 'written');
  const code = `const fs = require('fs'); const piece = Buffer.alloc(${pieceBytes}, 'x');
    for (let i = 0; i < ${pieces}; i += 1) {
      for (let sent = 0; sent < piece.length;) sent += fs.writeSync(3, piece, sent);
      fs.appendFileSync(${JSON.stringify(written)}, '.');
    }`;
  return { code, count: () => statSync(written).size };
}

function writeUnhindered(code: string): void {
  const stdio = ['ignore', 'ignore', 'inherit', 'pipe'] as const;
  const { status } = spawnSync(process.execPath, ['-e', code], { stdio: [...stdio], maxBuffer: Infinity });
  expect(status).toBe(0);
}

const echo = 'process.stdin.pipe(process.stdout)';
/** Writes the priority of its session to the message channel, again and again. */
const writesSession = `const file = '/proc/self/autogroup';
  setInterval(() => {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'no sessions';
    fs.writeSync(3, ';' + text);
  }, 20).unref()`;
/** Starts another program, prints its id, and both keep running. */
const withChild = `const { pid } = require('child_process').spawn('sleep', ['1000'], { stdio: 'ignore' });
  console.log(pid + ' ready'); setInterval(() => {}, 1000)`;

describe('a program of this process', () => {
  it('reads its whole input and its whole output is received, whatever their size', async () => {
    const text = 'añb'.repeat(500_000);
    const { program, exit, received } = start(echo);
    program.write(Buffer.from(text));
    program.end();
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(received[1] === text).toBe(true);
  });

  it('writes messages to separate channels, and its standard output is discarded', async () => {
    const code = `console.log('output'); console.error('error'); require('fs').writeSync(3, 'message'); process.exitCode = 7`;
    const { exit, received } = start(code, { messages: true });
    expect(await exit).toEqual({ code: 7, signal: null });
    expect(received).toEqual({ 1: '', 2: 'error\n', 3: 'message' });
  });

  it('gets the given environment, folder and lower priority, and no other variable', async () => {
    const code = `console.log(JSON.stringify([process.env, process.cwd(), os.getPriority() > 0]))`;
    const { exit, received } = start(code, { env: { UNO: '1' }, folder: '/' });
    await exit;
    expect(JSON.parse(received[1])).toEqual([{ UNO: '1' }, '/', true]);
  });

  it.each([
    ['normal', 0],
    ['low', 10],
  ] as const)(
    'gives its session the priority %s where Linux shares out by sessions',
    async (priority, nice) => {
      const { program, exit, received } = start(`${echo}; ${writesSession}`, { messages: true, priority });
      const named = new RegExp(`^(?:/autogroup-\\d+ nice ${nice}\n|no sessions)$`);
      await eventually(() => {
        expect(received[3].split(';').at(-1)).toMatch(named);
      });
      program.end();
      await exit;
    },
  );

  it('waits while its messages are not read, and loses none', async () => {
    const { count, code } = producer();
    const { exit, received, contains } = start(code, { messages: true });
    await contains('x');
    // This process reads nothing while two others write as much to a reader that keeps up.
    for (const other of [producer(), producer()]) writeUnhindered(other.code);
    expect(count()).toBeLessThan(pieces / 2);
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(received[3].length).toBe(pieces * pieceBytes);
  });

  it('reports the reason when it cannot be started', async () => {
    const { exit } = start('', { file: '/no/existe' });
    expect((await exit).failure).toContain('ENOENT');
  });

  it('is killed with every program that it started', async () => {
    const { program, exit, received, contains } = start(withChild, { env: { PATH: '/usr/bin:/bin' } });
    await contains('ready');
    program.kill();
    expect(await exit).toEqual({ code: null, signal: 'SIGKILL' });
    const other = Number.parseInt(received[1], 10);
    await eventually(() => {
      expect(isRunning(other)).toBe(false);
    });
  });
});
