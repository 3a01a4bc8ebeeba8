import type { Db } from '@mantenible/db';
import { nombreSinPersona } from '@mantenible/domain/acceso';
import type { Schema } from '@mantenible/db/schema';
import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';

import { leerCifras, leerFase, leerMedidas, leerOmitidos } from '../analisis/analisis-guardado.schema.ts';
import { columnasCriterios } from '../comun/criterios-en-una.repository.ts';
import { pruebasMiradas } from '../comun/pruebas-miradas.repository.ts';
import { resultadosDelProyecto, ultimoIntento } from '../comun/resultados.repository.ts';
import { leerAnclaFechada } from '../marca/marca-guardada.schema.ts';
import { leerComprobable } from '../mejora/accion-guardada.schema.ts';
import { leerPlan, leerPromedios, leerRespuestas, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type {
  AnalisisTerminado,
  PanoramaRepository,
  ProyectoDelPanorama,
  PruebaDelPanorama,
} from './panorama.port.ts';
import { columnasDeMejora } from './mejora-del-panorama.repository.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/**
 * Reads what a project's page shows, in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createPanoramaRepository(db: Db, incorporado: boolean): PanoramaRepository {
  return {
    proyecto: (id) => proyecto(db, id, incorporado),
    pruebas: (proyectoId, desde) => pruebas(db, proyectoId, desde),
  };
}

/** The project with its two newest results, the analysis that waits or runs, and its improvement plan. */
function filaDelProyecto(db: Db, id: string, incorporado: boolean) {
  return db
    .selectFrom('proyectos')
    .leftJoin('personas', 'personas.sub', 'proyectos.id_persona')
    .where('proyectos.id', '=', id)
    .select([...columnasDePertenencia, 'proyectos.nombre', 'proyectos.link', 'proyectos.branch'])
    .select(['personas.nombre as persona', 'personas.usuario'])
    .select((eb) => [
      jsonArrayFrom(resultadosDelProyecto(incorporado).limit(2)).as('terminados'),
      jsonObjectFrom(
        eb
          .selectFrom('analisis as abierto')
          .whereRef('abierto.proyecto_id', '=', 'proyectos.id')
          .where('abierto.estado', '=', 'en-curso')
          .where(eb.lit(incorporado))
          .select(['abierto.id', 'abierto.creado', 'abierto.fase'])
          .orderBy('abierto.creado', 'desc')
          .limit(1),
      ).as('en_curso'),
      jsonObjectFrom(ultimoIntento(incorporado)).as('intento'),
    ])
    .select([...columnasCriterios()])
    .select(columnasDeMejora())
    .executeTakeFirst();
}

type Fila = NonNullable<Awaited<ReturnType<typeof filaDelProyecto>>>;

async function proyecto(db: Db, id: string, incorporado: boolean): Promise<ProyectoDelPanorama | null> {
  const fila = await filaDelProyecto(db, id, incorporado);
  if (!fila) return null;
  const { nombre, link, branch, persona, usuario, en_curso, intento, acciones, detalle } = fila;
  return {
    ...pertenenciaDe(fila),
    persona: { nombre: persona ?? nombreSinPersona(fila.propietario), usuario },
    proyecto: { _id: id, nombre, link, branch },
    terminados: fila.terminados.map((uno) => terminado(uno, incorporado)),
    enCurso: en_curso && { fecha: enIso(en_curso.creado), fase: leerFase(en_curso.fase, en_curso.id) },
    fallo: intento?.estado === 'fallido' ? { fecha: enIso(intento.fecha), motivo: intento.motivo } : null,
    criterios: { pruebas: fila.rangos_pruebas, analisis: fila.rangos_analisis },
    acciones: acciones.map(leerComprobable),
    marcas: fila.marcas.map(leerAnclaFechada),
    detalle,
  };
}

/** A date as ISO text; within JSON from the database it is text already. */
const enIso = (fecha: Date | string) => new Date(fecha).toISOString();

function terminado(
  { fecha, pedido, omitidos, ...fila }: Fila['terminados'][number],
  incorporado: boolean,
): AnalisisTerminado {
  const { id, commit, enlace, rama, grado, analizador, alcance } = fila;
  return {
    id,
    commit,
    enlace,
    rama,
    grado,
    analizador,
    alcance,
    alcanceDeHoy: fila.alcance_hoy,
    fecha: enIso(fecha),
    pedido: enIso(pedido),
    medidas: (incorporado ? leerMedidas : leerCifras)(fila.medidas, id),
    omitidos: leerOmitidos(omitidos ?? [], id).flatMap((uno) => ('ruta' in uno ? [uno.ruta] : [])),
  };
}

/** Newest tests that a project's page looks through for its results. */
const masPruebas = 200;

function filasDePruebas(db: Db, proyectoId: string, desde: string | null) {
  const propias = db.selectFrom('respuestas').where('proyecto_id', '=', proyectoId);
  const miradas = pruebasMiradas(
    propias.where('creado', '>', new Date(desde ?? 0)).where((eb) => eb.lit(desde !== null)),
  );
  return propias
    .select(['id', 'nombre', 'tipo', 'elemento_id', 'intentos', 'creado', 'promedio', 'promedios'])
    .select((eb) => {
      const leidas = eb.or([eb('id', 'in', miradas), eb('id', 'in', pares(propias))]);
      return [
        eb('id', 'in', miradas).as('mirada'),
        eb.case().when(leidas).then(eb.ref('plan')).end().as('plan'),
        eb.case().when(leidas).then(eb.ref('respuestas')).end().as('respuestas'),
      ];
    })
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(masPruebas)
    .execute();
}

/** Ids of the newest test of each kind and of the one before it with its scope, which the page compares. */
function pares(propias: SelectQueryBuilder<Schema, 'respuestas', object>) {
  const ordenadas = propias
    .select(['id', 'elemento_id'])
    .select([
      sql<number>`row_number() over (partition by tipo, elemento_id order by creado desc, id desc)`.as('n'),
      sql<string | null>`first_value(elemento_id) over (partition by tipo order by creado desc, id desc)`.as(
        'vigente',
      ),
    ]);
  return expressionBuilder<Schema>()
    .selectFrom(ordenadas.as('o'))
    .select('o.id')
    .where('o.n', '<=', 2)
    .whereRef('o.elemento_id', 'is not distinct from', 'o.vigente');
}

async function pruebas(
  db: Db,
  proyectoId: string,
  desde: string | null,
): Promise<readonly PruebaDelPanorama[]> {
  const filas = await filasDePruebas(db, proyectoId, desde);
  return filas.map(({ id, nombre, intentos, creado, promedio, mirada, plan, ...fila }) => ({
    _id: id,
    nombre,
    intentos,
    promedio,
    mirada: Boolean(mirada),
    tipo: leerTipo(fila.tipo, id),
    elementoId: fila.elemento_id,
    creado: creado.toISOString(),
    filas: leerPromedios(fila.promedios, id),
    datos:
      plan === null ? null : { plan: leerPlan(plan, id), respuestas: leerRespuestas(fila.respuestas, id) },
  }));
}
