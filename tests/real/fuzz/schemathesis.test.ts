// seguridad: fuzzing
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { endWithTests } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/**
 * Schemathesis against the OpenAPI document, as three persons. SCHEMATHESIS is the program;
 * tools/test-real.ts installs it. FUZZ_EJEMPLOS sets the cases for each operation, TEST_DATABASE_URL the engine.
 */
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const short = process.env['PRUEBA_CORTA'] === '1';
const examples = process.env['FUZZ_EJEMPLOS'] ?? (short ? '1' : '50');

const persona = z.enum(['admin', 'ana', 'nadie']);
type Persona = z.infer<typeof persona>;
const announcement = z.object({
  engine: z.enum(['pglite', 'postgres']),
  document: z.url(),
  tokens: z.record(persona, z.string()),
  proyectos: z.record(persona, z.uuid()),
  prueba: z.uuid(),
});

let server: ChildProcess;
let folder: string;
let target: z.infer<typeof announcement>;
const sent = { cases: 0, scenarios: 0 };
const fewestCases = short ? 1000 : 10_000;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-fuzz-'));
  const source = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = endWithTests(spawn(process.execPath, [source], { stdio: ['ignore', 'pipe', 'inherit'] }));
  server = child;
  for await (const line of createInterface({ input: child.stdout })) {
    target = announcement.parse(JSON.parse(line));
    break;
  }
});
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

/**
 * Every 4xx is a refusal. What the domain refuses though its shape is right (a guideline that does not exist) is no
 * fault, so valid shapes need not be accepted. With `ids` parameters name what exists, so that cases reach further
 * than 'not found'; then all of them are valid.
 */
function settings(as: Persona, ids: boolean): string {
  const file = join(folder, `${as}-${String(ids)}.toml`);
  const checks = [
    '[checks]',
    'positive_data_acceptance.enabled = false',
    'negative_data_rejection.expected-statuses = ["4xx"]',
    'missing_required_header.expected-statuses = ["4xx"]',
  ];
  const known = [
    '[parameters]',
    `"path.proyectoId" = "${target.proyectos[as]}"`,
    '[[operations]]',
    'include-path-regex = "/(una|promedios)/"',
    `parameters = { id = "${target.prueba}" }`,
  ];
  writeFileSync(file, [...checks, ...(ids ? known : [])].join('\n'));
  return file;
}

async function fuzz(as: Persona, ids: boolean): Promise<{ status: number | null; output: string }> {
  const cases = ['--phases', 'coverage,fuzzing,stateful', '--mode', ids ? 'positive' : 'all', '-n', examples];
  const limits = ['--seed', '1', '--no-shrink', '--continue-on-failure', '--suppress-health-check', 'all'];
  const header = ['-H', `Authorization: Bearer ${target.tokens[as]}`];
  const args = ['--config-file', settings(as, ids), 'run', target.document, ...header, ...cases, ...limits];
  // The fuzzer takes every FORCE_COLOR, '0' too, for a wish for colours; they would stand among the figures.
  const { FORCE_COLOR: _colours, ...env } = process.env;
  // Vitest loses a worker that answers nothing for a minute: the fuzzer runs beside it.
  const fuzzer = endWithTests(
    spawn(program, [...args, '--warnings', 'off', '--no-color'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const ended = once(fuzzer, 'close');
  const [stdout, stderr] = await Promise.all([text(fuzzer.stdout), text(fuzzer.stderr), ended]);
  return { status: fuzzer.exitCode, output: stdout + stderr };
}

/** The number in a line of the summary, which has no line for what did not happen. */
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.groups?.['n'] ?? 0);

describe('the API, fuzzed after its own document', () => {
  it.each<[Persona, boolean]>([
    ['nadie', false],
    ['ana', false],
    ['ana', true],
    ['admin', false],
  ])(
    'as %s (known ids: %s) never fails, answers as documented and accepts no input that it forbids',
    async (as, ids) => {
      const { status, output } = await fuzz(as, ids);
      sent.cases += numberIn(output, /(?<n>\d+) generated/u);
      sent.scenarios += numberIn(output, /Scenarios: +(?<n>\d+)/u);
      expect(status === 0 ? '' : output).toBe('');
    },
    3_600_000,
  );

  it(`is tried with ${fewestCases} cases and more, and with sequences of calls`, () => {
    console.log(`figures: ${JSON.stringify({ engine: target.engine, ...sent })}`);
    expect(target.engine).toBe(process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite');
    expect(sent.cases).toBeGreaterThanOrEqual(fewestCases);
    expect(sent.scenarios).toBeGreaterThan(0);
  });
});
