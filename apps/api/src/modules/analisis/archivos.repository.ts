import type { Db } from '@mantenible/db';

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
    archivos: async (clave) => {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return [];
      const filas = await archivosDe(db, id).select(['posicion', 'ruta', 'medidas']).execute();
      return filas.map(({ posicion, ruta, medidas }) => ({
        ruta,
        medidas: leerMedidasDeArchivo(medidas, filaDeArchivo(id, posicion)),
      }));
    },
    incidencias: async (clave) => {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return [];
      const filas = await archivosDe(db, id)
        .select(['posicion', 'ruta', 'incidencias'])
        .where((eb) => eb(eb.cast<string>('incidencias', 'text'), '!=', '[]'))
        .execute();
      return filas.map(({ posicion, ruta, incidencias }) => ({
        ruta,
        incidencias: leerIncidencias(incidencias, filaDeArchivo(id, posicion)),
      }));
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
