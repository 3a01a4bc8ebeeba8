import { fileURLToPath } from 'node:url';

import { analyseFile, type FileAnalysis } from '@mantenible/analyser';
import { expect, it, onTestFinished } from 'vitest';

import { abrirHijo } from './worker.ts';

const trabajador = fileURLToPath(new URL('worker-main.ts', import.meta.url));

// Their parts are many times what a pipe holds.
const texto = Array.from(
  { length: 2000 },
  (_, i) => `export const f${i} = (a) => a.b(${i}, 'c') + a.d;\n`,
).join('');
const archivos = Array.from({ length: 8 }, (_, i) => ({ path: `${i}.js`, text: texto }));

it('waits for a server that is too busy to listen', async () => {
  const hijo = abrirHijo({
    trabajador,
    memoriaMb: 512,
    milisegundos: 60_000,
    signal: new AbortController().signal,
  });
  onTestFinished(() => {
    hijo.cerrar();
  });
  const esperadas: (FileAnalysis | null)[] = [];
  const oidas: (FileAnalysis | null)[] = [];
  await hijo.encargar({ tipo: 'medir', archivos }, (aviso) => {
    // Deaf for as long as the same work takes twice.
    if (esperadas.length === 0) esperadas.push(...[...archivos, ...archivos].map(analyseFile).slice(8));
    if (aviso.tipo === 'parte') oidas.push(aviso.parte);
  });
  expect(oidas).toEqual(esperadas);
});
