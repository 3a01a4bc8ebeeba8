// seguridad: 1, 2, 3, 4, 13, 14, 15
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { people, testTokens, type Person } from './tokens.ts';

/** Callers of a route: all, those with a role, admins only, or lecturers and admins. */
type Fila = 'publico' | 'ambos' | 'admin' | 'docente';

const crud = (cosa: string): [string, Fila][] => [
  [`GET ${cosa}`, 'ambos'],
  [`GET ${cosa}/{id}`, 'ambos'],
  [`GET ${cosa}/{id}/usos`, 'ambos'],
  [`POST ${cosa}`, 'admin'],
  [`PUT ${cosa}/{id}`, 'admin'],
  [`DELETE ${cosa}/{id}`, 'admin'],
];
const arbol = (cosa: string): [string, Fila][] => [
  [`GET ${cosa}/all`, 'ambos'],
  [`GET ${cosa}/one/{ids}`, 'ambos'],
  [`GET ${cosa}/excluir`, 'ambos'],
];
const tabla = (cosa: string): [string, Fila][] => [
  [`GET ${cosa}`, 'ambos'],
  [`PUT ${cosa}/{id}`, 'admin'],
];
const deAmbos = (...rutas: string[]) => rutas.map((ruta): [string, Fila] => [ruta, 'ambos']);

