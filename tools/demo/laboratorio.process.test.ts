import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import cambios from '../../apps/web/src/features/laboratorio/contenido/cambios.json' with { type: 'json' };
import { completeMeasures } from '../../packages/scanning/src/stored/measures.ts';
import { analizar } from '../analizar/analizar.ts';
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
  const resultado = await analizar({ objetivo: copia, rama: null, json: true }, process.env);
  const deHoy = completeMeasures(resultado.medidas);
  expect(Object.fromEntries(Object.keys(medidas).map((clave) => [clave, deHoy[clave]]))).toEqual(medidas);
});
