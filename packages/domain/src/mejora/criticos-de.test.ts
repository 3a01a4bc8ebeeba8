import { expect, it } from 'vitest';

import { criticosDe } from './index.ts';

const hallazgo = (regla: string) => ({ regla, linea: 1, huella: '', minutos: 5, mensaje: '' });
const archivos = [
  { ruta: 'a.js', hallazgos: [hallazgo('r1'), hallazgo('r2')] },
  { ruta: 'b.js', hallazgos: [hallazgo('r2')] },
  { ruta: 'c.js', hallazgos: [hallazgo('r3')] },
];
const lugar = (ruta: string) => ({ ruta, desde: 1, hasta: 2 });
const criticos = ['b.js', 'a.js'];

it.each([
  ['a file', { tipo: 'archivo', clave: 'a.js', lugares: [] }, ['a.js']],
  ['a file that is no hotspot', { tipo: 'archivo', clave: 'c.js', lugares: [] }, []],
  ['a rule, by its findings', { tipo: 'regla', clave: 'r2', lugares: [] }, ['b.js', 'a.js']],
  ['a rule without findings in a hotspot', { tipo: 'regla', clave: 'r3', lugares: [] }, []],
  [
    'a duplicated group, by its places',
    { tipo: 'duplicado', clave: 'x', lugares: [lugar('a.js'), lugar('c.js')] },
    ['a.js'],
  ],
] as const)('a proposal of %s concerns these hotspots', (_title, propuesta, esperados) => {
  expect(criticosDe(propuesta, archivos, criticos)).toEqual(esperados);
});
