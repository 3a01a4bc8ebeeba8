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

/** Replaces the references of a record by `ids`, in their order. */
export async function reemplazarEnlaces(
  trx: Conn,
  { tabla, registro, elemento }: TablaDeEnlaces,
  id: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(tabla)} where ${sql.ref(registro)} = ${id}`.execute(trx);
  if (ids.length === 0) return;
  const filas = ids.map((otro, posicion) => sql`(${id}, ${otro}, ${posicion})`);
  await sql`
    insert into ${sql.table(tabla)} (${sql.ref(registro)}, ${sql.ref(elemento)}, posicion) values ${sql.join(filas)}
  `.execute(trx);
}

/** Whether a record refers to exactly these ids, in their order. */
export function mismosIds(elementos: readonly { readonly _id: string }[], ids: readonly string[]): boolean {
  return elementos.length === ids.length && elementos.every(({ _id }, i) => _id === ids[i]);
}
