// seguridad: 1, 2, 3, 4, 13, 14, 15
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { filas, type Fila } from './filas-de-acceso.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { people, testTokens, type Person } from './tokens.ts';

const ninguna = '01900000-0000-7000-8000-0000000000ff';
const parametros: Readonly<Record<string, string>> = {
  tipo: 'singleMetrica',
  intentos: '1',
};
/** The subject of the seeded admin is a token's and not the id of an account: the list is read without that row. */
const consultas: Readonly<Record<string, string>> = { 'GET /cuentas': '?busqueda=ninguna' };
const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let t: TestApp;
let rutas: string[];
beforeAll(async () => {
  t = await createTestApp();
  await sembrarAdmin(t);
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  rutas = Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`),
  );
});
afterAll(() => t.close());

/** Changes of accounts need an active account of the calling admin. */
async function sembrarAdmin({ db }: TestApp): Promise<void> {
  const roles = ['admin', 'estudiante'] as const;
  const admin = { sub: 'sub-admin', usuario: 'admin', nombre: 'Admin', correo: null, roles };
  const resto = { activa: true, debeCambiarClave: false, claveHash: '' };
  await cuentaRepository(db, () => new Date()).crear({ ...admin, ...resto });
}

test('every route of the document has a row, and every row a route', () => {
  expect(rutas.toSorted()).toEqual([...filas.keys()].toSorted());
});

const metodo = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** Status of a request without body for missing records: authorization comes before both checks. */
async function estado(
  ruta: string,
  as: Person | null,
  headers: Record<string, string> = {},
): Promise<number> {
  const [method, path = ''] = ruta.split(' ');
  // A person lists the own projects; those of others are tested with the projects.
  const valores: Readonly<Record<string, string>> = { ...parametros, personId: people[as ?? 'ana'].sub };
  const url =
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valores[name] ?? ninguna) + (consultas[ruta] ?? '');
  return (await t.call({ as, method: metodo.parse(method), url, headers })).status;
}

const permitido = expect.not.toBeOneOf([401, 403, 405, 500]) as number;
const columnas: readonly [string, Person | null, Readonly<Record<Fila, number>>][] = [
  ['anonymous', null, { publico: permitido, ambos: 401, admin: 401, docente: 401 }],
  ['nadie', 'nadie', { publico: permitido, ambos: 403, admin: 403, docente: 403 }],
  ['estudiante', 'ana', { publico: permitido, ambos: permitido, admin: 403, docente: 403 }],
  ['docente', 'dora', { publico: permitido, ambos: permitido, admin: 403, docente: permitido }],
  ['docente alone', 'soloDocente', { publico: permitido, ambos: 403, admin: 403, docente: 403 }],
  ['admin', 'admin', { publico: permitido, ambos: permitido, admin: permitido, docente: permitido }],
];

describe.each([...filas])('%s is for %s', (ruta, fila) => {
  test.each(columnas)('%s', async (_name, as, esperados) => {
    expect(await estado(ruta, as)).toEqual(esperados[fila]);
  });

  test('expired token', async () => {
    const past = Math.floor(Date.now() / 1000) - 3600;
    const token = await (await testTokens()).sign('admin', { iat: past - 60, exp: past });
    const expected = fila === 'publico' ? permitido : 401;
    expect(await estado(ruta, null, { authorization: `Bearer ${token}` })).toEqual(expected);
  });
});

describe('roles come from realm_access of the verified token alone', () => {
  test.each([
    [
      'resource_access',
      { realm_access: undefined, resource_access: { 'mantenible-web': { roles: ['admin'] } } },
    ],
    ['a list at the top', { realm_access: undefined, roles: ['admin'] }],
    ['a string', { realm_access: { roles: 'admin' } }],
    ['groups', { realm_access: undefined, groups: ['admin'] }],
  ])('%s does not make the caller an admin', async (_name, claims) => {
    const token = await (await testTokens()).sign('nadie', claims);
    const headers = { authorization: `Bearer ${token}` };
    expect(await estado('POST /pautas', null, headers)).toBe(403);
    expect(await estado('GET /pautas', null, headers)).toBe(403);
  });

  test('headers, cookies and bodies do not make the caller an admin', async () => {
    const headers = { 'x-user-roles': 'admin', 'x-user-id': 'sub-admin', cookie: 'roles=admin' };
    expect(await estado('POST /pautas', 'ana', headers)).toBe(403);
    const body = { realm_access: { roles: ['admin'] } };
    expect(await t.call({ as: 'ana', method: 'POST', url: '/pautas', body })).toMatchObject({ status: 403 });
    const cookie = `token=${await (await testTokens()).sign('admin')}`;
    expect(await estado('GET /pautas', null, { cookie })).toBe(401);
  });
});
