import type { Db } from '@mantenible/db';

import { leerPlan, leerRespuestas, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { PruebasComparadasRepository, PruebasHalladas } from './comparacion.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Saved tests of one project, the project's owner included, in one statement. */
export function createPruebasComparadas(db: Db): PruebasComparadasRepository {
  return { pruebas: (proyectoId, ids) => pruebas(db, proyectoId, ids) };
}

async function pruebas(db: Db, proyectoId: string, ids: readonly string[]): Promise<PruebasHalladas | null> {
  const filas = await db
    .selectFrom('proyectos')
    .leftJoin('respuestas', (join) =>
      join.onRef('respuestas.proyecto_id', '=', 'proyectos.id').on('respuestas.id', 'in', ids),
    )
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'proyectos.nombre as proyecto'])
    .select(['respuestas.id', 'respuestas.nombre', 'respuestas.tipo', 'respuestas.elemento_id'])
    .select(['respuestas.intentos', 'respuestas.creado', 'respuestas.plan', 'respuestas.respuestas'])
    .execute();
  const [primera] = filas;
  if (!primera) return null;
  return {
    ...pertenenciaDe(primera),
    proyecto: { _id: proyectoId, nombre: primera.proyecto },
    pruebas: filas.flatMap(({ id, nombre, creado, ...fila }) => {
      if (id === null || nombre === null || creado === null) return [];
      return [
        {
          _id: id,
          proyectoId,
          nombre,
          tipo: leerTipo(fila.tipo, id),
          elementoId: fila.elemento_id,
          intentos: fila.intentos,
          creado: creado.toISOString(),
          plan: leerPlan(fila.plan, id),
          respuestas: leerRespuestas(fila.respuestas, id),
        },
      ];
    }),
  };
}
