import type { Conn, Db } from '@mantenible/db';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import { columnasLista } from '../arbol.repository.ts';
import { lectorDeListas } from '../catalogo-entero.repository.ts';
import { mismosIds, pautasDeLista, reemplazarEnlaces } from '../enlaces.repository.ts';
import { enOrden } from '../orden.ts';
import { pruebasConElemento } from '../pruebas-con-elemento.ts';
import { escriturasDe } from '../registro-escrito.repository.ts';
import type { ConId } from '../registro.port.ts';
import type { DatosLista, ListaVerificacionRepository } from './lista-verificacion.port.ts';

/** Verification lists in the tables `listas_verificacion` and `lista_pautas`. */
export function createListaVerificacionRepository(
  db: Db,
  now: () => Date,
  recuerda = true,
): ListaVerificacionRepository {
  return {
    listar: lectorDeListas(db, recuerda),
    listarPorIds: async (ids) =>
      ids.length === 0 ? [] : enOrden(ids, await completas(db).where('id', 'in', ids).execute()),
    ...escriturasDe<ListaVerificacion, Escrita>(db, now, {
      tabla: 'listas_verificacion',
      columnas: ({ nombre }) => ({ nombre }),
      referencias: ({ pautas }) => ({ tabla: 'pautas', ids: pautas }),
      mismasPartes: (guardada, { pautas }) => mismosIds(guardada.pautas, pautas),
      reemplazarPartes: (trx, { _id: id, pautas }) => reemplazarEnlaces(trx, pautasDeLista, id, pautas),
      seleccion,
    }),
    usos: (id) => usosDeLista(db, id),
  };
}

type Escrita = DatosLista & ConId;

const completas = (conn: Conn) => conn.selectFrom('listas_verificacion').select(columnasLista);

const seleccion = (conn: Conn, id: string) => completas(conn).select('version').where('id', '=', id);

async function usosDeLista(db: Db, id: string) {
  const fila = await db
    .selectFrom('listas_verificacion')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('metricas')
          .select([sql.lit('metrica' as const).as('tipo'), 'metricas.id as _id', 'metricas.nombre'])
          .whereRef('metricas.lista_id', '=', 'listas_verificacion.id')
          .orderBy((each) => ordenAlfabetico(each.ref('metricas.nombre'))),
      ).as('usos'),
      pruebasConElemento('listas_verificacion.id').as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas } : null;
}
