import { deleteInSlices, transact, type Conn, type Db, type Schema } from '@mantenible/db';
import { sql, type Selectable } from 'kysely';

import type { Claim, Publication } from '../../jobs/job.port.ts';
import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { alcanceGuardado } from '../comun/alcance-guardado.ts';
import { archivosPorCopiar } from '../comun/archivos-por-copiar.repository.ts';
import { noPublicado } from '../comun/no-publicado.repository.ts';
import {
  filaDeArchivo,
  leerAmbitoUsado,
  leerIncidencias,
  leerMedidas,
  leerMedidasDeArchivo,
  leerOmitidos,
} from './analisis-guardado.schema.ts';
import type {
  Anterior,
  ArchivoPorGuardar,
  ParteGuardada,
  Publicacion,
  ResultadoRepository,
} from './resultado.port.ts';
import { borrarDetallesSueltos, guardarDetalle } from './detalle/detalle.repository.ts';

/** Fingerprints per statement, far below the protocol's limit of parameters. */
const tanda = 1000;

/** Files of analyses, of which only those of a project's newest published analysis stay, and those that deliveries still copy. */
const archivosPesados = {
  table: 'analisis_archivos',
  columns: ['texto_cifrado', 'incidencias', 'medidas'],
} as const;

/** What is stored with a publication besides the result, in its transaction. */
export interface JuntoAlResultado {
  settle: JobsInTransaction['settle'];
  /** Stores that the hotspots of an analysis are to be computed, in the transaction that publishes it. */
  empezarPuntos(conn: Conn, analisisId: string, now: Date): Promise<void>;
}

/** Reads stored results. */
export function createLecturaDeResultados(db: Db): Pick<ResultadoRepository, 'ultimo' | 'archivos'> {
  return {
    ultimo: (proyectoId) => ultimo(db, proyectoId),
    archivos: (id, desde, cuantos) => archivos(db, id, desde, cuantos),
  };
}

export function createResultadoRepository(db: Db, junto: JuntoAlResultado): ResultadoRepository {
  return {
    guardarArchivos: async (id, archivos) => {
      if (archivos.length === 0) return;
      await db
        .insertInto('analisis_archivos')
        .values(archivos.map((uno) => fila(id, uno)))
        .execute();
    },
    descartar: async (id) => {
      await deleteInSlices(db, archivosPesados, sql`analisis_id = ${id}`);
    },
    ...createLecturaDeResultados(db),
    publicar: async (claim, publicacion) => {
      const publicado = await publicar(db, junto, claim, publicacion);
      if (publicado === 'publicado') {
        await borrarAnteriores(db, claim.id);
        await borrarDetallesSueltos(db, claim.id);
      }
      return publicado;
    },
    borrarSueltos: async () => {
      await deleteInSlices(
        db,
        archivosPesados,
        sql`analisis_id not in (
          select id from analisis where estado = 'en-curso' union all
          (select distinct on (proyecto_id) id from analisis where estado = 'listo'
          order by proyecto_id, creado desc, id desc)
          union all select viejo.id from analisis viejo where ${archivosPorCopiar('viejo')})`,
      );
    },
    partes: (proyectoId, huellas) => partes(db, proyectoId, huellas),
    guardarPartes: async (proyectoId, nuevas) => {
      if (nuevas.length === 0) return;
      await db
        .insertInto('analisis_partes')
        .values(nuevas.map((una) => ({ proyecto_id: proyectoId, ...una })))
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },
    conservarPartes: (proyectoId, huellas) => conservarPartes(db, proyectoId, huellas),
  };
}

function fila(id: string, { texto, ...archivo }: ArchivoPorGuardar) {
  return {
    analisis_id: id,
    ...archivo,
    medidas: JSON.stringify(archivo.medidas),
    incidencias: JSON.stringify(archivo.incidencias),
    texto_cifrado: texto.cifrado,
    texto_clave: texto.clave,
  };
}

async function ultimo(db: Db, proyectoId: string): Promise<Anterior | null> {
  const fila = await db
    .selectFrom('analisis')
    .select(['id', 'commit_id', 'grado', 'medidas', 'omitidos', 'ambito', 'huella'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('analisis_archivos')
            .select('posicion')
            .whereRef('analisis_id', '=', 'analisis.id')
            .where('analizable', '=', false),
        )
        .as('incompleto'),
    )
    .where('proyecto_id', '=', proyectoId)
    .where('estado', '=', 'listo')
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!fila?.huella || !fila.commit_id) return null;
  const { id, grado, huella, commit_id: commit, incompleto } = fila;
  const medidas = leerMedidas(fila.medidas, id);
  const omitidos = leerOmitidos(fila.omitidos, id);
  const ambito = leerAmbitoUsado(fila.ambito, id);
  return { id, commit, grado, huella, medidas, omitidos, ambito, entero: incompleto !== true };
}

