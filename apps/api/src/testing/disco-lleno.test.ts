// seguridad: 63
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { cuerpoProyecto, vaciarProyectos } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const ninguna = '01900000-0000-7000-8000-0000000000ff';
const parametros: Readonly<Record<string, string>> = { tipo: 'singleMetrica', intentos: '1' };
const metodo = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** Writes that store nothing or little, free room, or whose use case looks at the room. */
const loQueSigue = [
  'POST /alcances/{proyectoId}/comprobacion',
  'POST /avisos/leidos',
  'POST /catalogo/importacion/simular',
  'POST /catalogo/importacion/xlsx/simular',
  'POST /cuentas/importar/simular',
  'POST /cuentas/{id}/clave',
  'POST /cursos/{cursoId}/cuentas/desactivar',
  'POST /cursos/{cursoId}/cuentas/eliminar',
  'POST /cursos/{cursoId}/lista/simular',
  'POST /entregas/{entregaId}/rubrica/prueba',
  'POST /invitaciones/enlace/leer',
  'POST /listasVerificacion/batch',
  'POST /mejoras/{proyectoId}/efecto',
  'POST /proyectos/probar-acceso',
  'POST /respuestas/metrica',
  'POST /respuestas/subcaracteristica',
  'PUT /avisos/correo',
  'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
  'PUT /cuentas/{id}',
  'PUT /cuentas/{id}/activa',
  'PUT /cursos/{cursoId}/codigo',
  'PUT /cursos/{cursoId}/estado',
  'PUT /ejemplo',
];

let usado = 95;
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { disco: () => Promise.resolve(usado) } });
});
afterAll(() => t.close());
beforeEach(() => {
  usado = 95;
});

/** Code of the answer to a request without body for missing records. */
async function codigoDe(ruta: string): Promise<unknown> {
  const [method, path = ''] = ruta.split(' ');
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => parametros[name] ?? ninguna);
  const { body } = await t.call({ as: 'admin', method: metodo.parse(method), url });
  return typeof body === 'object' && body !== null && 'codigo' in body ? body.codigo : undefined;
}

describe('on a nearly full disk', () => {
  it('each route refuses, but reads, deletions and these writes', async () => {
    const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
    const rutas = Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((uno) => `${uno.toUpperCase()} ${path.replace('/mantenible/api', '')}`),
    );
    const siguen: string[] = [];
    for (const ruta of rutas) if ((await codigoDe(ruta)) !== 'sin-espacio') siguen.push(ruta);
    expect(siguen.filter((ruta) => !/^(?:GET|DELETE) /u.test(ruta)).toSorted()).toEqual(loQueSigue);
  });

  it('a repetition gets its stored answer', async () => {
    await vaciarProyectos(t);
    const crear = () =>
      t.call({
        as: 'ana',
        method: 'POST',
        url: '/proyectos',
        body: cuerpoProyecto('ana', 'Una'),
        headers: { 'idempotency-key': 'una' },
      });
    usado = 20;
    const { status, body } = await crear();
    expect(status).toBe(201);
    usado = 95;
    expect(await crear()).toMatchObject({ status: 201, body });
    await t.db.deleteFrom('idempotencia').execute();
    expect(await crear()).toMatchObject({ status: 409, body: { codigo: 'sin-espacio' } });
  });
});
