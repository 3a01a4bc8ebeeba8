import { expect, it } from 'vitest';

import { run, runNode } from './run.ts';

it('gives the exit code and both outputs of a program', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3)";
  const { code, output } = await runNode(['-e', script], { capture: true });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('hands the environment over and leaves nothing to read on standard input', async () => {
  const script = "process.stdin.on('data', () => {}).on('end', () => console.log(process.env.WORD))";
  expect(await runNode(['-e', script], { capture: true, env: { WORD: 'hola' } })).toEqual({
    code: 0,
    output: 'hola\n',
  });
});

it('answers 127 for a program that does not exist', async () => {
  expect((await run('no-such-program-here', [], { capture: true })).code).toBe(127);
});
