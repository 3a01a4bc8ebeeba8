import { hecho } from '@mantenible/contracts/comun';
import { DatoDanado } from '@mantenible/domain/error';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createLogger } from './http/logging.ts';
import { cuentaRepository } from './identity/cuentas/cuenta.repository.ts';
import { oidcRepository } from './identity/oidc/oidc.repository.ts';
import { createPanoramaRepository } from './modules/panorama/panorama.repository.ts';
import { AnalizadorFalso } from './testing/analizador-falso.ts';
import { borradoresDe, version } from './testing/borradores.ts';
import { columnasDeCursos, columnasSinLector } from './testing/columnas-json.ts';
import { analizar } from './testing/esperar-analisis.ts';
import { crearProyecto, sembrarCatalogo, uid, vaciarProyectos } from './testing/muestra.ts';
import { accionNueva } from './testing/mejora.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const lines: string[] = [];
const analizador = new AnalizadorFalso();
let app: TestApp;
let ids: Readonly<
  Record<'proyecto' | 'clave' | 'prueba' | 'borrador' | 'analisis' | 'accion' | 'marca' | 'pasado', string>
>;

beforeAll(async () => {
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  app = await createTestApp({ parts: { log }, repositorios: analizador, env: { SCAN_PER_HOUR: '100' } });
  analizador.punta = () => Promise.resolve({ rama: 'main', commit: 'commit 1' });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  analizador.peticiones.length = 0;
  const { _id: proyecto, clave } = await crearProyecto(app);
  const borradores = borradoresDe(app, proyecto);
  const prueba = hecho.parse((await borradores.guardarPrimera()).body)._id;
  const { _id: borrador } = await borradores.puesto(borradores.segunda, {
    titulo: { texto: 'Mía', version: 1 },
    respuestas: [version(1, 1, 1, 1)],
  });
  await app.call({
    as: 'ana',
    method: 'PUT',
    url: `/alcances/${proyecto}`,
    body: { ambito: ambitoCompleto },
  });
  await analizar(app, proyecto);
  const { id: analisis } = await app.db.selectFrom('analisis').select('id').executeTakeFirstOrThrow();
  const creada = await app.call({
    as: 'ana',
    method: 'POST',
    url: `/mejoras/${proyecto}/acciones`,
    body: accionNueva(),
  });
  const { _id: accion } = hecho.parse(creada.body);
  const marca = await sembrarMarca(proyecto);
  const pasado = await sembrarCalculados(proyecto, analisis);
  ids = { proyecto, clave, prueba, borrador, analisis, accion, marca, pasado };
  lines.length = 0;
});

async function sembrarMarca(proyecto_id: string): Promise<string> {
  const id = uid(3);
  const lugar = { ruta: 'a.js', blob: '', regla: 'javascript:S1', linea: 1, huella: 'h', mensaje: 'm' };
  const ancla = JSON.stringify({ ...lugar, hermanas: [], copias: [] });
  const marca = { decision: 'se-acepta', razon: 'R', ancla, creado: new Date() };
  await app.db
    .insertInto('marcas')
    .values({ id, proyecto_id, ...marca })
    .execute();
  return id;
}

/** Hotspots of the analysis and a finished past of one commit; its id. */
async function sembrarCalculados(proyecto_id: string, analisis_id: string): Promise<string> {
  const creado = new Date('2026-05-04T10:00:00Z');
  const id = uid(2);
  const puntos = {
    estado: 'listo',
    commits: 1,
    completos: true,
    total: 0,
    archivos: '[]',
    prioritarios: '[]',
  };
  await app.db
    .insertInto('puntos_criticos')
    .values({ analisis_id, creado, ...puntos })
    .onConflict((oc) => oc.column('analisis_id').doUpdateSet(puntos))
    .execute();
  const pasado = { id_persona: 'sub-ana', estado: 'listo', enlace: 'https://github.com/a/b', rama: 'main' };
  await app.db
    .insertInto('pasados')
    .values({
      id,
      proyecto_id,
      ...pasado,
      creado,
      fin: creado,
      fase: 'fin',
      hechos: 1,
      total: 1,
      avisos: '[]',
    })
    .execute();
  const punto = { posicion: 0, commit_id: 'a'.repeat(40), fecha: creado, medidas: '{}' };
  await app.db
    .insertInto('pasado_puntos')
    .values({ pasado_id: id, ...punto })
    .execute();
  return id;
}

