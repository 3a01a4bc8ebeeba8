import { transact, type Conn, type Db, type Schema } from '@mantenible/db';
import type { Selectable } from 'kysely';

import type {
  Anterior,
  ArchivoPorGuardar,
  Claim,
  ParteGuardada,
  Publicacion,
  Publicado,
  ResultadoRepository,
} from './analisis.port.ts';
import {
  filaDeArchivo,
  leerIncidencias,
  leerMedidas,
  leerMedidasDeArchivo,
  leerOmitidos,
} from './analisis-guardado.schema.ts';
import { guardarDetalle } from './detalle/detalle.repository.ts';
import type { JobsInTransaction } from './queue.repository.ts';

/** Fingerprints per statement, far below the protocol's limit of parameters. */
const tanda = 1000;

/** What is stored with a publication besides the result, in its transaction. */
export interface JuntoAlResultado {
  settle: JobsInTransaction['settle'];
  /** Stores that the hotspots of an analysis are to be computed, in the transaction that publishes it. */
  empezarPuntos(conn: Conn, analisisId: string, ahora: Date): Promise<void>;
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
      await db.deleteFrom('analisis_archivos').where('analisis_id', '=', id).execute();
    },
    ultimo: (proyectoId) => ultimo(db, proyectoId),
    archivos: (id, desde, cuantos) => archivos(db, id, desde, cuantos),
    publicar: (claim, publicacion) => publicar(db, junto, claim, publicacion),
    borrarSueltos: async () => {
      const vigentes = db.selectFrom('analisis').select('id').where('estado', 'in', ['listo', 'en-curso']);
      await db.deleteFrom('analisis_archivos').where('analisis_id', 'not in', vigentes).execute();
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
    .select(['id', 'commit_id', 'grado', 'medidas', 'omitidos', 'huella'])
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
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('detalles_analisis')
            .select('version')
            .whereRef('detalles_analisis.proyecto_id', '=', 'analisis.proyecto_id')
            .whereRef('detalles_analisis.commit_id', '=', 'analisis.commit_id')
            .whereRef('detalles_analisis.huella', '=', 'analisis.huella'),
        )
        .as('detallado'),
    )
    .where('proyecto_id', '=', proyectoId)
    .where('estado', '=', 'listo')
    .orderBy('creado', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!fila?.huella || !fila.commit_id) return null;
  const { id, grado, huella, commit_id: commit, incompleto, detallado } = fila;
  const medidas = leerMedidas(fila.medidas, id);
  const omitidos = leerOmitidos(fila.omitidos, id);
  const entero = incompleto !== true;
  return { id, commit, grado, huella, medidas, omitidos, entero, detallado: detallado === true };
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
  { commit, rama, grado, medidas, omitidos, huella, detalle, ahora }: Publicacion,
): Promise<Publicado> {
  const { id } = claim;
  return transact(db, async (trx) => {
    // Locks the job before the row, in the same order as cancelling; after a lost claim nothing is published.
    const suyo = await junto.settle(trx, claim);
    if (!suyo) return noPublicado(trx, id);
    const cifras = { medidas: JSON.stringify(medidas), omitidos: JSON.stringify(omitidos) };
    const publicado = await trx
      .updateTable('analisis')
      .set({ estado: 'listo', commit_id: commit, rama, huella, grado, ...cifras, fin: ahora })
      .where('id', '=', id)
      .where('estado', '=', 'en-curso')
      .returning('proyecto_id')
      .executeTakeFirst();
    if (!publicado) return noPublicado(trx, id);
    const anteriores = trx
      .selectFrom('analisis')
      .select('id')
      .where('proyecto_id', '=', publicado.proyecto_id)
      .where('id', '!=', id);
    await trx.deleteFrom('analisis_archivos').where('analisis_id', 'in', anteriores).execute();
    await guardarDetalle(trx, { proyectoId: publicado.proyecto_id, commit, huella, detalle });
    await junto.empezarPuntos(trx, id, ahora);
    return 'publicado';
  });
}

async function noPublicado(db: Conn, id: string): Promise<Publicado> {
  const fila = await db.selectFrom('analisis').select('estado').where('id', '=', id).executeTakeFirst();
  return fila?.estado === 'cancelado' ? 'cancelado' : 'perdido';
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
  for (const unas of enTandas(viejas)) {
    await db
      .deleteFrom('analisis_partes')
      .where('proyecto_id', '=', proyectoId)
      .where('huella', 'in', unas)
      .execute();
  }
}

function enTandas<T>(todas: readonly T[]): T[][] {
  const cuantas = Math.ceil(todas.length / tanda);
  return Array.from({ length: cuantas }, (_, i) => todas.slice(i * tanda, (i + 1) * tanda));
}
