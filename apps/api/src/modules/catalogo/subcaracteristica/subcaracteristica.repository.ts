import type { Conn, Db } from '@mantenible/db';
import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { subcaracteristicasCompletas } from '../arbol.repository.ts';
import { lectorDeSubcaracteristicas } from '../catalogo-entero.repository.ts';
import { metricasDeSubcaracteristica, mismosIds, reemplazarEnlaces } from '../enlaces.repository.ts';
import { pruebasConElemento } from '../pruebas-con-elemento.ts';
import { escriturasDe } from '../registro-escrito.repository.ts';
import type { ConId } from '../registro.port.ts';
import type { DatosSubcaracteristica, SubcaracteristicaRepository } from './subcaracteristica.port.ts';

/** Sub-characteristics in the tables `subcaracteristicas` and `subcaracteristica_metricas`. */
export function createSubcaracteristicaRepository(
  db: Db,
  now: () => Date,
  recuerda = true,
): SubcaracteristicaRepository {
  const escrituras = escriturasDe<Subcaracteristica, DatosSubcaracteristica & ConId>(db, now, {
    tabla: 'subcaracteristicas',
    columnas: ({ nombre }) => ({ nombre }),
    referencias: ({ metricas }) => ({ tabla: 'metricas', ids: metricas }),
    mismasPartes: (guardada, { metricas }) => mismosIds(guardada.metricas, metricas),
    reemplazarPartes: (trx, { _id: id, metricas }) =>
      reemplazarEnlaces(trx, metricasDeSubcaracteristica, id, metricas),
    seleccion,
  });
  return { ...lecturas(db, recuerda), ...escrituras };
}

function lecturas(db: Db, recuerda: boolean) {
  const filas = () => db.selectFrom('subcaracteristicas').orderBy('creado').orderBy('id');
  return {
    listar: () => planas(db).execute(),
    listarCompletas: lectorDeSubcaracteristicas(db, recuerda),
    listarCompletasPorIds: (ids: readonly string[]) => subcaracteristicasCompletas(db, ids),
    listarExcepto: (ids: readonly string[]) => {
      const todas = filas().select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    usos: async (id: string) => {
      const fila = await db
        .selectFrom('subcaracteristicas')
        .select(pruebasConElemento('subcaracteristicas.id').as('pruebas'))
        .where('id', '=', id)
        .executeTakeFirst();
      return fila ? { usos: [], pruebas: fila.pruebas } : null;
    },
  };
}

const seleccion = (conn: Conn, id: string) => planas(conn).select('version').where('id', '=', id);

function planas(conn: Conn) {
  return conn
    .selectFrom('subcaracteristicas')
    .select((eb) => [
      'id as _id',
      'nombre',
      jsonArrayFrom(
        eb
          .selectFrom('subcaracteristica_metricas as sm')
          .innerJoin('metricas', 'metricas.id', 'sm.metrica_id')
          .select(['metricas.id as _id', 'metricas.nombre', 'metricas.lista_id as listaVerificacion'])
          .whereRef('sm.subcaracteristica_id', '=', 'subcaracteristicas.id')
          .orderBy('sm.posicion'),
      ).as('metricas'),
    ])
    .orderBy('creado')
    .orderBy('id');
}
