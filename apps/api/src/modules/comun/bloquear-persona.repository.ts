import type { Conn } from '@mantenible/db';

/** Locks the row of a person: what limits the person's teams and projects, and their erasure, follow one another. */
export async function bloquearPersona(trx: Conn, sub: string): Promise<void> {
  await trx.selectFrom('personas').select('sub').where('sub', '=', sub).forUpdate().execute();
}
