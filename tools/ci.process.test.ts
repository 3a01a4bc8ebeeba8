import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { expect, it, onTestFinished } from 'vitest';

import { endWithTests, eventually, readProcess, whileAlive } from '../tests/doubles/src/index.ts';

const counts = (line: string) => `console.log(${JSON.stringify(line)});`;

interface Parts {
  readonly test: string;
  readonly processes?: string;
  readonly real: string;
}

/** Starts `.ci/run` with these programs as its parts; the first must have ended after that many seconds. */
function startCi(
  { test, processes = counts('0 passed, 0 failed'), real }: Parts,
  seconds: number,
  env: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const name of ['.ci', 'tools']) mkdirSync(join(folder, name));
  const script = readFileSync(join(import.meta.dirname, '../.ci/run'), 'utf8');
  const limits = /^test_until=\d+ process_until=\d+ real_until=\d+$/mu;
  expect(script).toMatch(limits);
  const limited = script.replace(limits, `test_until=${seconds} process_until=120 real_until=120`);
  writeFileSync(join(folder, '.ci/run'), limited);
  chmodSync(join(folder, '.ci/run'), 0o755);
  cpSync(join(import.meta.dirname, 'runtime'), join(folder, 'tools/runtime'), { recursive: true });
  writeFileSync(join(folder, 'tools/run.mjs'), `await import('./' + process.argv[2].split('/').pop());`);
  const choice = `await import(process.argv.includes('--procesos') ? './processes.ts' : './product.ts');`;
  writeFileSync(join(folder, 'tools/test.ts'), choice);
  writeFileSync(join(folder, 'tools/product.ts'), test);
  writeFileSync(join(folder, 'tools/processes.ts'), processes);
  writeFileSync(join(folder, 'tools/test-real.ts'), real);
  return endWithTests(
    spawn(join(folder, '.ci/run'), {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** The same to its end. */
async function runCi(...given: Parameters<typeof startCi>) {
  const child = startCi(...given);
  const ended = Promise.all([text(child.stdout), once(child, 'close')]);
  const [output] = await whileAlive(ended, 'the end of its parts');
  return { code: child.exitCode, lines: output.trimEnd().split('\n') };
}

it('adds the counts of all parts and names what failed, with the command that runs it alone', async () => {
  const parts = {
    test: counts('3 passed, 0 failed'),
    processes: counts('falló: a.test.ts: b\n    npm test -- a.test.ts\n    | Error: c\n5 passed, 1 failed'),
    real: counts('falló: c\n    npm run test:real -- c\n1 passed, 1 failed'),
  };
  const { code, lines } = await runCi(parts, 60);
  expect([code, lines.at(-1)]).toEqual([1, '9 passed, 2 failed']);
  expect(lines.slice(-6, -1)).toEqual([
    'falló: a.test.ts: b',
    '    npm test -- a.test.ts',
    '    | Error: c',
    'falló: c',
    '    npm run test:real -- c',
  ]);
});

it('shows names and commands alone where the reasons fill more than a screen', async () => {
  const one = `falló: a.test.ts: b\n    npm test -- a.test.ts\n${'    | Error: c\n'.repeat(10)}`;
  const parts = { test: counts(`${one.repeat(4)}0 passed, 4 failed`), real: counts('1 passed, 0 failed') };
  const { lines } = await runCi(parts, 60);
  const names = Array.from({ length: 4 }, () => ['falló: a.test.ts: b', '    npm test -- a.test.ts']);
  expect(lines.slice(-9)).toEqual([...names.flat(), '1 passed, 4 failed']);
});

it('names what failed although the temporary folder takes no file', async () => {
  const parts = { test: counts('falló: a\n1 passed, 1 failed'), real: counts('1 passed, 0 failed') };
  const { lines } = await runCi(parts, 60, { TMPDIR: join(tmpdir(), 'no-existe') });
  expect(lines.slice(-2)).toEqual(['falló: a', '2 passed, 1 failed']);
});

it('passes where nothing failed', async () => {
  const passing = counts('1 passed, 0 failed');
  const { code, lines } = await runCi({ test: passing, real: passing }, 60);
  expect([code, lines.at(-1)]).toEqual([0, '2 passed, 0 failed']);
});

it('counts a part that does not end as failed, and ends although a process of that part lives on', async () => {
  // Detached, with the part's own output.
  const hanging = `
    import { spawn } from 'node:child_process';
    const { pid } = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 120000)'], { detached: true, stdio: 'inherit' });
    console.log('started ' + pid);
    setInterval(() => {}, 1000);`;
  const { code, lines } = await runCi({ test: hanging, real: counts('1 passed, 0 failed') }, 2);
  const pid = Number(lines.find((line) => line.startsWith('started '))?.slice('started '.length) ?? 0);
  if (pid > 0) process.kill(pid, 'SIGKILL');
  expect([code, lines.at(-1)]).toEqual([1, '1 passed, 1 failed']);
  expect(lines).toContain('falló: node tools/run.mjs tools/test.ts');
});

it.each(['SIGTERM', 'SIGKILL'] as const)('ends its part when it ends by %s', async (signal) => {
  const waiting = `console.log('runs as ' + process.pid); setInterval(() => {}, 1000);`;
  const child = startCi({ test: waiting, real: counts('0 passed, 0 failed') }, 60);
  let pid = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    pid = Number(/^runs as (?<pid>\d+)$/u.exec(line)?.groups?.['pid'] ?? 0);
    if (pid > 0) break;
  }
  // Zero would be this group of processes.
  expect(pid).toBeGreaterThan(0);
  onTestFinished(() => {
    if (readProcess(pid) !== null) process.kill(pid, 'SIGKILL');
  });
  expect(readProcess(pid)).not.toBeNull();
  child.kill(signal);
  await eventually(() => {
    expect(readProcess(pid)).toBeNull();
  });
});
