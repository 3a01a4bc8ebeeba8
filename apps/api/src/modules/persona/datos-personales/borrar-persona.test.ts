import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sembrarComentarios } from '../../../testing/muestra-comentarios.ts';
import { sembrarMiembro } from '../../../testing/muestra-curso.ts';
import { sembrarEntrega } from '../../../testing/muestra-entrega.ts';
import { crearProyecto, sembrarCatalogo, uid } from '../../../testing/muestra.ts';
import { accionNueva } from '../../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testTokens, type Person } from '../../../testing/tokens.ts';
import { createBorradoDePersona } from './borrar-persona.repository.ts';
import { borrarPersona } from './borrar-persona.ts';
import { createDatosDePersonaRepository } from './datos-de-persona.repository.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
});
afterEach(() => t.close());

const quien = { sub: 'sub-admin', nombre: 'Admin' };
const now = new Date('2026-03-02T10:00:00Z');
const apuntes = () =>
  t.db
    .selectFrom('auditoria')
    .select(['sub', 'nombre', 'accion', 'objeto', 'objeto_id', 'detalle', 'otro'])
    .execute();

/** Calls as Ana with a user name in the token. */
async function comoAna(method: 'GET' | 'POST' | 'DELETE', url: string, nombre = 'Ana Ruiz') {
  const token = await (await testTokens()).sign('ana', { preferred_username: 'ana.ruiz', name: nombre });
  return t.call({ as: null, method, url, headers: { authorization: `Bearer ${token}` } });
}

