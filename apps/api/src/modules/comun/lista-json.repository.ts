import { sql, type RawBuilder } from 'kysely';

/** A JSON column as an array; a damaged value is its only element, so that the reader of elements refuses it. */
export function listaJson(columna: string): RawBuilder<unknown> {
  const valor = sql.ref(columna);
  return sql`case jsonb_typeof(${valor}) when 'array' then ${valor} else jsonb_build_array(${valor}) end`;
}
