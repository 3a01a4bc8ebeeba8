import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

/** A table of references in order: from a record of the catalogue to the records that it is built from. */
interface TablaDeEnlaces {
  readonly tabla: 'lista_pautas' | 'subcaracteristica_metricas';
  readonly registro: 'lista_id' | 'subcaracteristica_id';
  readonly elemento: 'pauta_id' | 'metrica_id';
}

export const pautasDeLista: TablaDeEnlaces = {
  tabla: 'lista_pautas',
  registro: 'lista_id',
  elemento: 'pauta_id',
};

export const metricasDeSubcaracteristica: TablaDeEnlaces = {
  tabla: 'subcaracteristica_metricas',
  registro: 'subcaracteristica_id',
  elemento: 'metrica_id',
};

/**
 * Replaces the references of a record by `ids`, in their order, in one statement that writes only the rows that change.
 * The caller has locked the record: the statement does not see references that another transaction has not committed.
 */
export async function guardarEnlaces(
  trx: Conn,
  { tabla, registro, elemento }: TablaDeEnlaces,
  id: string,
  ids: readonly string[],
): Promise<void> {
  const [enlaces, dueno, parte] = [sql.table(tabla), sql.ref(registro), sql.ref(elemento)];
  await sql`
    with quitados as (delete from ${enlaces} where ${dueno} = ${id} and ${parte} <> all(${ids}::uuid[]))
    insert into ${enlaces} as guardado (${dueno}, ${parte}, posicion)
    select ${id}::uuid, pedido.id, pedido.orden - 1
    from unnest(${ids}::uuid[]) with ordinality as pedido (id, orden)
    on conflict (${dueno}, ${parte}) do update set posicion = excluded.posicion
    where guardado.posicion <> excluded.posicion
  `.execute(trx);
}
