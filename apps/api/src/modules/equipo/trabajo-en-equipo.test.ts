// seguridad: 1, 2, 3
import { marcas, type MarcaNueva } from '@mantenible/contracts/marca';
import { proyectosListados } from '@mantenible/contracts/proyecto';
import { pruebasResumidas } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, hastaAbortar } from '../../testing/analizador-falso.ts';
import { borradoresDe, version } from '../../testing/borradores.ts';
import { idOf } from '../../testing/catalogo-builder.ts';
import { analizar, appQueAnaliza, leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { sembrarCurso, sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, vaciarProyectos } from '../../testing/muestra.ts';
import { accionNueva, archivoCon, leerMejora } from '../../testing/mejora.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.guion = () => Promise.resolve();
  id = (await crearProyecto(app, 'ana', 'Tienda'))._id;
  // A person's name is stored with the first call.
  for (const as of ['ana', 'beto'] as const) await app.call({ as, method: 'GET', url: '/pautas' });
  await sembrarMiembro(app, id, 'beto');
});

const llamar = (
  as: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  headers = {},
) => app.call({ as, method, url, headers, ...(body && { body }) });
const pruebas = async (as: Person = 'ana') =>
  pruebasResumidas.parse((await llamar(as, 'GET', `/respuestas/${id}?campos=resumen`)).body);

describe('the list of projects', () => {
  it('has those of which the person is a member, with the role and the owner’s name', async () => {
    const propio = (await crearProyecto(app, 'beto', 'Suyo'))._id;
    const { body } = await llamar('beto', 'GET', '/proyectos/persona/sub-beto');
    const listados = proyectosListados.parse(body);
    expect(listados.map(({ _id, papel, equipoDe }) => [_id, papel, equipoDe?.nombre])).toEqual(
      expect.arrayContaining([
        [id, 'miembro', 'Ana'],
        [propio, undefined, undefined],
      ]),
    );
    expect(listados.find(({ _id }) => _id === id)?.idPersona).toBe('sub-ana');
  });

  it('has a person’s own alone for an admin, and is refused to a member for the owner', async () => {
    const { body } = await llamar('admin', 'GET', '/proyectos/persona/sub-beto');
    expect(body).toEqual([]);
    expect((await llamar('beto', 'GET', '/proyectos/persona/sub-ana')).status).toBe(403);
  });
});

