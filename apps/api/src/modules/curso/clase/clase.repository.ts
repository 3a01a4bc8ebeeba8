import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { nombreSinPersona } from '@mantenible/domain/acceso';
import { leerMedidas as medidasDelProyecto } from '@mantenible/domain/calculo-estatico';
import { personaEliminada } from '@mantenible/domain/curso';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { leerCifras, leerMedidas } from '../../analisis/analisis-guardado.schema.ts';
import { leeProyectosDeHoy } from '../../comun/curso-de-hoy.repository.ts';
import { listaJson } from '../../comun/lista-json.repository.ts';
import { resultadosDelProyecto, ultimaPrueba } from '../../comun/resultados.repository.ts';
import { leerEstado } from '../../mejora/accion-guardada.schema.ts';
import { leerPromedios, leerTipo } from '../../respuesta/prueba-guardada.schema.ts';
import type { ClaseRepository, FigurasDeProyecto, ProyectoDeClase } from './clase.port.ts';

/** Tests of one project that its sub-characteristics are looked for in, as on its own page. */
const masPruebas = 200;

/**
 * A class in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createClaseRepository(db: Db, incorporado: boolean): ClaseRepository {
  return {
    leer: async (cursoId) => {
      const { personas, proyectos } = await db
        .selectNoFrom(() => [
          jsonArrayFrom(personasDe(db, cursoId)).as('personas'),
          jsonArrayFrom(proyectosDe(db, cursoId, incorporado)).as('proyectos'),
        ])
        .executeTakeFirstOrThrow();
      return { personas: personas.map(persona), proyectos: proyectos.map(proyecto) };
    },
    figuras: (proyectos) => figuras(db, proyectos, incorporado),
  };
}

/** Who joined, then the rows of the class list whose people have not. */
function personasDe(db: Db, cursoId: string) {
  return db
    .selectFrom('curso_personas as cp')
    .leftJoin('personas as p', 'p.sub', 'cp.sub')
    .leftJoin('curso_lista as l', (join) =>
      join.onRef('l.curso_id', '=', 'cp.curso_id').onRef('l.sub', '=', 'cp.sub'),
    )
    .where('cp.curso_id', '=', cursoId)
    .select(['cp.sub', 'p.usuario', 'l.correo', 'l.grupo', 'cp.ingreso'])
    .select((eb) => eb.fn.coalesce('p.nombre', 'l.nombre', sql<string>`${personaEliminada}`).as('nombre'))
    .unionAll(
      db
        .selectFrom('curso_lista as l')
        .where('l.curso_id', '=', cursoId)
        .where('l.sub', 'is', null)
        .select(sql<string>`null::text`.as('sub'))
        .select(['l.usuario', 'l.correo', 'l.grupo', sql<Date>`null::timestamptz`.as('ingreso'), 'l.nombre']),
    );
}

/** Name of the item of a test of a single one, which has one row of means. The means of all items are not read. */
const elemento = sql<
  string | null
>`case when r.elemento_id is not null then r.promedios -> 0 ->> 'nombre' end`.as('elemento');

/** The projects of a course with their newest figures; none of an archived course. */
function proyectosDe(db: Db, cursoId: string, incorporado: boolean) {
  return db
    .selectFrom('curso_proyectos as cp')
    .innerJoin('proyectos', 'proyectos.id', 'cp.proyecto_id')
    .leftJoin('personas as p', 'p.sub', 'proyectos.id_persona')
    .leftJoin('respuestas as r', (join) => join.on('r.id', '=', ultimaPrueba()))
    .where('cp.curso_id', '=', cursoId)
    .where(leeProyectosDeHoy('cp.curso_id'))
    .select([
      'proyectos.id',
      'proyectos.nombre',
      'proyectos.link',
      'proyectos.branch',
      'proyectos.id_persona',
    ])
    .select(['proyectos.miembros', 'p.nombre as persona', 'p.usuario'])
    .select(['r.id as prueba', 'r.nombre as titulo', 'r.creado as guardada', 'r.promedio'])
    .select(['r.tipo', 'r.intentos as intento'])
    .select(elemento)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom(resultadosDelProyecto(incorporado).limit(2).as('a'))
          .select(['a.id', 'a.fecha', 'a.grado', 'a.enlace', 'a.rama', 'a.analizador', 'a.alcance'])
          .select('a.alcance_hoy'),
      ).as('terminados'),
      sql<number>`(select count(*)::int from respuestas t where t.proyecto_id = proyectos.id)`.as('pruebas'),
      jsonArrayFrom(
        eb
          .selectFrom('acciones_mejora as ac')
          .whereRef('ac.proyecto_id', '=', 'proyectos.id')
          .groupBy(['ac.enlace', 'ac.rama', 'ac.estado'])
          .select(['ac.enlace', 'ac.rama', 'ac.estado'])
          .select([
            sql<number>`count(*)::int`.as('cuantas'),
            sql<number>`count(ac.verificada)::int`.as('verificadas'),
          ]),
      ).as('acciones'),
    ])
    .orderBy('cp.ingreso')
    .orderBy('proyectos.id');
}

