import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, it, onTestFinished } from 'vitest';

import { endWithTests, whileAlive } from '../tests/doubles/src/index.ts';

/** Runs `.ci/run` with these programs as its two parts; the first must have ended after that many seconds. */
async function runCi(parts: { readonly test: string; readonly real: string }, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const name of ['.ci', 'tools']) mkdirSync(join(folder, name));
  const script = readFileSync(join(import.meta.dirname, '../.ci/run'), 'utf8');
  const limits = /^test_until=\d+ real_until=\d+$/mu;
  expect(script).toMatch(limits);
  const limited = script.replace(limits, `test_until=${seconds} real_until=120`);
  writeFileSync(join(folder, '.ci/run'), limited);
  chmodSync(join(folder, '.ci/run'), 0o755);
  writeFileSync(join(folder, 'tools/run.mjs'), `await import('./' + process.argv[2].split('/').pop());`);
  writeFileSync(join(folder, 'tools/test.ts'), parts.test);
  writeFileSync(join(folder, 'tools/test-real.ts'), parts.real);
  const child = endWithTests(
    spawn(join(folder, '.ci/run'), { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const ended = Promise.all([text(child.stdout), once(child, 'close')]);
  const [output] = await whileAlive(ended, 'the end of both parts');
  return { code: child.exitCode, lines: output.trimEnd().split('\n') };
}

const counts = (line: string) => `console.log(${JSON.stringify(line)});`;

it('adds the counts of both parts and names what failed', async () => {
  const { code, lines } = await runCi(
    { test: counts('3 passed, 0 failed'), real: counts('falló: a\n1 passed, 1 failed') },
    60,
  );
  expect([code, lines.at(-1)]).toEqual([1, '4 passed, 1 failed']);
  expect(lines).toContain('falló: a');
});

it('passes where nothing failed', async () => {
  const passing = counts('1 passed, 0 failed');
  const { code, lines } = await runCi({ test: passing, real: passing }, 60);
  expect([code, lines.at(-1)]).toEqual([0, '2 passed, 0 failed']);
});

it('counts a part that does not end as failed, and ends although a process of that part lives on', async () => {
  // Detached, with the part's own output: it ends with its own time.
  const hanging = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 120000)'], { detached: true, stdio: 'inherit' });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const { code, lines } = await runCi({ test: hanging, real: counts('1 passed, 0 failed') }, 2);
  expect([code, lines.at(-1)]).toEqual([1, '1 passed, 1 failed']);
  expect(lines).toContain('falló: node tools/run.mjs tools/test.ts');
});
