import type { Db } from '@mantenible/db';

import { leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { ProyectoListado } from './proyecto.port.ts';

/** A person's projects, newest first, each with its newest results, in one statement. */
export async function listarProyectosDe(db: Db, idPersona: string): Promise<readonly ProyectoListado[]> {
  const filas = await leer(db, idPersona);
  return filas.map((fila) => ({
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    idPersona: fila.id_persona,
    clave: fila.clave,
    analisis: fila.analizado && { fecha: fila.analizado.toISOString(), grado: fila.grado },
    analisisEnCurso: Boolean(fila.en_curso),
    prueba: pruebaDe(fila),
  }));
}

type Fila = Awaited<ReturnType<typeof leer>>[number];

function pruebaDe({ prueba_id: _id, titulo, tipo, guardada, promedio }: Fila): ProyectoListado['prueba'] {
  if (_id === null || titulo === null || guardada === null) return null;
  return { _id, nombre: titulo, tipo: leerTipo(tipo, _id), creado: guardada.toISOString(), promedio };
}

function leer(db: Db, idPersona: string) {
  return db
    .selectFrom('proyectos')
    .leftJoin('analisis', (join) =>
      join.on('analisis.id', '=', (eb) =>
        eb
          .selectFrom('analisis as a')
          .select('a.id')
          .whereRef('a.proyecto_id', '=', 'proyectos.id')
          .where('a.estado', '=', 'listo')
          .orderBy('a.creado', 'desc')
          .orderBy('a.id', 'desc')
          .limit(1),
      ),
    )
    .leftJoin('respuestas', (join) =>
      join.on('respuestas.id', '=', (eb) =>
        eb
          .selectFrom('respuestas as r')
          .select('r.id')
          .whereRef('r.proyecto_id', '=', 'proyectos.id')
          .orderBy('r.creado', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1),
      ),
    )
    .where('proyectos.id_persona', '=', idPersona)
    .select(['proyectos.id', 'proyectos.nombre', 'proyectos.link', 'proyectos.branch'])
    .select(['proyectos.id_persona', 'proyectos.clave'])
    .select(['analisis.creado as analizado', 'analisis.grado'])
    .select(['respuestas.id as prueba_id', 'respuestas.nombre as titulo', 'respuestas.tipo'])
    .select(['respuestas.creado as guardada', 'respuestas.promedio'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('analisis as abierto')
            .select('abierto.id')
            .whereRef('abierto.proyecto_id', '=', 'proyectos.id')
            .where('abierto.estado', '=', 'en-curso'),
        )
        .as('en_curso'),
    )
    .orderBy('proyectos.creado', 'desc')
    .orderBy('proyectos.id', 'desc')
    .execute();
}