describe('the entries of an erased person', () => {
  it('name no one where others removed, invited or chose the person', async () => {
    await comoAna('GET', '/cuotas/propias');
    const deBeto = (await crearProyecto(t, 'beto', 'Tienda'))._id;
    await sembrarMiembro(t, deBeto, 'ana');
    const equipo = `/equipos/${deBeto}`;
    const comoBeto = (method: 'POST' | 'DELETE' | 'PUT', url: string, body?: object) =>
      t.call({ as: 'beto', method, url: `${equipo}${url}`, ...(body && { body }) });
    await comoBeto('DELETE', '/miembros/sub-ana');
    await comoBeto('POST', '/invitaciones', { usuario: 'Ana.Ruiz' });
    await sembrarMiembro(t, deBeto, 'ana');
    expect((await comoBeto('PUT', '/propietario', { miembro: 'sub-ana' })).status).toBe(200);
    expect((await apuntes()).flatMap(({ otro }) => otro ?? []).toSorted()).toEqual([
      'ana.ruiz',
      'sub-ana',
      'sub-ana',
    ]);
    const { body } = await t.call({ as: 'admin', method: 'GET', url: '/auditoria?buscar=ana%20ruiz' });
    expect(body).toMatchObject({
      apuntes: expect.arrayContaining([
        expect.objectContaining({ accion: 'miembro-quitado', detalle: 'sale Ana Ruiz' }),
        expect.objectContaining({ accion: 'proyecto-traspasado', detalle: 'pasa a Ana Ruiz' }),
      ]) as unknown,
    });
    expect((await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-ana' })).status).toBe(204);
    expect(JSON.stringify(await apuntes())).not.toMatch(/ana\.ruiz|sub-ana|Ana Ruiz/iu);
    const despues = await t.call({ as: 'admin', method: 'GET', url: '/auditoria?accion=miembro-quitado' });
    expect(despues.body).toMatchObject({ apuntes: [{ detalle: 'sale Persona eliminada' }] });
  });

  it('name no one where the person was put in a course or removed, also as earlier entries were written', async () => {
    await comoAna('GET', '/cuotas/propias');
    await sembrarEntrega(t, 1, { personas: ['ana'] });
    const curso = `/cursos/${uid(7001)}`;
    const pedir = async (
      as: 'dora' | 'admin',
      method: 'POST' | 'DELETE' | 'GET',
      url: string,
      body?: object,
    ) => t.call({ as, method, url, ...(body && { body }) });
    expect((await pedir('dora', 'POST', `${curso}/docentes`, { usuario: 'ana.ruiz' })).status).toBe(200);
    expect((await pedir('dora', 'DELETE', `${curso}/docentes/sub-ana`)).status).toBe(204);
    expect((await pedir('dora', 'DELETE', `${curso}/personas/sub-ana`)).status).toBe(204);
    const detalles = async () => {
      const { body } = await pedir('admin', 'GET', '/auditoria?accion=curso-cambiado');
      return (body as { readonly apuntes: readonly { detalle: string }[] }).apuntes
        .map(({ detalle }) => detalle)
        .toSorted();
    };
    const antes = ['docente añadido:', 'docente quitado:', 'persona quitada:'];
    expect(await detalles()).toEqual(antes.map((uno) => `${uno} Ana Ruiz`));
    const csv = await t.call({ as: 'admin', method: 'GET', url: '/auditoria/csv?zona=UTC' });
    expect(csv.bytes.toString()).toContain('docente añadido: Ana Ruiz');
    for (const [i, uno] of antes.entries())
      await sql`insert into auditoria (id, momento, ultimo, veces, sub, nombre, accion, objeto, detalle)
        values (${uid(i)}, ${now}, ${now}, 1, 'sub-dora', 'Dora', 'curso-cambiado', 'Curso', ${`${uno} sub-ana`})`.execute(
        t.db,
      );
    await pedir('admin', 'DELETE', '/personas/sub-ana');
    expect(JSON.stringify(await apuntes())).not.toMatch(/ana\.ruiz|sub-ana|Ana Ruiz/iu);
    expect(await detalles()).toEqual(
      antes.flatMap((uno) => [`${uno} Persona eliminada`, `${uno} Persona eliminada`]),
    );
  });

  it('stay those of another person of that name, and of a project called so', async () => {
    await comoAna('GET', '/cuotas/propias', 'Beto');
    await crearProyecto(t, 'beto', 'Beto');
    await t.call({ as: 'beto', method: 'GET', url: '/personas/propia/exportacion' });
    const antes = (await apuntes()).filter(({ sub }) => sub === 'sub-beto');
    expect(antes.length).toBeGreaterThan(1);
    await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-ana' });
    expect((await apuntes()).filter(({ sub }) => sub === 'sub-beto')).toEqual(antes);
  });
});

it('who deleted what waits in the bin is named by subject: two people of one name stay apart', async () => {
  await comoAna('GET', '/cuotas/propias', 'Admin');
  await t.call({ as: 'admin', method: 'GET', url: '/cuotas/propias' });
  const fila = { tabla: 'metricas', contenido: '{}', version: 1, creado: now, borrado: new Date() };
  for (const [i, sub] of ['sub-ana', 'sub-admin'].entries())
    await sql`insert into papelera (id, tabla, nombre, contenido, version, creado, borrado, quien)
      values (${`00000000-0000-4000-8000-00000000000${String(i)}`}, ${fila.tabla}, ${sub}, '{}', 1, ${fila.creado},
        ${fila.borrado}, ${sub})`.execute(t.db);
  await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-ana' });
  const { body } = await t.call({ as: 'admin', method: 'GET', url: '/papelera' });
  const { elementos } = body as { readonly elementos: readonly { nombre: string; quien: string }[] };
  expect(Object.fromEntries(elementos.map((uno) => [uno.nombre, uno.quien]))).toEqual({
    'sub-ana': 'Persona eliminada',
    'sub-admin': 'Admin',
  });
});

it('a project that becomes the person’s during the erasure is given or deleted too', async () => {
  await comoAna('GET', '/cuotas/propias');
  const tarde = (await crearProyecto(t, 'beto', 'Tarde'))._id;
  await sembrarMiembro(t, tarde, 'eva');
  const datos = createDatosDePersonaRepository(t.db);
  const borrado = createBorradoDePersona({
    db: t.db,
    sinToken: (id) => t.vaults.tokens.encrypt('', id),
    terminarSesiones: () => Promise.resolve(),
  });
  const intentos: boolean[] = [];
  const conRetraso: typeof borrado = {
    ...borrado,
    borrar: async (...partes) => {
      if (intentos.length === 0)
        await t.db.updateTable('proyectos').set({ id_persona: 'sub-ana' }).where('id', '=', tarde).execute();
      intentos.push(await borrado.borrar(...partes));
      return intentos.at(-1) === true;
    },
  };
  const auditoria = { apuntar: () => Promise.resolve() };
  await borrarPersona(
    { datos, borrado: conRetraso, auditoria, now: () => now },
    { ...quien, roles: ['admin'] },
    'sub-ana',
  );
  expect(intentos).toEqual([false, true]);
  const [fila] = await t.db.selectFrom('proyectos').select('id_persona').execute();
  expect(fila).toEqual({ id_persona: 'sub-eva' });
});

it('what a person signed, and drafts, go in slices before the last transaction', async () => {
  await t.call({ as: 'dora', method: 'GET', url: '/cuotas/propias' });
  const proyecto = uid(555);
  const entrega = await sembrarEntrega(t, 5, { entregados: [{ proyecto, propietario: 'ana' }] });
  await sembrarComentarios(t, { entrega, proyecto }, 700);
  const deBeto = (await crearProyecto(t, 'beto', 'Con borrador'))._id;
  await sql`insert into borradores (id, id_persona, proyecto_id, tipo, elemento, intentos, adicionales, titulo, titulo_version, plan,
      cambios, creado, actualizado)
    values (${uid(1)}, 'sub-dora', ${deBeto}, 'allMetricas', ${uid(0)}, 0, '[]', '', 0, '{}', '[]', ${now}, ${now})`.execute(
    t.db,
  );
  await sql`insert into borrador_respuestas (borrador_id, lista_id, pauta_id, version, comentario)
    select ${uid(1)}, gen_random_uuid(), gen_random_uuid(), 1, 'x' from generate_series(1, 600)`.execute(
    t.db,
  );
  const sentencias = await t.statementsOf(async () => {
    expect((await t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-dora' })).status).toBe(204);
  });
  const lugares = (palabras: string) =>
    sentencias.flatMap((una, lugar) => (una.includes(palabras) ? [lugar] : []));
  const ultima = lugares('for update').at(-1) ?? 0;
  // 700 rows, none, and the statement of the last transaction; 600 rows, and none.
  expect(lugares('update "observaciones" set "por"')).toHaveLength(4);
  expect(lugares('delete from "borrador_respuestas"')).toHaveLength(3);
  expect(lugares('delete from "borrador_respuestas"').every((lugar) => lugar < ultima)).toBe(true);
  const { rows } = await sql`select 1 from observaciones where por ->> 'sub' = 'sub-dora'
    union all select 1 from borradores where id_persona = 'sub-dora'`.execute(t.db);
  expect(rows).toEqual([]);
});

/** Actions for Ana by name, for Ana by user name and for Beto. */
async function asignar(as: Person, proyecto: string): Promise<void> {
  for (const responsable of ['Ana Ruiz', 'ana.ruiz', 'Beto']) {
    const body = { ...accionNueva(), responsable };
    const url = `/mejoras/${proyecto}/acciones`;
    expect((await t.call({ as, method: 'POST', url, body })).status).toBe(201);
  }
}

describe('an erased person is responsible', () => {
  const [sinNombre, intactos] = [
    ['Beto', 'Persona eliminada', 'Persona eliminada'],
    ['Ana Ruiz', 'Beto', 'ana.ruiz'],
  ];
  const responsablesDe = async (proyecto: string) => {
    const { rows } = await sql<{ de: string }>`select responsable as de from acciones_mejora
      where proyecto_id = ${proyecto}`.execute(t.db);
    return rows.map(({ de }) => de).toSorted();
  };
  const borrarAna = () => t.call({ as: 'admin', method: 'DELETE', url: '/personas/sub-ana' });

  it('for no action of an own project, of a team or of a delivery; other projects keep the name', async () => {
    await comoAna('GET', '/cuotas/propias');
    const [propio, deEquipo, entregado, ajeno] = [
      (await crearProyecto(t, 'ana', 'Propio'))._id,
      (await crearProyecto(t, 'beto', 'De equipo'))._id,
      (await crearProyecto(t, 'beto', 'Entregado'))._id,
      (await crearProyecto(t, 'beto', 'Ajeno'))._id,
    ];
    await sembrarMiembro(t, propio, 'eva');
    await sembrarMiembro(t, deEquipo, 'ana');
    await sembrarEntrega(t, 1, {
      entregados: [{ proyecto: entregado, propietario: 'beto', miembros: ['ana'] }],
    });
    await asignar('ana', propio);
    for (const proyecto of [deEquipo, entregado, ajeno]) await asignar('beto', proyecto);
    // Their names are those of the last token.
    await comoAna('GET', '/cuotas/propias');
    expect((await borrarAna()).status).toBe(204);
    for (const proyecto of [propio, deEquipo, entregado])
      expect(await responsablesDe(proyecto)).toEqual(sinNombre);
    expect(await responsablesDe(ajeno)).toEqual(intactos);
  });

  it('for no action that a team of that person delivered; what others delivered keeps the name', async () => {
    await comoAna('GET', '/cuotas/propias');
    const entregados = [
      { proyecto: uid(501), propietario: 'ana', verificadas: 2 },
      { proyecto: uid(502), propietario: 'beto', miembros: ['ana'], verificadas: 2 },
      { proyecto: uid(503), propietario: 'beto', verificadas: 2 },
    ] as const;
    await sembrarEntrega(t, 1, { entregados });
    await sql`update entregados set acciones =
      jsonb_set(jsonb_set(acciones, '{0,responsable}', '"ana.ruiz"'), '{1,responsable}', '"Ana Ruiz"')`.execute(
      t.db,
    );
    expect((await borrarAna()).status).toBe(204);
    const { rows } = await sql<{ de: string[] }>`select array(select a ->> 'responsable'
      from jsonb_array_elements(acciones) a) as de from entregados order by proyecto_id`.execute(t.db);
    const eliminada = ['Persona eliminada', 'Persona eliminada'];
    expect(rows.map(({ de }) => de)).toEqual([eliminada, eliminada, ['ana.ruiz', 'Ana Ruiz']]);
  });
});
