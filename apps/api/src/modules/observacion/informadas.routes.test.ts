import { observacionesInformadas } from '@mantenible/contracts/observacion';
import { maximoEntregasInformadas, maximoInformadas } from '@mantenible/domain/observacion';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { sembrarCurso } from '../../testing/muestra-curso.ts';
import { clavePrimera, sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { people, type Person } from '../../testing/tokens.ts';

const momento = new Date(Date.UTC(2026, 0, 15));
let t: TestApp;
let numero = 400;
let proyecto = '';
let entrega = '';
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
});
beforeEach(async () => {
  ({ _id: proyecto } = await crearProyecto(t, 'ana', `Proyecto ${numero}`));
  entrega = await entregar();
  await sembrarCurso(t, numero + 1000, { docentes: ['dora', 'omar'], proyectos: [proyecto] });
});
afterAll(() => t.close());

/** A delivery of Ana's project (with Eva) in a course of Dora's. */
async function entregar(fin = new Date(Date.UTC(2026, 0, 10))): Promise<string> {
  numero += 1;
  return sembrarEntrega(t, numero, {
    personas: ['ana', 'eva'],
    fin,
    entregados: [{ proyecto, propietario: 'ana', miembros: ['eva'] }],
  });
}

async function comentar(cuerpo: object, as: Person = 'dora', en = entrega): Promise<string> {
  const body = { lugar: 'todo', clave: '', cuando: 'ahora', ...cuerpo };
  return idOf(await t.call({ as, method: 'POST', url: `/entregas/${en}/comentarios/${proyecto}`, body }));
}

const pedir = (as: Person | null, consulta: string) =>
  t.call({ as, method: 'GET', url: `/comentarios/${proyecto}?${consulta}` });
async function leer(as: Person, consulta = 'lugar=respuesta') {
  const { entregas } = observacionesInformadas.parse((await pedir(as, consulta)).body);
  return entregas;
}
const textos = async (as: Person, consulta?: string) =>
  (await leer(as, consulta)).map(({ comentarios }) => comentarios.map(({ texto }) => texto));

