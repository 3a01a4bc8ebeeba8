import { deleteInSlices, transact, type Conn, type Db } from '@mantenible/db';
import { elegirDelCodigo } from '@mantenible/domain/entrega';
import { sql, type RawBuilder } from 'kysely';

import { listaJson } from '../comun/lista-json.repository.ts';
import type { CopiaRepository } from './copia.port.ts';

/** Files whose texts one statement erases, and files that one copies, whose bytes are at most `bytesPorTramo` unless one has more. */
const archivosPorTramo = 200;
const bytesPorTramo = 1024 * 1024;

const archivosPesados = {
  table: 'entregado_archivos',
  columns: ['texto_cifrado', 'incidencias', 'medidas'],
} as const;

/** The copies of files, which follow those of their analyses. */
export function createArchivosDeCopias(
  db: Db,
): Pick<CopiaRepository, 'copiarArchivos' | 'borrarCancelados' | 'borrarTextos'> {
  return {
    copiarArchivos: () => transact(db, copiarTramo),
    borrarCancelados: async () => {
      await borrarArchivosDeAnalisis(
        db,
        sql`select a.id from entrega_analisis a where a.estado = 'cancelado'
          and exists (select 1 from entregado_archivos f where f.analisis_id = a.id)`,
      );
      // Those of a copy that was taken away, and of which a server that stopped left the rows.
      await sql`delete from entrega_analisis where estado = 'cancelado' and entregado_id is null and origen = 'propio'`.execute(
        db,
      );
    },
    borrarTextos: async () => {
      const { numAffectedRows } = await sql`
        update entregado_archivos set texto_cifrado = null, texto_clave = null
        where ctid = any (array(
          select f.ctid from entregado_archivos f
          join entrega_analisis a on a.id = f.analisis_id
          join entregas e on e.id = a.entrega_id join cursos c on c.id = e.curso_id
          where c.estado = 'archivado' and f.texto_cifrado is not null
          limit ${archivosPorTramo}))`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

interface Copiado {
  readonly id: string;
  readonly proyecto_id: string;
  readonly enlace: string;
  readonly rama: string;
}

/**
 * The newest analysis of each copy that ended in time and is of the repository and branch that were copied: our own, whose files follow
 * by `copiarArchivos`, or the kept figures of the scanning service.
 */
export async function copiarAnalisis(
  trx: Conn,
  incorporado: boolean,
  copiados: readonly Copiado[],
  hasta: Date,
): Promise<void> {
  if (copiados.length === 0) return;
  const candidatos = Map.groupBy(
    await candidatosDe(trx, incorporado, copiados, hasta),
    ({ proyecto_id }) => proyecto_id,
  );
  const elegidos = copiados.flatMap((copiado) => {
    const uno = elegirDelCodigo(candidatos.get(copiado.proyecto_id) ?? [], copiado);
    return uno ? [{ copia: copiado.id, analisis: uno.id }] : [];
  });
  const e = sql`jsonb_to_recordset(${JSON.stringify(elegidos)}::jsonb) as e(copia uuid, analisis uuid)
    join entregados d on d.id = e.copia`;
  await (incorporado ? insertarPropios(trx, e) : insertarCifras(trx, e));
  await sql`update entregados d set analizado = true, ambito_propio = a.ambito
    from entrega_analisis a where a.entregado_id = d.id and d.id in (${sql.join(copiados.map(({ id }) => id))})`.execute(
    trx,
  );
}

type Candidato = Copiado;

/** The newest of each link and branch, the newest first. */
async function candidatosDe(
  trx: Conn,
  incorporado: boolean,
  copiados: readonly Copiado[],
  hasta: Date,
): Promise<readonly Candidato[]> {
  const proyectos = sql.join(copiados.map(({ proyecto_id }) => proyecto_id));
  const unos = incorporado
    ? sql`select id, proyecto_id, enlace, rama, creado from analisis
        where proyecto_id in (${proyectos}) and estado = 'listo' and fin < ${hasta}`
    : sql`select id, proyecto_id, enlace, rama, fecha as creado from cifras_servicio
        where proyecto_id in (${proyectos}) and fecha < ${hasta}`;
  const { rows } = await sql<Candidato>`select * from (
      select distinct on (proyecto_id, enlace, rama) * from (${unos}) u
      order by proyecto_id, enlace, rama, creado desc, id desc) n
    order by creado desc, id desc`.execute(trx);
  return rows;
}

async function insertarPropios(trx: Conn, elegidos: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into entrega_analisis (id, entrega_id, entregado_id, origen, estado, creado, inicio, fin, fase, hechos, total,
      commit_id, grado, medidas, omitidos, ambito, alcance, fuente_id, sin_archivos)
    select gen_random_uuid(), d.entrega_id, d.id, 'propio', 'listo', a.creado, a.inicio, a.fin, a.fase, a.hechos, a.total,
      a.commit_id, a.grado, a.medidas, a.omitidos, a.ambito, a.alcance, a.id, true
    from ${elegidos} join analisis a on a.id = e.analisis`.execute(trx);
}

async function insertarCifras(trx: Conn, elegidos: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into entrega_analisis (id, entrega_id, entregado_id, origen, estado, creado, fin, fase, hechos, total, grado,
      medidas, sin_archivos)
    select gen_random_uuid(), d.entrega_id, d.id, 'servicio', 'listo', s.fecha, s.fecha, 'guardando', 0, 0, s.grado, s.medidas,
      true
    from ${elegidos} join cifras_servicio s on s.id = e.analisis`.execute(trx);
}

/** Copies the next files of one analysis, and counts its findings once it has all of them. */
async function copiarTramo(trx: Conn): Promise<boolean> {
  const fila = await trx
    .selectFrom('entrega_analisis')
    .select(['id', 'fuente_id'])
    .where('fuente_id', 'is not', null)
    .orderBy('creado')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!fila) return false;
  // The texts stay encrypted under the analysis that they are copied from.
  const { numAffectedRows } = await sql`
    insert into entregado_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, cuantas,
      sello_id, texto_cifrado, texto_clave)
    select ${fila.id}, posicion, ruta, lenguaje, analizable, medidas, incidencias,
      jsonb_array_length(${listaJson('incidencias')}), analisis_id, texto_cifrado, texto_clave
    from (select u.*, sum(bytes) over (order by posicion rows unbounded preceding) - bytes as antes
      from (select f.*, pg_column_size(f.texto_cifrado) + pg_column_size(f.incidencias) as bytes
        from analisis_archivos f where f.analisis_id = ${fila.fuente_id} and f.posicion > coalesce(
          (select max(posicion) from entregado_archivos where analisis_id = ${fila.id}), -1)
        order by f.posicion limit ${archivosPorTramo}) u) t
    where antes < ${bytesPorTramo}`.execute(trx);
  if ((numAffectedRows ?? 0n) > 0n) return true;
  await sql`update entrega_analisis a set fuente_id = null, incidencias = ${incidenciasDe(sql`a.id`)},
    sin_archivos = not exists (select 1 from entregado_archivos f where f.analisis_id = a.id)
    where id = ${fila.id}`.execute(trx);
  return true;
}

/** Number of the findings that the files of an analysis have. */
export const incidenciasDe = (analisisId: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(f.cuantas), 0)::int from entregado_archivos f where f.analisis_id = ${analisisId})`;

/** Deletes in slices the files of the copies (`d`) that meet a condition; until the rows go too they count as without files. */
export async function borrarArchivosDe(db: Db, copias: RawBuilder<boolean>): Promise<void> {
  const suyos = sql`select a.id from entrega_analisis a join entregados d on d.id = a.entregado_id where ${copias}`;
  await borrarArchivosDeAnalisis(db, suyos);
}

/** Deletes in slices the files of these analyses, which count as without files from then on. */
export async function borrarArchivosDeAnalisis(db: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`update entrega_analisis set sin_archivos = true, fuente_id = null where id in (${ids})`.execute(
    db,
  );
  await deleteInSlices(db, archivosPesados, sql`analisis_id in (${ids})`);
}

/** Deletes analyses, their files in slices before them. */
export async function borrarAnalisis(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await borrarArchivosDeAnalisis(db, sql.join(ids));
  await db.deleteFrom('entrega_analisis').where('id', 'in', ids).execute();
}

/** Deletes in slices what a job stored that is not published. */
export async function borrarArchivosDelTrabajo(db: Db, id: string): Promise<void> {
  await deleteInSlices(db, archivosPesados, sql`analisis_id = ${id}`);
}
