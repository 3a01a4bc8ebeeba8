import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { medidasFalsas } from '../../testing/analizador-falso.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import { createCifrasRepository } from './cifras.repository.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.close());

it('keeps the first row of a date and the newest rows up to the limit', async () => {
  const proyectoId = uid(1);
  await base.db.insertInto('proyectos').values(filaProyecto(1)).execute();
  const cifras = createCifrasRepository(base.db);
  const fecha = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
  const guardar = (id: number, n: number, grado: number) =>
    cifras.guardar(
      {
        id: uid(id),
        proyectoId,
        servicio: 's',
        fecha: fecha(n),
        enlace: 'e',
        rama: 'main',
        grado,
        medidas: medidasFalsas,
      },
      2,
    );
  await guardar(10, 3, 1);
  await guardar(11, 3, 2);
  await guardar(12, 2, 3);
  await guardar(13, 1, 4);
  await guardar(14, 4, 5);
  const filas = await base.db
    .selectFrom('cifras_servicio')
    .select(['id', 'grado'])
    .orderBy('fecha')
    .execute();
  expect(filas).toEqual([
    { id: uid(10), grado: 1 },
    { id: uid(14), grado: 5 },
  ]);
  expect(await cifras.hay(proyectoId, 's', fecha(4))).toBe(true);
  expect(await cifras.hay(proyectoId, 'otro', fecha(4))).toBe(false);
  expect(await cifras.hay(proyectoId, 's', fecha(1))).toBe(false);
});
