import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { createPuntosRepository, empezarPuntos } from './puntos-criticos.repository.ts';

const [proyecto, analisis] = [uid(1), uid(2)];
const creado = new Date('2026-01-01T00:00:00Z');
const puntos = { commits: 3, desde: null, completos: true, apartados: 0, total: 0, archivos: [] };

let t: TestDatabase;
beforeEach(async () => {
  t = await createTestDatabase();
  const suyo = { id: proyecto, nombre: 'P', link: '', branch: 'main', id_persona: 'ana', clave: 'p' };
  await t.db
    .insertInto('proyectos')
    .values({ ...suyo, version: 1, token_cifrado: '', token_clave: '', creado })
    .execute();
  const uno = { id: analisis, proyecto_id: proyecto, id_persona: 'ana', estado: 'listo' };
  const lugar = { enlace: 'https://x.org/a', rama: 'main' };
  await t.db
    .insertInto('analisis')
    .values({ ...uno, ...lugar, creado, fase: 'en-cola', hechos: 0, total: 0 })
    .execute();
  await empezarPuntos(t.db, analisis, creado);
});
afterEach(() => t.close());

const fila = () =>
  t.db.selectFrom('puntos_criticos').select(['estado', 'motivo', 'commits']).executeTakeFirstOrThrow();

it('hotspots that were given up stay so, whatever a late computation sends', async () => {
  const repositorio = createPuntosRepository(t.db);
  await repositorio.interrumpir('Se detuvo.');
  await repositorio.guardar(analisis, puntos, []);
  await repositorio.fallar(analisis, 'Otro motivo.');
  expect(await fila()).toEqual({ estado: 'fallido', motivo: 'Se detuvo.', commits: 0 });
});

it('computed hotspots are not failed by a later error', async () => {
  const repositorio = createPuntosRepository(t.db);
  await repositorio.guardar(analisis, puntos, []);
  await repositorio.fallar(analisis, 'Tarde.');
  expect(await fila()).toEqual({ estado: 'listo', motivo: null, commits: 3 });
});
