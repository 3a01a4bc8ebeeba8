import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { endWithTests, whileAlive } from '../tests/doubles/src/index.ts';
import { bootstrapVariable } from './runtime/end-with-parent.mjs';
import { nodeBinary, packageFor, type Lockfile } from './runtime/node-binary.mjs';
import { isRecent, nodeProblem } from './runtime/node-version.mjs';

/** Makes this Node report an old version, for machines without another Node. */
const claim = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.0'})`;

interface Starter {
  readonly name: string;
  readonly command: readonly string[];
  readonly recent: boolean;
}

const disguised: Starter = {
  name: '20.19.0 in disguise',
  command: [process.execPath, '--import', claim],
  recent: false,
};

/** Each Node of the search path that can begin a command, and this one in the guise of 20.19. */
function starters(): readonly Starter[] {
  const found = new Map<string, Starter>();
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, 'node');
    const { status, stdout } = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    const version = status === 0 ? stdout.trim() : '0.0.0';
    if (nodeProblem(version) !== null || found.has(version)) continue;
    found.set(version, { name: version, command: [file], recent: isRecent(version) });
  }
  return [disguised, ...found.values()];
}

/** A project that holds the bootstrap alone, with a Node of at least 24 as the one that npm brought. */
let project = '';
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const part of ['run.mjs', 'runtime', 'lib'])
    cpSync(join(import.meta.dirname, part), join(project, 'tools', part), { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(project, file), '{ "packages": {} }');
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const lock = JSON.parse(
    readFileSync(new URL('runtime/package-lock.json', import.meta.url), 'utf8'),
  ) as Lockfile;
  const carrier = packageFor(lock, process.platform, process.arch);
  if (carrier === null) throw new Error('the lockfile has no Node for this platform');
  const { name, version, binary } = carrier;
  const file = join(project, '.cache/runtime', `${name}-${version}`, 'node_modules', name, binary);
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(isRecent(process.versions.node) ? process.execPath : nodeBinary(), file);
});
afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

const ownSignals = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'npm_lifecycle_event'),
);

function start(
  { command: [file = '', ...options] }: Starter,
  source: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  writeFileSync(join(project, 'program.ts'), source);
  return endWithTests(
    spawn(file, [...options, join(project, 'tools/run.mjs'), 'program.ts', ...args], {
      env: { ...ownSignals, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

async function outputOf(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await whileAlive(once(child, 'close'), 'the end of the program');
  return output;
}

it('refuses to hand over once more when the Node that it started is too old itself', async () => {
  const child = start(disguised, "console.log('ran')", [], { [bootstrapVariable]: String(process.pid) });
  expect(await outputOf(child)).toBe('');
  expect(child.exitCode).toBe(1);
});

describe.each(starters())('begun by Node $name', (starter) => {
  it('runs a TypeScript program and what it starts by name on Node 24 or newer', async () => {
    const source = `
      import { execFileSync } from 'node:child_process';
      const byName: string = execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim();
      console.log(JSON.stringify({ node: process.versions.node, same: byName === process.execPath, args: process.argv.slice(2) }));`;
    const result = JSON.parse(await outputOf(start(starter, source, ['uno', '--dos']))) as { node: string };
    expect(result).toEqual({ node: result.node, same: true, args: ['uno', '--dos'] });
    expect(isRecent(result.node)).toBe(true);
    if (starter.recent) expect(result.node).toBe(starter.name);
  });

  it('ends with the exit code of the program', async () => {
    const child = start(starter, 'process.exitCode = 7;');
    await outputOf(child);
    expect(child.exitCode).toBe(7);
  });

  it('passes a signal on and waits for the end that the program chooses', async () => {
    const child = start(
      starter,
      `process.on('SIGTERM', () => { process.exitCode = 9; clearInterval(alive); });
       const alive = setInterval(() => {}, 1000);
       console.log('ready');`,
    );
    child.stdout.once('data', () => child.kill('SIGTERM'));
    await whileAlive(once(child, 'close'), 'the end of the program');
    expect([child.exitCode, child.signalCode]).toEqual([9, null]);
  });

  it('ends by the signal that ended the program', async () => {
    const child = start(starter, `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`);
    await outputOf(child);
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('leaves no program behind when it is killed', async () => {
    const child = start(starter, `console.log(process.pid); setInterval(() => {}, 1000);`);
    await whileAlive(once(child.stdout, 'data'), 'the start of the program');
    child.kill('SIGKILL');
    // The program holds the pipe, which closes when the program has ended too.
    await whileAlive(once(child, 'close'), 'the end of both');
    expect(child.signalCode).toBe('SIGKILL');
  });
});
