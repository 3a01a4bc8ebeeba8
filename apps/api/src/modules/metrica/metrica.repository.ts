import { transact, type Db } from '@mantenible/db';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { metricasCompletas } from '../catalogo/arbol.repository.ts';
import { todasLasMetricas } from '../catalogo/catalogo-entero.repository.ts';
import { desconocidosEn } from '../catalogo/referencias.repository.ts';
import { primeraVersion, subirVersion } from '../catalogo/version.repository.ts';
import type { MetricaRepository } from './metrica.port.ts';

/** Metrics in the table `metricas`. */
export function createMetricaRepository(db: Db, ahora: () => Date): MetricaRepository {
  const filas = () => db.selectFrom('metricas').orderBy('creado').orderBy('id');
  const planas = () => filas().select(['id as _id', 'nombre', 'lista_id as listaVerificacion']);
  return {
    listar: () => planas().execute(),
    listarCompletas: () => todasLasMetricas(db),
    listarCompletasPorIds: (ids) => metricasCompletas(db, ids),
    listarExcepto: (ids) => {
      const todas = filas().select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    buscar: async (id) => {
      const fila = await planas().select('version').where('id', '=', id).executeTakeFirst();
      if (!fila) return null;
      const { version, ...metrica } = fila;
      return { registro: metrica, version };
    },
    crear: ({ _id: id, nombre, listaVerificacion: lista_id }) =>
      transact(db, async (trx) => {
        const desconocidos = await desconocidosEn(trx, 'listas_verificacion', [lista_id]);
        if (desconocidos) return desconocidos;
        await trx
          .insertInto('metricas')
          .values({ id, nombre, lista_id, version: primeraVersion, creado: ahora() })
          .execute();
        return primeraVersion;
      }),
    actualizar: ({ _id: id, nombre, listaVerificacion: lista_id }, esperada) =>
      transact(db, async (trx) => {
        const desconocidos = await desconocidosEn(trx, 'listas_verificacion', [lista_id]);
        if (desconocidos) return desconocidos;
        return subirVersion(trx, 'metricas', id, esperada, { nombre, lista_id });
      }),
    eliminar: (id, quien) => borrarApuntado(db, { tabla: 'metricas', id, quien }, ahora),
    usos: (id) => usosDeMetrica(db, id),
  };
}

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
          .orderBy('s.nombre'),
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
