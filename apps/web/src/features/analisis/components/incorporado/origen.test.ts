import { describe, expect, it } from 'vitest';

import { delMismoRepositorio, origenDe } from './origen.ts';
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
    ['desconocido', { enlace: null }],
  ])('is %s with %j', (origen, cambios) => {
    expect(origenDe(situacion(cambios), proyecto)).toBe(origen);
  });
});

it('compares analyses of the same repository only', () => {
  const historia = [hecho({ id: 'c' }), hecho({ id: 'b', enlace: otro }), hecho({ id: 'a', enlace: null })];
  const ids = (enlace: string | null) => delMismoRepositorio(historia, enlace).map(({ id }) => id);
  expect(ids(`${proyecto.link}/`)).toEqual(['c']);
  expect(ids(otro)).toEqual(['b']);
  expect(ids(null)).toEqual(['a']);
});
