import { mejora } from '@mantenible/contracts/mejora';
import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, archivoFalso } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
const inicial = falso.cambios;
let app: TestApp;
let id: string;
let now = new Date('2026-05-01T10:00:00Z');

const archivo = (ruta: string, complejidad: number, ncloc = 100) => ({
  ...archivoFalso(ruta),
  medidas: { ncloc, cognitive_complexity: complejidad },
});

beforeAll(async () => {
  app = await createTestApp({
    repositorios: falso,
    env: { SCAN_PER_HOUR: '100' },
    parts: { now: () => now },
  });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.cambios = inicial;
  falso.archivos = [archivo('src/simple.js', 0), archivo('src/caliente.js', 20), archivo('src/b.js', 5)];
  now = new Date('2026-05-01T10:00:00Z');
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda'));
});

async function leer(as: Person = 'ana') {
  const { status, body } = await app.call({ as, method: 'GET', url: `/puntos-criticos/${id}` });
  expect(status).toBe(200);
  return puntosCriticos.parse(body);
}

/** Until the hotspots of the newest analysis have this state. */
const hasta = (estado: RegExp): Promise<void> =>
  expect.poll(async () => (await leer()).estado, { timeout: 30_000 }).toMatch(estado);

async function analizarYContar(): Promise<void> {
  await analizar(app, id);
  await hasta(/^(?:listo|fallido)$/);
}

describe('the hotspots of a project', () => {
  it('are those of its newest analysis, ordered, for its owner and an admin', async () => {
    falso.cambios = ({ rutas }) =>
      Promise.resolve({
        cambios: rutas.map((ruta) => ({ 'src/caliente.js': 4, 'src/b.js': 20 })[ruta] ?? 9),
        commits: 30,
        desde: '2026-01-02T03:04:05.000Z',
        completos: false,
        apartados: 2,
      });
    await analizarYContar();
    const leido = await leer();
    expect(leido).toMatchObject({
      proyecto: { _id: id, nombre: 'Tienda' },
      estado: 'listo',
      motivo: null,
      analisis: { rama: 'main' },
      historia: { commits: 30, desde: '2026-01-02T03:04:05.000Z', completa: false },
      prioritarios: 2,
      total: 3,
    });
    expect(leido.archivos).toEqual([
      { ruta: 'src/b.js', cambios: 20, complejidad: 5, lineas: 100, incidencias: 1 },
      { ruta: 'src/caliente.js', cambios: 4, complejidad: 20, lineas: 100, incidencias: 1 },
      { ruta: 'src/simple.js', cambios: 9, complejidad: 0, lineas: 100, incidencias: 1 },
    ]);
    expect(await leer('admin')).toEqual(leido);
  });

  it('need a finished analysis, and one that is not older than they are', async () => {
    expect(await leer()).toMatchObject({ estado: 'sin-analisis', analisis: null, archivos: [] });
    await analizarYContar();
    await app.db.deleteFrom('puntos_criticos').execute();
    expect(await leer()).toMatchObject({ estado: 'sin-datos', historia: null });
  });

  it('are computed after the result, which does not wait for them', async () => {
    let soltar = (): void => undefined;
    const soltado = new Promise<void>((resolve) => (soltar = resolve));
    let llamadas = 0;
    falso.cambios = async (peticion) => {
      llamadas += 1;
      await soltado;
      return inicial(peticion);
    };
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo' });
    expect(await leer()).toMatchObject({ estado: 'calculando', archivos: [] });
    // Another analysis ends while the first computation runs.
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo' });
    expect(await leer()).toMatchObject({ estado: 'calculando', archivos: [] });
    await expect.poll(() => llamadas, { timeout: 30_000 }).toBe(1);
    falso.cambios = inicial;
    soltar();
    await hasta(/^listo$/);
  });

  it('leave the analysis as it is when they fail, with the reason or without details of an error', async () => {
    falso.cambios = () =>
      Promise.reject(new DomainError('invalid', 'repositorio-demasiado-grande', 'Es demasiado grande.'));
    await analizarYContar();
    expect(await leer()).toMatchObject({ estado: 'fallido', motivo: 'Es demasiado grande.', archivos: [] });
    falso.cambios = () => Promise.reject(new Error('secreto interno'));
    now = new Date('2026-05-01T11:00:00Z');
    await analizarYContar();
    const { estado, motivo } = await leer();
    expect(estado).toBe('fallido');
    expect(motivo).toContain('error inesperado');
    expect(motivo).not.toContain('secreto');
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/analisis/${id}` });
    expect(body).toMatchObject({ estado: 'listo' });
  });

  it('mark the proposals that concern one of the first', async () => {
    await analizarYContar();
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/mejoras/${id}` });
    const { estatico } = mejora.parse(body);
    const marcas = new Map(
      estatico.propuestas.map(({ origen, puntosCriticos: suyos }) => [origen.clave, suyos]),
    );
    expect(marcas.get('javascript:S1128')).toEqual(['src/caliente.js', 'src/b.js']);
    expect(marcas.get('src/b.js')).toEqual(['src/b.js']);
    expect(marcas.get('src/simple.js')).toEqual([]);
  });

  it('are marked as failed when a dead process left them unfinished', async () => {
    await analizarYContar();
    await app.db.updateTable('puntos_criticos').set({ estado: 'calculando' }).execute();
    now = new Date('2026-05-01T10:29:00Z');
    expect(await leer()).toMatchObject({ estado: 'calculando', motivo: null });
    now = new Date('2026-05-01T10:31:00Z');
    const { estado, motivo } = await leer();
    expect([estado, motivo?.slice(0, 27)]).toEqual(['fallido', 'El cálculo se interrumpió p']);
  });

  it('go with their project', async () => {
    await analizarYContar();
    await app.db.deleteFrom('proyectos').execute();
    expect(await app.db.selectFrom('puntos_criticos').selectAll().execute()).toEqual([]);
  });

  it('keep the first 500 files of the 5000 most complex, and no path above its limit', async () => {
    falso.archivos = [
      ...Array.from({ length: 600 }, (_, i) => archivo(`src/${i}.js`, i)),
      archivo('x'.repeat(1001), 9999),
    ];
    await analizarYContar();
    const { archivos, total, prioritarios } = await leer();
    expect({ total, prioritarios, hay: archivos.length }).toEqual({ total: 600, prioritarios: 10, hay: 500 });
    expect(archivos[0]?.ruta).toBe('src/599.js');
  });
});
