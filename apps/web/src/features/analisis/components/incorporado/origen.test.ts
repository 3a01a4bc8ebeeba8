import { describe, expect, it } from 'vitest';

import { comparablesConUltimo, origenDe } from './origen.ts';
import { hecho, situacion } from './situacion.fixture.ts';

const proyecto = { link: 'https://github.com/ana/tienda', branch: 'main' };
const otro = 'https://gitlab.com/ana/otra';

describe('the origin of the results', () => {
  it.each([
    ['el-suyo', {}],
    ['el-suyo', { enlace: `${proyecto.link}.git` }],
    ['el-suyo', { fecha: null, enlace: null, rama: null }],
    ['otra-rama', { rama: 'antigua' }],
    ['otro-enlace', { enlace: otro }],
    ['otro-enlace', { enlace: otro, rama: 'antigua' }],
    ['otro-analizador', { analizador: 'v2' }],
    ['el-suyo', { historia: [hecho({ alcance: 'a' })], alcanceDeHoy: null }],
    ['el-suyo', { historia: [hecho({ alcance: 'a' })], alcanceDeHoy: 'a' }],
    ['otro-alcance', { historia: [hecho({ alcance: 'a' })], alcanceDeHoy: '', analizador: 'v2' }],
    ['otra-rama', { analizador: 'v2', rama: 'antigua' }],
  ])('is %s with %j', (origen, cambios) => {
    expect(origenDe(situacion(cambios), proyecto)).toBe(origen);
  });
});

describe('analyses that a line joins', () => {
  const ids = (...historia: readonly Parameters<typeof hecho>[0][]) =>
    comparablesConUltimo(historia.map((cambios, i) => hecho({ id: `a${i}`, ...cambios }))).map(
      ({ id }) => id,
    );

  it('are those of the repository, branch and analyser of the newest finished one', () => {
    const igual = { enlace: `${proyecto.link}/` };
    expect(ids({}, { enlace: otro }, { rama: 'vieja' }, { analizador: 'v0' }, igual)).toEqual(['a0', 'a4']);
    expect(ids({ estado: 'fallido', enlace: otro }, {}, { enlace: otro }, {})).toEqual(['a1', 'a3']);
  });

  it('need a finished one', () => {
    expect(ids({ estado: 'fallido' }, { estado: 'cancelado' })).toEqual([]);
  });
});
