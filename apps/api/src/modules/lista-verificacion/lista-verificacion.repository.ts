import type { Conn, Db } from '@mantenible/db';
import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { columnasLista } from '../catalogo/arbol.repository.ts';
import { todasLasListas } from '../catalogo/catalogo-entero.repository.ts';
import { pautasDeLista, reemplazarEnlaces } from '../catalogo/enlaces.repository.ts';
import { enOrden } from '../catalogo/orden.ts';
import { escriturasDe } from '../catalogo/registro-escrito.repository.ts';
import type { ConId } from '../registro.port.ts';
import { ordenAlfabetico } from '../texto-plegado.repository.ts';
import type { DatosLista, ListaVerificacionRepository } from './lista-verificacion.port.ts';
import { pruebasConElemento } from '../catalogo/pruebas-con-elemento.ts';

/** Verification lists in the tables `listas_verificacion` and `lista_pautas`. */
export function createListaVerificacionRepository(db: Db, ahora: () => Date): ListaVerificacionRepository {
  return {
    listar: () => todasLasListas(db),
    listarPorIds: async (ids) =>
      ids.length === 0 ? [] : enOrden(ids, await completas(db).where('id', 'in', ids).execute()),
    ...escriturasDe<ListaVerificacion, Escrita>(db, ahora, {
      tabla: 'listas_verificacion',
      columnas: ({ nombre }) => ({ nombre }),
      referencias: ({ pautas }) => ({ tabla: 'pautas', ids: pautas }),
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
