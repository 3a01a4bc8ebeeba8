import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import {
  filaDeArchivo,
  leerIncidencias,
  leerMedidas,
  leerMedidasDeArchivo,
} from './analisis-guardado.schema.ts';
import type { ArchivosRepository } from './archivos.port.ts';

/** Only the newest finished analysis of a project has stored files. */
export function createArchivosRepository(db: Db): ArchivosRepository {
  return {
    medidas: async (clave) => {
      const fila = await ultimo(db, clave);
      return fila && fila.medidas !== null ? leerMedidas(fila.medidas, fila.id) : null;
    },
    cuantos: async (clave) => {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return 0;
      const { n } = await db
        .selectFrom('analisis_archivos')
        .select((eb) => eb.fn.countAll<string | number>().as('n'))
        .where('analisis_id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    archivos: async function* (clave) {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return;
      yield* enTramos((tras) => tramoDeMedidas(db, id, tras));
    },
    incidencias: async function* (clave) {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return;
      yield* enTramos((tras) => tramoDeIncidencias(db, id, tras));
    },
    texto: async (clave, ruta) => {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return null;
      const fila = await archivosDe(db, id)
        .select(['texto_cifrado as cifrado', 'texto_clave as clave'])
        .where('ruta', '=', ruta)
        .executeTakeFirst();
      return fila ? { ...fila, id } : null;
    },
  };
}

/** Parts of the files of an analysis, each after the position of the one before, until one is empty. */
async function* enTramos<F extends { readonly posicion: number }>(
  leer: (tras: number) => Promise<readonly F[]>,
): AsyncGenerator<readonly F[]> {
  for (let tras = -1; ;) {
    const tramo = await leer(tras);
    const ultima = tramo.at(-1);
    if (ultima === undefined) return;
    yield tramo;
    tras = ultima.posicion;
  }
}

async function tramoDeMedidas(db: Db, id: string, tras: number) {
  const filas = await filasDeTramo(db, id, tras, 'medidas').execute();
  return filas.map(({ posicion, ruta, medidas }) => ({
    posicion,
    ruta,
    medidas: leerMedidasDeArchivo(medidas, filaDeArchivo(id, posicion)),
  }));
}

async function tramoDeIncidencias(db: Db, id: string, tras: number) {
  const filas = await filasDeTramo(db, id, tras, 'incidencias').execute();
  return filas.map(({ posicion, ruta, incidencias }) => ({
    posicion,
    ruta,
    incidencias: leerIncidencias(incidencias, filaDeArchivo(id, posicion)),
  }));
}

/** Files of one statement, and bytes of their paths and values as stored: it takes some tens of milliseconds. */
const porTramo = 1000;
const bytesPorTramo = 256 * 1024;

/**
 * The next files after a position, of `incidencias` those that have some, while they fit into one statement; the first one in any
 * case. One pass without a join: of an analysis that is newer than the planner's statistics one row is expected, and a join would
 * measure the files again for each of them.
 */
function filasDeTramo(db: Db, id: string, tras: number, columna: 'medidas' | 'incidencias') {
  const bytes = sql`octet_length(ruta) + pg_column_size(${sql.ref(columna)})`;
  const proximos = db
    .selectFrom('analisis_archivos')
    .select(['posicion', 'ruta', columna])
    .where('analisis_id', '=', id)
    .where('posicion', '>', tras)
    // An empty list takes 5 bytes: the size is read without the value.
    .$if(columna === 'incidencias', (qb) => qb.where(sql<boolean>`pg_column_size(incidencias) > 8`))
    .orderBy('posicion')
    .limit(porTramo);
  const medidos = db
    .selectFrom(proximos.as('proximo'))
    .select(['posicion', 'ruta', columna])
    .select([
      sql<number>`sum(${bytes}) over (order by posicion rows unbounded preceding)`.as('hasta'),
      sql<number>`row_number() over (order by posicion)`.as('puesto'),
    ]);
  return db
    .selectFrom(medidos.as('medido'))
    .select(['posicion', 'ruta', columna])
    .where((eb) => eb.or([eb('puesto', '=', 1), eb('hasta', '<=', bytesPorTramo)]))
    .orderBy('posicion');
}

function archivosDe(db: Db, id: string) {
  return db.selectFrom('analisis_archivos').where('analisis_id', '=', id).orderBy('posicion');
}

function ultimo(db: Db, clave: string) {
  return db
    .selectFrom('analisis')
    .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
    .select(['analisis.id', 'analisis.medidas'])
    .where('proyectos.clave', '=', clave)
    .where('analisis.estado', '=', 'listo')
    .orderBy('analisis.creado', 'desc')
    .orderBy('analisis.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
