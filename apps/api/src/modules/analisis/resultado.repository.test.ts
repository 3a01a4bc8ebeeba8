import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createJobRepository } from '../../jobs/job.repository.ts';
import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import { empezarPuntos } from '../puntos-criticos/puntos-criticos.repository.ts';
import type { ArchivoPorGuardar, Publicacion, ResultadoRepository } from './resultado.port.ts';
import { createResultadoRepository } from './resultado.repository.ts';

let t: TestDatabase;
let resultados: ResultadoRepository;
/** Whether the queue still has the claim. */
let vigente = true;
let falla: Error | null = null;
beforeAll(async () => {
  t = await createTestDatabase();
  resultados = createResultadoRepository(t.db, {
    settle: () => Promise.resolve(vigente),
    empezarPuntos: async (...datos) => {
      if (falla) throw falla;
      await empezarPuntos(...datos);
    },
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  vigente = true;
  falla = null;
  await t.db.deleteFrom('proyectos').execute();
  for (const n of [1, 2]) await sembrarProyecto(n);
});

const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

const sembrarProyecto = (n: number) =>
  t.db
    .insertInto('proyectos')
    .values(filaProyecto(n, { id_persona: `sub-${n}` }))
    .execute();

/** An open analysis, requested in minute `n`. */
async function abrir(n: number, proyecto = 1): Promise<string> {
  const id = uid(100 + n);
  const avance = { fase: 'en-cola', hechos: 0, total: 0 };
  await t.db
    .insertInto('analisis')
    .values({
      id,
      proyecto_id: uid(proyecto),
      id_persona: `sub-${proyecto}`,
      estado: 'en-curso',
      enlace: 'https://x.org/a',
      rama: 'main',
      creado: minuto(n),
      ...avance,
    })
    .execute();
  return id;
}

const archivo = (posicion: number, cambios: Partial<ArchivoPorGuardar> = {}): ArchivoPorGuardar => ({
  posicion,
  ruta: `src/${posicion}.js`,
  lenguaje: 'js',
  analizable: true,
  medidas: { ncloc: 10 },
  incidencias: [],
  texto: { cifrado: `cifrado ${posicion}`, clave: 'k1' },
  ...cambios,
});
const publicacion = (cambios: Partial<Publicacion> = {}): Publicacion => ({
  commit: 'c1',
  rama: 'main',
  grado: 85.26,
  medidas: { ncloc: 1000 },
  omitidos: [],
  ambito: null,
  reglas: {},
  huella: 'h1',
  detalle: { version: 'v1', paquete: 'p1' },
  now: minuto(9),
  ...cambios,
});
const publicar = (id: string, cambios: Partial<Publicacion> = {}) =>
  resultados.publicar({ id, attempt: 0 }, publicacion(cambios));
const archivosDe = async (id: string) => (await resultados.archivos(id, 0, 100)).map(({ ruta }) => ruta);
const estadoDe = async (id: string) =>
  (await t.db.selectFrom('analisis').select('estado').where('id', '=', id).executeTakeFirst())?.estado;
const detalles = async () =>
  (await t.db.selectFrom('detalles_analisis').select(['commit_id', 'huella', 'paquete']).execute())
    .map((fila) => [fila.commit_id, fila.huella, fila.paquete].join(' '))
    .toSorted();

describe('files of an analysis', () => {
  it('are read as they were stored, in their order and in parts', async () => {
    const id = await abrir(1);
    const raro = archivo(1, {
      ruta: `'"\\%_ ñ🙂 ${'x'.repeat(2000)}`,
      analizable: false,
      medidas: {},
      incidencias: [{ rule: 'r', message: "';--", range: null, effort: 0.5 }],
    });
    await resultados.guardarArchivos(id, [archivo(2), raro]);
    await resultados.guardarArchivos(id, [archivo(0)]);
    await resultados.guardarArchivos(id, []);
    expect(await resultados.archivos(id, 0, 10)).toEqual([archivo(0), raro, archivo(2)]);
    expect(await resultados.archivos(id, 1, 1)).toEqual([raro]);
    expect(await resultados.archivos(id, 3, 10)).toEqual([]);
    expect(await resultados.archivos(uid(999), 0, 10)).toEqual([]);
  });

  it('are discarded for one analysis alone', async () => {
    const [una, otra] = [await abrir(1), await abrir(2, 2)];
    for (const id of [una, otra]) await resultados.guardarArchivos(id, [archivo(0)]);
    await resultados.descartar(una);
    expect([await archivosDe(una), await archivosDe(otra)]).toEqual([[], ['src/0.js']]);
  });

  it('are swept when it failed or was cancelled, and stay when it is open or published', async () => {
    const ids = await Promise.all([abrir(1), abrir(2), abrir(3), abrir(4)]);
    const estados = ['listo', 'en-curso', 'fallido', 'cancelado'];
    for (const [i, id] of ids.entries()) {
      await resultados.guardarArchivos(id, [archivo(0)]);
      await t.db.updateTable('analisis').set({ estado: estados[i] }).where('id', '=', id).execute();
    }
    await resultados.borrarSueltos();
    expect(await Promise.all(ids.map(archivosDe))).toEqual([['src/0.js'], ['src/0.js'], [], []]);
  });

  it('are swept when a newer one was published and its process died before it deleted them', async () => {
    const [vieja, ajena, nueva] = [await abrir(1), await abrir(2, 2), await abrir(3)];
    for (const id of [vieja, ajena, nueva]) {
      await resultados.guardarArchivos(id, [archivo(0)]);
      await t.db.updateTable('analisis').set({ estado: 'listo' }).where('id', '=', id).execute();
    }
    await resultados.borrarSueltos();
    expect(await Promise.all([vieja, ajena, nueva].map(archivosDe))).toEqual([
      [],
      ['src/0.js'],
      ['src/0.js'],
    ]);
  });

  it('are deleted in slices of at most 500, each a statement of its own', async () => {
    const id = await abrir(1);
    const todos = Array.from({ length: 1100 }, (_, i) => archivo(i));
    await resultados.guardarArchivos(id, todos);
    const sentencias = await t.statementsOf(() => resultados.descartar(id));
    expect(await archivosDe(id)).toEqual([]);
    // 500, 500, 100 and none.
    expect(sentencias).toHaveLength(4);
  });
});

describe('publishing', () => {
  it('makes the analysis the newest, and deletes the files of the earlier ones of its project', async () => {
    const [primera, ajena, segunda] = [await abrir(1), await abrir(2, 2), await abrir(3)];
    for (const id of [primera, ajena]) await resultados.guardarArchivos(id, [archivo(0)]);
    expect(await publicar(primera)).toBe('publicado');
    await resultados.guardarArchivos(segunda, [archivo(0)]);
    expect(await publicar(segunda, { commit: 'c2', grado: null })).toBe('publicado');
    expect(await resultados.ultimo(uid(1))).toMatchObject({ id: segunda, commit: 'c2', grado: null });
    expect(await Promise.all([primera, ajena, segunda].map(archivosDe))).toEqual([
      [],
      ['src/0.js'],
      ['src/0.js'],
    ]);
    expect(await resultados.ultimo(uid(2))).toBeNull();
  });

  it.each([
    ['perdido', 'en-curso', false],
    ['cancelado', 'cancelado', false],
    ['cancelado', 'cancelado', true],
    ['perdido', 'fallido', true],
    ['perdido', 'listo', true],
  ] as const)('is %s for one that is %s where the claim holds: %s', async (salida, estado, claim) => {
    const anterior = await abrir(1);
    await resultados.guardarArchivos(anterior, [archivo(0)]);
    await publicar(anterior);
    const id = await abrir(2);
    await resultados.guardarArchivos(id, [archivo(7)]);
    await t.db.updateTable('analisis').set({ estado }).where('id', '=', id).execute();
    vigente = claim;
    expect(await publicar(id, { commit: 'c2', detalle: { version: 'v2', paquete: 'p2' } })).toBe(salida);
    expect(await estadoDe(id)).toBe(estado);
    expect(await archivosDe(anterior)).toEqual(['src/0.js']);
    expect(await detalles()).toEqual(['c1 h1 p1']);
    expect(await t.db.selectFrom('puntos_criticos').select('analisis_id').execute()).toEqual([
      { analisis_id: anterior },
    ]);
  });

  it('has no effect for a deleted analysis', async () => {
    expect(await publicar(uid(999))).toBe('perdido');
    vigente = false;
    expect(await publicar(uid(999))).toBe('perdido');
  });

  it('changes nothing when its last step fails', async () => {
    const [primera, segunda] = [await abrir(1), await abrir(2)];
    await resultados.guardarArchivos(primera, [archivo(0)]);
    await publicar(primera);
    falla = new Error('the database is full');
    await expect(publicar(segunda, { commit: 'c2' })).rejects.toThrow(falla.message);
    expect(await estadoDe(segunda)).toBe('en-curso');
    expect(await archivosDe(primera)).toEqual(['src/0.js']);
    expect(await resultados.ultimo(uid(1))).toMatchObject({ id: primera });
  });
});

describe('the newest finished analysis', () => {
  it('is what was published, with whether it is whole', async () => {
    const omitidos = [
      { lenguaje: 'Java', archivos: 3 },
      { ruta: 'a.js', motivo: 'grande' },
    ];
    const id = await abrir(1);
    await resultados.guardarArchivos(id, [archivo(0)]);
    await publicar(id, { omitidos, medidas: { ncloc: 0, complexity: 1.5 } });
    const {
      now: _ahora,
      rama: _rama,
      detalle: _detalle,
      reglas: _reglas,
      ...resto
    } = publicacion({
      omitidos,
      medidas: { ncloc: 0, complexity: 1.5 },
    });
    expect(await resultados.ultimo(uid(1))).toEqual({ ...resto, id, entero: true });
  });

  it('is not whole with one file that could not be analysed', async () => {
    const id = await abrir(1);
    await resultados.guardarArchivos(id, [archivo(0), archivo(1, { analizable: false })]);
    await publicar(id);
    expect(await resultados.ultimo(uid(1))).toMatchObject({ entero: false });
  });

  it('stays the one before while a later one is open, failed or cancelled', async () => {
    const id = await abrir(1);
    await publicar(id);
    const otra = await abrir(2);
    for (const estado of ['en-curso', 'fallido', 'cancelado']) {
      await t.db.updateTable('analisis').set({ estado }).where('id', '=', otra).execute();
      expect(await resultados.ultimo(uid(1))).toMatchObject({ id });
    }
  });
});

describe('the detail of a commit', () => {
  it('is shared by analyses of one commit and fingerprint, and goes with the last of them', async () => {
    const [a, b, c] = [await abrir(1), await abrir(2), await abrir(3)];
    await publicar(a);
    await publicar(b, { detalle: null });
    expect(await resultados.ultimo(uid(1))).toMatchObject({ id: b });
    await t.db.deleteFrom('analisis').where('id', '=', a).execute();
    await publicar(c, { commit: 'c2', detalle: { version: 'v1', paquete: null } });
    expect(await detalles()).toEqual(['c1 h1 p1', 'c2 h1 ']);
    await t.db.deleteFrom('analisis').where('id', '=', b).execute();
    await publicar(await abrir(4), { commit: 'c2', detalle: { version: 'v1', paquete: 'p3' } });
    expect(await detalles()).toEqual(['c2 h1 p3']);
  });

  it('differs from that of another fingerprint or project', async () => {
    await publicar(await abrir(1));
    await publicar(await abrir(2), { huella: 'h2', detalle: { version: 'v2', paquete: 'p2' } });
    await publicar(await abrir(3, 2), { detalle: { version: 'v1', paquete: 'ajeno' } });
    expect(await detalles()).toEqual(['c1 h1 ajeno', 'c1 h1 p1', 'c1 h2 p2']);
  });
});

it('open jobs are in the order of their requests, whatever that of their rows', async () => {
  const trabajos = createJobRepository(t.db, { settle: () => Promise.resolve(true) });
  const [tercera, primera, segunda] = [await abrir(3), await abrir(1, 2), await abrir(2)];
  await t.db.updateTable('analisis').set({ rama: 'otra' }).where('id', '=', primera).execute();
  expect((await trabajos.open()).map(({ id }) => id)).toEqual([primera, segunda, tercera]);
});
