// seguridad: large-answers
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { ordenesAjenos, type OrdenAjenos, type Sentido } from '@mantenible/domain/proyecto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../../testing/fila-proyecto.ts';
import { uid } from '../../../testing/muestra.ts';
import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';
import { createAjenosRepository } from './ajenos.repository.ts';
import { exportarAjenos } from './exportar-ajenos.ts';
import { listarAjenos } from './listar-ajenos.ts';

let t: TestDatabase;
let ajenos: AjenosRepository;
const analizador = 'v1';
const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

/** Name, link and owner of each project. */
const filas = [
  ['Álbum', 'https://github.com/ana/album', 'sub-ana'],
  ['zoo', 'https://gitlab.com/ana/100%_zoo', 'sub-ana'],
  ['Banco', 'https://github.com/beto/banco', 'sub-beto'],
  ['banco', 'https://codeberg.org/beto/otro', 'sub-beto'],
  ['Oculto', 'https://github.com/admin/oculto', 'sub-admin'],
  ['Sin nombre', 'https://github.com/x/y', 'sub-sin-nombre'],
] as const;

beforeAll(async () => {
  t = await createTestDatabase();
  ajenos = createAjenosRepository(t.db, true);
  await t.db
    .insertInto('personas')
    .values([
      { sub: 'sub-ana', nombre: 'Ana Núñez', usuario: 'anuñez', visto: minuto(0) },
      { sub: 'sub-beto', nombre: 'Beto', usuario: null, visto: minuto(0) },
    ])
    .execute();
  await t.db
    .insertInto('proyectos')
    .values(
      filas.map(([nombre, link, id_persona], i) =>
        filaProyecto(i + 1, { nombre, link, id_persona, creado: minuto(i) }),
      ),
    )
    .execute();
  // Projects 1 and 3 have analyses; the newer one of project 1 has no degree.
  const analisis = {
    id_persona: 'x',
    enlace: 'https://x.org/a',
    rama: 'main',
    estado: 'listo',
    fase: 'guardando',
    hechos: 0,
    total: 0,
  };
  await t.db
    .insertInto('analisis')
    .values(
      (
        [
          [1, 90, 1],
          [1, null, 5],
          [3, 70.005, 3],
        ] as const
      ).map(([proyecto, grado, momento], i) => ({
        ...analisis,
        id: uid(50 + i),
        proyecto_id: uid(proyecto),
        grado,
        creado: minuto(momento),
        fin: minuto(momento),
        medidas: '{}',
        omitidos: '[]',
      })),
    )
    .execute();
  const prueba = { id_persona: 'x', tipo: 'allMetricas', elemento_id: null, intentos: null };
  const vacia = { plan: '{}', respuestas: '[]', promedios: '[]', creado: minuto(7) };
  await t.db
    .insertInto('respuestas')
    .values(
      [0.1, 0.66665].map((promedio, i) => ({
        ...prueba,
        ...vacia,
        id: uid(80 + i),
        proyecto_id: uid(2),
        nombre: `T${i}`,
        promedio,
      })),
    )
    .execute();
});
afterAll(() => t.close());

const todos: SeleccionAjenos = { menos: 'sub-admin', buscar: '', orden: 'proyecto', sentido: 'asc' };
const leer = async (cambios: Partial<SeleccionAjenos> = {}, desde = 0, cuantos = 100) =>
  ajenos.leer((await ajenos.ordenados({ ...todos, ...cambios })).slice(desde, desde + cuantos));
const nombres = (leidos: readonly ProyectoConResultados[]) => leidos.map(({ nombre }) => nombre);

