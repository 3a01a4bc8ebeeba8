import { comparacionAnalisis, incidenciasSeguidas } from '@mantenible/contracts/comparacion-analisis';
import { incidencias } from '@mantenible/contracts/sonarqube';
import type { ArchivoAnalizado } from '@mantenible/domain/analisis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, archivoFalso } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;
let par: readonly [antes: string, despues: string];

/** A file with a finding on each of these lines. */
function archivo(ruta: string, blob: string, texto: string, lineas: readonly number[]): ArchivoAnalizado {
  const [una] = archivoFalso(ruta).incidencias;
  const incidencias = lineas.map((linea) => ({
    rule: 'javascript:S1128',
    message: `Línea ${String(linea)}`,
    effort: 1,
    ...una,
    range: { startLine: linea, startColumn: 0, endLine: linea, endColumn: 1 },
  }));
  const medidas = { ncloc: 100, code_smells: lineas.length, cognitive_complexity: 0, duplicated_lines: 0 };
  return { ...archivoFalso(ruta, blob), texto, medidas, incidencias };
}

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.peticiones.length = 0;
  proyectoId = (await crearProyecto(app))._id;
  falso.archivos = [archivo('a.js', 'a1', 'uno\ndos\ntres', [1, 3]), archivo('viejo.js', 'v1', 'igual', [1])];
  await analizar(app, proyectoId);
  // A line in front, the third one corrected, one more; and a renamed file.
  falso.archivos = [
    archivo('a.js', 'a2', 'cero\n  uno\ndos', [1, 2]),
    archivo('nuevo.js', 'v1', 'igual', [1]),
  ];
  await analizar(app, proyectoId);
  par = await dosNuevos();
});

async function dosNuevos(): Promise<readonly [string, string]> {
  const { historia } = await leerSituacion(app, proyectoId);
  return [historia[1]?.id ?? '', historia[0]?.id ?? ''];
}
const comparar = (as: Person | null = 'ana', [antes, despues] = par, proyecto = proyectoId) =>
  app.call({
    as,
    method: 'GET',
    url: `/comparaciones/analisis/${proyecto}?antes=${antes}&despues=${despues}`,
  });
const seguidas = async (estado: string, as: Person = 'ana') => {
  const url = `/comparaciones/analisis/${proyectoId}/incidencias?antes=${par[0]}&despues=${par[1]}&estado=${estado}`;
  return app.call({ as, method: 'GET', url });
};
const lugares = async (estado: string) =>
  incidenciasSeguidas
    .parse((await seguidas(estado)).body)
    .incidencias.map(({ antes, despues }) =>
      [antes, despues].map((uno) => uno && `${uno.ruta}:${String(uno.linea)}`),
    );

describe('two analyses', () => {
  it('are compared by figures, findings and files', async () => {
    const { status, body } = await comparar();
    expect(status).toBe(200);
    expect(comparacionAnalisis.parse(body)).toMatchObject({
      proyecto: { nombre: 'Tienda en línea' },
      antes: { id: par[0], commit: 'commit 1' },
      despues: { id: par[1], commit: 'commit 2' },
      cambios: [],
      cifras: { grado: { antes: 85.26, despues: 85.26, diferencia: 0 } },
      hallazgos: {
        cuentas: { nueva: 1, resuelta: 1, sigue: 2, 'cambio-analizador': 0 },
        archivos: [],
        totalArchivos: 0,
        nuevos: 0,
        quitados: 0,
      },
      motivo: null,
    });
  });

  it('name findings that are new, fixed and remain, moved and renamed ones among these', async () => {
    expect(await lugares('nueva')).toEqual([[null, 'a.js:1']]);
    expect(await lugares('resuelta')).toEqual([['a.js:3', null]]);
    expect(await lugares('sigue')).toEqual([
      ['a.js:1', 'a.js:2'],
      ['viejo.js:1', 'nuevo.js:1'],
    ]);
  });

  it('name new findings as the list of issues does: by rule, file, line and message', async () => {
    const { body } = await seguidas('nueva');
    const [nueva] = incidenciasSeguidas.parse(body).incidencias;
    const clave = (await app.db.selectFrom('proyectos').select('clave').executeTakeFirst())?.clave ?? '';
    const url = `/sonarqube/issues?projectKey=${encodeURIComponent(clave)}`;
    const { issues } = incidencias.parse((await app.call({ as: 'ana', method: 'GET', url })).body);
    expect(issues).toHaveLength(3);
    const suya = issues.filter(({ linea, archivo }) => linea === 1 && archivo === 'a.js');
    expect(suya.map(({ regla, descripcion }) => [regla, descripcion])).toEqual([
      [nueva?.regla, nueva?.mensaje],
    ]);
  });

  it('name the files that got worse', async () => {
    falso.archivos = [archivo('a.js', 'a3', 'cero\n  uno\ndos', [1, 2, 3])];
    await analizar(app, proyectoId);
    const { body } = await comparar('ana', await dosNuevos());
    expect(comparacionAnalisis.parse(body).hallazgos).toMatchObject({
      archivos: [{ ruta: 'a.js', cambio: 'peor', medidas: { code_smells: { diferencia: 1 } } }],
      quitados: 1,
    });
  });

  it('take three statements, authorization included', async () => {
    expect(await app.statementsOf(() => comparar())).toHaveLength(3);
  });
});

