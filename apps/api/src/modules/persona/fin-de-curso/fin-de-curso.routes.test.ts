// seguridad: 1, 2, 3, 4, class-accounts
import { cambioDeClase, cuentasDeClase } from '@mantenible/contracts/fin-de-curso';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cuentaRepository } from '../../../identity/cuentas/cuenta.repository.ts';
import { sembrarCurso, sembrarMiembro } from '../../../testing/muestra-curso.ts';
import { sembrarEntrega } from '../../../testing/muestra-entrega.ts';
import { crearProyecto, sembrarCatalogo, uid } from '../../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { people, type Person } from '../../../testing/tokens.ts';

const inicio = new Date('2026-07-01T10:00:00Z');
let now = inicio;
let t: TestApp;
let curso: string;
beforeEach(async () => {
  now = inicio;
  t = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(t.db);
  curso = await sembrarCurso(t, 1, { docentes: ['dora'], proyectos: [] });
  for (const quien of ['ana', 'beto', 'eva'] as const) await conCuenta(quien, ['estudiante']);
  await conCuenta('dora', ['estudiante', 'docente']);
  await conCuenta('admin', ['estudiante', 'admin']);
});
afterEach(() => t.close());

function conCuenta(quien: Person, roles: readonly ('estudiante' | 'docente' | 'admin')[]) {
  const datos = { usuario: quien, nombre: quien, correo: null, roles, activa: true };
  return cuentaRepository(t.db, () => now).crear({
    ...datos,
    sub: people[quien].sub,
    debeCambiarClave: false,
    claveHash: '',
  });
}
async function unir(cursoId: string, ...quienes: readonly string[]): Promise<void> {
  const fila = { correo: null, ingreso: now, aviso: 'v1' };
  await t.db
    .insertInto('avisos_privacidad')
    .values({ version: 'v1', texto: 'Aviso', desde: now })
    .onConflict((oc) => oc.doNothing())
    .execute();
  for (const sub of quienes)
    await t.db
      .insertInto('curso_personas')
      .values({ ...fila, curso_id: cursoId, sub })
      .execute();
}
/** Row `n` of the class list of a course, of a person who has not joined. */
async function enLista(cursoId: string, n: number, fila: { usuario?: string; correo?: string }) {
  const datos = { usuario: null, correo: null, nombre: 'De la lista', grupo: null, sub: null, ...fila };
  await t.db
    .insertInto('curso_lista')
    .values({ ...datos, id: uid(900 + n), curso_id: cursoId, posicion: n })
    .execute();
}
const ruta = (resto = '') => `/cursos/${curso}/cuentas${resto}`;
const leer = async (as: Person = 'admin') =>
  cuentasDeClase.parse((await t.call({ as, method: 'GET', url: ruta() })).body);
async function pedir(que: 'desactivar' | 'eliminar', personas: readonly string[]) {
  const { status, body } = await t.call({
    as: 'admin',
    method: 'POST',
    url: ruta(`/${que}`),
    body: { personas },
  });
  expect(status).toBe(200);
  return cambioDeClase.parse(body);
}
const cuentas = async () =>
  Object.fromEntries(
    (await t.db.selectFrom('cuentas').select(['usuario', 'activa']).execute()).map(({ usuario, activa }) => [
      usuario,
      activa,
    ]),
  );
const apuntes = async (accion: string) =>
  (
    await t.db.selectFrom('auditoria').select(['sub', 'objeto']).where('accion', '=', accion).execute()
  ).toSorted((a, b) => a.objeto.localeCompare(b.objeto));