describe('other people’s projects', () => {
  it('are all but the caller’s, with the owner’s name or subject, and without tokens', async () => {
    const leidos = await leer();
    expect(nombres(leidos)).toEqual(['Álbum', 'Banco', 'banco', 'Sin nombre', 'zoo']);
    expect(leidos.map(({ persona }) => persona)).toEqual([
      { nombre: 'Ana Núñez', usuario: 'anuñez' },
      { nombre: 'Beto', usuario: null },
      { nombre: 'Beto', usuario: null },
      { nombre: 'sub-sin-nombre', usuario: null },
      { nombre: 'Ana Núñez', usuario: 'anuñez' },
    ]);
    expect(JSON.stringify(leidos)).not.toContain('secreto');
  });

  it.each([
    ['BANCO', ['Banco', 'banco']],
    ['album', ['Álbum']],
    ['nunez', ['Álbum', 'zoo']],
    ['ANUÑEZ', ['Álbum', 'zoo']],
    ['codeberg.org', ['banco']],
    ['100%', ['zoo']],
    ['%', ['zoo']],
    ['_', ['zoo']],
    ["'", []],
    ['\\', []],
    ['oculto', []],
    ['secreto', []],
    ['   ', ['Álbum', 'Banco', 'banco', 'Sin nombre', 'zoo']],
  ])('are found by %j: %j', async (buscar, esperados) => {
    expect(nombres(await leer({ buscar }))).toEqual(esperados);
  });

  it.each([
    ['grado', 'desc', ['Banco']],
    ['grado', 'asc', ['Banco']],
    ['analisis', 'desc', ['Álbum', 'Banco']],
    ['analisis', 'asc', ['Banco', 'Álbum']],
    ['prueba', 'desc', ['zoo']],
    ['proyecto', 'desc', ['zoo', 'Sin nombre', 'Banco', 'banco', 'Álbum']],
    ['persona', 'asc', ['Álbum', 'zoo', 'Banco', 'banco']],
    ['persona', 'desc', ['Banco', 'banco', 'Álbum', 'zoo']],
    ['enlace', 'asc', ['banco', 'Álbum', 'Banco', 'Sin nombre', 'zoo']],
  ] as const)('by %s, %s, begin with %j', async (orden, sentido, primeros) => {
    const leidos = nombres(await leer({ orden, sentido }));
    expect(leidos.slice(0, primeros.length)).toEqual(primeros);
    expect(leidos).toHaveLength(5);
  });

  it('have one order, in whatever slices they are read', async () => {
    for (const orden of ordenesAjenos)
      for (const sentido of ['asc', 'desc'] satisfies Sentido[]) {
        const seleccion = { ...todos, orden, sentido };
        const esperados = await ajenos.ordenados(seleccion);
        expect(new Set(esperados).size).toBe(5);
        for (const porTramo of [1, 2, 5, 6, 7])
          expect(await createAjenosRepository(t.db, true, porTramo).ordenados(seleccion)).toEqual(esperados);
      }
  });

  it('are read in slices of so many projects, whichever of them are chosen', async () => {
    const enTramos = createAjenosRepository(t.db, true, 4);
    for (const cambios of [{}, { buscar: 'zoo' }, { orden: 'grado' }] as const) {
      const sentencias = await t.statementsOf(() => enTramos.ordenados({ ...todos, ...cambios }));
      // Six projects are two slices; each has a statement that finds its end.
      expect(sentencias).toHaveLength(4);
      expect(sentencias[1]).toContain('"proyectos"."id" <=');
    }
  });

  it('are shifted by none that is deleted or made after they were sorted', async () => {
    const ids = await ajenos.ordenados(todos);
    const nuevo = filaProyecto(90, { nombre: 'Aaa', id_persona: 'sub-ana' });
    await t.db.insertInto('proyectos').values(nuevo).execute();
    expect(nombres(await ajenos.leer(ids.slice(3)))).toEqual(['Sin nombre', 'zoo']);
    const conElNuevo = await ajenos.ordenados(todos);
    await t.db.deleteFrom('proyectos').where('id', '=', nuevo.id).execute();
    expect(nombres(await ajenos.leer(conElNuevo))).toEqual(['Álbum', 'Banco', 'banco', 'Sin nombre', 'zoo']);
  });

  it('have the newest test of equal times once, and the newest analysis', async () => {
    const leidos = new Map((await leer()).map((uno) => [uno.nombre, uno]));
    expect(leidos.get('zoo')?.prueba).toEqual({
      _id: uid(81),
      nombre: 'T1',
      creado: minuto(7),
      promedio: 0.66665,
    });
    expect(leidos.get('Álbum')?.analisis).toEqual({
      fecha: minuto(5).toISOString(),
      grado: null,
      alcance: '',
      alcanceDeHoy: null,
      enlace: 'https://x.org/a',
      rama: 'main',
      analizador: null,
    });
    expect(leidos.get('banco')).toMatchObject({ analisis: null, prueba: null });
  });
});

describe('a page of them', () => {
  it('has percents with two decimals, rounded half up', async () => {
    const { proyectos, total } = await listarAjenos({ ajenos, analizador }, todos, 1);
    expect(total).toBe(5);
    expect(proyectos.map(({ analisis, prueba }) => [analisis?.grado, prueba?.promedio])).toEqual([
      [null, undefined],
      [70.01, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, 66.67],
    ]);
  });

  it.each([2, 1000])('is empty beyond the last, page %i, with the total', async (pagina) => {
    expect(await listarAjenos({ ajenos, analizador }, todos, pagina)).toEqual({ proyectos: [], total: 5 });
  });
});

describe('all of them as rows', () => {
  const uno = (n: number): ProyectoConResultados => ({
    _id: uid(n),
    nombre: `P${n}`,
    link: 'l',
    branch: 'main',
    persona: { nombre: 'Ana', usuario: null },
    analisis: null,
    prueba: null,
  });

  it.each([
    [0, []],
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1000, [500, 500]],
  ])(
    'of %i projects are sorted once and read in batches of %j, each project once',
    async (cuantos, tandas) => {
      const ids = Array.from({ length: cuantos }, (_, i) => String(i));
      const leidos: number[] = [];
      let ordenaciones = 0;
      const repositorio: AjenosRepository = {
        ordenados: () => {
          ordenaciones += 1;
          return Promise.resolve(ids);
        },
        leer: (algunos) => {
          leidos.push(algunos.length);
          return Promise.resolve(algunos.map((id) => uno(Number(id))));
        },
      };
      const leidas: unknown[] = [];
      for await (const [nombre] of exportarAjenos({ ajenos: repositorio, analizador }, todos, 'UTC'))
        leidas.push(nombre);
      expect(leidas).toEqual(['Proyecto', ...ids.map((id) => `P${id}`)]);
      expect([ordenaciones, leidos]).toEqual([1, tandas]);
    },
  );

  it('are in the order of the list', async () => {
    const orden: OrdenAjenos = 'enlace';
    const leidas: unknown[] = [];
    for await (const [nombre] of exportarAjenos({ ajenos, analizador }, { ...todos, orden }, 'UTC'))
      leidas.push(nombre);
    expect(leidas).toEqual(['Proyecto', ...nombres(await leer({ orden }))]);
  });
});
