import type { Conn, Db } from '@mantenible/db';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { columnasLista } from '../catalogo/arbol.repository.ts';
import { todasLasListas } from '../catalogo/catalogo-entero.repository.ts';
import { cambioDeEnlaces, pautasDeLista } from '../catalogo/enlaces.repository.ts';
import { enOrden } from '../catalogo/orden.ts';
import { desconocidosEn, type Referencias } from '../catalogo/referencias.repository.ts';
import { buscarConVersion, crearYLeer, escribirYLeer } from '../catalogo/registro-escrito.repository.ts';
import { alta, motivo, subida } from '../catalogo/version.repository.ts';
import type { ConId } from '../registro.port.ts';
import { ordenAlfabetico } from '../texto-plegado.repository.ts';
import type { DatosLista, ListaVerificacionRepository } from './lista-verificacion.port.ts';

const tabla = 'listas_verificacion';

/** Verification lists in the tables `listas_verificacion` and `lista_pautas`. */
export function createListaVerificacionRepository(db: Db, ahora: () => Date): ListaVerificacionRepository {
  return {
    listar: () => todasLasListas(db),
    listarPorIds: async (ids) =>
      ids.length === 0 ? [] : enOrden(ids, await completas(db).where('id', 'in', ids).execute()),
    buscar: (id) => buscarConVersion(db, id, seleccion),
    crear: async (lista) => {
      const columnas = { id: lista._id, nombre: lista.nombre, creado: ahora() };
      const fila = alta(db, { tabla, columnas }, referencias(lista));
      return (
        (await crearYLeer(db, { fila, ...restoDe(db, lista) })) ?? desconocidosEn(db, referencias(lista))
      );
    },
    actualizar: async (lista, esperada) => {
      const { _id: id, nombre } = lista;
      const fila = subida(db, { tabla, id, esperada, cambios: { nombre } }, referencias(lista));
      const escrita = await escribirYLeer(db, { fila, ...restoDe(db, lista) });
      return escrita ?? motivo(db, { tabla, id }, referencias(lista));
    },
    eliminar: (id, quien) => borrarApuntado(db, { tabla, id, quien }, ahora),
    usos: (id) => usosDeLista(db, id),
  };
}

type Escrita = DatosLista & ConId;

const referencias = ({ pautas }: Escrita): Referencias => ({ tabla: 'pautas', ids: pautas });

/** What follows the row of a list in its write. */
const restoDe = (db: Db, { _id: id, pautas }: Escrita) => ({
  resto: [cambioDeEnlaces(db, pautasDeLista, id, pautas)],
  lectura: seleccion(db, id).compile(),
});

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
