import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerPromedios, leerRespuestas, leerTipo } from './prueba-guardada.schema.ts';
import type { PruebaListada, PruebasListadas, TramoDePruebas } from './respuesta.port.ts';
import { autorMostrado } from '../comun/autor.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Bytes of answers in one answer; a test alone has less than a request may have. */
const masBytes = 2_000_000;

/** A part of a project's tests with the project's owner, in one statement. */
export async function listarPruebas(
  db: Db,
  proyectoId: string,
  tramo: TramoDePruebas,
): Promise<PruebasListadas | null> {
  const filas = await consulta(db, proyectoId, tramo).execute();
  const [primera] = filas;
  if (!primera) return null;
  const pruebas = filas.flatMap(({ id, nombre, creado, promedio, ...fila }): PruebaListada[] => {
    if (id === null || nombre === null || creado === null) return [];
    return [
      {
        _id: id,
        proyectoId,
        nombre,
        tipo: leerTipo(fila.tipo, id),
        elementoId: fila.elemento_id,
        intentos: fila.intentos,
        autor: autorMostrado(primera, { sub: fila.autor, nombre: fila.autor_nombre }),
        ultimoIntento: fila.ultimo_intento,
        creado: creado.toISOString(),
        elementos: leerPromedios(fila.promedios, id).map((una) => una.nombre),
        promedio,
        ...(tramo.conRespuestas ? { respuestas: leerRespuestas(fila.respuestas, id) } : {}),
      },
    ];
  });
  return { ...pertenenciaDe(primera), pruebas, siguiente: filas.at(-1)?.siguiente ?? null };
}

function consulta(db: Db, proyectoId: string, tramo: TramoDePruebas) {
  return db
    .selectFrom('proyectos')
    .leftJoin(cabeceras(db, proyectoId, tramo).as('parte'), (join) =>
      tramo.conRespuestas
        ? join.on((eb) => eb.or([eb('parte.puesto', '=', 1), eb('parte.hasta', '<=', masBytes)]))
        : join.onTrue(),
    )
    .leftJoin('respuestas', 'respuestas.id', 'parte.id')
    .leftJoin('personas', 'personas.sub', 'respuestas.id_persona')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'parte.siguiente'])
    .select(['respuestas.id_persona as autor', 'personas.nombre as autor_nombre'])
    .select(['respuestas.id', 'respuestas.nombre', 'respuestas.tipo', 'respuestas.elemento_id'])
    .select(['respuestas.intentos', 'respuestas.creado', 'respuestas.promedio', 'respuestas.promedios'])
    .$if(tramo.conRespuestas, (qb) => qb.select('respuestas.respuestas'))
    .select((eb) =>
      eb
        .selectFrom('respuestas as otra')
        .whereRef('otra.proyecto_id', '=', 'respuestas.proyecto_id')
        .whereRef('otra.tipo', '=', 'respuestas.tipo')
        .whereRef('otra.elemento_id', '=', 'respuestas.elemento_id')
        .select((e) => e.fn.max('otra.intentos').as('intento'))
        .as('ultimo_intento'),
    )
    .orderBy('parte.puesto');
}

/** Places and sizes of the tests from `desde` on: large columns are not read for them. */
function cabeceras(db: Db, proyectoId: string, { desde, cuantas }: TramoDePruebas) {
  const propias = db.selectFrom('respuestas').where('proyecto_id', '=', proyectoId);
  const primera = propias.where('id', '=', desde).select(['creado', 'id']);
  const orden = sql`order by creado desc, id desc`;
  return propias
    .$if(desde !== null, (qb) => qb.where(sql<boolean>`(creado, id) <= ${primera}`))
    .select('id')
    .select([
      sql<number>`row_number() over (${orden})`.as('puesto'),
      sql<number>`sum(tamano) over (${orden} rows unbounded preceding)`.as('hasta'),
      sql<string | null>`lead(id) over (${orden})`.as('siguiente'),
    ])
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(cuantas);
}
