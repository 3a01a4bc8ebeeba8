import type { Conn, Db } from '@mantenible/db';
import type { Pauta } from '@mantenible/domain/pauta';
import { sql, type CompiledQuery } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { columnasPauta } from '../catalogo/arbol.repository.ts';
import { todasLasPautas } from '../catalogo/catalogo-entero.repository.ts';
import { columnaMedida } from '../catalogo/columna-medida.ts';
import { buscarConVersion, crearYLeer, escribirYLeer } from '../catalogo/registro-escrito.repository.ts';
import { alta, escritaAqui, motivo, subida } from '../catalogo/version.repository.ts';
import { ordenAlfabetico } from '../texto-plegado.repository.ts';
import type { PautaRepository } from './pauta.port.ts';

const tabla = 'pautas';

/** Guidelines in the tables `pautas` and `niveles`. */
export function createPautaRepository(db: Db, ahora: () => Date): PautaRepository {
  return {
    listar: () => todasLasPautas(db),
    buscar: (id) => buscarConVersion(db, id, seleccion),
    crear: async (pauta) => {
      const columnas = { id: pauta._id, ...columnasDe(pauta), creado: ahora() };
      const fila = alta(db, { tabla, columnas }, null);
      const creada = await crearYLeer(db, { fila, ...restoDe(db, pauta) });
      if (creada === null) throw new Error('an insert without references wrote no row');
      return creada;
    },
    actualizar: async (pauta, esperada) => {
      const { _id: id } = pauta;
      const fila = subida(db, { tabla, id, esperada, cambios: columnasDe(pauta) }, null);
      return (await escribirYLeer(db, { fila, ...restoDe(db, pauta) })) ?? motivo(db, { tabla, id }, null);
    },
    eliminar: (id, quien) => borrarApuntado(db, { tabla, id, quien }, ahora),
    usos: (id) => usosDePauta(db, id),
  };
}

const columnasDe = (pauta: Pauta) => ({
  descripcion: pauta.descripcion,
  pregunta: pauta.pregunta,
  medida: columnaMedida(pauta),
});

/** What follows the row of a guideline in its write. */
const restoDe = (db: Db, pauta: Pauta) => ({
  resto: [cambioDeNiveles(db, pauta)],
  lectura: seleccion(db, pauta._id).compile(),
});

const seleccion = (conn: Conn, id: string) =>
  conn
    .selectFrom('pautas')
    .select((eb) => [...columnasPauta(eb), 'pautas.version'])
    .where('id', '=', id);

/**
 * The statement that replaces the levels of a guideline, in their order, if its transaction has written the guideline; it
 * writes only the rows that change.
 */
function cambioDeNiveles(conn: Conn, { _id: id, nivelesCumplimiento: niveles }: Pauta): CompiledQuery {
  const descripciones = niveles.map(({ descripcion }) => descripcion);
  const valores = niveles.map(({ valor }) => valor);
  const escrita = escritaAqui({ tabla, id });
  return sql`
    with quitados as (delete from niveles where pauta_id = ${id} and posicion >= ${niveles.length} and ${escrita})
    insert into niveles as guardado (pauta_id, posicion, descripcion, valor)
    select ${id}::uuid, pedido.orden - 1, pedido.descripcion, pedido.valor
    from unnest(${descripciones}::text[], ${valores}::float8[])
      with ordinality as pedido (descripcion, valor, orden)
    where ${escrita}
    on conflict (pauta_id, posicion) do update set descripcion = excluded.descripcion, valor = excluded.valor
    where (guardado.descripcion, guardado.valor) is distinct from (excluded.descripcion, excluded.valor)
  `.compile(conn);
}

async function usosDePauta(db: Db, id: string) {
  const fila = await db
    .selectFrom('pautas')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('lista_pautas')
          .innerJoin('listas_verificacion', 'listas_verificacion.id', 'lista_pautas.lista_id')
          .select([
            sql.lit('listaVerificacion' as const).as('tipo'),
            'listas_verificacion.id as _id',
            'listas_verificacion.nombre',
          ])
          .whereRef('lista_pautas.pauta_id', '=', 'pautas.id')
          .orderBy((each) => ordenAlfabetico(each.ref('listas_verificacion.nombre'))),
      ).as('usos'),
      eb
        .selectFrom('respuesta_elementos')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('respuesta_elementos.elemento_id', '=', 'pautas.id')
        .as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas ?? 0 } : null;
}