async function archivos(db: Db, id: string, desde: number, cuantos: number): Promise<ArchivoPorGuardar[]> {
  const filas = await db
    .selectFrom('analisis_archivos')
    .selectAll()
    .where('analisis_id', '=', id)
    .where('posicion', '>=', desde)
    .orderBy('posicion')
    .limit(cuantos)
    .execute();
  return filas.map(archivo);
}

function archivo(fila: Selectable<Schema['analisis_archivos']>): ArchivoPorGuardar {
  const { posicion, ruta, lenguaje, analizable } = fila;
  const id = filaDeArchivo(fila.analisis_id, posicion);
  return {
    posicion,
    ruta,
    lenguaje,
    analizable,
    medidas: leerMedidasDeArchivo(fila.medidas, id),
    incidencias: leerIncidencias(fila.incidencias, id),
    texto: { cifrado: fila.texto_cifrado, clave: fila.texto_clave },
  };
}

function publicar(
  db: Db,
  junto: JuntoAlResultado,
  claim: Claim,
  { commit, rama, grado, medidas, omitidos, ambito, huella, reglas, detalle, now }: Publicacion,
): Promise<Publication> {
  const { id } = claim;
  return transact(db, async (trx) => {
    // Locks the job before the row, in the same order as cancelling; after a lost claim nothing is published.
    const suyo = await junto.settle(trx, claim);
    if (!suyo) return noPublicado(trx, 'analisis', id);
    const cifras = {
      medidas: JSON.stringify(medidas),
      omitidos: JSON.stringify(omitidos),
      ambito: ambito && JSON.stringify(ambito),
      alcance: ambito && alcanceGuardado(ambito.ambito),
      alcance_origen: ambito?.origen ?? null,
      reglas: JSON.stringify(reglas),
    };
    const publicado = await trx
      .updateTable('analisis')
      .set({ estado: 'listo', commit_id: commit, rama, huella, grado, ...cifras, fin: now })
      .where('id', '=', id)
      .where('estado', '=', 'en-curso')
      .returning('proyecto_id')
      .executeTakeFirst();
    if (!publicado) return noPublicado(trx, 'analisis', id);
    await guardarDetalle(trx, { proyectoId: publicado.proyecto_id, commit, huella, detalle });
    await junto.empezarPuntos(trx, id, now);
    return 'publicado';
  });
}

/** Deletes the files of published analyses that are older than a project's published one, and that no delivery still needs. */
async function borrarAnteriores(db: Db, id: string): Promise<void> {
  await deleteInSlices(
    db,
    archivosPesados,
    sql`analisis_id in (select viejo.id from analisis viejo join analisis nuevo using (proyecto_id)
      where nuevo.id = ${id} and viejo.id <> nuevo.id and viejo.creado <= nuevo.creado
        and not ${archivosPorCopiar('viejo')})`,
  );
}

async function partes(db: Db, proyectoId: string, huellas: readonly string[]): Promise<ParteGuardada[]> {
  const encontradas: ParteGuardada[] = [];
  for (const unas of enTandas(huellas)) {
    const filas = await db
      .selectFrom('analisis_partes')
      .select(['huella', 'parte'])
      .where('proyecto_id', '=', proyectoId)
      .where('huella', 'in', unas)
      .execute();
    encontradas.push(...filas);
  }
  return encontradas;
}

async function conservarPartes(db: Db, proyectoId: string, huellas: readonly string[]): Promise<void> {
  const usadas = new Set(huellas);
  const filas = await db
    .selectFrom('analisis_partes')
    .select('huella')
    .where('proyecto_id', '=', proyectoId)
    .execute();
  const viejas = filas.map(({ huella }) => huella).filter((huella) => !usadas.has(huella));
  for (const unas of enTandas(viejas))
    await deleteInSlices(
      db,
      { table: 'analisis_partes', columns: ['parte'] },
      sql`proyecto_id = ${proyectoId} and huella in (${sql.join(unas)})`,
    );
}

function enTandas<T>(todas: readonly T[]): T[][] {
  const cuantas = Math.ceil(todas.length / tanda);
  return Array.from({ length: cuantas }, (_, i) => todas.slice(i * tanda, (i + 1) * tanda));
}
