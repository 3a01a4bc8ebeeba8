import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { ExpressionBuilder } from 'kysely';

import { resultadosDelProyecto, ultimaPrueba, ultimoIntento } from '../comun/resultados.repository.ts';
import { leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { ProyectoListado } from './proyecto.port.ts';

/**
 * A person's projects, the newest first, each with its newest results: one statement. `conEquipos` adds those of which the person
 * is a member; `incorporado`: whether analyses are made and kept here.
 */
export async function listarProyectosDe(
  db: Db,
  idPersona: string,
  { incorporado, conEquipos }: { readonly incorporado: boolean; readonly conEquipos: boolean },
): Promise<readonly ProyectoListado[]> {
  const filas = await leer(db, incorporado)
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .select(['personas.nombre as dueno', 'personas.usuario'])
    .where((eb) => {
      const suyo = eb('proyectos.id_persona', '=', idPersona);
      return conEquipos ? eb.or([suyo, eb('proyectos.id', 'in', proyectosConEl(eb, idPersona))]) : suyo;
    })
    .orderBy('proyectos.creado', 'desc')
    .orderBy('proyectos.id', 'desc')
    .execute();
  return filas.map((fila) => ({
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    idPersona: fila.id_persona,
    clave: fila.clave,
    equipoDe:
      fila.id_persona === idPersona ? null : { nombre: fila.dueno ?? fila.id_persona, usuario: fila.usuario },
    analisis: analisisDe(fila),
    analisisEnCurso: fila.intento === 'en-curso',
    fallo: falloDe(fila),
    prueba: pruebaDe(fila),
  }));
}

/** Projects of which the person is a member. */
function proyectosConEl(eb: ExpressionBuilder<Schema, 'proyectos'>, sub: string) {
  return eb.selectFrom('miembros').where('miembros.sub', '=', sub).select('miembros.proyecto_id');
}

/** Newest results of one project, in one statement; null when it does not exist. */
export async function leerRecientes(
  db: Db,
  id: string,
  incorporado: boolean,
): Promise<Pick<ProyectoListado, 'analisis' | 'prueba'> | null> {
  const fila = await leer(db, incorporado).where('proyectos.id', '=', id).executeTakeFirst();
  return fila ? { analisis: analisisDe(fila), prueba: pruebaDe(fila) } : null;
}

type Fila = Awaited<ReturnType<ReturnType<typeof leer>['execute']>>[number];

function analisisDe(fila: Fila): ProyectoListado['analisis'] {
  const { analizado, grado, enlace, rama, analizador, alcance, alcance_hoy: alcanceDeHoy } = fila;
  return analizado && rama !== null
    ? { fecha: analizado.toISOString(), grado, enlace, rama, analizador, alcance, alcanceDeHoy }
    : null;
}

function falloDe({ intento, motivo, intentado }: Fila): ProyectoListado['fallo'] {
  return intento === 'fallido' && intentado ? { fecha: intentado.toISOString(), motivo } : null;
}

function pruebaDe({ prueba_id: _id, titulo, tipo, guardada, promedio }: Fila): ProyectoListado['prueba'] {
  if (_id === null || titulo === null || guardada === null) return null;
  return { _id, nombre: titulo, tipo: leerTipo(tipo, _id), creado: guardada.toISOString(), promedio };
}

function leer(db: Db, incorporado: boolean) {
  return db
    .selectFrom('proyectos')
    .leftJoinLateral(
      () => resultadosDelProyecto(incorporado).limit(1).as('resultado'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      () => ultimoIntento(incorporado).as('intento'),
      (join) => join.onTrue(),
    )
    .leftJoin('respuestas', (join) => join.on('respuestas.id', '=', ultimaPrueba()))
    .select(['proyectos.id', 'proyectos.nombre', 'proyectos.link', 'proyectos.branch'])
    .select(['proyectos.id_persona', 'proyectos.clave'])
    .select(['resultado.fecha as analizado', 'resultado.grado', 'resultado.enlace'])
    .select(['resultado.rama', 'resultado.analizador', 'resultado.alcance', 'resultado.alcance_hoy'])
    .select(['respuestas.id as prueba_id', 'respuestas.nombre as titulo', 'respuestas.tipo'])
    .select(['respuestas.creado as guardada', 'respuestas.promedio'])
    .select(['intento.estado as intento', 'intento.motivo', 'intento.fecha as intentado']);
}