describe('the comments of a project’s reports', () => {
  it('name their question, stand thread by thread, and leave other places out', async () => {
    const primera = await comentar({ lugar: 'respuesta', clave: clavePrimera, texto: 'Falta el porqué' });
    await comentar({ texto: 'Buen trabajo' });
    await comentar({ lugar: 'incidencia', clave: 'a.js:3 javascript:S1', texto: 'Mírela' });
    await comentar({ texto: 'Lo añado', padre: primera }, 'ana');
    const [una] = await leer('ana');
    expect(una).toMatchObject({ _id: entrega, commit: 'abc1234', omitidos: 0 });
    expect(una?.comentarios).toMatchObject([
      { texto: 'Falta el porqué', sobre: '¿Pregunta 0?', por: 'Dora', deDocente: true, resuelta: false },
      { texto: 'Lo añado', sobre: '¿Pregunta 0?', por: 'Ana', deDocente: false, padre: primera },
      { texto: 'Buen trabajo', sobre: '' },
    ]);
    expect(await textos('ana', 'lugar=incidencia')).toEqual([['Buen trabajo', 'Mírela']]);
    expect((await leer('ana', 'lugar=incidencia'))[0]?.comentarios[1]?.sobre).toBe('a.js:3 javascript:S1');
  });

  it('are those that the page of the mark shows to the reader, and no count of others', async () => {
    await comentar({ texto: 'Con la nota', cuando: 'con-la-nota' });
    await comentar({ texto: 'Ahora' });
    for (const as of ['ana', 'admin'] as const) expect(await textos(as)).toEqual([['Ahora']]);
    expect(await textos('dora')).toEqual([['Con la nota', 'Ahora']]);
    const mostrados = async (as: Person) => (await leer(as))[0]?.comentarios.map(({ mostrado }) => mostrado);
    expect(await mostrados('dora')).toEqual([false, true]);
    expect(await mostrados('ana')).toEqual([true]);
    // A lecturer of another course that the project is in reads the project and not this delivery.
    expect(await textos('omar')).toEqual([]);
    expect((await pedir('beto', 'lugar=respuesta')).status).toBe(404);
    expect((await pedir(null, 'lugar=respuesta')).status).toBe(401);
  });

  it('of a hidden thread alone give no delivery, and those of a published mark are shown', async () => {
    await comentar({ texto: 'Con la nota', cuando: 'con-la-nota' });
    expect(await leer('ana')).toEqual([]);
    await t.db
      .insertInto('calificaciones')
      .values({
        id: crypto.randomUUID(),
        entrega_id: entrega,
        proyecto_id: proyecto,
        orden: 1,
        medidas: '{}',
        entregado_id: null,
        calculado: momento,
        niveles: '{}',
        enlaces: '[]',
        nota_docente: null,
        motivo: null,
        publicado: null,
        publicada: momento,
        revision_pedida: null,
        revision_motivo: null,
        version: 1,
        por: JSON.stringify({ sub: people.dora.sub, nombre: 'Dora' }),
        cambiado: momento,
      })
      .execute();
    expect(await textos('ana')).toEqual([['Con la nota']]);
  });

  it('of one saved test are those of its deliveries', async () => {
    const otra = await entregar(new Date(Date.UTC(2026, 0, 12)));
    await comentar({ texto: 'De la primera' });
    await comentar({ texto: 'De la segunda' }, 'dora', otra);
    await t.db
      .updateTable('entregados')
      .set({ prueba_id: uid(77) })
      .where('entrega_id', '=', otra)
      .execute();
    expect(await textos('ana')).toEqual([['De la segunda'], ['De la primera']]);
    expect(await textos('ana', `lugar=respuesta&prueba=${uid(77)}`)).toEqual([['De la segunda']]);
    expect(await textos('ana', `lugar=respuesta&prueba=${uid(78)}`)).toEqual([]);
  });

  it('of an earlier copy than the one that counts are marked with their replies', async () => {
    const primera = await comentar({ lugar: 'respuesta', clave: clavePrimera, texto: 'De antes' });
    const otra = `${uid(50)}:${uid(99)}`;
    await comentar({ lugar: 'respuesta', clave: otra, texto: 'De una pregunta que no está' });
    const marcas = async () =>
      (await leer('ana'))[0]?.comentarios.map(({ sobre, anterior }) => [sobre, anterior]);
    expect(await marcas()).toEqual([
      ['¿Pregunta 0?', false],
      ['Una respuesta', false],
    ]);
    const hasta = new Date(Date.UTC(2026, 0, 21));
    await t.db.updateTable('entregados').set({ momento: hasta }).where('entrega_id', '=', entrega).execute();
    await comentar({ texto: 'Lo añado', padre: primera }, 'ana');
    await t.db
      .updateTable('observaciones')
      .set({ creado: new Date(Date.UTC(2026, 0, 22)) })
      .where('padre', '=', primera)
      .execute();
    expect(await marcas()).toEqual([
      ['¿Pregunta 0?', true],
      ['¿Pregunta 0?', true],
      ['Una respuesta', true],
    ]);
  });

  it('of deliveries that the reader does not see take no place; the oldest beyond the bound are counted', async () => {
    await comentar({ texto: 'De la más antigua' });
    const otras = Array.from({ length: maximoEntregasInformadas + 1 }, (_, i) => i);
    for (const i of otras) {
      numero += 1;
      await sembrarEntrega(t, numero, {
        docentes: ['omar'],
        fin: new Date(Date.UTC(2026, 0, 12, 0, i)),
        entregados: [{ proyecto, propietario: 'ana', niveles: null, analisis: null }],
      });
    }
    expect(await textos('dora')).toEqual([['De la más antigua']]);
    const omitidas = async (as: Person) =>
      observacionesInformadas.parse((await pedir(as, 'lugar=respuesta')).body).entregasOmitidas;
    expect([await omitidas('dora'), await omitidas('omar'), await omitidas('ana')]).toEqual([0, 1, 2]);
    expect(await textos('ana')).toEqual([]);
  });

  it('are bounded where there are 10 000, and count what is left out', async () => {
    await sembrarComentarios(t, { entrega, proyecto }, 10_000);
    const [una] = await leer('ana');
    expect(una?.comentarios).toHaveLength(maximoInformadas);
    expect(una?.omitidos).toBe(10_000 - maximoInformadas);
  });

  it.each(['', 'lugar=todo', 'lugar=respuesta&prueba=x'])('refuse the query «%s»', async (consulta) => {
    expect((await pedir('ana', consulta)).status).toBe(400);
  });
});
