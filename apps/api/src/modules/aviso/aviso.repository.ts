import type { Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { leerTipoDeAviso } from './aviso-guardado.schema.ts';
import type { AvisoNuevo, AvisoRepository, PlazoCercano } from './aviso.port.ts';

/** Notices in SQL. */
export function createAvisoRepository(db: Db, nuevoId: () => string): AvisoRepository {
  return {
    avisar: (nuevos, now) =>
      insertar(
        db,
        nuevoId,
        nuevos,
        now,
        sql`do update set texto = excluded.texto, creado = excluded.creado, leido = null,
          por_enviar = coalesce(avisos.por_enviar, excluded.por_enviar)`,
      ),
    avisarUnaVez: (nuevos, now) => insertar(db, nuevoId, nuevos, now, sql`do nothing`),
    leer: (...datos) => leer(db, ...datos),
    existentes: async (unicos) => {
      if (unicos.length === 0) return new Set();
      const filas = await db.selectFrom('avisos').select('unico').where('unico', 'in', unicos).execute();
      return new Set(filas.flatMap(({ unico }) => unico ?? []));
    },
    marcarLeidos: (...datos) => marcarLeidos(db, ...datos),
    plazos: (...datos) => plazos(db, ...datos),
  };
}

/** One row for each key: a person who has two parts in a delivery gets one notice. It waits for a mail where the person has that on. */
async function insertar(
  db: Db,
  nuevoId: () => string,
  nuevos: readonly AvisoNuevo[],
  now: Date,
  repetido: RawBuilder<unknown>,
): Promise<void> {
  const unicos = new Map(nuevos.map((uno) => [uno.unico, { id: nuevoId(), ...uno }]));
  if (unicos.size === 0) return;
  await sql`
    insert into avisos (id, sub, tipo, entrega_id, curso_id, proyecto_id, texto, creado, unico, por_enviar)
    select n.id, n.sub, n.tipo, n."entregaId", n."cursoId", n."proyectoId", n.texto, ${now}::timestamptz, n.unico,
      case when exists (select 1 from avisos_por_correo c where c.sub = n.sub and c.activo) then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify([...unicos.values()])}::jsonb)
      as n(id uuid, sub text, tipo text, "entregaId" uuid, "cursoId" uuid, "proyectoId" uuid, texto text, unico text)
    on conflict (unico) ${repetido}`.execute(db);
}

/** What a client was shown has milliseconds; a row that an operator added may have microseconds. */
async function marcarLeidos(
  db: Db,
  ...[sub, { now, hasta, aviso, unicos }]: Parameters<AvisoRepository['marcarLeidos']>
): Promise<void> {
  await db
    .updateTable('avisos')
    .set({ leido: now, por_enviar: null })
    .where('sub', '=', sub)
    .where('leido', 'is', null)
    .where((eb) =>
      eb.or([
        aviso === null
          ? sql<boolean>`date_trunc('milliseconds', creado) <= ${hasta}::timestamptz`
          : eb('id', '=', aviso),
        ...(unicos.length > 0 ? [eb('unico', 'in', unicos)] : []),
      ]),
    )
    .execute();
}

async function leer(
  db: Db,
  ...[sub, maximo, now]: Parameters<AvisoRepository['leer']>
): ReturnType<AvisoRepository['leer']> {
  const suyos = db
    .selectFrom('avisos')
    .leftJoin('entregas', 'entregas.id', 'avisos.entrega_id')
    .where('avisos.sub', '=', sub)
    .where((eb) =>
      eb.or([
        eb('avisos.tipo', '<>', 'plazo'),
        eb('avisos.leido', 'is not', null),
        eb('entregas.fin', '>', now),
      ]),
    );
  const [{ n }, filas] = await Promise.all([
    suyos
      .where('avisos.leido', 'is', null)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
    suyos
      .select(['avisos.id', 'avisos.tipo', 'avisos.entrega_id', 'avisos.proyecto_id', 'avisos.texto'])
      .select(['avisos.creado', 'avisos.leido'])
      // What the notice is about has one of the two.
      .select(sql<string>`coalesce(entregas.curso_id, avisos.curso_id)`.as('curso_id'))
      .orderBy('avisos.creado', 'desc')
      .orderBy('avisos.id')
      .limit(maximo)
      .execute(),
  ]);
  return {
    sinLeer: n,
    avisos: filas.map((una) => ({
      _id: una.id,
      tipo: leerTipoDeAviso(una.tipo, una.id),
      cursoId: una.curso_id,
      entregaId: una.entrega_id,
      proyectoId: una.proyecto_id,
      texto: una.texto,
      creado: una.creado.toISOString(),
      leido: una.leido !== null,
    })),
  };
}

async function plazos(
  db: Db,
  ...[sub, { desde, hasta }]: Parameters<AvisoRepository['plazos']>
): Promise<readonly PlazoCercano[]> {
  const filas = await db
    .selectFrom('entregas')
    .innerJoin('curso_personas', 'curso_personas.curso_id', 'entregas.curso_id')
    .where('curso_personas.sub', '=', sub)
    // An archived course takes no work: its deadlines are nothing to be warned of.
    .innerJoin('cursos', 'cursos.id', 'entregas.curso_id')
    .where('cursos.estado', '<>', 'archivado')
    .where('entregas.abre', '<=', desde)
    .where('entregas.fin', '>', desde)
    .where('entregas.fin', '<=', hasta)
    .select(['entregas.id as entregaId', 'entregas.curso_id as cursoId', 'entregas.titulo', 'entregas.fin'])
    .orderBy('entregas.fin')
    .limit(50)
    .execute();
  return filas;
}