describe('what is kept', () => {
  it('is one detail for each commit and version, gone with the last analysis that shares it', async () => {
    const detalles = () => app.db.selectFrom('detalles_analisis').select('commit_id').execute();
    expect(await detalles()).toHaveLength(2);
    falso.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 2' });
    await analizar(app, proyectoId);
    falso.punta = () => Promise.resolve({ rama: 'main', commit: null });
    expect(await detalles()).toHaveLength(2);
    await app.db.deleteFrom('analisis').where('commit_id', '=', 'commit 1').execute();
    await analizar(app, proyectoId);
    // What no analysis shares any more goes after the analysis that follows.
    await expect
      .poll(async () => (await detalles()).map(({ commit_id }) => commit_id).sort(), { timeout: 60_000 })
      .toEqual(['commit 2', 'commit 3']);
  });

  it('holds no line of the source', async () => {
    const [fila] = await app.db.selectFrom('detalles_analisis').select('paquete').execute();
    const { unpackText } = await import('@mantenible/runner/packed-text');
    const texto = await unpackText(fila?.paquete ?? '');
    expect(texto).toContain('a.js');
    expect(texto).not.toContain('dos');
  });

  it('may be too much: then the figures alone are compared', async () => {
    await app.db.updateTable('detalles_analisis').set({ paquete: null }).execute();
    expect(comparacionAnalisis.parse((await comparar()).body)).toMatchObject({
      hallazgos: null,
      motivo: expect.stringMatching(
        /^El primer análisis guarda solo sus cifras: tiene más incidencias/,
      ) as unknown,
      cifras: { grado: { diferencia: 0 } },
    });
    expect(await seguidas('nueva')).toMatchObject({ status: 409, body: { codigo: 'sin-detalle' } });
  });
});

describe('what changed beside the code', () => {
  it('may be the scope: then no finding counts as new or fixed', async () => {
    await app.db.updateTable('analisis').set({ alcance: 'sin pruebas' }).where('id', '=', par[1]).execute();
    expect(comparacionAnalisis.parse((await comparar()).body)).toMatchObject({
      cambios: ['alcance'],
      hallazgos: null,
      motivo: expect.stringMatching(/no abarcan los mismos archivos/u) as unknown,
      cambioDelGrado: { palabra: null, partes: null },
      cifras: {
        grado: { diferencia: null, antes: expect.any(Number) as unknown },
        metricas: expect.arrayContaining([expect.objectContaining({ palabra: null })]) as unknown,
      },
    });
    for (const estado of ['nueva', 'resuelta', 'sigue'] as const)
      expect(await seguidas(estado)).toMatchObject({ status: 409, body: { codigo: 'sin-detalle' } });
  });

  it('is named: analyser, link and branch', async () => {
    await app.db
      .updateTable('detalles_analisis')
      .set({ version: 'v0' })
      .where('commit_id', '=', 'commit 1')
      .execute();
    await app.db
      .updateTable('analisis')
      .set({ enlace: 'https://x.org/a', rama: 'dev' })
      .where('id', '=', par[0])
      .execute();
    const leida = comparacionAnalisis.parse((await comparar()).body);
    expect(leida.cambios).toEqual(['analizador', 'enlace', 'rama']);
    expect(leida.hallazgos?.cuentas).toEqual({ nueva: 1, resuelta: 1, sigue: 2, 'cambio-analizador': 0 });
    expect((await seguidas('nueva')).body).toMatchObject({
      cambios: ['analizador', 'enlace', 'rama'],
      total: 1,
    });
  });
});

it.each([
  ['https://github.com/usuario/repositorio.git', []],
  ['https://GitHub.com/usuario/repositorio/', []],
  ['https://github.com/usuario/Repositorio', ['enlace']],
  ['https://gitlab.com/usuario/repositorio', ['enlace']],
])('an earlier link %s is a change of repository: %j', async (enlace, cambios) => {
  await app.db.updateTable('analisis').set({ enlace }).where('id', '=', par[0]).execute();
  expect(comparacionAnalisis.parse((await comparar()).body).cambios).toEqual(cambios);
});

describe('refused with a Spanish message', () => {
  it('an analysis that was deleted, did not finish or belongs to another project', async () => {
    await app.db.updateTable('analisis').set({ estado: 'fallido' }).where('id', '=', par[0]).execute();
    expect(await comparar()).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró el primer análisis: no terminó o ya no se conserva.' },
    });
    expect((await comparar('ana', [par[1], uid(9)])).status).toBe(404);
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    expect((await comparar('ana', par, otro)).status).toBe(404);
  });

  it('an analysis with itself', async () => {
    expect(await comparar('ana', [par[0], par[0]])).toMatchObject({ status: 400 });
  });
});

it('the owner and an admin compare; to others the project does not exist', async () => {
  expect((await comparar('admin')).status).toBe(200);
  const ajena = await comparar('beto');
  expect(ajena.status).toBe(404);
  expect((await comparar('beto', par, uid(88))).body).toEqual(ajena.body);
  expect((await seguidas('nueva', 'beto')).body).toEqual(ajena.body);
  expect((await comparar(null)).status).toBe(401);
});
