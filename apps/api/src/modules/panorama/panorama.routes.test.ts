import { panorama } from '@mantenible/contracts/panorama';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { borradoresDe, version } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let vacio: string;
let lleno: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  await app.db
    .updateTable('subcaracteristicas')
    .set({ nombre: 'MODULARIDAD' })
    .where('id', '=', uid(31))
    .execute();
  vacio = (await crearProyecto(app, 'ana', 'Vacío'))._id;
  lleno = (await crearProyecto(app, 'ana', 'Tienda'))._id;
  await rangos('valoracion_mantenibilidad', 'Baja', 'Alta');
  await rangos('criterios_valoracion', 'Deficiente', 'Excelente');
});
afterAll(() => app.close());

async function rangos(
  tabla: 'valoracion_mantenibilidad' | 'criterios_valoracion',
  bajo: string,
  alto: string,
) {
  const fila = (posicion: number, valor1: number, valor2: number, criterio: string) => ({
    id: uid(700 + posicion),
    posicion,
    valor1,
    valor2,
    criterio,
    version: 1,
  });
  await app.db.deleteFrom(tabla).execute();
  // Bounds in either order.
  await app.db
    .insertInto(tabla)
    .values([fila(0, 50, 0, bajo), fila(1, 50, 100, alto)])
    .execute();
}

async function analizar(proyecto_id: string, n: number, cambios: object = {}): Promise<void> {
  const creado = new Date(Date.UTC(2026, 9, n));
  const medidas = { ncloc: 100, complexity: n, duplicated_lines: 0, lines_to_cover: 0, code_smells: 0 };
  const fila = { id: uid(900 + n), proyecto_id, id_persona: 'sub-ana', rama: 'main', creado, grado: 60 + n };
  await app.db
    .insertInto('analisis')
    .values({
      ...fila,
      estado: 'listo',
      fase: 'guardando',
      hechos: 1,
      total: 1,
      fin: creado,
      commit_id: `c${n}`,
      enlace: 'https://github.com/usuario/repositorio',
      medidas: JSON.stringify({ ...medidas, cognitive_complexity: 0, comment_lines_density: 100 }),
      ...cambios,
    })
    .execute();
}

async function probar(body: object): Promise<void> {
  const url = '/respuestas/guardar-respuestas';
  expect(await app.call({ as: 'ana', method: 'POST', url, body })).toMatchObject({ status: 201 });
}

async function leer(id: string, as: Person = 'ana') {
  return panorama.parse((await app.call({ as, method: 'GET', url: `/proyectos/${id}/panorama` })).body);
}

describe('the page of a new project', () => {
  it('has nothing to show and asks for an analysis first', async () => {
    expect(await leer(vacio)).toMatchObject({
      proyecto: { _id: vacio, nombre: 'Vacío', branch: 'main', propietario: null },
      incorporado: true,
      analisis: null,
      enCurso: null,
      pruebas: [],
      borradores: [],
      fallo: null,
      siguientePaso: 'analizar',
    });
    expect((await leer(vacio)).radar.filter((eje) => eje.estatica !== null || eje.manual !== null)).toEqual(
      [],
    );
  });
});

it('compares tests of different questions over those that both ask', async () => {
  const { _id: proyecto } = await crearProyecto(app, 'ana', 'Con otra métrica');
  const primera = pruebaDeMetrica(proyecto);
  await probar(primera);
  const mas = {
    intentos: 2,
    adicionales: [uid(22)],
    respuestas: [...primera.respuestas, responder(2, 3, 1)],
  };
  await probar(pruebaDeMetrica(proyecto, mas));
  // The same two answers, and an easy question more: the mean rises, what both ask does not.
  expect((await leer(proyecto)).pruebas).toMatchObject([
    { promedio: 87.5, anterior: { diferencia: 12.5, comun: { diferencia: 0, preguntas: 2 } } },
  ]);
});

