// seguridad: 53
import { sweepDeleted } from '@mantenible/db/backup';
import { medidas } from '@mantenible/contracts/sonarqube';
import { DomainError } from '@mantenible/domain/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ambitoFalso, AnalizadorFalso, hastaAbortar, medidasFalsas } from '../../testing/analizador-falso.ts';
import { analizar, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;
let clave: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '4' } });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  await app.db.deleteFrom('analisis_turnos').execute();
  falso.guion = () => Promise.resolve();
  falso.otrosLenguajes = [];
  falso.omitidos = [];
  falso.peticiones.length = 0;
  ({ _id: id, clave } = await crearProyecto(app, 'ana', 'Tienda'));
});

const pedir = (method: 'GET' | 'POST' | 'DELETE', as: Person | null = 'ana', proyecto = id) =>
  app.call({ as, method, url: `/analisis/${proyecto}` });
const leer = async (url: string) => (await app.call({ as: 'ana', method: 'GET', url })).body;
const algo: unknown = expect.anything();
const nuevo = {
  alcanceDeHoy: null,
  estado: 'sin-analisis',
  fecha: null,
  rama: null,
  motivo: null,
  commit: null,
  enlace: null,
  analizador: algo,
  delante: null,
  progreso: null,
  medidas: null,
  otrosLenguajes: [],
  archivosOmitidos: { total: 0, primeros: [] },
  ambito: null,
};
const enlace = 'https://github.com/usuario/repositorio';
const hecho = { commit: null, enlace, rama: 'main', grado: null, motivo: null };
/** Generous: the machine may be busy. */
const pronto = { timeout: 60_000 };

