// seguridad: 33
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { analyseFolder, limitesPorDefecto, builtWorker } from '../../packages/runner/src/index.ts';
import { sampleFolder, samples } from './support/samples.ts';

let carpeta: string;
beforeAll(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-trazas-'));
});
afterAll(() => {
  rmSync(carpeta, { recursive: true, force: true });
});

/** A program that runs another under strace, with the pipes that it was given itself. */
function trazar(programa: string): string {
  const envoltura = join(carpeta, 'trazar.mjs');
  const dado = JSON.stringify({ strace: process.env['STRACE'], programa, traza: join(carpeta, 'traza-') });
  writeFileSync(
    envoltura,
    `import { spawn } from 'node:child_process';
const { strace, programa, traza } = ${dado};
const ver = ['-f', '-qq', '-e', 'trace=connect,bind,listen,sendto,sendmsg', '-o', traza + process.pid];
spawn(strace, [...ver, process.execPath, ...process.execArgv, programa], { stdio: [0, 1, 2, 3] });
`,
  );
  return envoltura;
}

const analizar = (programa: string, fuentes: string) =>
  analyseFolder({
    folder: fuentes,
    worker: trazar(programa),
    limites: limitesPorDefecto,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

/** Calls of the workers to the network. */
const llamadas = (): string[] =>
  readdirSync(carpeta)
    .filter((name) => name.startsWith('traza-'))
    .flatMap((name) => readFileSync(join(carpeta, name), 'utf8').split('\n').filter(Boolean));

test.each(samples)(
  'workers that analyse $folder make no network call (requisito: no-network-in-workers)',
  async (sample) => {
    const { archivos, medidas } = await analizar(builtWorker(), sampleFolder(sample));
    expect(archivos.length).toBeGreaterThan(5);
    expect(medidas['code_smells']).toBeGreaterThan(0);
    expect(llamadas()).toEqual([]);
  },
);

test('the trace shows a worker that connects', async () => {
  const programa = join(carpeta, 'charlatan.mjs');
  writeFileSync(programa, "import { connect } from 'node:net';\nconnect(9, '127.0.0.1');\n");
  await expect(analizar(programa, sampleFolder(samples[0]))).rejects.toThrow('the worker died');
  await eventually(() => {
    expect(llamadas().join('\n')).toContain('inet_addr("127.0.0.1")');
  });
});