describe('the accounts of a class', () => {
  let otro: string;
  let cerrado: string;
  beforeEach(async () => {
    otro = await sembrarCurso(t, 2, { docentes: ['dora'], proyectos: [] });
    cerrado = await sembrarCurso(t, 3, { docentes: ['dora'], proyectos: [] });
    await t.db.updateTable('cursos').set({ estado: 'cerrado' }).where('id', '=', cerrado).execute();
    await unir(curso, 'sub-ana', 'sub-beto', 'sub-eva', 'sub-dora', 'sub-admin', 'sub-de-fuera');
    await unir(otro, 'sub-eva');
    await unir(cerrado, 'sub-ana');
    await enLista(curso, 0, { usuario: 'luz' });
  });

  it('are listed with what keeps some of them, and what an erasure of the others deletes', async () => {
    await crearProyecto(t, 'ana', 'Sola');
    const conBeto = (await crearProyecto(t, 'ana', 'Con Beto'))._id;
    await sembrarMiembro(t, conBeto, 'beto');
    const conEva = (await crearProyecto(t, 'beto', 'Con Eva'))._id;
    await sembrarMiembro(t, conEva, 'eva');
    const { personas, sinUnirse, cuenta } = await leer();
    expect(personas.map(({ sub, motivo, otroCurso }) => [sub, motivo, otroCurso])).toEqual([
      ['sub-admin', 'propia', null],
      ['sub-ana', null, null],
      ['sub-beto', null, null],
      ['sub-dora', 'docente', null],
      ['sub-eva', 'otro-curso', 'Curso 2'],
      // By its name 'Persona eliminada', whatever the letters' case.
      ['sub-de-fuera', 'sin-cuenta', null],
    ]);
    expect(sinUnirse).toBe(1);
    // The team of Ana's second project goes whole; Beto's passes to Eva.
    expect(cuenta).toMatchObject({
      cuenta: 2,
      proyectosBorrados: 2,
      proyectosCedidos: 1,
      equipos: 1,
      cursos: 3,
    });
  });

  it('are deactivated once each with an entry, and no other ones', async () => {
    const personas = ['sub-ana', 'sub-beto', 'sub-eva', 'sub-dora', 'sub-admin', 'sub-de-fuera', 'otra'];
    expect(await pedir('desactivar', personas)).toEqual({ hechas: 2, omitidas: 5, quedan: 0 });
    expect(await cuentas()).toEqual({ ana: false, beto: false, eva: true, dora: true, admin: true });
    expect(await apuntes('cuenta-desactivada')).toEqual([
      { sub: 'sub-admin', objeto: 'ana' },
      { sub: 'sub-admin', objeto: 'beto' },
    ]);
    // A repetition finds nothing to do.
    expect(await pedir('desactivar', personas)).toEqual({ hechas: 0, omitidas: 7, quedan: 0 });
    const veces = await t.db
      .selectFrom('auditoria')
      .select('veces')
      .where('accion', '=', 'cuenta-desactivada')
      .execute();
    expect(veces).toEqual([{ veces: 1 }, { veces: 1 }]);
    const terminadas = await t.db.selectFrom('sesiones_terminadas').select('sub').orderBy('sub').execute();
    expect(terminadas).toEqual([{ sub: 'sub-ana' }, { sub: 'sub-beto' }]);
  });

  it('stay where the class list of another open course names them', async () => {
    await t.db
      .updateTable('cuentas')
      .set({ correo: 'beto@ejemplo.es' })
      .where('usuario', '=', 'beto')
      .execute();
    await enLista(curso, 1, { usuario: 'ana' });
    await enLista(cerrado, 2, { usuario: 'ana' });
    await enLista(cerrado, 3, { correo: 'beto@ejemplo.es' });
    const otros = async () =>
      (await leer()).personas.flatMap(({ sub, motivo, otroCurso }) =>
        ['sub-ana', 'sub-beto'].includes(sub) ? [[motivo, otroCurso]] : [],
      );
    expect(await otros()).toEqual([
      [null, null],
      [null, null],
    ]);
    await enLista(otro, 4, { usuario: ' ANA' });
    await enLista(otro, 5, { correo: 'Beto@ejemplo.es' });
    expect(await otros()).toEqual([
      ['otro-curso', 'Curso 2'],
      ['otro-curso', 'Curso 2'],
    ]);
    const personas = ['sub-ana', 'sub-beto'];
    expect(await pedir('eliminar', personas)).toEqual({ hechas: 0, omitidas: 2, quedan: 0 });
    expect(await pedir('desactivar', personas)).toEqual({ hechas: 0, omitidas: 2, quedan: 0 });
    expect(await cuentas()).toMatchObject({ ana: true, beto: true });
  });

  it('count once what a team delivered, and a row of a class list', async () => {
    await sembrarEntrega(t, 4, {
      entregados: [
        { proyecto: uid(1), propietario: 'ana', miembros: ['beto'] },
        { proyecto: uid(2), propietario: 'beto', miembros: ['ana', 'eva'] },
      ],
    });
    await t.db
      .updateTable('cuentas')
      .set({ correo: 'beto@ejemplo.es' })
      .where('usuario', '=', 'beto')
      .execute();
    await enLista(curso, 1, { usuario: 'ana', correo: 'beto@ejemplo.es' });
    await enLista(curso, 2, { usuario: 'ana' });
    expect((await leer()).cuenta).toMatchObject({ entregadosAnonimos: 2, filasDeClaseAnonimas: 2 });
  });

  it('stay where the caller did not name them', async () => {
    expect(await pedir('desactivar', ['sub-ana'])).toEqual({ hechas: 1, omitidas: 0, quedan: 0 });
    expect(await cuentas()).toMatchObject({ ana: false, beto: true });
  });

  it('are erased with their people, as at a person’s request; a repetition passes over who is done', async () => {
    const conBeto = (await crearProyecto(t, 'ana', 'Con Beto'))._id;
    await sembrarMiembro(t, conBeto, 'beto');
    const personas = ['sub-ana', 'sub-beto', 'sub-eva', 'sub-admin'];
    expect(await pedir('eliminar', personas)).toEqual({ hechas: 2, omitidas: 2, quedan: 0 });
    expect(Object.keys(await cuentas()).toSorted()).toEqual(['admin', 'dora', 'eva']);
    expect((await t.call({ as: 'admin', method: 'GET', url: `/proyectos/${conBeto}` })).status).toBe(404);
    expect(await apuntes('persona-eliminada')).toHaveLength(2);
    expect(await pedir('eliminar', personas)).toEqual({ hechas: 0, omitidas: 4, quedan: 0 });
    expect((await leer()).personas.map(({ sub }) => sub)).not.toContain('sub-ana');
  });

  it('wait for a repetition where the time of the call is over', async () => {
    let lecturas = 0;
    await t.close();
    t = await createTestApp({
      parts: {
        now: () => {
          lecturas += 1;
          return new Date(inicio.getTime() + lecturas * 16_000);
        },
      },
    });
    curso = await sembrarCurso(t, 1, { docentes: ['dora'], proyectos: [] });
    for (const quien of ['ana', 'beto', 'admin'] as const)
      await conCuenta(quien, quien === 'admin' ? ['estudiante', 'admin'] : ['estudiante']);
    await unir(curso, 'sub-ana', 'sub-beto');
    expect(await pedir('desactivar', ['sub-ana', 'sub-beto'])).toEqual({ hechas: 1, omitidas: 0, quedan: 1 });
    expect(await pedir('desactivar', ['sub-beto'])).toEqual({ hechas: 1, omitidas: 0, quedan: 0 });
    expect(await cuentas()).toMatchObject({ ana: false, beto: false });
  });
});

