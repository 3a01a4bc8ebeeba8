// seguridad: 44, accounts
import { claveEntregada, paginaCuentas } from '@mantenible/contracts/cuenta';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { sembrarCurso } from '../../testing/muestra-curso.ts';
import { testTokens } from '../../testing/tokens.ts';
import { uid } from '../../testing/muestra.ts';
import { claveCoincide } from '../cuentas/clave-hash.ts';
import { oidcRepository } from '../oidc/oidc.repository.ts';
import { ada, ana, bea, createCuentasApp, roles, type CuentasApp } from '../testing/cuentas-app.ts';
import { withCheapHashes } from '../testing/cheap-hashes.ts';

withCheapHashes();

let t: CuentasApp;
beforeAll(async () => {
  t = await createCuentasApp();
});
afterAll(() => t.close());
beforeEach(() => t.sembrar());

const lista = async (consulta = '') =>
  paginaCuentas.parse((await t.como(ada, 'GET', `/cuentas${consulta}`)).body);
const usuarios = async (consulta: string) => (await lista(consulta)).cuentas.map(({ usuario }) => usuario);

async function sesion(sub: string): Promise<void> {
  const registro = { contenido: { accountId: sub }, grantId: null, uid: `u-${sub}`, expira: null };
  await oidcRepository(t.db).save('Session', `s-${sub}`, registro);
}
const cuentaDePrueba = {
  correo: null,
  roles: roles.estudiante,
  activa: true,
  debeCambiarClave: false,
  claveHash: '',
};
const sesiones = async () =>
  (await t.db.selectFrom('oidc').select('id').orderBy('id').execute()).map(({ id }) => id);

describe('the list', () => {
  test('contains no password, and one page of the results', async () => {
    const pagina = await lista('?porPagina=2&pagina=2&orden=nombre&sentido=asc');
    expect(pagina).toEqual({
      cuentas: [
        {
          _id: bea,
          usuario: 'bea',
          nombre: 'Bea Ñu',
          correo: null,
          rol: 'admin',
          activa: true,
          debeCambiarClave: false,
        },
      ],
      total: 3,
    });
  });

  test.each([
    ['?busqueda=ANA', ['ana']],
    ['?busqueda=nu', ['bea']],
    ['?busqueda=%C3%91U', ['bea']],
    ['?busqueda=ejemplo.es', ['ana']],
    ['?busqueda=%25', []],
    ['?rol=admin', ['ada', 'bea']],
    ['?rol=estudiante', ['ana']],
    ['?activa=no', []],
    ['?activa=si&sentido=desc', ['bea', 'ana', 'ada']],
    ['?orden=nombre', ['ada', 'ana', 'bea']],
    ['?pagina=9', []],
  ])('%s finds %j', async (consulta, esperados) => {
    expect(await usuarios(consulta)).toEqual(esperados);
  });

  test('finds each person under the one role that it shows', async () => {
    const [deLectora, deAmbas] = [
      ['docente', 'estudiante'],
      ['admin', 'docente', 'estudiante'],
    ] as const;
    await t.cuentas.crear({
      ...cuentaDePrueba,
      sub: uid(30),
      usuario: 'lea',
      nombre: 'Lea',
      roles: deLectora,
    });
    await t.cuentas.crear({ ...cuentaDePrueba, sub: uid(31), usuario: 'mar', nombre: 'Mar', roles: deAmbas });
    expect(await usuarios('?rol=docente')).toEqual(['lea']);
    expect(await usuarios('?rol=estudiante')).toEqual(['ana']);
    expect(await usuarios('?rol=admin')).toEqual(['ada', 'bea', 'mar']);
    expect((await lista('?busqueda=lea')).cuentas).toMatchObject([{ usuario: 'lea', rol: 'docente' }]);
  });

  test('sorts ñ after n and before o', async () => {
    const nombres = ['Núñez', 'ópalo', 'Ñíguez', 'Oso', 'Nube'];
    for (const [i, nombre] of nombres.entries())
      await t.cuentas.crear({ ...cuentaDePrueba, sub: uid(20 + i), usuario: `u${String(i)}`, nombre });
    const { cuentas } = await lista('?orden=nombre&busqueda=u');
    const propias = cuentas.map(({ nombre }) => nombre).filter((nombre) => nombres.includes(nombre));
    expect(propias).toEqual(['Nube', 'Núñez', 'Ñíguez', 'ópalo', 'Oso']);
  });

  test('sorts user names by their characters, in every database', async () => {
    for (const [i, usuario] of ['u.b', 'ub', 'u-b', 'ua'].entries())
      await t.cuentas.crear({ ...cuentaDePrueba, sub: uid(20 + i), usuario, nombre: 'Uno' });
    expect(await usuarios('?busqueda=uno')).toEqual(['u-b', 'u.b', 'ua', 'ub']);
  });

  test.each(['?orden=clave_hash', '?porPagina=101', '?pagina=0', '?rol=jefa', '?busqueda=%00'])(
    '%s is refused',
    async (consulta) => {
      expect(await t.estado(ada, 'GET', `/cuentas${consulta}`)).toBe(400);
    },
  );
});