describe('the page of a project in use', () => {
  beforeAll(async () => {
    const primera = pruebaDeMetrica(lleno);
    await probar({ ...primera, respuestas: [responder(1, 1, 0), responder(1, 2, 0.5)] });
    await probar({ ...primera, intentos: 2, nombre: 'Segunda prueba' });
    const sub = {
      proyectoId: lleno,
      tipo: 'singleSubcaracteristica',
      subcaracteristicaId: uid(31),
      intentos: 1,
    };
    const respuestas = [responder(1, 1, 1), responder(1, 2, 0.5), responder(2, 3, 0.5)];
    await probar({ ...sub, nombre: 'Estructura', respuestas });
    for (const n of [1, 2, 3]) await analizar(lleno, n);
    await analizar(lleno, 4, { estado: 'fallido', grado: null, medidas: null });
    await analizar(lleno, 5, { estado: 'en-curso', fase: 'analizando', grado: null, medidas: null });
    const b = borradoresDe(app, lleno);
    await b.puesto(b.todas, {
      titulo: { texto: 'A medias', version: 1 },
      respuestas: [{ ...version(1, 1, 1, 1), nivel: 2 }],
    });
  });

  it('shows degree, criterion, commit and the change since the analysis before', async () => {
    expect((await leer(lleno)).analisis).toMatchObject({
      id: uid(903),
      grado: 63,
      criterio: 'Alta',
      commit: 'c3',
      rama: 'main',
      cambios: [],
      // The seeded degrees are not those of their measures, so no part explains the point.
      anterior: { id: uid(902), diferencia: 1, cambios: [], cambio: { palabra: 'sube' } },
    });
    expect((await leer(lleno)).analisis?.metricas).toHaveLength(10);
    expect((await leer(lleno)).enCurso).toMatchObject({ fase: 'analizando' });
  });

  it('shows the newest test of each kind with its mean as the report has it', async () => {
    const { pruebas } = await leer(lleno);
    // Metric 1: (1 + 0.5) / 2 after (0 + 0.5) / 2; sub-characteristic: the mean of 0.75 and 0.5.
    expect(pruebas).toMatchObject([
      {
        tipo: 'singleSubcaracteristica',
        elemento: 'MODULARIDAD',
        promedio: 62.5,
        criterio: 'Excelente',
        anterior: null,
      },
      { tipo: 'singleMetrica', elemento: 'M1', intentos: 2, promedio: 75, anterior: { diferencia: 50 } },
    ]);
  });

  it('puts both routes into the radar', async () => {
    const [modularidad, ...resto] = (await leer(lleno)).radar;
    // Diseño 3 %, Duplicaciones 0 %, Cobertura 0 %.
    expect(modularidad).toMatchObject({
      nombre: 'Modularidad',
      estatica: 99,
      manual: { porcentaje: 62.5, prueba: { nombre: 'Estructura' } },
    });
    expect(resto.map(({ manual }) => manual)).toEqual([null, null, null, null]);
  });

  it('shows the draft with its progress and asks to continue it', async () => {
    const { borradores, siguientePaso } = await leer(lleno);
    expect(borradores).toMatchObject([{ titulo: 'A medias', respondidas: 1, preguntas: 3 }]);
    expect(siguientePaso).toBe('continuar');
  });

  it('marks an analysis of another repository', async () => {
    await app.db
      .updateTable('proyectos')
      .set({ link: 'https://github.com/otro/sitio' })
      .where('id', '=', lleno)
      .execute();
    expect((await leer(lleno)).analisis?.cambios).toEqual(['enlace']);
  });

  it('is read by an admin with the owner’s name, without drafts and next step', async () => {
    const suyo = await leer(lleno);
    const leido = await leer(lleno, 'admin');
    const propietario = { nombre: 'Ana', usuario: null };
    expect(leido).toMatchObject({ proyecto: { propietario }, borradores: [], siguientePaso: null });
    expect(leido.pruebas).toEqual(suyo.pruebas);
  });

  it('does not exist for another student', async () => {
    const url = `/proyectos/${lleno}/panorama`;
    expect(await app.call({ as: 'beto', method: 'GET', url })).toMatchObject({ status: 404 });
  });
});
