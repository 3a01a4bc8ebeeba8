import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { clavePrimera, sembrarReferencia } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAcuerdoRepository } from '../acuerdo/acuerdo.repository.ts';
import { createAuditoria } from '../comun/anotacion.repository.ts';
import { calcularNotas } from './calcular-notas.ts';
import { createCalificacionRepository } from './calificacion.repository.ts';
import { leerCifras } from './cifras.repository.ts';
import { corregirNota } from './corregir-nota.ts';
import { leerEntrega, leerEntregados, leerTamanos } from './entregados.repository.ts';
import { anas, betos, criterio, enEnero, llamadasDeNotas, medida } from './nota.fixture.ts';
import { publicarNotas } from './publicar-notas.ts';
import { createRubricaRepository } from './rubrica.repository.ts';

const dora = { sub: 'sub-dora', nombre: 'Dora', roles: ['estudiante', 'docente'] as const };
const url = 'https://example.org/captura';
const aceptado = { clave: clavePrimera, url };
const decidido = {
  rubrica: 1,
  niveles: { fundamento: 2 },
  enlaces: [],
  marcas: [],
  manual: null,
  cambio: null,
};
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
});
afterAll(() => t.close());

const { pedir, nueva, corregir, clase } = llamadasDeNotas(() => t);
const deEvidencias = () =>
  nueva(
    {
      personas: ['ana'],
      entregados: [{ proyecto: anas, propietario: 'ana', evidencias: [{ tipo: 'enlace', url }] }],
    },
    [criterio, medida('evidencias', 4, 0, 100)],
  );
const filaDe = (id: string) =>
  t.db.selectFrom('calificaciones').selectAll().where('entrega_id', '=', id).executeTakeFirst();

/** The rooms of marks, where `entre` runs once figures were read and before anything is stored. */
function lasDe(entre: () => Promise<unknown>) {
  const acuerdos = createAcuerdoRepository(t.db);
  let patron: Promise<unknown> = Promise.resolve();
  return {
    entregas: {
      entrega: (id: string, sub: string) => leerEntrega(t.db, id, sub),
      entregados: (id: string, proyecto?: string) => leerEntregados(t.db, id, proyecto),
      tamanos: (id: string) => leerTamanos(t.db, id),
      cifras: async (id: string, proyectos: readonly string[]) => {
        const leidas = await leerCifras(t.db, () => 'MAJOR', id, proyectos);
        // The reference is read at the same time.
        await patron;
        await entre();
        return leidas;
      },
    },
    rubricas: createRubricaRepository(t.db),
    calificaciones: createCalificacionRepository(t.db, randomUUID),
    patronDe: (id: string) => {
      const leido = acuerdos.patron(id);
      patron = leido;
      return leido;
    },
    auditoria: createAuditoria(t.db, enEnero),
    now: enEnero,
  };
}

const cambios: Record<string, (id: string) => Promise<unknown>> = {
  'what is asked changes': async (id) => {
    const plazo = { abre: '2026-01-01T00:00', cierra: '2026-01-09T23:59' };
    const pide = { prueba: null, analisis: true, plan: true };
    const cambio = { titulo: 'Otra', texto: '', ...plazo, pide, plantilla: null, ambito: null };
    expect(await pedir('PUT', `/entregas/${id}`, 'dora', cambio)).toMatchObject({ status: 200 });
  },
  'the reference is taken away': async (id) => {
    expect((await pedir('PUT', `/entregas/${id}/referencia`, 'dora', { pruebaId: null })).status).toBe(204);
  },
};
const referencia = (id: string) => sembrarReferencia(t, id, new Date(Date.UTC(2026, 0, 19)));

async function otraRubrica(id: string): Promise<void> {
  const niveles = criterio.niveles.toReversed();
  const lineas = [{ ...criterio, niveles }, medida('evidencias', 4, 0, 100)];
  const motivo = 'Del mejor al peor';
  expect((await pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas, motivo })).status).toBe(200);
}

describe('figures that are computed', () => {
  it('leave a correction that is saved meanwhile with the links that it accepts', async () => {
    const id = await deEvidencias();
    await calcularNotas(
      lasDe(() => corregir(id, anas, { niveles: { fundamento: 2 }, enlaces: [aceptado] })),
      dora,
      id,
    );
    expect(await filaDe(id)).toMatchObject({ medidas: { evidencias: { valor: 100 } } });
    expect((await clase(id)).filas).toMatchObject([{ estado: 'lista', nota: 10 }]);
    // Those of the next time count them too.
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    expect((await clase(id)).filas).toMatchObject([{ estado: 'lista', nota: 10 }]);
  });

  it.each(Object.keys(cambios))('are not stored where %s meanwhile', async (cual) => {
    const id = await deEvidencias();
    await referencia(id);
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const calculo = calcularNotas(
      lasDe(() => cambios[cual]?.(id) ?? Promise.reject(new Error(cual))),
      dora,
      id,
    );
    await expect(calculo).rejects.toMatchObject({ kind: 'conflict', codigo: 'entrega-cambiada' });
    expect((await clase(id)).filas).toMatchObject([{ estado: 'sin-calcular', nota: null }]);
  });
});

