import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import cambios from '../../apps/web/src/features/laboratorio/contenido/cambios.json' with { type: 'json' };
import { analyseHere } from '../../packages/cli/src/analysis/analyse-here.ts';
import { completas } from '@mantenible/reports/formatos';
import { builtWorker } from '../../packages/runner/src/index.ts';
import { makeHistory } from './history.ts';

let place: string;
let copia: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-laboratorio-'));
  copia = join(place, 'copia');
  execFileSync('git', ['clone', '--quiet', makeHistory(place, 'una.git'), copia]);
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

it.each(cambios)('$clave: the command of the laboratory leads to its figures', async ({ orden, medidas }) => {
  execFileSync('bash', ['-c', `git reset --quiet --hard && git clean -fdq\n${orden}`], { cwd: copia });
  const resultado = await analyseHere(copia, builtWorker());
  const deHoy = completas(resultado.medidas);
  expect(Object.fromEntries(Object.keys(medidas).map((clave) => [clave, deHoy[clave]]))).toEqual(medidas);
});
