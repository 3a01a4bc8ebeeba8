import { transact, type Conn, type Db } from '@mantenible/db';
import { diaMs } from '@mantenible/domain/tiempo';
import { sql } from 'kysely';

import { leerTipoDeAviso } from './aviso-guardado.schema.ts';
import type { AvisoLeido, AvisoPendiente, BuzonRepository, PlazoDePersona, Reclamo } from './correo.port.ts';
import { direccion } from './eleccion-de-correo.repository.ts';

/** How long a first notice waits for others that the same mail can carry. */
const reunirMs = 10 * 60_000;
const horaMs = 3_600_000;
/** Notices that one mail can carry; others follow in the next one. */
const maximoPorCorreo = 500;

/** The mails that wait, in SQL: marks of notices, and one row a person. */
export function createBuzonRepository(db: Db): BuzonRepository {
  return {
    plazos: (...datos) => plazos(db, ...datos),
    reclamar: (...datos) => reclamar(db, ...datos),
    pendientes: (sub) => pendientes(db, sub),
    enviado: ({ sub, hasta }, leidos, now, siguiente) =>
      transact(db, async (trx) => {
        await soltar(trx, leidos);
        const hecho = { intentos: 0, ultimo: now, fallo: null, fallo_momento: null, turno: siguiente };
        await trx
          .updateTable('avisos_por_correo')
          .set(hecho)
          .where('sub', '=', sub)
          .where('turno', '=', hasta)
          .execute();
      }),
    descartar: ({ sub, hasta }, leidos) =>
      transact(db, async (trx) => {
        await soltar(trx, leidos);
        await trx
          .updateTable('avisos_por_correo')
          .set({ intentos: 0, turno: null })
          .where('sub', '=', sub)
          .where('turno', '=', hasta)
          .execute();
      }),
    fallido: async ({ sub, hasta, intentos }, motivo, now, siguiente) => {
      await db
        .updateTable('avisos_por_correo')
        .set({ intentos: intentos + 1, fallo: motivo, fallo_momento: now, turno: siguiente })
        .where('sub', '=', sub)
        .where('turno', '=', hasta)
        .execute();
    },
    olvidar: async (antes) => {
      const { numUpdatedRows } = await db
        .updateTable('avisos')
        .set({ por_enviar: null })
        .where('por_enviar', '<', antes)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    estado: () => estado(db),
  };
}

/** `unico` is the key of `avisoDePlazo`: a deadline that was moved has a notice of its own. */
async function plazos(db: Db, now: Date, maximo: number): Promise<readonly PlazoDePersona[]> {
  const { rows } = await sql<PlazoDePersona>`
    select a.sub, e.id as "entregaId", e.curso_id as "cursoId", e.titulo, e.fin
    from avisos_por_correo a join curso_personas p on p.sub = a.sub join entregas e on e.curso_id = p.curso_id
      join cursos c on c.id = e.curso_id and c.estado <> 'archivado'
    where a.activo and e.abre <= ${now} and e.fin > ${now} and e.fin <= ${new Date(now.getTime() + diaMs)}
      and not exists (select 1 from avisos v where v.unico = 'plazo ' || e.id || ' '
        || to_char(e.fin at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || a.sub)
    order by e.fin, a.sub limit ${maximo}`.execute(db);
  return rows;
}

/** One statement finds the person and moves the turn, so that two servers never claim the same mail. */
async function reclamar(
  db: Db,
  ...[now, hasta, porHora]: Parameters<BuzonRepository['reclamar']>
): Promise<Reclamo | null> {
  const { rows } = await sql<Reclamo>`
    with elegida as (
      select a.sub, ${direccion} as correo
      from avisos_por_correo a left join cuentas c on c.sub = a.sub
      where a.activo and (a.turno is null or a.turno <= ${now})
        and exists (select 1 from avisos v where v.sub = a.sub
          and v.por_enviar <= ${new Date(now.getTime() - reunirMs)})
        and (select count(*) from avisos_por_correo where ultimo > ${new Date(now.getTime() - horaMs)}) < ${porHora}
      order by a.turno nulls first, a.sub limit 1 for update of a skip locked)
    update avisos_por_correo b set turno = ${hasta} from elegida where b.sub = elegida.sub
    returning b.sub, elegida.correo, b.intentos, b.turno as hasta`.execute(db);
  return rows[0] ?? null;
}

async function pendientes(db: Db, sub: string): Promise<readonly AvisoPendiente[]> {
  const filas = await db
    .selectFrom('avisos')
    .leftJoin('entregas', 'entregas.id', 'avisos.entrega_id')
    .innerJoin('cursos', (join) =>
      join.on(sql<boolean>`cursos.id = coalesce(entregas.curso_id, avisos.curso_id)`),
    )
    .where('avisos.sub', '=', sub)
    .where('avisos.por_enviar', 'is not', null)
    .select(['avisos.id', 'avisos.tipo', 'avisos.creado', 'avisos.entrega_id as entregaId'])
    .select(['entregas.titulo', 'entregas.fin'])
    .select([
      'cursos.id as cursoId',
      'cursos.nombre as curso',
      'cursos.zona',
      sql<Date>`avisos.por_enviar`.as('espera'),
    ])
    .orderBy('avisos.por_enviar')
    .orderBy('avisos.id')
    .limit(maximoPorCorreo)
    .execute();
  return filas.map((fila) => ({ ...fila, tipo: leerTipoDeAviso(fila.tipo, fila.id) }));
}

/**
 * These notices wait no longer; one that was renewed after it was read waits for the next mail. What was read has
 * milliseconds, a row that an operator added may have microseconds.
 */
async function soltar(trx: Conn, leidos: readonly AvisoLeido[]): Promise<void> {
  if (leidos.length === 0) return;
  const filas = JSON.stringify(leidos.map(({ id, creado }) => ({ id, creado })));
  await sql`
    update avisos set por_enviar = case when date_trunc('milliseconds', avisos.creado) <> leidos.creado then avisos.creado end
    from jsonb_to_recordset(${filas}::jsonb) as leidos(id uuid, creado timestamptz)
    where avisos.id = leidos.id and avisos.por_enviar is not null`.execute(trx);
}

async function estado(db: Db): ReturnType<BuzonRepository['estado']> {
  const [cifras, fallo] = await Promise.all([
    db
      .selectFrom('avisos_por_correo')
      .select((eb) => [
        sql<number>`(count(*) filter (where activo))::int`.as('personas'),
        eb.fn.max('ultimo').as('ultimo'),
        sql<number>`(select count(*)::int from avisos where por_enviar is not null)`.as('esperan'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('avisos_por_correo')
      .select(['fallo as motivo', 'fallo_momento as momento'])
      .where('fallo', 'is not', null)
      .orderBy('fallo_momento', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const { motivo = null, momento = null } = fallo ?? {};
  return { ...cifras, fallo: motivo === null || momento === null ? null : { motivo, momento } };
}
