import { transact, type Db } from '@mantenible/db';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { columnasLista } from '../catalogo/arbol.repository.ts';
import { todasLasListas } from '../catalogo/catalogo-entero.repository.ts';
import { guardarEnlaces, pautasDeLista } from '../catalogo/enlaces.repository.ts';
import { enOrden } from '../catalogo/orden.ts';
import { desconocidosEn } from '../catalogo/referencias.repository.ts';
import { primeraVersion, subirVersion } from '../catalogo/version.repository.ts';
import type { ListaVerificacionRepository } from './lista-verificacion.port.ts';

/** Verification lists in the tables `listas_verificacion` and `lista_pautas`. */
export function createListaVerificacionRepository(db: Db, ahora: () => Date): ListaVerificacionRepository {
  const completas = () => db.selectFrom('listas_verificacion').select(columnasLista);
  return {
    listar: () => todasLasListas(db),
    listarPorIds: async (ids) =>
      ids.length === 0 ? [] : enOrden(ids, await completas().where('id', 'in', ids).execute()),
    buscar: async (id) => {
      const fila = await completas().select('version').where('id', '=', id).executeTakeFirst();
      if (!fila) return null;
      const { version, ...lista } = fila;
      return { registro: lista, version };
    },
    crear: (lista) =>
      transact(db, async (trx) => {
        const desconocidos = await desconocidosEn(trx, 'pautas', lista.pautas);
        if (desconocidos) return desconocidos;
        await trx
          .insertInto('listas_verificacion')
          .values({ id: lista._id, nombre: lista.nombre, version: primeraVersion, creado: ahora() })
          .execute();
        await guardarEnlaces(trx, pautasDeLista, lista._id, lista.pautas);
        return primeraVersion;
      }),
    actualizar: (lista, esperada) =>
      transact(db, async (trx) => {
        const desconocidos = await desconocidosEn(trx, 'pautas', lista.pautas);
        if (desconocidos) return desconocidos;
        const { _id: id, nombre } = lista;
        const escritura = await subirVersion(trx, 'listas_verificacion', id, esperada, { nombre });
        if (typeof escritura === 'string') return escritura;
        await guardarEnlaces(trx, pautasDeLista, lista._id, lista.pautas);
        return escritura;
      }),
    eliminar: (id, quien) => borrarApuntado(db, { tabla: 'listas_verificacion', id, quien }, ahora),
    usos: (id) => usosDeLista(db, id),
  };
}

async function usosDeLista(db: Db, id: string) {
  const fila = await db
    .selectFrom('listas_verificacion')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('metricas')
          .select([sql.lit('metrica' as const).as('tipo'), 'metricas.id as _id', 'metricas.nombre'])
          .whereRef('metricas.lista_id', '=', 'listas_verificacion.id')
          .orderBy('metricas.nombre'),
      ).as('usos'),
      eb
        .selectFrom('respuesta_elementos')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('respuesta_elementos.elemento_id', '=', 'listas_verificacion.id')
        .as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas ?? 0 } : null;
}