it('is refused to a lecturer and a student, for an unknown course and without or with too many people', async () => {
  const cuerpo = { personas: ['sub-ana'] };
  for (const as of ['dora', 'ana'] as const)
    for (const que of ['desactivar', 'eliminar'])
      expect((await t.call({ as, method: 'POST', url: ruta(`/${que}`), body: cuerpo })).status).toBe(403);
  expect((await t.call({ as: 'dora', method: 'GET', url: ruta() })).status).toBe(403);
  const desconocido = `/cursos/${uid(404)}/cuentas`;
  expect((await t.call({ as: 'admin', method: 'GET', url: desconocido })).status).toBe(404);
  for (const que of ['desactivar', 'eliminar']) {
    const url = `${desconocido}/${que}`;
    expect((await t.call({ as: 'admin', method: 'POST', url, body: cuerpo })).status).toBe(404);
    for (const personas of [[], Array.from({ length: 2001 }, (_, i) => `s${i}`)])
      expect(
        (await t.call({ as: 'admin', method: 'POST', url: ruta(`/${que}`), body: { personas } })).status,
      ).toBe(400);
  }
});

it('does not exist with an external provider, which has the accounts', async () => {
  const externo = await createTestApp({
    env: { KEYCLOAK_URL: 'https://id.ejemplo.es', KEYCLOAK_REALM: 'uni', KEYCLOAK_CLIENT_ID: 'web' },
  });
  await sembrarCurso(externo, 1, { docentes: [], proyectos: [] });
  const respuestas = await Promise.all([
    externo.call({ as: 'admin', method: 'GET', url: ruta() }),
    ...['desactivar', 'eliminar'].map((que) =>
      externo.call({ as: 'admin', method: 'POST', url: ruta(`/${que}`), body: { personas: ['sub-ana'] } }),
    ),
  ]);
  expect(respuestas.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await externo.call({ as: 'admin', method: 'GET', url: `/cursos/${curso}` })).status).toBe(200);
  await externo.close();
});
