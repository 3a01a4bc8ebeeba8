import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import medidas from '../../apps/web/src/lib/hoja-de-medicion/medidas.json' with { type: 'json' };
import { configuracion } from '../../apps/web/src/lib/hoja-de-medicion/preparacion.ts';
import { root } from '../lib/paths.ts';
import { makeHistory } from './history.ts';

/** Tools of the sheet that this repository has; the outputs of the others were taken once, with the versions that the sheet names. */
const disponibles = ['eslint'];

const carpetas: Readonly<Record<string, string>> = { javascript: 'tienda', python: 'biblioteca', ambos: '.' };

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-hoja-'));
  execFileSync('git', ['clone', '--quiet', makeHistory(place, 'una.git'), join(place, 'copia')]);
  mkdirSync(join(place, 'medir'));
  writeFileSync(join(place, 'medir/medir.mjs'), configuracion);
  symlinkSync(join(root, 'node_modules'), join(place, 'medir/node_modules'));
});
afterAll(() => {
  rmSync(place, { recursive: true });
});

/** Output of a command of the sheet in the folder of its language; the last part of one may end without a match. */
function correr(orden: string, lenguaje: string): string {
  const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(
    delimiter,
  );
  return execFileSync('bash', ['-c', `${orden}\nexit 0`], {
    cwd: join(place, 'copia', carpetas[lenguaje] ?? ''),
    env: { ...process.env, PATH, HOME: place, LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The output as the sheet prints it: without spaces at the ends of lines, with '…' for the lines that the sheet leaves out. */
function comoEnLaHoja(salida: string, escrita: string): string {
  const lineas = salida.split('\n').map((linea) => linea.trimEnd());
  while (lineas.at(-1) === '') lineas.pop();
  const escritas = escrita.split('\n');
  const corte = escritas.indexOf('…');
  if (corte === -1) return lineas.join('\n');
  const cola = escritas.length - corte - 1;
  return [...lineas.slice(0, corte), '…', ...lineas.slice(lineas.length - cola)].join('\n');
}

const repetibles = medidas.flatMap(({ clave, medidas: suyas }) =>
  suyas
    .filter(({ herramientas }) => herramientas.every((una) => disponibles.includes(una)))
    .map((medida) => ({ clave, ...medida })),
);

it('most commands of the sheet can be run again here', () => {
  expect(repetibles.length).toBeGreaterThan(40);
});

it.each(repetibles)(
  '$clave, $lenguaje: the command prints what the sheet shows',
  ({ orden, lenguaje, salida }) => {
    expect(comoEnLaHoja(correr(orden, lenguaje), salida ?? '')).toBe(salida ?? '');
  },
);