describe('a new account', () => {
  const eva = { usuario: 'Eva', nombre: 'Eva', correo: '', rol: 'estudiante' };

  test('has a password that is returned once, must be changed, and is not logged', async () => {
    const { status, body, headers } = await t.como(ada, 'POST', '/cuentas', eva);
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    const { clave } = claveEntregada.parse(body);
    const guardada = await t.cuentas.buscarPorUsuario('eva');
    expect(guardada).toMatchObject({ debeCambiarClave: true, roles: ['estudiante'], correo: null });
    expect(await claveCoincide(clave, guardada?.claveHash ?? '')).toBe(true);
    expect(t.lineas.join('')).toContain(`"sub":"${ada}","accion":"cuenta-nueva","cuenta":"eva"`);
    expect(t.lineas.join('')).not.toContain(clave);
  });

  test('is not stored for a repetition with the same key, since its answer contains a password', async () => {
    const headers = {
      'idempotency-key': uid(9),
      authorization: `Bearer ${await (await testTokens()).sign('admin', { sub: ada })}`,
    };
    const llamar = () => t.call({ as: null, method: 'POST', url: '/cuentas', body: eva, headers });
    expect([(await llamar()).status, (await llamar()).status]).toEqual([201, 409]);
  });

  test.each([
    [{ usuario: 'e v a' }, 'usuario'],
    [{ nombre: '\u2060\u200B' }, 'nombre'],
    [{ nombre: 'A\u202Eb' }, 'nombre'],
    [{ correo: 'eva' }, 'correo'],
    [{ rol: 'jefa' }, 'rol'],
  ])('is refused with %j, naming the field', async (cambio, campo) => {
    const { status, body } = await t.como(ada, 'POST', '/cuentas', { ...eva, ...cambio });
    expect({ status, body }).toMatchObject({ status: 400, body: { detalles: [{ campo }] } });
  });

  test('is created once by concurrent requests', async () => {
    const estados = await Promise.all(
      Array.from({ length: 5 }, () => t.estado(ada, 'POST', '/cuentas', eva)),
    );
    expect(estados.toSorted()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('a password reset', () => {
  test('ends the sessions of that person alone', async () => {
    await sesion(ana);
    await sesion(bea);
    const { status, body } = await t.como(ada, 'POST', `/cuentas/${ana}/clave`);
    const { claveHash = '', ...guardada } = (await t.cuentas.buscarPorUsuario('ana')) ?? {};
    expect(status).toBe(200);
    expect(guardada).toMatchObject({ debeCambiarClave: true });
    expect(await claveCoincide(claveEntregada.parse(body).clave, claveHash)).toBe(true);
    expect(await sesiones()).toEqual([`s-${bea}`]);
  });

  test('of one’s own account is refused, and of an unknown account not found', async () => {
    expect(await t.estado(ada, 'POST', `/cuentas/${ada}/clave`)).toBe(409);
    expect(await t.estado(ada, 'POST', `/cuentas/${uid(77)}/clave`)).toBe(404);
  });
});

describe('roles and deactivation', () => {
  const datos = { nombre: 'Nuevo Nombre', correo: 'n@ejemplo.es', rol: 'admin' };

  test('name, mail and role are changed', async () => {
    expect(await t.como(ada, 'PUT', `/cuentas/${ana}`, datos)).toMatchObject({
      status: 200,
      body: { ...datos, usuario: 'ana' },
    });
    expect(await t.cuentas.buscar(ana)).toMatchObject({ nombre: 'Nuevo Nombre', roles: roles.admin });
  });

  test('an unknown account is not found', async () => {
    const desconocida = `/cuentas/${uid(77)}`;
    expect(await t.estado(ada, 'PUT', desconocida, datos)).toBe(404);
    expect(await t.estado(ada, 'PUT', `${desconocida}/activa`, { activa: false })).toBe(404);
  });

  test('deactivation ends all sessions, and the account can be activated again', async () => {
    await sesion(ana);
    expect(await t.estado(ada, 'PUT', `/cuentas/${ana}/activa`, { activa: false })).toBe(200);
    expect([await sesiones(), await usuarios('?activa=no')]).toEqual([[], ['ana']]);
    expect(await t.estado(ada, 'PUT', `/cuentas/${ana}/activa`, { activa: true })).toBe(200);
    expect(await usuarios('?activa=no')).toEqual([]);
  });

  test('who no longer teaches is answered with the courses that have no other lecturer', async () => {
    const docente = { nombre: 'Ana', correo: '', rol: 'docente' };
    await t.como(ada, 'PUT', `/cuentas/${ana}`, docente);
    await t.db.deleteFrom('cursos').execute();
    const curso = async (n: number, estado: string, otros: readonly string[]) => {
      const id = await sembrarCurso(t, n, { docentes: [], proyectos: [] });
      await t.db.updateTable('cursos').set({ estado }).where('id', '=', id).execute();
      const filas = [ana, ...otros].map((sub) => ({ curso_id: id, sub, desde: new Date(0) }));
      await t.db.insertInto('curso_docentes').values(filas).execute();
    };
    await curso(1, 'abierto', [ada]);
    await curso(2, 'cerrado', []);
    await curso(3, 'archivado', []);
    await curso(4, 'abierto', ['sub-sin-cuenta']);
    const estudiante = { ...docente, rol: 'estudiante' };
    const activar = (activa: boolean) => t.como(ada, 'PUT', `/cuentas/${ana}/activa`, { activa });
    const sinNadie = { status: 200, body: { cursosSinDocente: ['Curso 2', 'Curso 4'] } };
    expect(await activar(false)).toMatchObject(sinNadie);
    expect(await activar(true)).toMatchObject({ body: { cursosSinDocente: [] } });
    expect(await t.como(ada, 'PUT', `/cuentas/${ana}`, estudiante)).toMatchObject(sinNadie);
    expect(await t.como(ada, 'PUT', `/cuentas/${ana}`, docente)).toMatchObject({
      body: { cursosSinDocente: [] },
    });
  });

  test('admins cannot deactivate or demote themselves', async () => {
    expect(await t.estado(ada, 'PUT', `/cuentas/${ada}/activa`, { activa: false })).toBe(409);
    expect(await t.estado(ada, 'PUT', `/cuentas/${ada}`, { ...datos, rol: 'estudiante' })).toBe(409);
    expect(await t.cuentas.buscar(ada)).toMatchObject({ activa: true, roles: roles.admin });
  });

  test.each([
    ['deactivate', '/activa', { activa: false }],
    ['demote', '', { ...datos, rol: 'estudiante' }],
  ])('two admins who %s each other at the same moment leave one', async (_what, que, cuerpo) => {
    const estados = await Promise.all([
      t.estado(ada, 'PUT', `/cuentas/${bea}${que}`, cuerpo),
      t.estado(bea, 'PUT', `/cuentas/${ada}${que}`, cuerpo),
    ]);
    expect(estados.toSorted()).toEqual([200, 403]);
    expect((await t.cuentas.bloquearAdmins()).length).toBe(1);
  });

  test('a valid token of a former admin changes nothing', async () => {
    await t.como(ada, 'PUT', `/cuentas/${bea}/activa`, { activa: false });
    expect(await t.estado(bea, 'PUT', `/cuentas/${bea}/activa`, { activa: true })).toBe(403);
    expect(await t.estado(bea, 'POST', `/cuentas/${ana}/clave`)).toBe(403);
    expect(await t.estado(bea, 'POST', '/cuentas', { ...datos, usuario: 'eva' })).toBe(403);
    expect(await t.estado(bea, 'POST', '/cuentas/importar', { contenido: 'usuario,nombre\nx,X' })).toBe(403);
    expect(await usuarios('')).toEqual(['ada', 'ana', 'bea']);
  });
});

test('with an external Keycloak these addresses answer 404', async () => {
  const externo = await createTestApp({ env: { KEYCLOAK_URL: 'https://id.ejemplo' } });
  expect(await externo.call({ as: 'admin', method: 'GET', url: '/cuentas' })).toMatchObject({ status: 404 });
  await externo.close();
});
