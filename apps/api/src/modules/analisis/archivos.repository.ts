import type { Db } from '@mantenible/db';

import type { ArchivosRepository } from './archivos.port.ts';

/** The kept files of newest analyses in SQL. Only a project's newest finished analysis has any. */
export function createArchivosRepository(db: Db): ArchivosRepository {
  return {
    medidas: async (clave) => (await ultimo(db, clave))?.medidas ?? null,
    archivos: async (clave) => {
      const id = (await ultimo(db, clave))?.id;
      return id === undefined ? [] : archivosDe(db, id).select(['ruta', 'medidas']).execute();
    },
    incidencias: async (clave) => {
      const id = (await ultimo(db, clave))?.id;
      if (id === undefined) return [];
      return archivosDe(db, id)
        .select(['ruta', 'incidencias'])
        .where((eb) => eb(eb.cast<string>('incidencias', 'text'), '!=', '[]'))
        .execute();
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
