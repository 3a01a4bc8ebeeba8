import { sql, type Expression, type RawBuilder } from 'kysely';

import { conAcento, plegar, sinAcento } from './plegar.ts';

/** A column folded as `plegar` folds a text. */
export function plegado(columna: Expression<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${columna}), ${conAcento}, ${sinAcento})`;
}

/** Whether a column contains the text, both folded; the text has no patterns. */
export function contienePlegado(columna: Expression<unknown>, texto: string): RawBuilder<boolean> {
  const patron = `%${plegar(texto.trim()).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${plegado(columna)} like ${patron} escape '\\'`;
}
