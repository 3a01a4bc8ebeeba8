import { sql, type Expression, type RawBuilder } from 'kysely';

import { conAcento, patronPlegado, sinAcento } from './plegar.ts';

/** A column folded as `plegar` folds a text. */
function plegado(columna: Expression<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${columna}), ${conAcento}, ${sinAcento})`;
}

/**
 * A column as a Spanish list sorts it: without case and accents, with ñ after n. The collation is the same in every
 * database.
 */
export function ordenAlfabetico(columna: Expression<unknown>): RawBuilder<string> {
  // '{' follows 'z': ñ comes after every other word with n.
  const conEnie = sql`replace(replace(${columna}, 'Ñ', 'n{'), 'ñ', 'n{')`;
  return sql<string>`${plegado(conEnie)} collate "C"`;
}

/** Whether a column contains the text, both folded; the text has no patterns. */
export function contienePlegado(columna: Expression<unknown>, texto: string): RawBuilder<boolean> {
  return sql<boolean>`${columna} ~ ${patronPlegado(texto.trim())}`;
}
