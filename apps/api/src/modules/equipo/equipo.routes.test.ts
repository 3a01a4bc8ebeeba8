// seguridad: 1, 2, 3, 4, 5, 12
import { equipo as equipoContrato, enlaceCreado, invitacionesRecibidas } from '@mantenible/contracts/equipo';
import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idOf } from '../../testing/catalogo-builder.ts';
import { sembrarCurso, sembrarMiembro } from '../../testing/muestra-curso.ts';
import { crearProyecto, tokenCanario, uid, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, testTokens, type Person } from '../../testing/tokens.ts';

const dia = 86_400_000;
let momento = Date.UTC(2026, 2, 1);
let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await createTestApp({ env: { QUOTA_PROJECTS: '3' }, parts: { now: () => new Date(momento) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  momento = Date.UTC(2026, 2, 1);
  await vaciarProyectos(app);
  id = (await crearProyecto(app, 'ana', 'Tienda'))._id;
});

const llamar = (as: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call({ as, method, url, ...(body && { body }) });
const leer = async (as: Person = 'ana') =>
  equipoContrato.parse((await llamar(as, 'GET', `/equipos/${id}`)).body);
const miembros = async () => (await leer()).miembros.map(({ nombre }) => nombre);
const enlace = async () => enlaceCreado.parse((await llamar('ana', 'POST', `/equipos/${id}/enlace`)).body);
const mirar = (as: Person, clave: string) => llamar(as, 'POST', '/invitaciones/enlace/leer', { clave });
const aceptar = (as: Person, clave: string) => llamar(as, 'POST', '/invitaciones/enlace/aceptar', { clave });
const invitar = (usuario: string, as: Person = 'ana') =>
  llamar(as, 'POST', `/equipos/${id}/invitaciones`, { usuario });
const traspasar = (a: Person, as: Person = 'ana') =>
  llamar(as, 'PUT', `/equipos/${id}/propietario`, { miembro: people[a].sub });
const quitar = (a: Person, as: Person = 'ana') =>
  llamar(as, 'DELETE', `/equipos/${id}/miembros/${people[a].sub}`);
const codigoDe = ({ status, body }: { status: number; body: unknown }) =>
  [status, z.catch(z.object({ codigo: z.string() }), { codigo: '' }).parse(body).codigo] as const;

/** Calls as Beto with a user name in the token. */
async function comoUsuario(usuario: string, method: 'GET' | 'POST' | 'DELETE', url: string) {
  const token = await (await testTokens()).sign('beto', { preferred_username: usuario });
  return app.call({ as: null, method, url, headers: { authorization: `Bearer ${token}` } });
}
const recibidas = async (usuario: string) =>
  invitacionesRecibidas.parse((await comoUsuario(usuario, 'GET', '/invitaciones')).body);

/** Members that no test names, as rows. */
async function llenar(cuantos: number): Promise<void> {
  for (let n = 0; n < cuantos; n += 1)
    await app.db
      .insertInto('miembros')
      .values({ proyecto_id: id, sub: `otro-${String(n)}`, ingreso: new Date(momento) })
      .execute();
}

describe('a link', () => {
  it('shows the project and who invites, and makes a member of who accepts it, until it is revoked', async () => {
    const { clave, caduca } = await enlace();
    expect(caduca).toBe(new Date(momento + 7 * dia).toISOString());
    expect(await leer()).toMatchObject({ papel: 'propietario', enlace: { caduca }, miembros: [] });
    const invitacion = { proyecto: { nombre: 'Tienda' }, propietario: { nombre: 'Ana' }, esSuyo: false };
    expect((await mirar('beto', clave)).body).toMatchObject(invitacion);
    expect(await aceptar('beto', clave)).toMatchObject({ status: 200, body: { proyectoId: id } });
    expect(await leer('beto')).toMatchObject({
      papel: 'miembro',
      enlace: null,
      miembros: [{ nombre: 'Beto' }],
    });
    expect((await mirar('beto', clave)).body).toMatchObject({ esSuyo: true });
    expect((await llamar('ana', 'DELETE', `/equipos/${id}/enlace`)).status).toBe(204);
    expect((await llamar('ana', 'DELETE', `/equipos/${id}/enlace`)).status).toBe(404);
    expect(codigoDe(await aceptar('eva', clave))).toEqual([404, 'enlace-invalido']);
  });

  it('has a key of 128 bits, of which the database holds a hash alone', async () => {
    const { clave } = await enlace();
    expect(Buffer.from(clave, 'base64url')).toHaveLength(16);
    const [fila] = await app.db.selectFrom('equipo_enlaces').selectAll().execute();
    expect(JSON.stringify(fila)).not.toContain(clave);
    expect(fila?.huella).toMatch(/^[\da-f]{64}$/u);
    const [respuesta, leido] = [
      await llamar('ana', 'POST', `/equipos/${id}/enlace`),
      await llamar('ana', 'GET', `/equipos/${id}`),
    ];
    expect(respuesta.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(JSON.stringify(leido.body)).not.toContain(enlaceCreado.parse(respuesta.body).clave);
  });

  it('is accepted by one person twice without effect, and by the owner', async () => {
    const { clave } = await enlace();
    for (const as of ['beto', 'beto', 'ana'] as const)
      expect(await aceptar(as, clave)).toMatchObject({ status: 200, body: { proyectoId: id } });
    expect(await miembros()).toEqual(['Beto']);
  });

  it('is refused alike when it is replaced, has lapsed, is guessed, and when its project is deleted', async () => {
    const { clave: vieja } = await enlace();
    const { clave } = await enlace();
    const refused = async (cual: string) => [await mirar('beto', cual), await aceptar('beto', cual)];
    const distintas = new Set<string>();
    const anotar = async (cual: string) => {
      for (const { status, body } of await refused(cual)) {
        expect(status).toBe(404);
        distintas.add(JSON.stringify(body));
      }
    };
    await anotar(vieja);
    await anotar('A'.repeat(22));
    await anotar('');
    momento += 7 * dia;
    await anotar(clave);
    momento -= 1;
    expect((await mirar('beto', clave)).status).toBe(200);
    await llamar('ana', 'DELETE', `/proyectos/${id}`);
    await anotar(clave);
    expect([...distintas]).toHaveLength(1);
  });

  it('leads to its own project alone, whatever else its owner has', async () => {
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    await aceptar('beto', (await enlace()).clave);
    expect((await llamar('beto', 'GET', `/proyectos/${otro}`)).status).toBe(404);
    expect((await llamar('beto', 'GET', `/equipos/${otro}`)).status).toBe(404);
  });
});

describe('the eighth member', () => {
  it('is refused by link and by invitation, and neither is offered to a full team', async () => {
    const { clave } = await enlace();
    await invitar('beto.ruiz');
    await llenar(7);
    expect(codigoDe(await aceptar('beto', clave))).toEqual([409, 'equipo-completo']);
    const [una] = await recibidas('beto.ruiz');
    const aceptada = await comoUsuario('beto.ruiz', 'POST', `/invitaciones/${una?._id ?? ''}/aceptar`);
    expect(codigoDe(aceptada)).toEqual([409, 'equipo-completo']);
    expect(codigoDe(await llamar('ana', 'POST', `/equipos/${id}/enlace`))).toEqual([409, 'equipo-completo']);
    expect(codigoDe(await invitar('eva'))).toEqual([409, 'equipo-completo']);
    expect(await miembros()).toHaveLength(7);
  });

  it('is refused too when several people accept at the same moment', async () => {
    const { clave } = await enlace();
    await llenar(5);
    const juntas = (['beto', 'eva', 'dora', 'omar'] as const).map((as) => aceptar(as, clave));
    const salidas = (await Promise.all(juntas)).map(({ status }) => status);
    expect(salidas.toSorted()).toEqual([200, 200, 409, 409]);
    expect(await miembros()).toHaveLength(7);
  });
});

it('an invitation to a project in a course, and its team, name the course, until that is archived', async () => {
  const { clave } = await enlace();
  await invitar('beto');
  const cursoId = await sembrarCurso(app, 1, { docentes: ['dora'], proyectos: [id] });
  const { nombre } = await app.db.selectFrom('cursos').select('nombre').executeTakeFirstOrThrow();
  const cursos = async () => [(await mirar('beto', clave)).body, ...(await recibidas('beto'))];
  const de = (curso: string | null): readonly unknown[] => [
    expect.objectContaining({ curso }),
    expect.objectContaining({ curso }),
  ];
  expect(await cursos()).toEqual(de(nombre));
  expect((await leer()).curso).toBe(nombre);
  await app.db.updateTable('cursos').set({ estado: 'archivado' }).where('id', '=', cursoId).execute();
  expect(await cursos()).toEqual(de(null));
  expect((await leer()).curso).toBeNull();
});

describe('an invitation by user name', () => {
  it('waits for the person of that name, who accepts it once', async () => {
    expect(await invitar(' Beto.Ruiz ')).toMatchObject({ status: 201, body: { usuario: 'beto.ruiz' } });
    expect((await leer()).invitaciones).toMatchObject([{ usuario: 'beto.ruiz' }]);
    const [una] = await recibidas('BETO.RUIZ');
    expect(una).toMatchObject({ proyecto: { nombre: 'Tienda' }, propietario: { nombre: 'Ana' } });
    const url = `/invitaciones/${una?._id ?? ''}`;
    expect((await comoUsuario('beto.ruiz', 'POST', `${url}/aceptar`)).body).toEqual({ proyectoId: id });
    expect(codigoDe(await comoUsuario('beto.ruiz', 'POST', `${url}/aceptar`))[1]).toBe('invitacion-vencida');
    expect(await recibidas('beto.ruiz')).toEqual([]);
    expect(codigoDe(await invitar('beto.ruiz'))).toEqual([409, 'ya-es-del-equipo']);
  });

  it('is answered alike whether an account of that name exists', async () => {
    const [conocida, ninguna] = [await invitar('beto'), await invitar('zzz-ninguna')];
    expect([conocida.status, Object.keys(conocida.body as object)]).toEqual([
      ninguna.status,
      Object.keys(ninguna.body as object),
    ]);
  });

  it('is neither seen, accepted nor declined by another person who has its id', async () => {
    const una = idOf(await invitar('carla'));
    expect(await recibidas('beto')).toEqual([]);
    for (const [method, url] of [
      ['POST', `/invitaciones/${una}/aceptar`],
      ['DELETE', `/invitaciones/${una}`],
    ] as const) {
      expect(codigoDe(await comoUsuario('beto', method, url))).toEqual([404, 'invitacion-vencida']);
      // A token without a user name.
      expect(codigoDe(await llamar('beto', method, url))).toEqual([404, 'invitacion-vencida']);
    }
    expect((await llamar('beto', 'GET', '/invitaciones')).body).toEqual([]);
    expect((await leer()).invitaciones).toHaveLength(1);
  });

  it('ends when it is declined, withdrawn or a week old', async () => {
    const primera = idOf(await invitar('beto'));
    expect((await comoUsuario('beto', 'DELETE', `/invitaciones/${primera}`)).status).toBe(204);
    const segunda = idOf(await invitar('beto'));
    const url = `/equipos/${id}/invitaciones/${segunda}`;
    expect((await llamar('ana', 'DELETE', url)).status).toBe(204);
    expect((await llamar('ana', 'DELETE', url)).status).toBe(404);
    const tercera = idOf(await invitar('beto'));
    momento += 7 * dia;
    expect(await recibidas('beto')).toEqual([]);
    expect((await comoUsuario('beto', 'POST', `/invitaciones/${tercera}/aceptar`)).status).toBe(404);
    expect((await leer()).invitaciones).toEqual([]);
  });

  it('is refused beyond twenty open ones; the same name starts again', async () => {
    for (let n = 0; n < 20; n += 1) expect((await invitar(`u${String(n)}`)).status).toBe(201);
    expect(codigoDe(await invitar('u20'))).toEqual([409, 'invitaciones-completas']);
    expect((await invitar('u3')).status).toBe(201);
    momento += 7 * dia;
    expect((await invitar('u20')).status).toBe(201);
  });
});

describe('leaving a team', () => {
  it('is up to the member, and to the owner, who stays', async () => {
    await sembrarMiembro(app, id, 'beto');
    await sembrarMiembro(app, id, 'eva');
    expect(codigoDe(await quitar('eva', 'beto'))).toEqual([403, 'solo-propietario']);
    expect((await quitar('beto', 'beto')).status).toBe(204);
    expect((await quitar('eva')).status).toBe(204);
    expect((await quitar('eva')).status).toBe(404);
    expect(codigoDe(await quitar('ana'))).toEqual([409, 'propietario-no-sale']);
    expect(codigoDe(await quitar('ana', 'beto'))).toEqual([404, 'no-encontrado']);
    expect(await miembros()).toEqual([]);
    const apuntes = await app.db
      .selectFrom('auditoria')
      .where('accion', '=', 'miembro-quitado')
      .select(['sub', 'detalle', 'otro'])
      .orderBy('sub', 'desc')
      .execute();
    expect(apuntes).toEqual([
      { sub: 'sub-beto', detalle: 'salida', otro: null },
      { sub: 'sub-ana', detalle: 'sale', otro: 'sub-eva' },
    ]);
  });
});

describe('the hand-over of a project', () => {
  it('makes the member its owner and the owner a member, and erases the token', async () => {
    await sembrarMiembro(app, id, 'beto');
    await enlace();
    await invitar('carla');
    expect(await traspasar('beto')).toMatchObject({ status: 200, body: { nombre: 'Tienda' } });
    expect(await leer('beto')).toMatchObject({
      papel: 'propietario',
      propietario: { nombre: 'Beto' },
      miembros: [{ nombre: 'Ana' }],
      enlace: null,
      invitaciones: [],
    });
    const leido = proyectoConToken.parse((await llamar('beto', 'GET', `/proyectos/${id}`)).body);
    expect(leido.githubtoken).toBe('');
    expect(JSON.stringify((await llamar('ana', 'GET', `/proyectos/${id}`)).body)).not.toContain(tokenCanario);
    expect(codigoDe(await traspasar('beto'))).toEqual([403, 'solo-propietario']);
  });

  it('numbers the name that the new owner has already', async () => {
    await crearProyecto(app, 'beto', 'Tienda');
    await sembrarMiembro(app, id, 'beto');
    expect((await traspasar('beto')).body).toEqual({ nombre: 'Tienda (2)' });
    // Both names are held for their owners, and Ana's is free.
    expect((await crearProyecto(app, 'ana', 'Tienda')).nombre).toBe('Tienda');
  });

  it('is refused to a stranger, and to a member with as many projects as are allowed', async () => {
    expect(codigoDe(await traspasar('beto'))).toEqual([404, 'no-encontrado']);
    await sembrarMiembro(app, id, 'beto');
    for (const nombre of ['Uno', 'Dos', 'Tres']) await crearProyecto(app, 'beto', nombre);
    expect(codigoDe(await traspasar('beto'))).toEqual([409, 'sin-cupo-de-proyectos']);
    expect((await leer()).papel).toBe('propietario');
  });
});

it('an unknown project has no team, nor has the solved example one to change', async () => {
  expect((await llamar('ana', 'GET', `/equipos/${uid(77)}`)).status).toBe(404);
  expect((await llamar('ana', 'POST', `/equipos/${uid(77)}/enlace`)).status).toBe(404);
});
