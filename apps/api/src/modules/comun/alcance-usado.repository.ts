import { sql, type RawBuilder } from 'kysely';

/**
 * Text that differs where two analyses cover other files: '' for one that covers all of them, as each did before scopes
 * were kept, and otherwise a hash of its scope.
 */
export function alcanceUsado(columna: 'analisis.ambito' | 'a.ambito'): RawBuilder<string> {
  const ambito = sql.ref(columna);
  return sql<string>`case when coalesce(${ambito} ->> 'origen', 'todo') = 'todo' then '' else md5(${ambito} ->> 'ambito') end`;
}
