import { transact, type Db } from '@mantenible/db';

import { sinAutor } from '../comun/autor.ts';
import { alcanceGuardado } from '../comun/alcance-guardado.ts';
import { ultimoTerminado } from '../comun/resultados.repository.ts';
import { leerAmbitoGuardado } from './ambito-guardado.schema.ts';
import type { AmbitoRepository } from './ambito.port.ts';

/** Paths that are read: more than an analysis has within its limits. */
const maximoRutas = 50_000;

export function createAmbitoRepository(db: Db): AmbitoRepository {
  return {
    leer: async (proyectoId) => {
      const fila = await db
        .selectFrom('ambitos')
        .leftJoin('personas', 'personas.sub', 'ambitos.id_persona')
        .select(['ambito', 'version', 'ambitos.id_persona', 'personas.nombre as autor'])
        .where('proyecto_id', '=', proyectoId)
        .executeTakeFirst();
      if (!fila) return { ambito: null, version: 0, autor: sinAutor };
      return {
        ambito: fila.ambito === null ? null : leerAmbitoGuardado(fila.ambito, proyectoId),
        version: fila.version,
        autor: { sub: fila.id_persona, nombre: fila.autor },
      };
    },
    rutas: (proyectoId) => rutasDelUltimo(db, proyectoId),
    guardar: (proyectoId, { ambito: nuevo, esperada, idPersona, now }) =>
      transact(db, async (trx) => {
        // Locks the project: two first changes at once have no row of their own to lock.
        await trx
          .selectFrom('proyectos_todos')
          .select('id')
          .where('id', '=', proyectoId)
          .forUpdate()
          .execute();
        const fila = await trx
          .selectFrom('ambitos')
          .select('version')
          .where('proyecto_id', '=', proyectoId)
          .executeTakeFirst();
        const guardada = fila?.version ?? 0;
        if (esperada !== null && esperada !== guardada) return null;
        const valores = {
          ambito: nuevo && JSON.stringify(nuevo),
          alcance: nuevo && alcanceGuardado(nuevo),
          version: guardada + 1,
          cambiado: now,
          id_persona: idPersona,
        };
        await trx
          .insertInto('ambitos')
          .values({ proyecto_id: proyectoId, ...valores })
          .onConflict((conflicto) => conflicto.column('proyecto_id').doUpdateSet(valores))
          .execute();
        return valores.version;
      }),
  };
}

async function rutasDelUltimo(db: Db, proyectoId: string): Promise<readonly string[] | null> {
  const filas = await db
    .selectFrom('proyectos')
    .innerJoin('analisis_archivos as archivo', (join) =>
      join.on('archivo.analisis_id', '=', ultimoTerminado()),
    )
    .select('archivo.ruta')
    .where('proyectos.id', '=', proyectoId)
    .orderBy('archivo.posicion')
    .limit(maximoRutas)
    .execute();
  return filas.length === 0 ? null : filas.map(({ ruta }) => ruta);
}
