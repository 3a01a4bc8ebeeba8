// seguridad: 62
import { archivosMedidos } from '@mantenible/contracts/medicion';
import { componentes, incidencias } from '@mantenible/contracts/sonarqube';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { esperarNinguna, filasLeidas } from '../../testing/filas-leidas.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createArchivosRepository } from './archivos.repository.ts';

let app: TestApp;
let proyecto: Awaited<ReturnType<typeof crearProyecto>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyecto = await crearProyecto(app);
});

/** Stores a finished analysis: every second file has twice `hallazgos` findings, the others none. `largo`: of the folder's name. */
async function analizar(n: number, archivos: number, hallazgos: number, largo = 20): Promise<void> {
  const medidas = { code_smells: archivos * hallazgos, ncloc: archivos };
  await app.db
    .insertInto('analisis')
    .values({
      id: uid(n),
      proyecto_id: proyecto._id,
      id_persona: 'sub-ana',
      estado: 'listo',
      rama: 'main',
      commit_id: `c${n}`,
      huella: 'h',
      enlace: proyecto.link,
      creado: new Date(n),
      fin: new Date(n),
      fase: 'guardando',
      hechos: 0,
      total: 0,
      medidas: JSON.stringify(medidas),
      omitidos: JSON.stringify(Array.from({ length: 50 }, (_, i) => ({ ruta: `${i}.js`, motivo: 'm' }))),
    })
    .execute();
  await sql`
    insert into analisis_archivos
      (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado, texto_clave)
    select ${uid(n)}, n, repeat('d', ${largo}) || '/' || n, 'js', true, '{"lines": 3}',
      case when ${hallazgos} = 0 or n % 2 = 0 then '[]' else (select jsonb_agg(jsonb_build_object(
        'rule', 'javascript:S1', 'message', 'm', 'effort', 5, 'range', null)) from generate_series(1, ${2 * hallazgos})) end, 'x', 'k'
    from generate_series(0, ${archivos - 1}) n`.execute(app.db);
}

async function primero(tramos: AsyncIterable<unknown>): Promise<unknown> {
  for await (const uno of tramos) return uno;
  return null;
}

const leer = async (url: string) => (await app.call({ as: 'ana', method: 'GET', url })).body;

describe('the findings of an analysis', () => {
  it('are read until the answer is full, and counted by the analysis', async () => {
    await analizar(1, 6000, 4);
    let body: unknown;
    const sentencias = await app.statementsOf(async () => {
      body = await leer(`/sonarqube/issues?projectKey=${proyecto.clave}`);
    });
    const { issues, total } = incidencias.parse(body);
    expect([issues.length, total]).toEqual([10_000, 24_000]);
    const partes = sentencias.filter((una) => una.includes('pg_column_size("incidencias")'));
    const todas: { readonly ruta: string }[][] = [];
    for await (const tramo of createArchivosRepository(app.db).incidencias(proyecto.clave))
      todas.push([...tramo]);
    expect(partes.length).toBeLessThan(todas.length);
    expect(todas.flat()).toHaveLength(3000);
  });

  it('are read in parts of at most 1000 files and 256 kB', async () => {
    await analizar(1, 3000, 20);
    for await (const tramo of createArchivosRepository(app.db).incidencias(proyecto.clave)) {
      expect(tramo.length).toBeLessThanOrEqual(1000);
      // As text they are some times longer than as stored.
      expect(JSON.stringify(tramo).length).toBeLessThan(4 * 1024 * 1024);
    }
  });

  it('are all in one answer for 2500 of them, in the order of the files, although half of these have none', async () => {
    await analizar(1, 2500, 1);
    const { issues, total } = incidencias.parse(await leer(`/sonarqube/issues?projectKey=${proyecto.clave}`));
    expect([issues.length, total]).toEqual([2500, 2500]);
    expect(
      issues
        .map(({ archivo }) => Number(archivo.split('/')[1]))
        .every((n, i, todos) => n >= (todos[i - 1] ?? 0)),
    ).toBe(true);
  });
});

describe('the files of an analysis', () => {
  it('are at most 10 000 in one answer, which counts all', async () => {
    await analizar(1, 10_500, 0);
    const { data } = componentes.parse(
      await leer(`/sonarqube/measures/component_tree?component=${proyecto.clave}`),
    );
    expect([data.components.length, data.total]).toEqual([10_000, 10_500]);
  });

  it('are not read beyond what fits into the answer, where their paths are long', async () => {
    await analizar(1, 3000, 0, 3900);
    let body: unknown;
    const sentencias = await app.statementsOf(async () => {
      body = await leer(`/sonarqube/measures/component_tree?component=${proyecto.clave}`);
    });
    const { data } = componentes.parse(body);
    expect(data.total).toBe(3000);
    expect(JSON.stringify(data).length).toBeLessThan(5_000_000);
    // 256 kB are 67 such files: the answer is full after 16 parts of 45.
    expect(sentencias.length).toBeLessThan(25);
  });

  it('are all offered to evidence in an ordinary project, and up to 4 MB of paths in any', async () => {
    await analizar(1, 3000, 0);
    const url = `/mediciones/${proyecto._id}/archivos`;
    expect(archivosMedidos.parse(await leer(url)).archivos).toHaveLength(3000);
    await analizar(2, 3000, 0, 3990);
    const { archivos } = archivosMedidos.parse(await leer(url));
    expect(archivos.length).toBeGreaterThan(900);
    expect(archivos.reduce((suma, { ruta }) => suma + ruta.length, 0)).toBeLessThanOrEqual(4_000_000);
  });
});

it.each(['incidencias', 'archivos'] as const)(
  'a part of the %s of an analysis reads each file once, also where the planner expects none',
  async (parte) => {
    await analizar(1, 1000, 0);
    await esperarNinguna(app.db, 'analisis_archivos');
    await analizar(2, 1000, 4);
    const leidas = await filasLeidas(app.db, 'analisis_archivos', (db) =>
      primero(createArchivosRepository(db)[parte](proyecto.clave)),
    );
    // Those with findings are every second one.
    expect(leidas).toBeGreaterThanOrEqual(500);
    expect(leidas).toBeLessThanOrEqual(1000);
  },
);

it('the history of analyses reads neither the measures nor the omitted files of each', async () => {
  for (let n = 1; n <= 5; n += 1) await analizar(n, 1, 0);
  const sentencias = await app.statementsOf(() => leer(`/analisis/${proyecto._id}`));
  expect(sentencias.filter((una) => una.includes('"analisis".*'))).toEqual([]);
  const conOmitidos = sentencias.filter((una) => una.includes('omitidos'));
  expect(conOmitidos).toHaveLength(1);
  expect(conOmitidos[0]).toContain('limit');
});
