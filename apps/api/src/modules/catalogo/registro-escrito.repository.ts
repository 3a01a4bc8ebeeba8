import { transactAtOnce, type Conn, type Db } from '@mantenible/db';
import type { CompiledQuery } from 'kysely';

import type { ConVersion } from '../registro.port.ts';

type Fila<Registro> = Registro & { readonly version: number };

/** The record of that id with its version, or null. */
export async function buscarConVersion<Registro>(
  conn: Conn,
  id: string,
  seleccion: (conn: Conn, id: string) => { execute(): Promise<readonly Fila<Registro>[]> },
): Promise<ConVersion<Omit<Fila<Registro>, 'version'>> | null> {
  const [fila] = await seleccion(conn, id).execute();
  return fila ? conVersion(fila) : null;
}

/** The statements of a write. Those of `resto` write nothing when `fila` has written nothing. */
interface Sentencias<Registro> {
  /** Writes the record's row, or returns no row. */
  readonly fila: CompiledQuery;
  /** Write what belongs to the record in other tables. */
  readonly resto: readonly CompiledQuery[];
  /** Reads the record. */
  readonly lectura: CompiledQuery<Fila<Registro>>;
}

/**
 * Runs a write in one transaction, and returns the record as this transaction leaves it, or null if it wrote nothing. A read
 * after the transaction would wait for a connection again, and could return a later write.
 */
export async function escribirYLeer<Registro>(
  db: Db,
  { fila, resto, lectura }: Sentencias<Registro>,
): Promise<ConVersion<Omit<Fila<Registro>, 'version'>> | null> {
  const { first, last } = await transactAtOnce(db, { first: fila, between: resto, last: lectura });
  if (first.length === 0) return null;
  const [leida] = last;
  if (leida === undefined) throw new Error('a record is missing in the transaction that wrote it');
  return conVersion(leida);
}

/** `escribirYLeer` of a new record; also returns the record that an earlier run of the request has stored under its id. */
export async function crearYLeer<Registro>(
  db: Db,
  { fila, resto, lectura }: Sentencias<Registro>,
): Promise<ConVersion<Omit<Fila<Registro>, 'version'>> | null> {
  const { last } = await transactAtOnce(db, { first: fila, between: resto, last: lectura });
  const [leida] = last;
  return leida ? conVersion(leida) : null;
}

function conVersion<F extends { readonly version: number }>({ version, ...registro }: F) {
  return { registro, version };
}
