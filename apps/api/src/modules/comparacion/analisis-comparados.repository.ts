import type { Db } from '@mantenible/db';

import { leerMedidas } from '../analisis/analisis-guardado.schema.ts';
import type { AnalisisComparadosRepository, AnalisisHallados } from './comparacion.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Finished analyses of one project with their details, the project's owner included, in one statement. */
export function createAnalisisComparados(db: Db): AnalisisComparadosRepository {
  return { analisis: (proyectoId, ids) => analisis(db, proyectoId, ids) };
}

async function analisis(
  db: Db,
  proyectoId: string,
  ids: readonly string[],
): Promise<AnalisisHallados | null> {
  const filas = await db
    .selectFrom('proyectos')
    .leftJoin('analisis', (join) =>
      join
        .onRef('analisis.proyecto_id', '=', 'proyectos.id')
        .on('analisis.id', 'in', ids)
        .on('analisis.estado', '=', 'listo'),
    )
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'proyectos.nombre as proyecto'])
    .select([
      'analisis.id',
      'analisis.creado',
      'analisis.fin',
      'analisis.commit_id as commit',
      'analisis.enlace',
    ])
    .select(['analisis.rama', 'analisis.alcance', 'analisis.medidas', 'detalle.version', 'detalle.paquete'])
    .execute();
  const [primera] = filas;
  if (!primera) return null;
  return {
    ...pertenenciaDe(primera),
    proyecto: { _id: proyectoId, nombre: primera.proyecto },
    analisis: filas.flatMap(
      ({ id, creado, fin, rama, medidas, commit, enlace, version, paquete, alcance }) => {
        if (id === null || creado === null || enlace === null || rama === null || version === null) return [];
        const detalle = { version, paquete };
        const fecha = (fin ?? creado).toISOString();
        const cifras = leerMedidas(medidas, id);
        return [{ id, fecha, commit, enlace, rama, alcance: alcance ?? '', detalle, medidas: cifras }];
      },
    ),
  };
}
