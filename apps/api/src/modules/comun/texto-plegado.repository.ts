import { sql, type Expression, type RawBuilder } from 'kysely';

import { conAcento, patronPlegado, sinAcento } from './plegar.ts';

/**
 * A column as a Spanish list sorts it: folded as `plegar` folds a text, with ñ after n. The collation is the same in every
 * database.
 */
export function ordenAlfabetico(columna: Expression<unknown>): RawBuilder<string> {
  // '{' follows 'z': ñ comes after every other word with n.
  const conEnie = sql`replace(replace(${columna}, 'Ñ', 'n{'), 'ñ', 'n{')`;
  // `translate` compares each letter with all marked ones: a text of one byte a letter has none of them.
  return sql<string>`(case when octet_length(${columna}) = char_length(${columna}) then lower(${columna})
    else translate(lower(${conEnie}), ${conAcento}, ${sinAcento}) end) collate "C"`;
}

/** Whether a column contains the text, both folded; the text has no patterns. */
export function contienePlegado(columna: Expression<unknown>, texto: string): RawBuilder<boolean> {
  return sql<boolean>`${columna} ~ ${patronPlegado(texto.trim())}`;
}