const canary = 'canario';

/** Overwrites a JSON column in every row with JSON outside its schema. */
async function damage(column: string, value: unknown = canary): Promise<void> {
  const [table = '', name = ''] = column.split('.');
  await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${JSON.stringify(value)}::jsonb`.execute(
    app.db,
  );
}

const failure = z.object({ err: z.object({ type: z.string(), message: z.string() }) });
const logged = () => lines.map((line) => failure.parse(JSON.parse(line)).err);
const message = (column: string, row: string) =>
  `Stored value does not fit its schema: ${column} of row ${row}`;
const named = (column: string, row: string) => [{ type: 'DatoDanado', message: message(column, row) }];

type Ids = typeof ids;
const lista = ({ proyecto }: Ids) => `/respuestas/${proyecto}`;
const informe = ({ prueba }: Ids) => `/calculos/promedios/${prueba}`;
const borradores = ({ proyecto }: Ids) => `/borradores/${proyecto}`;
const abierto = ({ proyecto }: Ids) => borradoresDe(app, proyecto).segunda;
const panorama = ({ proyecto }: Ids) => `/proyectos/${proyecto}/panorama`;
const mejora = ({ proyecto }: Ids) => `/mejoras/${proyecto}`;
const marcas = ({ proyecto }: Ids) => `/marcas/${proyecto}`;
const hotspots = ({ proyecto }: Ids) => `/puntos-criticos/${proyecto}`;
const past = ({ proyecto }: Ids) => `/pasados/${proyecto}`;
const deAnalisis = ({ proyecto }: Ids) => `/analisis/${proyecto}`;
const alcance = ({ proyecto }: Ids) => `/alcances/${proyecto}`;
const medidas = ({ clave }: Ids) => `/sonarqube/measures?component=${clave}`;
const arbol = ({ clave }: Ids) => `/sonarqube/measures/component_tree?component=${clave}`;
const incidencias = ({ clave }: Ids) => `/sonarqube/issues?projectKey=${clave}`;

/** Each JSON column that a route reads, and the row that its failure names. */
const readByRoutes: readonly [column: string, url: (these: Ids) => string, row: (these: Ids) => string][] = [
  ['respuestas.promedios', lista, ({ prueba }) => prueba],
  ['respuestas.plan', informe, ({ prueba }) => prueba],
  ['respuestas.respuestas', lista, ({ prueba }) => prueba],
  ['respuestas.promedios', panorama, ({ prueba }) => prueba],
  ['acciones_mejora.base', mejora, ({ accion }) => accion],
  ['marcas.ancla', marcas, ({ marca }) => marca],
  ['borradores.plan', abierto, ({ borrador }) => borrador],
  ['borradores.adicionales', borradores, ({ borrador }) => borrador],
  ['borradores.cambios', abierto, ({ borrador }) => borrador],
  ['analisis.medidas', medidas, ({ analisis }) => analisis],
  ['analisis.omitidos', deAnalisis, ({ analisis }) => analisis],
  ['analisis.ambito', deAnalisis, ({ analisis }) => analisis],
  ['ambitos.ambito', alcance, ({ proyecto }) => proyecto],
  ['borrador_respuestas.evidencias', abierto, ({ borrador }) => borrador],
  ['puntos_criticos.archivos', hotspots, ({ analisis }) => analisis],
  ['puntos_criticos.prioritarios', mejora, ({ analisis }) => analisis],
  ['pasados.avisos', past, ({ pasado }) => pasado],
  ['pasado_puntos.medidas', past, ({ pasado }) => `${pasado}/0`],
  ['analisis_archivos.medidas', arbol, ({ analisis }) => `${analisis}/0`],
  ['analisis_archivos.incidencias', incidencias, ({ analisis }) => `${analisis}/0`],
];

it.each(readByRoutes)('damaged %s fails the request and is named in the log', async (column, url, row) => {
  await damage(column);
  const answer = await app.call({ as: 'ana', method: 'GET', url: url(ids) });
  expect(answer).toMatchObject({ status: 500, body: { codigo: 'fallo-interno' } });
  expect(logged()).toEqual(named(column, row(ids)));
  expect(JSON.stringify(answer.body) + lines.join('')).not.toContain(canary);
});

it.each(['analisis.medidas', 'analisis_archivos.medidas', 'analisis_archivos.incidencias'])(
  'damaged %s is not published again: the project is fully analysed',
  async (column) => {
    await damage(column);
    await analizar(app, ids.proyecto);
    expect(analizador.peticiones).toHaveLength(2);
    const row = column.startsWith('analisis.') ? ids.analisis : `${ids.analisis}/0`;
    // A reader of the progress may meet the value too, until the new result stands.
    expect([...new Set(logged().map((entry) => entry.message))]).toEqual([message(column, row)]);
    expect(await app.call({ as: 'ana', method: 'GET', url: medidas(ids) })).toMatchObject({ status: 200 });
  },
);

it('damaged figures of a scanning service are named', async () => {
  const { proyecto: proyecto_id } = ids;
  const servicio = { servicio: 'servicio', enlace: 'https://github.com/a/b', rama: 'main' };
  await app.db
    .insertInto('cifras_servicio')
    .values({ id: uid(1), proyecto_id, ...servicio, fecha: new Date(), grado: 80, medidas: '{}' })
    .execute();
  await app.db.updateTable('reservas_clave').set({ servicio: 'servicio' }).execute();
  const panoramas = createPanoramaRepository(app.db, false);
  await expect(panoramas.proyecto(proyecto_id)).resolves.toMatchObject({ terminados: [{ id: uid(1) }] });
  await damage('cifras_servicio.medidas');
  await expect(panoramas.proyecto(proyecto_id)).rejects.toThrow(message('cifras_servicio.medidas', uid(1)));
});

it('a damaged tie of a guideline does not leave the server', async () => {
  await damage('pautas.medida');
  const answer = await app.call({ as: 'ana', method: 'GET', url: '/pautas' });
  await app.db.updateTable('pautas').set({ medida: null }).execute();
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toContain(canary);
});

it('a row with damaged roles is not read as an account', async () => {
  const cuentas = cuentaRepository(app.db, () => new Date());
  const cuenta = { sub: 'sub-eva', usuario: 'eva', nombre: 'Eva', correo: null, claveHash: '' };
  await cuentas.crear({ ...cuenta, roles: ['admin'], activa: true, debeCambiarClave: false });
  await damage('cuentas.roles', { admin: true });
  await expect(cuentas.buscar('sub-eva')).rejects.toThrow(message('cuentas.roles', 'sub-eva'));
});

it('a damaged record of the identity provider is read as missing', async () => {
  const oidc = oidcRepository(app.db);
  const record = { contenido: { accountId: 'sub-ana' }, grantId: null, expira: null };
  await oidc.save('Session', 'galleta', { ...record, uid: 'visible' });
  await oidc.save('Grant', 'concesion', { ...record, uid: null });
  await damage('oidc.contenido', { accountId: 7 });
  await expect(oidc.findByUid('Session', 'visible')).rejects.toThrow(DatoDanado);
  await expect(oidc.find('Session', 'galleta')).rejects.toThrow(message('oidc.contenido', 'Session visible'));
  await expect(oidc.find('Grant', 'concesion')).rejects.toThrow(message('oidc.contenido', 'Grant concesion'));
});

it('the tests above and those of courses cover every JSON column of the database', async () => {
  const columns = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb')`.execute(app.db);
  const elsewhere = ['cifras_servicio.medidas', 'cuentas.roles', 'oidc.contenido', 'pautas.medida'];
  const covered = new Set([
    ...readByRoutes.map(([column]) => column),
    ...elsewhere,
    ...columnasDeCursos,
    ...columnasSinLector,
  ]);
  expect(columns.rows.map(({ name }) => name).sort()).toEqual([...covered].sort());
});
