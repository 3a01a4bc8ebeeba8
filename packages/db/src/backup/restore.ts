import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

import { sql, type Transaction } from 'kysely';

import type { Database } from '../database.ts';
import { applyMigrations } from '../migrate.ts';
import { createTables } from '../migrations/051-base.ts';
import {
  commitBefore,
  isAdoptable,
  isEarlier,
  isTooOld,
  recordLastEarlier,
} from '../migrations/base/adoption.ts';
import { migrations } from '../migrations/index.ts';
import {
  BackupRefused,
  isFin,
  parseHeader,
  parseLine,
  type Fila,
  type Header,
  type Tabla,
} from './format.ts';
import { allTables, keptTables } from './tables.ts';

const BATCH = 100;
type Trx = Transaction<unknown>;

/**
 * Loads a backup of either engine in one transaction and returns the number of rows. The tables are
 * created at the backup's migrations and then migrated, so a backup of an earlier version loads too, from the last 0.9 on.
 * @throws BackupRefused when the file is truncated, too old or of a later version, or when the database holds
 * rows and `replace` is not set; the database is then unchanged.
 */
export async function restore(
  database: Database,
  file: string,
  options: { replace: boolean },
): Promise<number> {
  return database.root.transaction().execute(async (trx) => {
    if (!options.replace) await requireEmpty(trx);
    const lines = readLines(file);
    const first = await lines.next();
    const header = parseHeader(first.done ? undefined : first.value);
    requireKnown(header);
    await dropTables(trx);
    await createTablesOf(trx, header);
    await requireTables(trx, header);
    const rows = await loadRows(trx, header, lines);
    await applyMigrations(trx, migrations);
    return rows;
  });
}

async function requireEmpty(trx: Trx): Promise<void> {
  for (const { nombre } of await keptTables(trx)) {
    const { rows } = await sql`select 1 from ${sql.table(nombre)} limit 1`.execute(trx);
    if (rows.length > 0) {
      throw new BackupRefused(
        `La base de datos no está vacía (hay filas en ${nombre}). Con --reemplazar se borra lo que hay y se carga el respaldo.`,
      );
    }
  }
}

function requireKnown(header: Header): void {
  if (isTooOld(header.migraciones)) {
    throw new BackupRefused(
      `El respaldo es de una versión demasiado antigua del programa: cárguelo con la del commit ${commitBefore}, haga con ella otro respaldo y cargue ese.`,
    );
  }
  const unknown = header.migraciones.find((name) => !isEarlier(name) && !(name in migrations));
  if (unknown === undefined) return;
  throw new BackupRefused(
    `El respaldo es de una versión posterior del programa (${unknown}): actualice este primero.`,
  );
}

/** Creates the tables as they were when the backup was written. */
async function createTablesOf(trx: Trx, { migraciones }: Header): Promise<void> {
  const named = Object.entries(migrations).filter(([name]) => migraciones.includes(name));
  await applyMigrations(trx, Object.fromEntries(named));
  if (!isAdoptable(migraciones)) return;
  await createTables(trx);
  await recordLastEarlier(trx);
}

async function dropTables(trx: Trx): Promise<void> {
  // With the views over them.
  for (const { nombre } of (await allTables(trx)).reverse())
    await trx.schema.dropTable(nombre).cascade().execute();
}

/** Names go into SQL only if the schema has them: the file is untrusted input. */
async function requireTables(trx: Trx, header: Header): Promise<void> {
  const known = new Map((await keptTables(trx)).map(({ nombre, columnas }) => [nombre, columnas]));
  for (const { nombre, columnas } of header.tablas) {
    const existing = known.get(nombre);
    if (existing === undefined || columnas.some((columna) => !existing.includes(columna))) {
      throw new BackupRefused(
        `El respaldo está dañado: no corresponde a sus propias migraciones (tabla ${nombre}).`,
      );
    }
  }
}

async function loadRows(trx: Trx, header: Header, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let batch: Fila[] = [];
  for await (const line of lines) {
    const item = parseLine(line);
    if (isFin(item)) {
      await insertBatch(trx, header, batch);
      if (item.filas === count) return count;
      break;
    }
    if (batch.length === BATCH || (batch[0] && batch[0][0] !== item[0])) {
      await insertBatch(trx, header, batch);
      batch = [];
    }
    batch.push(item);
    count += 1;
  }
  throw new BackupRefused('El respaldo está incompleto: le falta el final.');
}

/** Inserts rows of one table. */
async function insertBatch(trx: Trx, header: Header, batch: readonly Fila[]): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const tabla: Tabla | undefined = header.tablas[first[0]];
  if (tabla === undefined)
    throw new BackupRefused('El respaldo está dañado: nombra una tabla que no describe.');
  const rows = batch.map(([, valores]) => sql`(${sql.join(valores)})`);
  const columns = sql.join(tabla.columnas.map((columna) => sql.ref(columna)));
  await sql`insert into ${sql.table(tabla.nombre)} (${columns}) values ${sql.join(rows)}`
    .execute(trx)
    .catch(explainRefusal);
}

/**
 * Rethrows an error; as BackupRefused where the file's content caused it: SQLSTATE classes 22 and 23 (data,
 * constraints).
 */
function explainRefusal(error: unknown): never {
  if (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))) {
    throw new BackupRefused(
      `El respaldo está dañado: la base de datos no admite sus filas (${error.message}).`,
    );
  }
  throw error;
}

async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = input.pipe(createGunzip());
  // pipe() forwards no errors: without this a missing file would leave the reader waiting.
  input.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new BackupRefused('El archivo no es un respaldo de Mantenible, o está dañado.');
    }
    throw error;
  } finally {
    input.destroy();
  }
}
