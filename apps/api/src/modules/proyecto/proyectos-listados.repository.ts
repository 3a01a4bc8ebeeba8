import type { Db } from '@mantenible/db';

import { resultadosDelProyecto } from '../cifras/resultados.repository.ts';
import { leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { ProyectoListado } from './proyecto.port.ts';

/**
 * A person's projects, the newest first, each with its newest results: one statement.
 * @param incorporado whether analyses are made and kept here
 */
export async function listarProyectosDe(
  db: Db,
  idPersona: string,
  incorporado: boolean,
): Promise<readonly ProyectoListado[]> {
  const filas = await leer(db, idPersona, incorporado);
  return filas.map((fila) => ({
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    idPersona: fila.id_persona,
    clave: fila.clave,
    analisis: analisisDe(fila),
    analisisEnCurso: incorporado && Boolean(fila.en_curso),
    prueba: pruebaDe(fila),
  }));
}

type Fila = Awaited<ReturnType<typeof leer>>[number];

function analisisDe(fila: Fila): ProyectoListado['analisis'] {
  const { analizado, grado, enlace, rama, analizador } = fila;
  return analizado && rama !== null
    ? { fecha: analizado.toISOString(), grado, enlace, rama, analizador }
    : null;
}

function pruebaDe({ prueba_id: _id, titulo, tipo, guardada, promedio }: Fila): ProyectoListado['prueba'] {
  if (_id === null || titulo === null || guardada === null) return null;
  return { _id, nombre: titulo, tipo: leerTipo(tipo, _id), creado: guardada.toISOString(), promedio };
}

function leer(db: Db, idPersona: string, incorporado: boolean) {
  return db
    .selectFrom('proyectos')
    .leftJoinLateral(
      () => resultadosDelProyecto(incorporado).limit(1).as('resultado'),
      (join) => join.onTrue(),
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
    .select(['resultado.fecha as analizado', 'resultado.grado', 'resultado.enlace'])
    .select(['resultado.rama', 'resultado.analizador'])
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
