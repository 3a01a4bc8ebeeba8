import { expect, it } from 'vitest';

import { ambitoCompleto } from './ambito.ts';
import { camposDe } from './nombres.ts';

it('names the lists of a scope that have values, with these as people write them', () => {
  const ambito = {
    ...ambitoCompleto,
    fuentes: ['', 'src'],
    exclusiones: ['**/gen/**'],
    reglasIgnoradas: [{ regla: 'javascript:S1128', archivos: '**/*.js' }],
    codificacion: 'windows-1252',
  };
  expect(camposDe(ambito)).toEqual([
    ['Carpetas de código', ['.', 'src']],
    ['Código que queda fuera', ['**/gen/**']],
    ['Incidencias que se silencian', ['javascript:S1128 **/*.js']],
    ['Codificación de los archivos', ['windows-1252']],
  ]);
});

it('names no list of a scope without settings', () => {
  expect(camposDe(ambitoCompleto)).toEqual([]);
});
