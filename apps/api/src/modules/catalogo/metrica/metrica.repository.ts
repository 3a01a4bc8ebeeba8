import type { Conn, Db } from '@mantenible/db';
import type { Metrica } from '@mantenible/domain/metrica';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import { metricasCompletas } from '../arbol.repository.ts';
import { lectorDeMetricas } from '../catalogo-entero.repository.ts';
import { pruebasConElemento } from '../pruebas-con-elemento.ts';
import { escriturasDe } from '../registro-escrito.repository.ts';
import type { ConId } from '../registro.port.ts';
import type { DatosMetrica, MetricaRepository } from './metrica.port.ts';

/** Metrics in the table `metricas`. */
export function createMetricaRepository(db: Db, now: () => Date, recuerda = true): MetricaRepository {
  return {
    listar: () => planas(db).execute(),
    listarCompletas: lectorDeMetricas(db, recuerda),
    listarCompletasPorIds: (ids) => metricasCompletas(db, ids),
    listarExcepto: (ids) => {
      const todas = filas(db).select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    ...escriturasDe<Metrica, DatosMetrica & ConId>(db, now, {
      tabla: 'metricas',
      columnas: ({ nombre, listaVerificacion }) => ({ nombre, lista_id: listaVerificacion }),
      referencias: ({ listaVerificacion }) => ({ tabla: 'listas_verificacion', ids: [listaVerificacion] }),
      mismasPartes: () => true,
      reemplazarPartes: () => Promise.resolve(),
      seleccion,
    }),
    usos: (id) => usosDeMetrica(db, id),
  };
}

const filas = (conn: Conn) => conn.selectFrom('metricas').orderBy('creado').orderBy('id');

const planas = (conn: Conn) => filas(conn).select(['id as _id', 'nombre', 'lista_id as listaVerificacion']);

const seleccion = (conn: Conn, id: string) => planas(conn).select('version').where('id', '=', id);

async function usosDeMetrica(db: Db, id: string) {
  const fila = await db
    .selectFrom('metricas')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('subcaracteristica_metricas as sm')
          .innerJoin('subcaracteristicas as s', 's.id', 'sm.subcaracteristica_id')
          .select([sql.lit('subcaracteristica' as const).as('tipo'), 's.id as _id', 's.nombre'])
          .whereRef('sm.metrica_id', '=', 'metricas.id')
          .orderBy((each) => ordenAlfabetico(each.ref('s.nombre'))),
      ).as('usos'),
      pruebasConElemento('metricas.id').as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas } : null;
}
