import { marca, marcas, type MarcaNueva } from '@mantenible/contracts/marca';
import { panorama } from '@mantenible/contracts/panorama';
import { sweepDeleted } from '@mantenible/db/backup';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { heavyWork, mostWaiting } from '../../http/heavy-reads.ts';
import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { idOf } from '../../testing/catalogo-builder.ts';
import { analizar, appQueAnaliza, leerSituacion } from '../../testing/esperar-analisis.ts';
import { crearProyecto, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { accionNueva, archivoCon, leerMejora } from '../../testing/mejora.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;

beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const [una, otra] = ['javascript:S1128', 'javascript:S1481'];
/** Analyses a file in which each rule has a finding on a line of its own; returns the analysis. */
async function analizarCon(ruta = 'a.js', blob = 'a1', reglas: readonly string[] = [una, otra]) {
  falso.archivos = [archivoCon(ruta, blob, reglas)];
  await analizar(app, proyectoId);
  return ultimo();
}
const ultimo = async () => (await leerSituacion(app, proyectoId)).historia[0]?.id ?? '';
const silenciar = async () => {
  const medidas = JSON.stringify({ ncloc: 100, silenced_findings: 3 });
  await app.db.updateTable('analisis').set({ medidas }).execute();
};
const nueva = (analisis: string, cambios: Partial<MarcaNueva> = {}): MarcaNueva => ({
  analisis,
  regla: una,
  archivo: 'a.js',
  linea: 1,
  mensaje: 'Mal',
  decision: 'falsa-alarma',
  razon: 'Lo usa la plantilla.',
  ...cambios,
});
const marcar = (body: object, as: Person | null = 'ana', headers = {}) =>
  app.call({ as, method: 'POST', url: `/marcas/${proyectoId}`, body, headers });
const quitar = (id: string, as: Person = 'ana', de = proyectoId) =>
  app.call({ as, method: 'DELETE', url: `/marcas/${de}/${id}` });
const leer = async (as: Person = 'ana') => {
  const { body } = await app.call({ as, method: 'GET', url: `/marcas/${proyectoId}` });
  return marcas.parse(body);
};
/** Anchors move after the analysis has ended for people. */
const movida = (ruta: string) =>
  expect
    .poll(() => app.db.selectFrom('marcas').select('ancla').executeTakeFirstOrThrow())
    .toMatchObject({ ancla: { ruta } });

describe('a mark (requisito: reasoned-marks)', () => {
  it('is set with its reason, leaves the proposals and nothing else, and is removed', async () => {
    const analisis = await analizarCon();
    const antes = await leerMejora(app, proyectoId);
    expect(antes.estatico).toMatchObject({ marcadas: 0, propuestas: [{ incidencias: 2 }, {}, {}] });
    const puesta = await marcar(nueva(analisis));
    expect(puesta.status).toBe(201);
    expect(marca.parse(puesta.body)).toMatchObject({
      regla: una,
      archivo: 'a.js',
      linea: 1,
      estado: 'presente',
    });
    expect(await leer()).toMatchObject({
      puedeCambiar: true,
      motivo: null,
      total: 1,
      marcas: [{ decision: 'falsa-alarma', razon: 'Lo usa la plantilla.', mensaje: 'Mal' }],
    });
    const con = await leerMejora(app, proyectoId);
    expect(con.estatico.marcadas).toBe(1);
    expect(con.estatico.propuestas.map(({ origen: { clave }, incidencias }) => [clave, incidencias])).toEqual(
      expect.arrayContaining([
        ['a.js', 1],
        [otra, 1],
      ]),
    );
    expect(con.estatico.propuestas.map(({ origen }) => origen.clave)).not.toContain(una);
    expect(con.estatico.analisis).toEqual(antes.estatico.analisis);
    const body = { origenes: [{ tipo: 'regla', clave: una }] };
    const efecto = await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/efecto`, body });
    expect(efecto.body).toMatchObject({ grado: { puntos: 0 } });
    const id = idOf(puesta);
    expect((await quitar(id)).status).toBe(204);
    expect(await quitar(id)).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró la marca: puede que ya se haya quitado.' },
    });
    expect((await leerMejora(app, proyectoId)).estatico).toEqual(antes.estatico);
  });

  it('follows its finding through a move with the same content and a later change, and is kept without it', async () => {
    await marcar(nueva(await analizarCon()));
    await analizarCon('b.js', 'a1');
    await movida('b.js');
    await analizarCon('b.js', 'b2', [otra, una]);
    // The line of the finding has another text there.
    expect((await leer()).marcas).toMatchObject([{ archivo: 'b.js', linea: 1, estado: 'ausente' }]);
    expect((await leerMejora(app, proyectoId)).estatico.marcadas).toBe(0);
    await analizarCon('b.js', 'b3');
    expect((await leer()).marcas).toMatchObject([{ archivo: 'b.js', linea: 1, estado: 'presente' }]);
  });

  it('does not hold an action that was taken after it, and verifies none that was taken before', async () => {
    const primera = await marcar(nueva(await analizarCon('a.js', 'a1', [una, una])));
    const body = accionNueva({ tipo: 'regla', clave: una });
    await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body });
    const comprobada = async () => {
      const { acciones } = await leerMejora(app, proyectoId);
      const pagina = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${proyectoId}/panorama` });
      const { avance } = panorama.parse(pagina.body);
      return { ...acciones[0]?.verificacion, verificadas: avance.verificadas };
    };
    await analizarCon('a.js', 'a2', [una, una]);
    expect(await comprobada()).toMatchObject({ estado: 'sigue', verificadas: 0 });
    const analisis = await analizarCon('a.js', 'a3', [una]);
    expect(await comprobada()).toMatchObject({ estado: 'verificada', verificadas: 1 });
    await quitar(idOf(primera));
    await marcar(nueva(analisis));
    expect(await comprobada()).toMatchObject({
      estado: 'sin-comprobar',
      motivo: 'Solo quedan incidencias marcadas.',
      verificadas: 0,
    });
  });

  it('is set within one turn of heavy work, so that one analysis is unpacked at a time', async () => {
    const analisis = await analizarCon();
    const { id_persona } = await app.db
      .selectFrom('proyectos')
      .select('id_persona')
      .executeTakeFirstOrThrow();
    const { promise: fin, resolve: terminar } = Promise.withResolvers<undefined>();
    const otras = Array.from({ length: mostWaiting + 1 }, () => heavyWork('otra', () => fin));
    const acabadas = Promise.allSettled(otras);
    const puesta = marcar(nueva(analisis));
    // The queue is full: the request has joined it when it refuses another.
    await expect(otras.at(-1)).rejects.toMatchObject({ codigo: 'demasiadas-lecturas' });
    const marcadas = heavyWork(id_persona, () => app.db.selectFrom('marcas').select('id').execute());
    terminar(undefined);
    expect(await marcadas).toHaveLength(1);
    expect((await puesta).status).toBe(201);
    await acabadas;
  });

  it('is not checked where the analysis keeps its figures alone, and no other is set then', async () => {
    const analisis = await analizarCon();
    await marcar(nueva(analisis));
    await app.db.updateTable('detalles_analisis').set({ paquete: null }).execute();
    expect(await leer()).toMatchObject({
      motivo: expect.stringContaining('guarda solo sus cifras') as unknown,
      marcas: [{ estado: 'sin-comprobar' }],
    });
    expect(await marcar(nueva(analisis, { regla: otra, linea: 2 }))).toMatchObject({
      status: 409,
      body: { codigo: 'marcas-no-ofrecidas' },
    });
  });

  it('stands apart from the findings that the code suppresses, which are counted', async () => {
    await analizarCon();
    expect((await leer()).silenciadas).toBe(0);
    await silenciar();
    expect(await leer()).toMatchObject({ silenciadas: 3, total: 0 });
  });

  it('goes with its project, whose deletion counts it, and counts in the quota', async () => {
    await marcar(nueva(await analizarCon()));
    const usado = async () =>
      (await app.call({ as: 'ana', method: 'GET', url: '/cuotas/propias' })).body as {
        bytesPruebas: { usado: number };
      };
    expect((await usado()).bytesPruebas.usado).toBeGreaterThan(100);
    const usos = await app.call({ as: 'ana', method: 'GET', url: `/proyectos/${proyectoId}/usos` });
    expect(usos.body).toMatchObject({ marcas: 1 });
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyectoId}` });
    expect((await usado()).bytesPruebas.usado).toBe(0);
    await sweepDeleted(app.db);
    expect(await app.db.selectFrom('marcas').select('id').execute()).toEqual([]);
  });
});

describe('a mark is refused', () => {
  it('for a finding that has one, also from two tabs at once; the same request stores one', async () => {
    const body = nueva(await analizarCon());
    const salidas = await Promise.all([marcar(body), marcar({ ...body, razon: 'Otra' }), marcar(body)]);
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await marcar(body)).toMatchObject({ status: 409, body: { codigo: 'incidencia-marcada' } });
    const headers = { 'idempotency-key': 'k' };
    const segunda = nueva(body.analisis, { regla: otra, linea: 2 });
    const [primera, repetida] = [
      await marcar(segunda, 'ana', headers),
      await marcar(segunda, 'ana', headers),
    ];
    expect([primera.status, repetida.body]).toEqual([201, primera.body]);
    expect((await leer()).total).toBe(2);
  });

  it('for a finding that is not there, and after another analysis was published', async () => {
    const analisis = await analizarCon();
    expect(await marcar(nueva(analisis, { linea: 2 }))).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró la incidencia en el análisis más reciente.' },
    });
    await analizarCon('a.js', 'a2', []);
    expect(await marcar(nueva(analisis))).toMatchObject({
      status: 409,
      body: { codigo: 'otro-analisis', mensaje: expect.stringContaining('terminó otro análisis') as unknown },
    });
    expect((await marcar(nueva(await ultimo()))).status).toBe(404);
  });

  it('without a finished analysis, and beyond two thousand', async () => {
    expect(await marcar(nueva(uid(5)))).toMatchObject({
      status: 409,
      body: { codigo: 'marcas-no-ofrecidas' },
    });
    const analisis = await analizarCon();
    await marcar(nueva(analisis));
    const fila = await app.db.selectFrom('marcas').selectAll().executeTakeFirstOrThrow();
    const ancla = JSON.stringify({ ...(fila.ancla as object), ruta: 'quitado.js', blob: '' });
    const otras = Array.from({ length: 1999 }, (_, i) => ({ ...fila, ancla, id: uid(3000 + i) }));
    await app.db.insertInto('marcas').values(otras).execute();
    expect(await marcar(nueva(analisis, { regla: otra, linea: 2 }))).toMatchObject({
      status: 409,
      body: {
        codigo: 'marcas-completas',
        mensaje: expect.stringMatching(/^El proyecto ya tiene 2/u) as unknown,
      },
    });
  });

  it.each([
    ['a blank reason', { razon: '  ' }, 'razon'],
    ['a reason of 501 characters', { razon: 'a'.repeat(501) }, 'razon'],
    ['NUL in the reason', { razon: 'a\0b' }, 'razon'],
    ['an unknown decision', { decision: 'quizá' }, 'decision'],
    ['a path of 5000 characters', { archivo: 'a'.repeat(5000) }, 'archivo'],
    ['no analysis', { analisis: 'x' }, 'analisis'],
  ])('at its field with %s', async (_que, cambios, campo) => {
    expect(await marcar({ ...nueva(uid(5)), ...cambios })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo }] },
    });
  });

  it('with a scanning service, which the answer names', async () => {
    const otraApp = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
    try {
      const { _id } = await crearProyecto(otraApp);
      const url = `/marcas/${_id}`;
      const leida = await otraApp.call({ as: 'ana', method: 'GET', url });
      expect(marcas.parse(leida.body)).toMatchObject({
        motivo: expect.stringContaining('servicio externo') as unknown,
        marcas: [],
      });
      const puesta = await otraApp.call({ as: 'ana', method: 'POST', url, body: nueva(uid(5)) });
      expect(puesta).toMatchObject({ status: 409, body: { codigo: 'marcas-no-ofrecidas' } });
    } finally {
      await otraApp.close();
    }
  });
});

describe('the access rules of marks', () => {
  it('let the owner and an admin read them, who changes none; to others they do not exist', async () => {
    const body = nueva(await analizarCon());
    const id = idOf(await marcar(body));
    expect((await leer('admin')).puedeCambiar).toBe(false);
    expect((await marcar(body, 'admin')).status).toBe(403);
    expect((await quitar(id, 'admin')).status).toBe(403);
    const leida = await app.call({ as: 'beto', method: 'GET', url: `/marcas/${proyectoId}` });
    expect([leida.status, (await marcar(body, 'beto')).status, (await quitar(id, 'beto')).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await marcar(body, null)).status).toBe(401);
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    expect((await quitar(id, 'ana', otro)).status).toBe(404);
    expect((await leer()).total).toBe(1);
  });
});
