import { transact, type Conn, type Db } from '@mantenible/db';
import { idEjemplo, propietarioEjemplo } from '@mantenible/domain/acceso';
import { sql } from 'kysely';

import type { EjemploPorGuardar, FilasDelEjemplo } from './ejemplo.port.ts';

/** What every version of the example has in common. */
const proyecto = {
  nombre: 'Tienda y biblioteca',
  // An address that exists nowhere (RFC 2606): the repository travels with the product.
  link: 'https://mantenible.example/tienda-y-biblioteca.git',
  branch: 'main',
  // No key of a project has a capital letter.
  clave: 'Ejemplo-resuelto',
} as const;

/** Whether the stored example is of that version and encrypted under that key. */
export async function estaSembrado(db: Db, version: number, clave: string): Promise<boolean> {
  const fila = await guardado(db).executeTakeFirst();
  return fila?.version === version && fila.token_clave === clave;
}

/**
 * Stores the example, or replaces an earlier one, in one transaction, which keeps whether it is shown. Of two servers the second
 * waits for the first and then does nothing.
 */
export function sembrarEjemplo(db: Db, ejemplo: EjemploPorGuardar, now: Date): Promise<boolean> {
  const { version, token, filas } = ejemplo;
  const nuevo = { ...proyecto, version, token_cifrado: token.cifrado, token_clave: token.clave };
  return transact(db, async (trx) => {
    // A start never waits long for another one, nor keeps it waiting.
    await sql`select set_config('lock_timeout', '10s', true), set_config('statement_timeout', '30s', true)`.execute(
      trx,
    );
    await trx
      .insertInto('proyectos_todos')
      .values({ ...nuevo, id: idEjemplo, id_persona: propietarioEjemplo, version: 0, creado: now })
      .onConflict((oc) => oc.column('id').doNothing())
      .execute();
    const antes = await guardado(trx).forUpdate().executeTakeFirstOrThrow();
    if (antes.version === version && antes.token_clave === token.clave) return false;
    await trx.updateTable('proyectos_todos').set(nuevo).where('id', '=', idEjemplo).execute();
    for (const tabla of [
      'respuestas',
      'analisis',
      'detalles_analisis',
      'acciones_mejora',
      'pasados',
    ] as const)
      await trx.deleteFrom(tabla).where('proyecto_id', '=', idEjemplo).execute();
    await insertar(trx, filas);
    return true;
  });
}

function guardado(conn: Conn) {
  return conn.selectFrom('proyectos_todos').select(['version', 'token_clave']).where('id', '=', idEjemplo);
}

/** Inserts the rows with the columns that they name; each table comes after those that it refers to. */
async function insertar(trx: Conn, filas: FilasDelEjemplo): Promise<void> {
  for (const [tabla, suyas] of filas) {
    const columnas = sql.join(Object.keys(suyas[0] ?? {}).map((columna) => sql.ref(columna)));
    if (suyas.length > 0)
      await sql`insert into ${sql.table(tabla)} (${columnas}) select ${columnas}
        from json_populate_recordset(null::${sql.table(tabla)}, ${JSON.stringify(suyas)}::json)`.execute(trx);
  }
}
