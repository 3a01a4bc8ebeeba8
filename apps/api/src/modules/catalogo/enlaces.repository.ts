import type { Conn } from '@mantenible/db';
import { sql, type CompiledQuery } from 'kysely';

import { escritaAqui } from './version.repository.ts';

/** A table of references in order: from a record of the catalogue to the records that it is built from. */
interface TablaDeEnlaces {
  readonly tabla: 'lista_pautas' | 'subcaracteristica_metricas';
  /** The table of the records. */
  readonly registros: 'listas_verificacion' | 'subcaracteristicas';
  readonly registro: 'lista_id' | 'subcaracteristica_id';
  readonly elemento: 'pauta_id' | 'metrica_id';
}

export const pautasDeLista: TablaDeEnlaces = {
  tabla: 'lista_pautas',
  registros: 'listas_verificacion',
  registro: 'lista_id',
  elemento: 'pauta_id',
};

export const metricasDeSubcaracteristica: TablaDeEnlaces = {
  tabla: 'subcaracteristica_metricas',
  registros: 'subcaracteristicas',
  registro: 'subcaracteristica_id',
  elemento: 'metrica_id',
};

/**
 * The statement that replaces the references of a record by `ids`, in their order, if its transaction has written the
 * record; it writes only the rows that change.
 */
export function cambioDeEnlaces(
  conn: Conn,
  { tabla, registros, registro, elemento }: TablaDeEnlaces,
  id: string,
  ids: readonly string[],
): CompiledQuery {
  const [enlaces, dueno, parte] = [sql.table(tabla), sql.ref(registro), sql.ref(elemento)];
  const escrito = escritaAqui({ tabla: registros, id });
  return sql`
    with quitados as (
      delete from ${enlaces} where ${dueno} = ${id} and ${parte} <> all(${ids}::uuid[]) and ${escrito}
    )
    insert into ${enlaces} as guardado (${dueno}, ${parte}, posicion)
    select ${id}::uuid, pedido.id, pedido.orden - 1
    from unnest(${ids}::uuid[]) with ordinality as pedido (id, orden)
    where ${escrito}
    on conflict (${dueno}, ${parte}) do update set posicion = excluded.posicion
    where guardado.posicion <> excluded.posicion
  `.compile(conn);
}