describe('one test answered by two people', () => {
  const guardar = (as: Person, cambios: object = {}) =>
    guardarPrueba(app, { ...pruebaDeMetrica(id), ...cambios }, as);

  it('refuses the second with the name of the first; their draft stays, and is saved as the second attempt', async () => {
    const b = borradoresDe(app, id);
    const { _id: borrador } = (
      await b.poner(b.primera, { respuestas: [version(1, 1, 1, 1), version(1, 1, 2, 0.5)] }, 'beto')
    ).body as { _id: string };
    expect((await guardar('ana')).status).toBe(201);
    const rechazo = await guardar('beto', { borrador });
    expect(rechazo).toMatchObject({
      status: 409,
      body: {
        codigo: 'guardada-por-otra-persona',
        mensaje: 'Ana ya guardó el intento 1 de esta prueba. Sus respuestas siguen en su borrador.',
      },
    });
    // The draft is still written and read.
    expect((await b.poner(b.primera, { borrador, respuestas: [version(2, 1, 1, 0)] }, 'beto')).status).toBe(
      200,
    );
    const segunda = await guardar('beto', { borrador, intentos: 2, intentoDelBorrador: 1 });
    expect(segunda.status).toBe(201);
    expect((await b.leer(b.primera, 'beto')).status).toBe(404);
    expect((await pruebas()).map(({ intentos, autor }) => [intentos, autor])).toEqual([
      [2, 'Beto'],
      [1, 'Ana'],
    ]);
    const una = await llamar('ana', 'GET', `/respuestas/una/${idOf(segunda)}`);
    expect(una.body).toMatchObject({ autor: 'Beto' });
  });

  it('stores one of two that arrive at the same moment', async () => {
    const salidas = await Promise.all([guardar('ana'), guardar('beto')]);
    expect(salidas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const perdida = salidas.find(({ status }) => status === 409);
    expect(perdida?.body).toMatchObject({ codigo: 'guardada-por-otra-persona' });
    expect(await pruebas()).toHaveLength(1);
  });

  it('refuses a second save of one’s own as before', async () => {
    await guardar('beto');
    expect((await guardar('beto')).body).toMatchObject({ codigo: 'intento-no-permitido' });
  });

  it('keeps the drafts of each apart, and has no name in a project of one person', async () => {
    const b = borradoresDe(app, id);
    await b.poner(b.todas, { respuestas: [version(1, 1, 1, 1)] }, 'ana');
    expect((await b.leer(b.todas, 'beto')).status).toBe(404);
    await guardar('ana');
    await app.db.deleteFrom('miembros').execute();
    expect((await pruebas()).map(({ autor }) => autor)).toEqual([undefined]);
  });

  it('counts against the owner’s quota', async () => {
    await guardar('beto');
    const propias = async (as: Person) => (await llamar(as, 'GET', '/cuotas/propias')).body;
    expect(await propias('beto')).toMatchObject({ bytesPruebas: { usado: 0 } });
    expect(await propias('ana')).not.toMatchObject({ bytesPruebas: { usado: 0 } });
  });
});

describe('one improvement plan changed by two people', () => {
  it('loses nothing: a change of an older version is refused with the name of who changed it', async () => {
    const creada = await llamar('ana', 'POST', `/mejoras/${id}/acciones`, accionNueva());
    const url = `/mejoras/${id}/acciones/${idOf(creada)}`;
    const { origen: _origen, ...campos } = accionNueva();
    const deBeto = await llamar('beto', 'PUT', url, { ...campos, texto: 'De Beto' }, { 'if-match': '"1"' });
    expect(deBeto).toMatchObject({ status: 200, body: { autor: 'Beto', version: 2 } });
    const deAna = await llamar('ana', 'PUT', url, { ...campos, texto: 'De Ana' }, { 'if-match': '"1"' });
    expect(deAna).toMatchObject({
      status: 412,
      body: { mensaje: 'Beto cambió este registro mientras usted lo editaba.' },
    });
    const mejora = await leerMejora(app, id, 'beto');
    expect(mejora).toMatchObject({ puedeCambiar: true, acciones: [{ texto: 'De Beto', autor: 'Beto' }] });
    expect((await leerMejora(app, id, 'ana')).puedeCambiar).toBe(true);
  });
});

describe('one analysis started by two people', () => {
  it('runs once, and names the first to the second', async () => {
    falso.guion = hastaAbortar;
    const [primera] = [await llamar('beto', 'POST', `/analisis/${id}`)];
    expect(primera.status).toBe(202);
    const segunda = await llamar('ana', 'POST', `/analisis/${id}`);
    expect(segunda).toMatchObject({
      status: 409,
      body: {
        codigo: 'analisis-en-curso',
        mensaje: 'Beto ya está analizando este proyecto: el resultado será de todo el equipo.',
      },
    });
    expect((await llamar('ana', 'POST', `/pasados/${id}`)).status).toBe(409);
    expect((await leerSituacion(app, id)).historia).toMatchObject([{ autor: 'Beto' }]);
    // The other member cancels it.
    expect((await llamar('ana', 'DELETE', `/analisis/${id}`)).status).toBe(204);
  });

  it('runs once when both start it at the same moment', async () => {
    falso.guion = hastaAbortar;
    const juntas = await Promise.all([
      llamar('ana', 'POST', `/analisis/${id}`),
      llamar('beto', 'POST', `/analisis/${id}`),
    ]);
    expect(juntas.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    await llamar('ana', 'DELETE', `/analisis/${id}`);
  });

  it('ends for the team when the person who started it is removed meanwhile, who sees nothing of it', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    falso.guion = () => promise;
    await llamar('beto', 'POST', `/analisis/${id}`);
    expect((await llamar('ana', 'DELETE', `/equipos/${id}/miembros/sub-beto`)).status).toBe(204);
    expect((await llamar('beto', 'GET', `/analisis/${id}/progreso`)).status).toBe(404);
    expect((await llamar('beto', 'DELETE', `/analisis/${id}`)).status).toBe(404);
    resolve(null);
    await seguir(app, id);
    expect((await leerSituacion(app, id)).historia).toMatchObject([{ estado: 'listo', autor: 'Beto' }]);
  });
});

describe('marks', () => {
  it('name who set them, and either removes them', async () => {
    falso.archivos = [archivoCon('a.js', 'a1', ['javascript:S1128'])];
    await analizar(app, id);
    const analisis = (await leerSituacion(app, id)).historia[0]?.id ?? '';
    const hallado = { analisis, regla: 'javascript:S1128', archivo: 'a.js', linea: 1, mensaje: 'Mal' };
    const nueva: MarcaNueva = { ...hallado, decision: 'se-acepta', razon: 'Así lo pide el marco.' };
    const puesta = await llamar('beto', 'POST', `/marcas/${id}`, nueva);
    expect(puesta).toMatchObject({ status: 201, body: { autor: 'Beto' } });
    const { body } = await llamar('ana', 'GET', `/marcas/${id}`);
    expect(marcas.parse(body)).toMatchObject({ puedeCambiar: true, marcas: [{ autor: 'Beto' }] });
    expect((await llamar('ana', 'POST', `/marcas/${id}`, nueva)).body).toMatchObject({
      codigo: 'incidencia-marcada',
    });
    expect((await llamar('ana', 'DELETE', `/marcas/${id}/${idOf(puesta)}`)).status).toBe(204);
  });
});

describe('the audit trail', () => {
  it('has the readings of a lecturer and an admin, and none of a member', async () => {
    await sembrarCurso(app, 1, { docentes: ['dora'], proyectos: [id] });
    await app.db.deleteFrom('auditoria').execute();
    for (const as of ['ana', 'beto', 'dora', 'admin'] as const) await llamar(as, 'GET', `/respuestas/${id}`);
    const leidos = await app.db
      .selectFrom('auditoria')
      .where('accion', '=', 'lectura-ajena')
      .select('sub')
      .orderBy('sub')
      .execute();
    expect(leidos.map(({ sub }) => sub)).toEqual(['sub-admin', 'sub-dora']);
    await app.db.deleteFrom('cursos').execute();
  });
});

describe('scope, starting point and past', () => {
  const leer = async (recurso: string) => (await llamar('ana', 'GET', `/${recurso}/${id}`)).body;

  it('are changed by a member, and name who changed them last', async () => {
    const partida = { tipo: 'etiqueta', valor: 'v1.0' };
    for (const [recurso, cuerpo] of [
      ['alcances', { ambito: null }],
      ['partidas', { partida }],
    ] as const) {
      expect(await leer(recurso)).not.toHaveProperty('autor');
      const puesto = await llamar('beto', 'PUT', `/${recurso}/${id}`, cuerpo);
      expect(puesto).toMatchObject({ status: 200, body: { autor: 'Beto' } });
      expect(await leer(recurso)).toMatchObject({ autor: 'Beto' });
      await llamar('ana', 'PUT', `/${recurso}/${id}`, cuerpo);
      expect(await leer(recurso)).toMatchObject({ autor: 'Ana' });
    }
    // Those of one person, and of a version of before, have no name.
    await app.db.deleteFrom('miembros').execute();
    for (const recurso of ['alcances', 'partidas']) expect(await leer(recurso)).not.toHaveProperty('autor');
    await sembrarMiembro(app, id, 'beto');
    await app.db.updateTable('ambitos').set({ id_persona: null }).execute();
    expect(await leer('alcances')).not.toHaveProperty('autor');
  });

  it('of a past is who started it', async () => {
    expect((await llamar('beto', 'POST', `/pasados/${id}`)).status).toBe(202);
    await expect.poll(() => leer('pasados'), { timeout: 60_000 }).toMatchObject({ estado: 'listo' });
    expect(await leer('pasados')).toMatchObject({ pasado: { autor: 'Beto' } });
  });
});
