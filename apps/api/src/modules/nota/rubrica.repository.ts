import { transact, type Conn, type Db } from '@mantenible/db';
import { maximoVersiones, nivelesEn, type Rubrica } from '@mantenible/domain/rubrica';
import { sql } from 'kysely';

import { leerLineas, leerNiveles, leerPorRubrica } from './nota-guardada.schema.ts';
import type { RubricaRepository, VersionDeRubrica } from './nota.port.ts';

/** Rubrics in SQL. */
export function createRubricaRepository(db: Db): RubricaRepository {
  return {
    versiones: (entregaId) => leer(db, entregaId, maximoVersiones),
    ultima: async (entregaId) => (await leer(db, entregaId, 1))[0] ?? null,
    guardar: (...datos) => transact(db, (trx) => guardar(trx, ...datos)),
  };
}

async function leer(db: Db, entregaId: string, cuantas: number): Promise<readonly VersionDeRubrica[]> {
  const filas = await db
    .selectFrom('rubricas')
    .selectAll()
    .where('entrega_id', '=', entregaId)
    .orderBy('version', 'desc')
    .limit(cuantas)
    .execute();
  return filas.map(({ version, lineas, motivo, por, creado }) => ({
    version,
    motivo,
    lineas: leerLineas(lineas, `${entregaId}/${version}`),
    por: leerPorRubrica(por, `${entregaId}/${version}`),
    creado: creado.toISOString(),
  }));
}

async function guardar(
  trx: Conn,
  ...[entregaId, { lineas, motivo }, { por, now, esperada, reemplaza }]: Parameters<
    RubricaRepository['guardar']
  >
): ReturnType<RubricaRepository['guardar']> {
  // Locks the delivery: two versions at once would have one number, and its opening may be moved meanwhile.
  const entrega = await trx
    .selectFrom('entregas')
    .select('abre')
    .where('id', '=', entregaId)
    .forUpdate()
    .executeTakeFirst();
  const texto = JSON.stringify(lineas);
  const fila = await trx
    .selectFrom('rubricas')
    .select(['version', 'lineas', sql<boolean>`lineas = ${texto}::jsonb`.as('igual')])
    .select(sql<number>`count(*) over ()::int`.as('guardadas'))
    .where('entrega_id', '=', entregaId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entrega) return null;
  const congelada = entrega.abre <= now && esperada > 0;
  if ((fila?.version ?? 0) !== esperada || congelada === reemplaza) return null;
  if (fila?.igual) return 'igual';
  if (fila && !reemplaza && fila.guardadas >= maximoVersiones) return 'completa';
  const anterior = fila && { lineas: leerLineas(fila.lineas, `${entregaId}/${fila.version}`) };
  if (reemplaza) await trx.deleteFrom('rubricas').where('entrega_id', '=', entregaId).execute();
  if (anterior) await trasladarNiveles(trx, entregaId, anterior, { lineas });
  const valores = { lineas: texto, motivo, por: JSON.stringify(por), creado: now };
  await trx
    .insertInto('rubricas')
    .values({ entrega_id: entregaId, version: esperada + 1, ...valores })
    .execute();
  return 'guardada';
}

/**
 * Moves chosen levels to their places in the new rubric. Both corrections of a project get a new version: an open page of the earlier
 * levels is refused, and the second one stays as far above the first as it was.
 */
async function trasladarNiveles(
  trx: Conn,
  entregaId: string,
  antes: Rubrica,
  despues: Rubrica,
): Promise<void> {
  const filas = await trx
    .selectFrom('calificaciones')
    .select(['id', 'proyecto_id', 'niveles'])
    .where('entrega_id', '=', entregaId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const trasladadas = filas.map(({ id, proyecto_id: proyecto, niveles }) => {
    const suyos = leerNiveles(niveles, id);
    const nuevos = nivelesEn(antes, despues, suyos);
    return { id, proyecto, niveles: nuevos, cambian: JSON.stringify(nuevos) !== JSON.stringify(suyos) };
  });
  const cambian = new Set(trasladadas.flatMap((una) => (una.cambian ? [una.proyecto] : [])));
  const nuevas = trasladadas.filter(({ proyecto }) => cambian.has(proyecto));
  if (nuevas.length === 0) return;
  await sql`update calificaciones c set niveles = n.niveles, version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(nuevas)}::jsonb) as n(id uuid, niveles jsonb)
    where c.id = n.id`.execute(trx);
}
