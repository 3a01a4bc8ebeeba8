// seguridad: 50
import { packText } from '@mantenible/runner/packed-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { abrirCurso, unirA } from '../modules/curso/curso.fixture.ts';
import { idOf } from './catalogo-builder.ts';
import { enlacesDe } from './enlaces.ts';
import { crearProyecto, guardarPrueba, ids, pruebaDeMetrica, sembrarCatalogo, uid } from './muestra.ts';
import { sembrarEntrega } from './muestra-entrega.ts';
import { ServicioFalso } from './servicio-falso.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Those of a course's lecturers, which admins read too, and one of admins alone. */
const deClase = /^\/cursos\/\{cursoId\}\/(?:clase|resumen|proyectos|cuentas)/u;
/** Routes for admins only. */
const deAdmin = [
  '/papelera',
  '/personas',
  '/proyectos/otras-personas',
  '/auditoria',
  '/cuentas',
  '/cuotas',
  '/estado',
  '/catalogo-inicial',
];

/** Routes for lecturers, and what they name. */
const deDocente = [
  '/entregas/{entregaId}/notas',
  '/entregas/{entregaId}/acuerdo',
  '/entregas/{entregaId}/analisis',
];

let t: TestApp;
let lecturas: string[];
/** Values of path parameters by name, of `{id}` by the segment before it, and query strings by path. */
let parametros: Readonly<Record<string, string>>;
let idsPorRuta: Readonly<Record<string, string>>;
/** Keys of read-only links by path. */
let claves: Readonly<Record<string, string>>;
let consultas: Readonly<Record<string, string>>;
const servicio = new ServicioFalso();

beforeAll(async () => {
  t = await createTestApp({ parts: { escaneo: servicio } });
  await sembrarCatalogo(t.db);
  const { _id, clave } = await crearProyecto(t, 'ana');
  const body = pruebaDeMetrica(_id);
  const guardar = async (prueba: object) => idOf(await guardarPrueba(t, prueba));
  const prueba = await guardar(body);
  const otra = await guardar({ ...body, intentos: 2 });
  const [viejo, nuevo] = await Promise.all([uid(91), uid(92)].map((id) => analisisHecho(t, _id, id)));
  const curso = await abrirCurso(t);
  await unirA(t, 'ana', curso.codigo);
  const entregaId = await sembrarEntrega(t, 1, {
    personas: ['ana'],
    entregados: [{ proyecto: _id, propietario: 'ana' }],
  });
  parametros = {
    cursoId: curso._id,
    codigo: curso.codigo,
    entregaId,
    proyecto: _id,
    proyectoId: _id,
    personId: 'sub-ana',
    sub: 'sub-ana',
    tipo: 'singleMetrica',
    elementoId: uid(21),
    intentos: '2',
    ids: uid(21),
  };
  idsPorRuta = {
    '/proyectos': _id,
    '/respuestas/una': prueba,
    '/calculos/promedios': prueba,
    '/pautas': ids.pautas[0],
    '/listasVerificacion': ids.listas[0],
    '/metricas': ids.metricas[0],
    '/subcaracteristicas': ids.subs[0],
    '/cuentas/importaciones': uid(99),
  };
  const enlaces = enlacesDe(
    () => t,
    () => _id,
  );
  claves = {
    '/compartido/{clave}': (await enlaces.creado({ clase: 'plan', dias: 1 })).clave,
    '/compartido/{clave}/insignia.svg': (await enlaces.creado({ clase: 'insignia-grado', dias: 1 })).clave,
  };
  consultas = {
    '/personas': '?buscar=ana',
    '/comentarios/{proyectoId}': '?lugar=respuesta',
    '/sonarqube/measures': `?component=${clave}`,
    '/sonarqube/measures/component_tree': `?component=${clave}`,
    '/sonarqube/issues': `?projectKey=${clave}`,
    '/sonarqube/sonar-file': `?key=${clave}:a.js`,
    '/analisis/{proyectoId}/exportacion': '?formato=json',
    '/comparaciones/analisis/{proyectoId}': `?antes=${viejo}&despues=${nuevo}`,
    '/comparaciones/analisis/{proyectoId}/incidencias': `?antes=${viejo}&despues=${nuevo}&estado=nueva`,
    '/comparaciones/pruebas/{proyectoId}': `?antes=${prueba}&despues=${otra}`,
    '/metricas/excluir': `?excludeIds=${uid(21)}`,
    '/subcaracteristicas/excluir': `?excludeIds=${uid(31)}`,
  };
  const { body: document } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  lecturas = Object.entries(documento.parse(document).paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replace('/mantenible/api', ''));
});
afterAll(() => t.close());