/** A row for each route of the API. Ownership of records is tested in each module. */
const filas = new Map<string, Fila>([
  ['GET /salud', 'publico'],
  ['GET /salud/listo', 'publico'],
  ['GET /compartido/{clave}', 'publico'],
  ['GET /compartido/{clave}/insignia.svg', 'publico'],
  ...crud('/pautas'),
  ['GET /catalogo-inicial/pautas', 'admin'],
  ['POST /catalogo-inicial/pautas', 'admin'],
  ['GET /catalogo/exportacion', 'ambos'],
  ['POST /catalogo/importacion/simular', 'admin'],
  ['POST /catalogo/importacion', 'admin'],
  ['GET /catalogo/exportacion/xlsx', 'ambos'],
  ['POST /catalogo/importacion/xlsx/simular', 'admin'],
  ['POST /catalogo/importacion/xlsx', 'admin'],
  ['GET /papelera', 'admin'],
  ['POST /papelera/{id}/restaurar', 'admin'],
  ...crud('/listasVerificacion'),
  ['POST /listasVerificacion/batch', 'ambos'],
  ...crud('/metricas'),
  ...arbol('/metricas'),
  ...crud('/subcaracteristicas'),
  ...arbol('/subcaracteristicas'),
  ...tabla('/criteriosValoracion'),
  ...tabla('/valoracionMantenibilidad'),
  ...tabla('/propiedadCalidad'),
  ['GET /proyectos/otras-personas', 'admin'],
  ['GET /proyectos/otras-personas/csv', 'admin'],
  ['GET /auditoria', 'admin'],
  ['GET /auditoria/csv', 'admin'],
  ['GET /personas', 'admin'],
  ['GET /personas/{sub}/exportacion', 'admin'],
  ['GET /personas/{sub}/borrado', 'admin'],
  ['DELETE /personas/{sub}', 'admin'],
  ['GET /personas/propia/exportacion', 'ambos'],
  ['GET /cuotas', 'admin'],
  ['GET /estado', 'admin'],
  ['GET /cuotas/propias', 'ambos'],
  ['GET /ejemplo', 'ambos'],
  ['PUT /ejemplo', 'admin'],
  ['POST /cursos', 'docente'],
  ['GET /cursos/{cursoId}/clase', 'docente'],
  ['GET /cursos/{cursoId}/clase/csv', 'docente'],
  ['GET /cursos/{cursoId}/clase/xlsx', 'docente'],
  ['GET /cursos/{cursoId}/resumen', 'docente'],
  ['GET /cursos/{cursoId}/proyectos/{proyecto}/vecinos', 'docente'],
  ['PUT /cursos/{cursoId}', 'docente'],
  ['PUT /cursos/{cursoId}/codigo', 'docente'],
  ['PUT /cursos/{cursoId}/estado', 'docente'],
  ['DELETE /cursos/{cursoId}', 'admin'],
  ['POST /cursos/{cursoId}/docentes', 'docente'],
  ['DELETE /cursos/{cursoId}/docentes/{docente}', 'docente'],
  ['DELETE /cursos/{cursoId}/personas/{persona}', 'docente'],
  ['POST /cursos/{cursoId}/lista/simular', 'docente'],
  ['PUT /cursos/{cursoId}/lista', 'docente'],
  ['POST /cursos/{cursoId}/entregas', 'docente'],
  ['PUT /entregas/{entregaId}', 'docente'],
  ['DELETE /entregas/{entregaId}', 'docente'],
  ['POST /entregas/{entregaId}/analisis', 'docente'],
  ['DELETE /entregas/{entregaId}/analisis', 'docente'],
  ['PUT /entregas/{entregaId}/proyectos/{proyecto}/tarde', 'docente'],
  ['DELETE /entregas/{entregaId}/proyectos/{proyecto}/tarde', 'docente'],
  ['GET /entregas/{entregaId}/notas', 'docente'],
  ['GET /entregas/{entregaId}/notas/moodle', 'docente'],
  ['GET /entregas/{entregaId}/notas/hoja', 'docente'],
  ['GET /entregas/{entregaId}/acuerdo', 'docente'],
  ['PUT /entregas/{entregaId}/rubrica', 'docente'],
  ['POST /entregas/{entregaId}/rubrica/prueba', 'docente'],
  ['POST /entregas/{entregaId}/notas/calcular', 'docente'],
  ['POST /entregas/{entregaId}/notas/publicar', 'docente'],
  ['PUT /entregas/{entregaId}/notas/{proyecto}', 'docente'],
  ['PUT /entregas/{entregaId}/referencia', 'docente'],
  ...deAmbos(
    'GET /cursos',
    'GET /cursos/{cursoId}',
    'GET /unirse/{codigo}',
    'POST /unirse/{codigo}',
    'DELETE /cursos/{cursoId}/personas/propia',
    'PUT /cursos/{cursoId}/proyectos/{proyecto}',
    'DELETE /cursos/{cursoId}/proyectos/{proyecto}',
    'GET /entregas/{entregaId}/rubrica',
    'GET /entregas/{entregaId}/notas/{proyecto}',
    'POST /entregas/{entregaId}/notas/{proyecto}/revision',
    'GET /entregas/{entregaId}/acuerdo/{proyecto}',
    'GET /entregas/{entregaId}/comentarios/{proyecto}',
    'POST /entregas/{entregaId}/comentarios/{proyecto}',
    'PUT /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}',
    'DELETE /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}',
    'GET /frases',
    'POST /frases',
    'DELETE /frases/{id}',
    'GET /avisos',
    'POST /avisos/leidos',
  ),
  ['GET /cuentas', 'admin'],
  ['POST /cuentas', 'admin'],
  ['PUT /cuentas/{id}', 'admin'],
  ['PUT /cuentas/{id}/activa', 'admin'],
  ['POST /cuentas/{id}/clave', 'admin'],
  ['POST /cuentas/importar', 'admin'],
  ['POST /cuentas/importar/simular', 'admin'],
  ...deAmbos(
    'POST /proyectos',
    'GET /proyectos/{id}',
    'PUT /proyectos/{id}',
    'DELETE /proyectos/{id}',
    'GET /proyectos/{id}/usos',
    'GET /proyectos/{id}/exportacion',
    'GET /respuestas/una/{id}/exportacion',
    'POST /borradores/{proyectoId}/importar',
    'GET /proyectos/{id}/panorama',
    'GET /proyectos/persona/{personId}',
    'POST /proyectos/probar-acceso',
    'GET /equipos/{proyectoId}',
    'DELETE /equipos/{proyectoId}/miembros/{miembroId}',
    'PUT /equipos/{proyectoId}/propietario',
    'POST /equipos/{proyectoId}/invitaciones',
    'DELETE /equipos/{proyectoId}/invitaciones/{invitacionId}',
    'POST /equipos/{proyectoId}/enlace',
    'DELETE /equipos/{proyectoId}/enlace',
    'GET /invitaciones',
    'POST /invitaciones/{invitacionId}/aceptar',
    'DELETE /invitaciones/{invitacionId}',
    'POST /invitaciones/enlace/leer',
    'POST /invitaciones/enlace/aceptar',
    'POST /respuestas/subcaracteristica',
    'POST /respuestas/metrica',
    'POST /respuestas/guardar-respuestas',
    'GET /respuestas/{proyectoId}',
    'GET /respuestas/una/{id}',
    'GET /calculos/promedios/{id}',
    'GET /mediciones/{proyectoId}',
    'GET /mediciones/{proyectoId}/archivos',
    'GET /comparaciones/pruebas/{proyectoId}',
    'GET /comparaciones/analisis/{proyectoId}',
    'GET /comparaciones/analisis/{proyectoId}/incidencias',
    'GET /puntos-criticos/{proyectoId}',
    'GET /mejoras/{proyectoId}',
    'POST /mejoras/{proyectoId}/efecto',
    'POST /mejoras/{proyectoId}/acciones',
    'PUT /mejoras/{proyectoId}/acciones/{accionId}',
    'DELETE /mejoras/{proyectoId}/acciones/{accionId}',
    'GET /marcas/{proyectoId}',
    'POST /marcas/{proyectoId}',
    'DELETE /marcas/{proyectoId}/{marcaId}',
    'GET /borradores/{proyectoId}',
    'GET /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
    'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
    'DELETE /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
    'GET /copias/claves',
    'GET /analisis/{proyectoId}',
    'GET /analisis/{proyectoId}/exportacion',
    'POST /analisis/{proyectoId}',
    'DELETE /analisis/{proyectoId}',
    'GET /analisis/{proyectoId}/progreso',
    'GET /enlaces/{proyectoId}',
    'POST /enlaces/{proyectoId}',
    'DELETE /enlaces/{proyectoId}/{enlaceId}',
    'GET /alcances/{proyectoId}',
    'PUT /alcances/{proyectoId}',
    'GET /cursos/{cursoId}/entregas',
    'GET /entregas/{entregaId}',
    'GET /entregas/{entregaId}/proyectos/{proyecto}',
    'GET /entregas/{entregaId}/proyectos/{proyecto}/incidencias',
    'POST /alcances/{proyectoId}/comprobacion',
    'GET /partidas/{proyectoId}',
    'PUT /partidas/{proyectoId}',
    'GET /partidas/{proyectoId}/nuevas',
    'GET /pasados/{proyectoId}',
    'POST /pasados/{proyectoId}',
    'DELETE /pasados/{proyectoId}',
    'GET /pasados/{proyectoId}/progreso',
    'POST /sonarqube/proyectos/crear',
    'POST /sonarqube/rename',
    'GET /sonarqube/login',
    'GET /sonarqube/metrics',
    'GET /sonarqube/measures',
    'GET /sonarqube/issues',
    'GET /sonarqube/measures/component_tree',
    'GET /sonarqube/sonar-file',
  ),
]);

const ninguna = '01900000-0000-7000-8000-0000000000ff';
const parametros: Readonly<Record<string, string>> = {
  tipo: 'singleMetrica',
  intentos: '1',
};
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
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => valores[name] ?? ninguna);
  return (await t.call({ as, method: metodo.parse(method), url, headers })).status;
}

const permitido = expect.not.toBeOneOf([401, 403, 405]) as number;
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