describe('an analysis by the embedded scanner', () => {
  it("is 'sin-analisis' before the first one, and only the owner may start it", async () => {
    expect((await pedir('GET')).body).toEqual({ ...nuevo, iniciable: true, historia: [] });
    expect((await pedir('GET', 'admin')).body).toEqual({ ...nuevo, iniciable: false, historia: [] });
    expect(
      await Promise.all((['beto', 'admin', null] as const).map((as) => pedir('POST', as))),
    ).toMatchObject([{ status: 404 }, { status: 403 }, { status: 401 }]);
    expect((await pedir('DELETE', 'admin')).status).toBe(403);
    expect((await pedir('GET', 'beto')).status).toBe(404);
    expect((await app.call({ as: 'beto', method: 'GET', url: `/analisis/${id}/progreso` })).status).toBe(404);
    expect(falso.peticiones).toEqual([]);
  });

  it('starts queued, runs, and ends with commit, branch, duration and degree', async () => {
    const otrosLenguajes = [{ lenguaje: 'Java', archivos: 12 }];
    falso.otrosLenguajes = otrosLenguajes;
    falso.omitidos = [{ ruta: 'a.min.js', motivo: 'Está minimizado.' }];
    let soltar: () => void = () => undefined;
    const puerta = new Promise<void>((resolve) => (soltar = resolve));
    falso.guion = () => puerta;
    const { status, body } = await pedir('POST');
    expect(status).toBe(202);
    expect(body).toMatchObject({ estado: 'en-curso', progreso: { hechos: 0, total: 0 }, historia: [hecho] });
    soltar();
    await seguir(app, id);
    expect(await leerSituacion(app, id)).toEqual({
      ...nuevo,
      estado: 'listo',
      iniciable: true,
      fecha: algo,
      rama: 'main',
      commit: 'commit 1',
      enlace,
      otrosLenguajes,
      archivosOmitidos: { total: 1, primeros: falso.omitidos },
      ambito: ambitoFalso,
      historia: [
        {
          ...hecho,
          id: algo,
          fecha: algo,
          commit: 'commit 1',
          duracionMs: algo,
          grado: 85.26,
          estado: 'listo',
          analizador: algo,
          alcance: '',
        },
      ],
    });
  });

  it('passes link, branch and token to the analyser, and stores no token in its rows', async () => {
    await analizar(app, id);
    const { link } = await app.db.selectFrom('proyectos').select('link').executeTakeFirstOrThrow();
    expect(falso.peticiones).toMatchObject([{ enlace: link, rama: 'main', token: algo }]);
    const token = falso.peticiones[0]?.token ?? '';
    expect(token.length).toBeGreaterThan(5);
    const filas = await app.db.selectFrom('analisis').selectAll().execute();
    expect(JSON.stringify(filas)).not.toContain(token);
  });

  it('is read through the calls of the specification', async () => {
    await analizar(app, id);
    const url = `/sonarqube/measures?component=${clave}`;
    const { measures } = medidas.parse(await leer(url)).data.component;
    expect(Object.fromEntries(measures.map(({ metric, value }) => [metric, Number(value)]))).toEqual(
      medidasFalsas,
    );
    expect(await leer(`/sonarqube/issues?projectKey=${clave}`)).toMatchObject({
      total: 2,
      issues: [
        { archivo: 'a.js', linea: 1 },
        { archivo: 'src/b.js', regla: 'javascript:S1128' },
      ],
    });
    expect(await leer(`/sonarqube/measures/component_tree?component=${clave}`)).toMatchObject({
      data: { total: 2, components: [{ path: 'a.js' }, { path: 'src/b.js', name: 'b.js' }] },
    });
    expect(await leer(`/sonarqube/sonar-file?key=${clave}:src/b.js`)).toBe('texto de src/b.js');
    const perdido = await app.call({
      as: 'ana',
      method: 'GET',
      url: `/sonarqube/sonar-file?key=${clave}:c.js`,
    });
    expect(perdido.status).toBe(404);
  });

  it('keeps its text encrypted, and only that of the newest', async () => {
    await analizar(app, id);
    await analizar(app, id);
    const filas = await app.db.selectFrom('analisis_archivos').selectAll().execute();
    expect(filas.map(({ ruta }) => ruta)).toEqual(['a.js', 'src/b.js']);
    expect(JSON.stringify(filas)).not.toContain('texto de');
    expect((await leerSituacion(app, id)).historia.map(({ commit }) => commit)).toEqual([
      'commit 2',
      'commit 1',
    ]);
  });

  it('is streamed until it ends, without its history', async () => {
    await pedir('POST');
    const dichos = await seguir(app, id);
    expect(dichos.at(-1)).toMatchObject({ estado: 'listo', progreso: null, commit: 'commit 1' });
    expect(dichos.some((dicho) => 'historia' in dicho)).toBe(false);
  });

  it('shows its progress', async () => {
    falso.guion = (peticion) => {
      peticion.alProgresar({ fase: 'analizando', hechos: 3, total: 9 });
      return hastaAbortar(peticion);
    };
    await pedir('POST');
    await expect
      .poll(async () => (await leerSituacion(app, id)).progreso, pronto)
      .toEqual({ fase: 'analizando', hechos: 3, total: 9 });
    await pedir('DELETE');
    await seguir(app, id);
  });

  it('is refused while the same project or another one of the same person is being analysed', async () => {
    const otro = await crearProyecto(app, 'ana', 'Otra');
    const ajeno = await crearProyecto(app, 'beto', 'De Beto');
    falso.guion = hastaAbortar;
    expect((await pedir('POST')).status).toBe(202);
    expect(await pedir('POST')).toMatchObject({ status: 409, body: { codigo: 'analisis-en-curso' } });
    expect(await pedir('POST', 'ana', otro._id)).toMatchObject({
      status: 429,
      body: { codigo: 'analisis-simultaneos' },
      headers: { 'retry-after': '15' },
    });
    expect((await pedir('POST', 'beto', ajeno._id)).status).toBe(202);
    await Promise.all([pedir('DELETE'), pedir('DELETE', 'beto', ajeno._id)]);
    await Promise.all([seguir(app, id), seguir(app, ajeno._id, 'beto')]);
  });

  it('starts once for twenty parallel requests', async () => {
    falso.guion = hastaAbortar;
    const estados = await Promise.all(Array.from({ length: 20 }, async () => (await pedir('POST')).status));
    expect(estados.toSorted()).toEqual([202, ...Array.from({ length: 19 }, () => 409)]);
    await pedir('DELETE');
    await seguir(app, id);
  });

  it('is limited per person and hour, even if the projects are deleted in between', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { _id } = await crearProyecto(app, 'ana', `Efímero ${i}`);
      await analizar(app, _id);
      await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${_id}` });
    }
    const { status, body, headers } = await pedir('POST');
    expect({ status, body }).toMatchObject({
      status: 429,
      body: {
        codigo: 'analisis-por-hora',
        mensaje: 'Ya inició 4 análisis en la última hora. Podrá iniciar otro en 60 minutos.',
      },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
    const haceUnaHora = new Date(Date.now() - 3_600_001);
    await app.db.updateTable('analisis_turnos').set({ momento: haceUnaHora }).execute();
    expect((await analizar(app, id)).estado).toBe('listo');
  });
});

describe('an analysis that does not finish', () => {
  it('is cancelled while it runs, and keeps the earlier measures', async () => {
    await analizar(app, id);
    falso.guion = hastaAbortar;
    await pedir('POST');
    await expect.poll(() => falso.peticiones.length, pronto).toBe(2);
    expect((await leerSituacion(app, id)).estado).toBe('en-curso');
    expect((await pedir('DELETE')).status).toBe(204);
    await seguir(app, id);
    expect(await leerSituacion(app, id)).toMatchObject({
      estado: 'listo',
      commit: 'commit 1',
      motivo: null,
      historia: [{ estado: 'cancelado', motivo: null, grado: null }, { estado: 'listo' }],
    });
    expect(await leer(`/sonarqube/sonar-file?key=${clave}:a.js`)).toBe('texto de a.js');
    expect((await pedir('DELETE')).status).toBe(204);
  });

  it('is not published when the cancellation comes between its last heartbeat and its publication', async () => {
    // The worker would detect it at its next heartbeat, a second later; the rest of its work takes less.
    falso.guion = () => pedir('DELETE');
    expect(await analizar(app, id)).toMatchObject({
      estado: 'sin-analisis',
      commit: null,
      historia: [{ estado: 'cancelado', grado: null }],
    });
    const archivos = () => app.db.selectFrom('analisis_archivos').selectAll().execute();
    await expect.poll(archivos, { timeout: 60_000 }).toEqual([]);
  });

  it('shows why it failed, keeps the earlier measures, and can be started again', async () => {
    await analizar(app, id);
    falso.guion = () =>
      Promise.reject(new DomainError('forbidden', 'acceso-denegado', 'El repositorio rechazó el token.'));
    expect(await analizar(app, id)).toMatchObject({
      estado: 'fallido',
      motivo: 'El repositorio rechazó el token.',
      fecha: algo,
      commit: 'commit 1',
      historia: [{ estado: 'fallido', motivo: 'El repositorio rechazó el token.' }, { estado: 'listo' }],
    });
    falso.guion = () => Promise.resolve();
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo', motivo: null, commit: 'commit 3' });
  });

  it('shows an unforeseen failure without its details', async () => {
    falso.guion = () => Promise.reject(new Error('ENOSPC /tmp/secreto'));
    const { estado, motivo } = await analizar(app, id);
    expect(estado).toBe('fallido');
    expect(motivo).toBe('Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.');
  });

  it('is deleted with its project, also while it runs', async () => {
    await analizar(app, id);
    falso.guion = hastaAbortar;
    await pedir('POST');
    await expect.poll(() => falso.peticiones.length, pronto).toBe(2);
    const usos = await leer(`/proyectos/${id}/usos`);
    expect(usos).toMatchObject({ analisis: 2 });
    expect((await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${id}` })).status).toBe(204);
    await expect.poll(() => falso.peticiones[1]?.signal.aborted, pronto).toBe(true);
    await sweepDeleted(app.db);
    for (const tabla of ['analisis', 'analisis_archivos', 'analisis_partes'] as const)
      expect(await app.db.selectFrom(tabla).selectAll().execute()).toEqual([]);
  });
});