type FilaDePersona = Awaited<ReturnType<ReturnType<typeof personasDe>['execute']>>[number];
type FilaDeProyecto = Awaited<ReturnType<ReturnType<typeof proyectosDe>['execute']>>[number];
/** Within JSON from the database a date is text. */
type EnJson<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };

function persona({ ingreso, ...fila }: EnJson<FilaDePersona>) {
  return { ...fila, ingreso: ingreso === null ? null : enIso(ingreso) };
}

const enIso = (fecha: string) => new Date(fecha).toISOString();

function proyecto(fila: EnJson<FilaDeProyecto>): ProyectoDeClase {
  const { id, nombre, link, branch, id_persona, prueba, titulo, guardada, promedio } = fila;
  const propietario = { nombre: fila.persona ?? nombreSinPersona(id_persona), usuario: fila.usuario };
  return {
    _id: id,
    nombre,
    enlace: link,
    rama: branch,
    equipo: [id_persona, ...fila.miembros],
    propietario: { sub: id_persona, ...propietario, correo: null, grupo: null, ingreso: null },
    terminados: fila.terminados.map(({ fecha, alcance_hoy: _hoy, ...uno }) => ({
      ...uno,
      fecha: enIso(fecha),
    })),
    alcanceDeHoy: fila.terminados[0]?.alcance_hoy ?? null,
    prueba:
      prueba === null || titulo === null || guardada === null
        ? null
        : {
            _id: prueba,
            nombre: titulo,
            fecha: enIso(guardada),
            promedio,
            tipo: leerTipo(fila.tipo ?? '', prueba),
            elemento: fila.elemento,
            intento: fila.intento,
          },
    pruebas: fila.pruebas,
    acciones: fila.acciones.map((una) => ({ ...una, estado: leerEstado(una.estado, id) })),
  };
}

async function figuras(
  db: Db,
  proyectos: readonly string[],
  incorporado: boolean,
): Promise<ReadonlyMap<string, FigurasDeProyecto>> {
  const filas = await db
    .selectFrom('proyectos')
    .where(sql<boolean>`proyectos.id = any(${proyectos}::uuid[])`)
    .leftJoinLateral(
      () => resultadosDelProyecto(incorporado).limit(1).as('a'),
      (join) => join.onTrue(),
    )
    .select(['proyectos.id', 'a.id as analisis', 'a.medidas'])
    .select((eb) => jsonArrayFrom(eb.selectFrom(promediosDelProyecto().as('r')).selectAll()).as('promedios'))
    .execute();
  const leer = incorporado ? leerMedidas : leerCifras;
  return new Map(
    filas.map(({ id, analisis, medidas, promedios }) => [
      id,
      {
        medidas: analisis === null ? null : enModelo(leer(medidas, analisis)),
        pruebas: promedios.map(({ fila, creado, ...una }) => ({
          ...una,
          tipo: leerTipo(una.tipo, una._id),
          creado: enIso(creado),
          filas: leerPromedios([fila], una._id),
        })),
      },
    ]),
  );
}

/**
 * Of each sub-characteristic's name the newest mean in tests of the row's project, as a sub-query, the newest test first: a class of
 * a thousand projects is one statement of some numbers each.
 */
function promediosDelProyecto() {
  const eb = expressionBuilder<Schema, 'proyectos'>();
  const ultimas = eb
    .selectFrom('respuestas as t')
    .whereRef('t.proyecto_id', '=', 'proyectos.id')
    .where('t.tipo', 'in', ['allSubcaracteristicas', 'singleSubcaracteristica'])
    .select(['t.id as _id', 't.nombre', 't.tipo', 't.creado', 't.promedios'])
    .orderBy('t.creado', 'desc')
    .orderBy('t.id', 'desc')
    .limit(masPruebas);
  const porNombre = eb
    .selectFrom(ultimas.as('u'))
    .innerJoinLateral(
      sql<{ fila: unknown }>`jsonb_array_elements(${listaJson('u.promedios')})`.as<'f'>(sql`f(fila)`),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`f.fila -> 'promedio' is distinct from 'null'`)
    .distinctOn(sql`f.fila ->> 'nombre'`)
    .select(['u._id', 'u.nombre', 'u.tipo', 'u.creado', 'f.fila'])
    .orderBy(sql`f.fila ->> 'nombre'`)
    .orderBy('u.creado', 'desc')
    .orderBy('u._id', 'desc');
  return eb.selectFrom(porNombre.as('p')).selectAll().orderBy('p.creado', 'desc').orderBy('p._id', 'desc');
}

function enModelo(medidas: Readonly<Record<string, number>>) {
  return medidasDelProyecto(
    Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) })),
  );
}
