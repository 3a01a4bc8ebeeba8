import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearEntrega, finDeEntrega, leerEntrega, sembrarClase } from '../../testing/entregas.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let now: Date;
let cursoId: string;
let proyecto: string;
const en = (texto: string) => {
  now = new Date(texto);
};
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  en('2026-12-02T12:00:00Z');
  await app.db.deleteFrom('cursos').execute();
  await vaciarProyectos(app);
  proyecto = (await crearProyecto(app))._id;
  cursoId = await sembrarClase(app, 1, { proyectos: [proyecto], unidas: ['ana'] });
});

const probar = (intentos: number, nombre: string) =>
  guardarPrueba(app, pruebaDeMetrica(proyecto, { intentos, nombre }));
const filaDe = async (id: string, as: Person = 'dora') => (await leerEntrega(app, id, as)).filas[0];
const tarde = (
  id: string,
  method: 'PUT' | 'DELETE',
  as: Person = 'dora',
  motivo = 'Tuvo un certificado médico.',
) =>
  app.call({
    as,
    method,
    url: `/entregas/${id}/proyectos/${proyecto}/tarde`,
    ...(method === 'PUT' && { body: { motivo } }),
  });

describe('later work', () => {
  let id: string;
  beforeEach(async () => {
    id = (await crearEntrega(app, cursoId))._id;
    now = finDeEntrega;
    await leerEntrega(app, id);
    en('2026-12-17T12:00:00Z');
    await probar(1, 'Fuera de plazo');
  });

  it('stands beside what was in time, and does not count', async () => {
    expect(await filaDe(id)).toMatchObject({
      estado: 'tarde',
      prueba: null,
      despues: { prueba: { nombre: 'Fuera de plazo', promedio: 75 } },
    });
  });

  it('counts once a lecturer takes it, with the reason, until it is given back', async () => {
    expect((await tarde(id, 'PUT')).status).toBe(200);
    expect(await filaDe(id)).toMatchObject({
      estado: 'incompleto',
      prueba: { nombre: 'Fuera de plazo' },
      despues: null,
      tomada: { motivo: 'Tuvo un certificado médico.', nombre: 'Dora', momento: now.toISOString() },
    });
    expect((await tarde(id, 'PUT', 'dora', 'Otra vez')).status).toBe(200);
    expect((await tarde(id, 'DELETE')).status).toBe(204);
    expect(await filaDe(id)).toMatchObject({ estado: 'tarde', tomada: null });
  });

  it('is taken by lecturers of the course alone, with a reason', async () => {
    expect((await tarde(id, 'PUT', 'ana')).status).toBe(403);
    expect((await tarde(id, 'PUT', 'omar')).status).toBe(404);
    expect((await tarde(id, 'PUT', 'admin')).status).toBe(403);
    expect((await tarde(id, 'PUT', 'dora', ' ')).status).toBe(400);
  });

  it('is refused while the deadline is open, after a mark, and of a project that left', async () => {
    await app.db.deleteFrom('curso_proyectos').execute();
    expect((await tarde(id, 'PUT')).body).toMatchObject({ codigo: 'proyecto-fuera' });
    await app.db.updateTable('entregas').set({ publicada: now }).execute();
    expect((await tarde(id, 'PUT')).body).toMatchObject({ codigo: 'con-notas' });
    expect((await tarde(id, 'DELETE')).body).toMatchObject({ codigo: 'con-notas' });
    en('2026-12-02T12:00:00Z');
    const otra = await crearEntrega(app, cursoId);
    expect((await tarde(otra._id, 'PUT')).body).toMatchObject({ codigo: 'plazo-abierto' });
  });
});
