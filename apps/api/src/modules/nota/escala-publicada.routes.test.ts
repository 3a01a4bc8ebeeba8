import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, publicar, deAna, clase } = llamadasDeNotas(() => t);

/** Changes scale and pass mark of the delivery's course, as a lecturer does. */
async function ajustar(id: string, escala: number, aprobado: number) {
  const { curso_id } = await t.db
    .selectFrom('entregas')
    .select('curso_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const datos = { nombre: 'Otro nombre', periodo: '2026', zona: 'America/Guayaquil', escala, aprobado };
  return pedir('PUT', `/cursos/${curso_id}`, 'dora', datos);
}

describe('scale and pass mark of a course', () => {
  it.each([
    ['scale', 20, 14],
    ['pass mark', 10, 6],
  ])('keep the %s once a mark is published', async (_cual, escala, aprobado) => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    await publicar(id, [anas]);
    expect(await ajustar(id, escala, aprobado)).toMatchObject({
      status: 409,
      body: { codigo: 'con-notas', mensaje: expect.stringContaining('notas publicadas') as string },
    });
    expect(await deAna(id)).toMatchObject({ escala: 10, aprobado: 7, publicadas: [{ nota: 8 }] });
    // The rest of the course changes still.
    expect(await ajustar(id, 10, 7)).toMatchObject({ status: 200, body: { nombre: 'Otro nombre' } });
  });

  it('change before, and a mark by the lecturer that the new scale cannot have is not published', async () => {
    const id = await nueva();
    await corregir(id, anas, { manual: { nota: 9, motivo: 'Defensa oral' } });
    expect((await ajustar(id, 20, 14)).status).toBe(200);
    await corregir(id, anas, { manual: { nota: 15, motivo: 'Defensa oral' } });
    expect((await ajustar(id, 10, 7)).status).toBe(200);
    expect((await clase(id)).filas[0]).toMatchObject({ estado: 'pendiente' });
    expect(await publicar(id, [anas])).toMatchObject({
      body: {
        publicadas: 0,
        pendientes: [{ motivo: 'La nota va de 0 a 10. Cambie la que puso el docente.' }],
      },
    });
  });
});
