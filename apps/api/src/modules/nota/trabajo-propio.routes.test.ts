import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, betos, criterio, enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar } = llamadasDeNotas(() => t);
/** A delivery of Ana's team, to which the lecturer Omar belongs, and of Beto's. */
const conDocente = () =>
  nueva({
    docentes: ['dora', 'omar'],
    entregados: [
      { proyecto: anas, nombre: 'De Ana', propietario: 'ana', miembros: ['omar'], analisis: { grado: 75 } },
      { proyecto: betos, nombre: 'De Beto', propietario: 'beto', analisis: { grado: 100 } },
    ],
  });

describe('a lecturer in a team that delivers', () => {
  it('publishes the marks of the others, and its own one is named', async () => {
    const id = await conDocente();
    for (const cual of [anas, betos]) await corregir(id, cual, { niveles: { fundamento: 2 } });
    const propia = { nombre: 'De Ana', motivo: 'Es trabajo suyo: la publica otro docente.' };
    expect((await publicar(id, [anas], 'omar')).body).toEqual({ publicadas: 0, pendientes: [propia] });
    expect((await publicar(id, null, 'omar')).body).toEqual({ publicadas: 1, pendientes: [propia] });
    expect((await publicar(id)).body).toEqual({ publicadas: 1, pendientes: [] });
    // Whether the mark changed since its publication is not for the team.
    await corregir(id, anas, { version: 2, niveles: { fundamento: 1 }, cambio: 'Se leyó el anexo.' });
    expect((await publicar(id, null, 'omar')).body).toEqual({ publicadas: 0, pendientes: [] });
  });

  it('tries a rubric on the deliveries of the others', async () => {
    const id = await conDocente();
    for (const cual of [anas, betos]) await corregir(id, cual, { niveles: { fundamento: 2 } });
    const lineas = [criterio, medida('grado', 1, 0, 100)];
    const probar = async (as: 'dora' | 'omar') => {
      const { body } = await pedir('POST', `/entregas/${id}/rubrica/prueba`, as, { lineas });
      return (body as readonly { readonly nombre: string }[]).map(({ nombre }) => nombre).toSorted();
    };
    expect([await probar('dora'), await probar('omar')]).toEqual([['De Ana', 'De Beto'], ['De Beto']]);
  });
});
