import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { consola } from './administracion.port.ts';
import { vincular } from './vincular.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const [anterior, nuevo] = ['sub-ana', 'sub-beto'];
const now = () => new Date('2026-03-02T10:00:00Z');
/** Tables of the identity itself, and the trail, which stays under the subject that acted. */
const suyas = ['personas', 'cuentas', 'auditoria', 'sesiones_terminadas', 'idempotencia'];

/** What a subject is and wrote in the course of delivery `n`, as rows. */
async function sembrarRastro(sub: string, n: number): Promise<void> {
  const entrega = uid(8000 + n);
  const [proyecto, por, de] = [
    uid(n),
    JSON.stringify({ sub, nombre: sub, usuario: sub }),
    sub === nuevo ? 1 : 2,
  ];
  await sql`insert into curso_lista (id, curso_id, posicion, nombre, sub)
    values (${uid(100 * n + de)}, ${uid(7000 + n)}, ${de}, ${sub}, ${sub})`.execute(t.db);
  await sql`insert into frases (id, sub, texto, creado) values (${uid(100 * n + de)}, ${sub}, 'Bien', now())`.execute(
    t.db,
  );
  await sql`insert into avisos (id, sub, tipo, entrega_id, texto, creado, unico)
    values (${uid(100 * n + de)}, ${sub}, 'plazo', ${entrega}, '', now(), ${`plazo ${entrega} ${sub}`}),
      (${uid(100 * n + 10 + de)}, ${sub}, 'comentario', ${entrega}, '', now(), null)`.execute(t.db);
  await sql`insert into observaciones (id, entrega_id, proyecto_id, lugar, clave, texto, por, de_docente, cuando, version, creado, cambiado)
    values (${uid(100 * n + de)}, ${entrega}, ${proyecto}, 'todo', '', 'x', ${por}, false, 'ahora', 1, now(), now())`.execute(
    t.db,
  );
  await sql`insert into rubricas (entrega_id, version, lineas, por, creado)
    values (${entrega}, ${de}, '[]', ${por}, now())`.execute(t.db);
  await sql`update entregados set tarde_por = ${por} where entrega_id = ${entrega}`.execute(t.db);
}

const docentes = async (n: number) =>
  (
    await t.db
      .selectFrom('curso_docentes')
      .select('sub')
      .where('curso_id', '=', uid(7000 + n))
      .execute()
  ).map(({ sub }) => sub);
const equipo = async (n: number) =>
  t.db
    .selectFrom('entregados')
    .select(['propietario', 'miembros', 'tarde_por'])
    .where('entrega_id', '=', uid(8000 + n))
    .executeTakeFirstOrThrow();

it('courses, copies, comments, notices and phrases of the old subject are the new one’s, also where both were', async () => {
  const { _id } = await crearProyecto(t, 'ana');
  const entregados = [{ proyecto: uid(1), propietario: 'eva' as const, miembros: ['ana'] as const }];
  await sembrarEntrega(t, 1, { docentes: ['ana'], personas: ['ana'], entregados });
  await sembrarRastro(anterior, 1);
  const deAmbas = [{ proyecto: uid(2), propietario: 'ana' as const, miembros: ['beto', 'eva'] as const }];
  await sembrarEntrega(t, 2, { docentes: ['ana', 'beto'], personas: ['ana', 'beto'], entregados: deAmbas });
  await sembrarRastro(nuevo, 2);
  await sembrarRastro(anterior, 2);
  await sql`insert into papelera (id, tabla, nombre, contenido, version, creado, borrado, quien)
    values (${uid(1)}, 'metricas', 'x', '{}', 1, now(), now(), ${anterior})`.execute(t.db);
  for (const tabla of ['analisis', 'pasados'])
    await sql`insert into ${sql.table(tabla)}
      (id, proyecto_id, id_persona, estado, enlace, rama, creado, fase, hechos, total)
      values (${uid(1)}, ${_id}, ${anterior}, 'listo', '', '', now(), '', 0, 0)`.execute(t.db);
  const ajuste = { proyecto_id: _id, id_persona: anterior, version: 1, cambiado: new Date(0) };
  await t.db.insertInto('ambitos').values(ajuste).execute();
  await t.db
    .insertInto('partidas')
    .values({ ...ajuste, estado: 'sin-calcular' })
    .execute();

  const apunte = {
    quien: consola,
    accion: 'identidad-vinculada',
    objeto: anterior,
    detalle: `→ ${nuevo}`,
  } as const;
  expect(await vincular(t.db, { anterior, nuevo, apunte }, now)).toMatchObject({ proyectos: 1 });

  const restos: string[] = [];
  for (const { name, isView } of await t.database.root.introspection.getTables()) {
    if (isView || suyas.includes(name)) continue;
    const { rows } = await sql<{ fila: string }>`select t::text as fila from ${sql.table(name)} t`.execute(
      t.db,
    );
    // The names that were written stay.
    for (const { fila } of rows)
      if (fila.replaceAll(/""(?:nombre|usuario)"": ""[^"]*""/gu, '').includes(anterior))
        restos.push(`${name}: ${fila}`);
  }
  expect(restos.filter((resto) => !resto.startsWith('curso_lista'))).toEqual([]);
  expect([await docentes(1), await docentes(2)]).toEqual([[nuevo], [nuevo]]);
  expect(await equipo(1)).toMatchObject({
    propietario: 'sub-eva',
    miembros: [{ sub: 'sub-eva' }, { sub: nuevo, nombre: 'Ana' }],
    tarde_por: { sub: nuevo, nombre: anterior },
  });
  expect(await equipo(2)).toMatchObject({
    propietario: nuevo,
    miembros: [{ sub: nuevo }, { sub: 'sub-eva' }],
  });
  const avisos = await t.db.selectFrom('avisos').select(['tipo', 'unico']).where('sub', '=', nuevo).execute();
  expect(
    avisos
      .filter(({ tipo }) => tipo === 'plazo')
      .map(({ unico }) => unico)
      .toSorted(),
  ).toEqual([`plazo ${uid(8001)} ${nuevo}`, `plazo ${uid(8002)} ${nuevo}`]);
  const lista = await t.db.selectFrom('curso_lista').select(['nombre', 'sub']).orderBy('id').execute();
  expect(lista).toEqual([
    { nombre: anterior, sub: nuevo },
    { nombre: nuevo, sub: nuevo },
    { nombre: anterior, sub: null },
  ]);
});