describe('a correction', () => {
  const corregida = (id: string, entre: () => Promise<unknown>) =>
    corregirNota(lasDe(entre), dora, { entregaId: id, proyectoId: anas }, decidido, 0);

  it.each(Object.keys(cambios))(
    'keeps what was decided with old figures where %s meanwhile',
    async (cual) => {
      const id = await deEvidencias();
      await referencia(id);
      await corregida(id, () => cambios[cual]?.(id) ?? Promise.reject(new Error(cual)));
      expect(await filaDe(id)).toMatchObject({ niveles: { fundamento: 2 }, version: 2 });
      expect((await clase(id)).filas).toMatchObject([{ estado: 'sin-calcular', nota: null }]);
    },
  );

  it('is refused where another rubric is saved meanwhile', async () => {
    const id = await deEvidencias();
    await expect(corregida(id, () => otraRubrica(id))).rejects.toMatchObject({ codigo: 'rubrica-cambiada' });
    expect(await filaDe(id)).toBeUndefined();
  });
});

describe('a publication', () => {
  const todas = { proyectos: null, motivo: null, leidas: null };
  /** The rooms of a publication, where `entre` runs once marks were read. */
  const lasDePublicar = (entre: () => Promise<unknown>) => {
    const salas = lasDe(() => Promise.resolve());
    const listar = async (entregaId: string) => {
      const leidas = await salas.calificaciones.listar(entregaId);
      await entre();
      return leidas;
    };
    return {
      ...salas,
      calificaciones: { ...salas.calificaciones, listar },
      avisar: () => Promise.resolve(),
    };
  };
  /** Figures of Ana's delivery with another degree, computed in the instant of the first ones. */
  const otrasCifras = async (id: string) => {
    await t.db.updateTable('entrega_analisis').set({ grado: 60 }).where('entrega_id', '=', id).execute();
    expect((await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')).status).toBe(200);
  };
  const publicadas = async (id: string) =>
    (await t.db.selectFrom('calificaciones').selectAll().where('entrega_id', '=', id).execute())
      .filter(({ publicada }) => publicada !== null)
      .map(({ proyecto_id }) => proyecto_id);

  it('is refused where another rubric is saved once marks are read', async () => {
    const id = await deEvidencias();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const deps = lasDePublicar(() => otraRubrica(id));
    await expect(publicarNotas(deps, dora, id, todas)).rejects.toMatchObject({ codigo: 'rubrica-cambiada' });
    expect(await publicadas(id)).toEqual([]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['its figures are computed again', otrasCifras],
    ['another lecturer corrects it', (id) => corregir(id, anas, { niveles: { fundamento: 0 } })],
  ])('of one mark is refused where %s once it is read', async (_caso, entre) => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const deps = lasDePublicar(() => entre(id));
    await expect(publicarNotas(deps, dora, id, { ...todas, proyectos: [anas] })).rejects.toMatchObject({
      kind: 'conflict',
      codigo: 'nota-cambiada',
    });
    expect(await publicadas(id)).toEqual([]);
  });

  it('is refused where the mark was published once it was read', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const suya = { ...todas, proyectos: [anas] };
    // Another server: nothing puts its publications in order with those of this one.
    let instante = enEnero().getTime();
    const enOtro = (entre: () => Promise<unknown>, motivo: string | null) =>
      publicarNotas({ ...lasDePublicar(entre), now: () => new Date((instante += 1000)) }, dora, id, {
        ...suya,
        motivo,
      });
    const otra = (motivo: string | null) => enOtro(() => Promise.resolve(), motivo);
    const primera = enOtro(() => otra(null), null);
    await expect(primera).rejects.toMatchObject({ codigo: 'nota-cambiada' });
    await otrasCifras(id);
    const segunda = enOtro(() => otra('La suya'), 'La mía');
    await expect(segunda).rejects.toMatchObject({ codigo: 'nota-cambiada' });
    const cambios = await t.db
      .selectFrom('calificacion_cambios as h')
      .innerJoin('calificaciones as c', 'c.id', 'h.calificacion_id')
      .select(['h.que', 'h.motivo'])
      .where('c.entrega_id', '=', id)
      .where('h.que', 'like', 'publicada%')
      .orderBy('h.momento')
      .execute();
    expect(cambios).toMatchObject([{ que: 'publicada' }, { que: 'publicada-de-nuevo', motivo: 'La suya' }]);
  });

  it('of a class names the marks that changed once they were read, and publishes the others', async () => {
    const id = await nueva();
    for (const uno of [anas, betos]) await corregir(id, uno, { niveles: { fundamento: 2 } });
    const deps = lasDePublicar(() => corregir(id, anas, { niveles: { fundamento: 0 } }));
    expect(await publicarNotas(deps, dora, id, todas)).toEqual({
      publicadas: 1,
      pendientes: [
        { nombre: 'Tienda de Ana', motivo: expect.stringContaining('vuelva a mirarla') as string },
      ],
    });
    expect(await publicadas(id)).toEqual([betos]);
  });

  it('is refused where the course takes another scale once marks are read', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const deps = lasDePublicar(() =>
      t.db
        .updateTable('cursos')
        .set({ escala: 20 })
        .where('id', '=', (eb) => eb.selectFrom('entregas').select('curso_id').where('id', '=', id))
        .execute(),
    );
    await expect(publicarNotas(deps, dora, id, todas)).rejects.toMatchObject({ codigo: 'nota-cambiada' });
    expect(await publicadas(id)).toEqual([]);
  });

  it('is refused where the deadline moves once marks are read', async () => {
    const id = await nueva();
    await corregir(id, anas, { niveles: { fundamento: 2 } });
    const fin = new Date(Date.UTC(2026, 0, 30));
    const deps = lasDePublicar(() =>
      t.db.updateTable('entregas').set({ fin }).where('id', '=', id).execute(),
    );
    await expect(publicarNotas(deps, dora, id, todas)).rejects.toMatchObject({ codigo: 'sin-copiar' });
    expect(await publicadas(id)).toEqual([]);
  });
});
