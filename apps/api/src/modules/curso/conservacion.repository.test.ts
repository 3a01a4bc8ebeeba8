import { afterAll, beforeAll, expect, test } from 'vitest';

import { crearProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { borrarListasCerradas, borrarNombresArchivados } from './conservacion.repository.ts';
import { abrirCurso, unirA } from './curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const antes = new Date('2026-01-01T00:00:00Z');
const despues = new Date('2026-02-01T00:00:00Z');

/** A course of Ana, with her project and a class list of her and of a person who never joined. */
async function conClase(fechas: { readonly cerrado?: Date; readonly archivado?: Date }): Promise<string> {
  const { _id, codigo } = await abrirCurso(app);
  await unirA(app, 'ana', codigo);
  const proyecto = await crearProyecto(app, 'ana', `De ${_id}`);
  await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto._id}` });
  await app.db.updateTable('personas').set({ usuario: 'ana' }).where('sub', '=', 'sub-ana').execute();
  const contenido = 'usuario\nana\ncarla';
  await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${_id}/lista`, body: { contenido } });
  await app.db
    .updateTable('cursos')
    .set({ estado: 'cerrado', ...fechas })
    .where('id', '=', _id)
    .execute();
  return _id;
}
const filasDe = (tabla: 'curso_lista' | 'curso_personas' | 'curso_proyectos', id: string) =>
  app.db.selectFrom(tabla).selectAll().where('curso_id', '=', id).execute();

test('those who never joined go from the lists of courses that closed before, and no others', async () => {
  const [vieja, nueva] = [await conClase({ cerrado: antes }), await conClase({ cerrado: despues })];
  expect(await borrarListasCerradas(app.db, despues)).toBe(1);
  expect(await filasDe('curso_lista', vieja)).toMatchObject([{ usuario: 'ana', sub: 'sub-ana' }]);
  expect(await filasDe('curso_lista', nueva)).toHaveLength(2);
});

test('of a course archived before, numbers stay and names go, once', async () => {
  const [viejo, nuevo] = [await conClase({ archivado: antes }), await conClase({ archivado: despues })];
  expect(await borrarNombresArchivados(app.db, despues, despues)).toBe(1);
  expect(await filasDe('curso_personas', viejo)).toMatchObject([{ sub: 'anonima:1', correo: null }]);
  expect([await filasDe('curso_lista', viejo), await filasDe('curso_proyectos', viejo)]).toEqual([[], []]);
  expect(await filasDe('curso_personas', nuevo)).toMatchObject([{ sub: 'sub-ana' }]);
  expect(await borrarNombresArchivados(app.db, despues, despues)).toBe(0);
  const clase = await app.call({ as: 'dora', method: 'GET', url: `/cursos/${viejo}/clase` });
  expect(clase.body).toMatchObject({ filas: [{ persona: { nombre: 'Persona eliminada' }, proyecto: null }] });
});
