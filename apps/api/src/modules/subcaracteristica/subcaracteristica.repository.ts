import { transact, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { subcaracteristicasCompletas } from '../catalogo/arbol.repository.ts';
import { todasLasSubcaracteristicas } from '../catalogo/catalogo-entero.repository.ts';
import { guardarEnlaces, metricasDeSubcaracteristica } from '../catalogo/enlaces.repository.ts';
import { desconocidosEn } from '../catalogo/referencias.repository.ts';
import { primeraVersion, subirVersion } from '../catalogo/version.repository.ts';
import type { ConId } from '../registro.port.ts';
import type { DatosSubcaracteristica, SubcaracteristicaRepository } from './subcaracteristica.port.ts';

/** Sub-characteristics in the tables `subcaracteristicas` and `subcaracteristica_metricas`. */
export function createSubcaracteristicaRepository(db: Db, ahora: () => Date): SubcaracteristicaRepository {
  return { ...lecturas(db), ...escrituras(db, ahora) };
}

function lecturas(db: Db) {
  const filas = () => db.selectFrom('subcaracteristicas').orderBy('creado').orderBy('id');
  return {
    listar: () => planas(db).execute(),
    listarCompletas: () => todasLasSubcaracteristicas(db),
    listarCompletasPorIds: (ids: readonly string[]) => subcaracteristicasCompletas(db, ids),
    listarExcepto: (ids: readonly string[]) => {
      const todas = filas().select(['id as _id', 'nombre']);
      return (ids.length === 0 ? todas : todas.where('id', 'not in', ids)).execute();
    },
    buscar: async (id: string) => {
      const fila = await planas(db).select('version').where('id', '=', id).executeTakeFirst();
      if (!fila) return null;
      const { version, ...subcaracteristica } = fila;
      return { registro: subcaracteristica, version };
    },
    usos: async (id: string) => {
      const fila = await db
        .selectFrom('subcaracteristicas')
        .select((eb) =>
          eb
            .selectFrom('respuesta_elementos')
            .select(sql<number>`count(*)::int`.as('n'))
            .whereRef('respuesta_elementos.elemento_id', '=', 'subcaracteristicas.id')
            .as('pruebas'),
        )
        .where('id', '=', id)
        .executeTakeFirst();
      return fila ? { usos: [], pruebas: fila.pruebas ?? 0 } : null;
    },
  };
}

function escrituras(db: Db, ahora: () => Date) {
  return {
    crear: (nueva: DatosSubcaracteristica & ConId) =>
      transact(db, async (trx) => {
        const desconocidos = await desconocidosEn(trx, 'metricas', nueva.metricas);
        if (desconocidos) return desconocidos;
        await trx
          .insertInto('subcaracteristicas')
          .values({ id: nueva._id, nombre: nueva.nombre, version: primeraVersion, creado: ahora() })
          .execute();
        await guardarEnlaces(trx, metricasDeSubcaracteristica, nueva._id, nueva.metricas);
        return primeraVersion;
      }),
    actualizar: (cambiada: DatosSubcaracteristica & ConId, esperada: number | null) =>
      transact(db, async (trx) => {
        const { _id: id, nombre } = cambiada;
        const desconocidos = await desconocidosEn(trx, 'metricas', cambiada.metricas);
        if (desconocidos) return desconocidos;
        const escritura = await subirVersion(trx, 'subcaracteristicas', id, esperada, { nombre });
        if (typeof escritura === 'string') return escritura;
        await guardarEnlaces(trx, metricasDeSubcaracteristica, id, cambiada.metricas);
        return escritura;
      }),
    eliminar: (id: string, quien: Autor) =>
      borrarApuntado(db, { tabla: 'subcaracteristicas', id, quien }, ahora),
  };
}

function planas(db: Db) {
  return db
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
