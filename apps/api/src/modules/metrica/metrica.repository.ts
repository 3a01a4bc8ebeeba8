import type { Conn, Db } from '@mantenible/db';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { metricasCompletas } from '../catalogo/arbol.repository.ts';
import { todasLasMetricas } from '../catalogo/catalogo-entero.repository.ts';
import { desconocidosEn, type Referencias } from '../catalogo/referencias.repository.ts';
import { buscarConVersion, crearYLeer, escribirYLeer } from '../catalogo/registro-escrito.repository.ts';
import { alta, motivo, subida } from '../catalogo/version.repository.ts';
import { ordenAlfabetico } from '../texto-plegado.repository.ts';
import type { MetricaRepository } from './metrica.port.ts';

const tabla = 'metricas';

/** Metrics in the table `metricas`. */
export function createMetricaRepository(db: Db, ahora: () => Date): MetricaRepository {
  return {
    listar: () => planas(db).execute(),
    listarCompletas: () => todasLasMetricas(db),
    listarCompletasPorIds: (ids) => metricasCompletas(db, ids),
    listarExcepto: (ids) => {
      const todas = filas(db).select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    buscar: (id) => buscarConVersion(db, id, seleccion),
    crear: async ({ _id: id, nombre, listaVerificacion: lista_id }) => {
      const referencias = enLista(lista_id);
      const fila = alta(db, { tabla, columnas: { id, nombre, lista_id, creado: ahora() } }, referencias);
      return (await crearYLeer(db, { fila, ...restoDe(db, id) })) ?? desconocidosEn(db, referencias);
    },
    actualizar: async ({ _id: id, nombre, listaVerificacion: lista_id }, esperada) => {
      const referencias = enLista(lista_id);
      const fila = subida(db, { tabla, id, esperada, cambios: { nombre, lista_id } }, referencias);
      return (
        (await escribirYLeer(db, { fila, ...restoDe(db, id) })) ?? motivo(db, { tabla, id }, referencias)
      );
    },
    eliminar: (id, quien) => borrarApuntado(db, { tabla, id, quien }, ahora),
    usos: (id) => usosDeMetrica(db, id),
  };
}

const enLista = (lista: string): Referencias => ({ tabla: 'listas_verificacion', ids: [lista] });

/** What follows the row of a metric in its write. */
const restoDe = (db: Db, id: string) => ({ resto: [], lectura: seleccion(db, id).compile() });

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
      eb
        .selectFrom('respuesta_elementos')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('respuesta_elementos.elemento_id', '=', 'metricas.id')
        .as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas ?? 0 } : null;
}
