import type { Db } from '@mantenible/db';
import {
  esEscala,
  escalaInicial,
  esEstadoCurso,
  personaEliminada,
  type EstadoCurso,
} from '@mantenible/domain/curso';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import type { CursoLeido } from './curso.port.ts';

export const cuantos = (tabla: 'curso_personas' | 'curso_lista') =>
  sql<number>`(select count(*)::int from ${sql.table(tabla)} cosa where cosa.curso_id = cursos.id)`;
export const cuantosProyectos = sql<number>`(select count(*)::int from curso_proyectos cp
  join proyectos_todos t on t.id = cp.proyecto_id and not t.borrado where cp.curso_id = cursos.id)`;

function filaDelCurso(db: Db, id: string, sub: string) {
  return db
    .selectFrom('cursos')
    .where('cursos.id', '=', id)
    .select(['id', 'nombre', 'periodo', 'zona', 'escala', 'aprobado', 'estado', 'codigo', 'version'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('curso_docentes as d')
          .leftJoin('personas as p', 'p.sub', 'd.sub')
          .leftJoin('cuentas as c', 'c.sub', 'd.sub')
          .whereRef('d.curso_id', '=', 'cursos.id')
          .select(['d.sub', 'p.nombre', 'c.nombre as cuenta'])
          .select((n) => n.fn.coalesce('p.usuario', 'c.usuario').as('usuario'))
          .orderBy('d.desde')
          .orderBy('d.sub'),
      ).as('docentes'),
      jsonObjectFrom(
        eb
          .selectFrom('curso_personas as yo')
          .whereRef('yo.curso_id', '=', 'cursos.id')
          .innerJoin('avisos_privacidad as visto', 'visto.version', 'yo.aviso')
          .where('yo.sub', '=', sub)
          .select(['yo.aviso', 'yo.ingreso', 'visto.texto']),
      ).as('yo'),
      jsonArrayFrom(
        eb
          .selectFrom('curso_proyectos as cp')
          .innerJoin('proyectos', 'proyectos.id', 'cp.proyecto_id')
          .whereRef('cp.curso_id', '=', 'cursos.id')
          .where((w) =>
            w.or([w('proyectos.id_persona', '=', sub), sql<boolean>`${sub} = any(proyectos.miembros)`]),
          )
          .select(['proyectos.id', 'proyectos.nombre', 'proyectos.id_persona'])
          .orderBy('cp.ingreso')
          .orderBy('proyectos.id'),
      ).as('mios'),
      cuantos('curso_personas').as('personas'),
      cuantos('curso_lista').as('en_lista'),
      cuantosProyectos.as('proyectos'),
    ])
    .executeTakeFirst();
}

/** The course as `sub` reads it. */
export async function buscarCurso(db: Db, id: string, sub: string): Promise<CursoLeido | null> {
  const fila = await filaDelCurso(db, id, sub);
  if (!fila) return null;
  const { nombre, periodo, zona, escala, aprobado, codigo, version, yo, personas, proyectos } = fila;
  return {
    _id: fila.id,
    nombre,
    periodo,
    zona,
    escala: esEscala(escala) ? escala : escalaInicial,
    aprobado,
    estado: leerEstado(fila.estado),
    codigo,
    version,
    docentes: fila.docentes.map(({ cuenta, ...uno }) => ({
      ...uno,
      nombre: uno.nombre ?? cuenta ?? personaEliminada,
    })),
    personas,
    proyectos,
    enLista: fila.en_lista,
    pertenencia: {
      propietario: '',
      miembros: yo === null ? [] : [sub],
      docentes: fila.docentes.map((uno) => uno.sub),
    },
    mio: yo && {
      version: yo.aviso,
      texto: yo.texto,
      ingreso: new Date(yo.ingreso).toISOString(),
      proyectos: fila.mios.map((uno) => ({
        _id: uno.id,
        nombre: uno.nombre,
        propio: uno.id_persona === sub,
      })),
    },
  };
}

export function leerEstado(estado: string): EstadoCurso {
  if (!esEstadoCurso(estado)) throw new Error(`unknown state of a course: ${estado}`);
  return estado;
}