/** A finished analysis with an empty detail. */
async function analisisHecho({ db }: TestApp, proyectoId: string, id: string): Promise<string> {
  const paquete = await packText('');
  const clave = { proyecto_id: proyectoId, commit_id: id, huella: 'h' };
  await db
    .insertInto('analisis')
    .values({
      ...clave,
      id,
      id_persona: 'sub-ana',
      estado: 'listo',
      enlace: 'https://x.org/a',
      rama: 'main',
      fase: 'guardando',
      creado: new Date(),
      hechos: 0,
      total: 0,
      medidas: '{}',
      omitidos: '[]',
    })
    .execute();
  await db
    .insertInto('detalles_analisis')
    .values({ ...clave, version: 'v', paquete })
    .execute();
  return id;
}

function direccion(path: string): string {
  const id = idsPorRuta[path.replace(/\/\{id\}.*$/, '')] ?? '';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    name === 'id' ? id : (parametros[name] ?? claves[path] ?? ''),
  );
  return `${filled}${consultas[path] ?? ''}`;
}

test('no GET and no HEAD of the document writes anything but the audit trail (requisito: safe-methods)', async () => {
  const answered: string[] = [];
  // The first call of a person stores their name.
  for (const as of ['admin', 'dora'] as const) await t.call({ as, method: 'GET', url: '/pautas' });
  t.statements.length = 0;
  servicio.llamadas.length = 0;
  for (const path of lecturas) {
    for (const method of ['GET', 'HEAD'] as const) {
      const de = (rutas: readonly string[]) => rutas.some((ruta) => path.startsWith(ruta));
      const as = de(deAdmin) || deClase.test(path) ? 'admin' : de(deDocente) ? 'dora' : 'ana';
      const { status } = await t.call({ as, method, url: direccion(path) });
      if (status !== 200) answered.push(`${method} ${direccion(path)} ${status}`);
    }
  }
  // Only the draft does not exist: no test has begun one.
  const nadie = `/borradores/${parametros['proyectoId'] ?? ''}/singleMetrica/${uid(21)}/2`;
  // Nor does the project have a starting point; a service's analyses are not exported, which is decided after the same reads.
  const sinPartida = `/partidas/${parametros['proyectoId'] ?? ''}/nuevas`;
  const exportacion = direccion('/analisis/{proyectoId}/exportacion');
  // An admin of another provider has no account here, which is decided before anything is read.
  const importadas = direccion('/cuentas/importaciones/{id}/claves');
  expect(answered).toEqual([
    `GET ${nadie} 404`,
    `HEAD ${nadie} 404`,
    `GET ${exportacion} 409`,
    `HEAD ${exportacion} 409`,
    `GET ${sinPartida} 409`,
    `HEAD ${sinPartida} 409`,
    `GET ${importadas} 403`,
    `HEAD ${importadas} 403`,
  ]);
  expect(t.statements.length).toBeGreaterThan(lecturas.length);
  const writes = (sql: string) => /\b(?:insert into|update|delete from|create|drop|alter) /i.test(sql);
  const entries = (sql: string) => sql.startsWith('insert into "auditoria"');
  expect(t.statements.filter((sql) => writes(sql) && !entries(sql))).toEqual([]);
  expect(servicio.llamadas.filter((llamada) => /^(?:create|rename)/.test(llamada))).toEqual([]);
});
