import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';

import { compactLoose, type Compacted } from '../compact.ts';
import type { Database } from '../database.ts';
import { cutLog, upkeepIfDue } from '../upkeep.ts';
import { vacuumAll } from '../vacuum.ts';

/** A kind of record: which share of the bytes it has, how large one is, and how the ones of a range are written and deleted. */
interface Kind {
  readonly table: string;
  readonly share: number;
  readonly bytes: number;
  /** Number of a row, by which the oldest are found. */
  readonly number: string;
  /** Columns, and their values of row `n`. */
  readonly columns: string;
  readonly values: string;
}

const id = (n: string) => `lpad(to_hex(${n}), 32, '0')::uuid`;
/** The text of row `n`: from a half to one and a half of its kind's bytes, since one size alone may fill pages well or badly. */
const text = 'left($1::text, ($2 * (0.5 + n % 1000 * 7919 % 1000 / 1000.0))::int)';
const json = `jsonb_build_object('a', ${text})`;

const kinds: readonly Kind[] = [
  {
    table: 'analisis_archivos',
    share: 0.5,
    bytes: 10_600,
    number: 'posicion = n',
    columns:
      'analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado, texto_clave',
    values: `${id('0')}, n, 'src/archivo-' || n || '.ts', 'ts', true, '{}', '[]', ${text}, 'k'`,
  },
  {
    table: 'respuestas',
    share: 0.25,
    bytes: 60_000,
    number: `id = ${id('n')}`,
    columns: 'id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, creado',
    values: `${id('n')}, ${id('0')}, 'sub-ana', 'Prueba', 'allMetricas', '{}', ${json}, '[]', current_timestamp`,
  },
  {
    table: 'borrador_respuestas',
    share: 0.1,
    bytes: 1500,
    number: `lista_id = ${id('n')}`,
    columns: 'borrador_id, lista_id, pauta_id, comentario, version',
    values: `${id('0')}, ${id('n')}, ${id('n')}, ${text}, 1`,
  },
  {
    table: 'idempotencia',
    share: 0.08,
    bytes: 6000,
    number: "clave = 'clave-' || n",
    columns: 'id_persona, clave, huella, estado, cuerpo, creado',
    values: `'sub-ana', 'clave-' || n, 'h', 200, ${text}, current_timestamp`,
  },
  {
    table: 'oidc',
    share: 0.04,
    bytes: 1200,
    number: "modelo = 'Session' and id = 'sesion-' || n",
    columns: 'modelo, id, contenido, grant_id, uid, expira',
    values: `'Session', 'sesion-' || n, ${json}, md5(n::text), md5((-n)::text), current_timestamp`,
  },
  {
    table: 'intentos_acceso',
    share: 0.02,
    bytes: 64,
    number: "clave = 'clave-' || n",
    columns: 'clave, grupo, fallos, primero, ultimo',
    values: `'clave-' || n, ${text}, 1, current_timestamp, current_timestamp`,
  },
  {
    table: 'analisis',
    share: 0.01,
    bytes: 100,
    number: `id = ${id('n + 1')}`,
    columns: 'id, proyecto_id, id_persona, estado, enlace, rama, creado, fase, hechos, total',
    values: `${id('n + 1')}, ${id('0')}, 'sub-ana', 'listo', 'https://github.com/u/r', 'main', current_timestamp, ${text}, 0, 0`,
  },
];

interface Year {
  /** Bytes of the rows, of their tables when just written, and of `datos/db` before anything and at the end. */
  readonly rows: number;
  readonly empty: number;
  readonly folder: number;
  /** The longest step of the upkeep by day, of the nightly vacuum, and of a table's compaction, in milliseconds. */
  readonly longest: { readonly day: number; readonly night: number; readonly compaction: number };
  readonly compacted: number;
}

interface Options {
  readonly liveMb: number;
  readonly nights: number;
  /** Megabytes written before as much is deleted. */
  readonly sliceMb: number;
  /** Least time between two looks of the upkeep, as a server's timer has it; none by default. */
  readonly everyMs?: number;
  /** Called after each night's works. */
  readonly onNight?: (night: number, compacted: readonly Compacted[]) => void;
  /** Runs a night's works, beside statements that are timed. */
  readonly beside?: (works: () => Promise<void>) => Promise<void>;
}

/**
 * Writes `liveMb` of every kind of record, then replaces ten times as much, in slices, over so many nights with their works.
 * @param folder that of the engine
 */
export async function fillYear(
  database: Database,
  folder: string,
  { liveMb, nights, sliceMb, everyMs = 0, onNight, beside = (works) => works() }: Options,
): Promise<Year> {
  const { root } = database;
  await cutLog(root);
  const empty = await folderBytes(folder);
  await writeParents(database);
  const longest = { day: 0, night: 0, compaction: 0 };
  const next = { slice: 0 };
  let looked = 0;
  const tidy = async () => {
    if (performance.now() - looked < everyMs) return;
    longest.day = Math.max(longest.day, await upkeepIfDue(root));
    looked = performance.now();
  };
  const slices = Math.ceil(liveMb / sliceMb);
  const write = async () => {
    for (const kind of kinds) {
      await writeSlice(database, kind, next.slice, sliceMb);
      await tidy();
    }
    next.slice += 1;
  };
  for (let n = 0; n < slices; n += 1) await write();
  let compacted = 0;
  for (let night = 0; night < nights; night += 1) {
    for (let n = 0; n < Math.ceil((slices * 10) / nights); n += 1) {
      await write();
      for (const kind of kinds) {
        await deleteSlice(database, kind, next.slice - 1 - slices, sliceMb);
        await tidy();
      }
    }
    await beside(async () => {
      longest.night = Math.max(longest.night, await vacuumAll(root));
      const tables = await compactLoose(root, () => Promise.resolve(true));
      longest.compaction = Math.max(longest.compaction, ...tables.map((table) => table.longest));
      compacted += tables.length;
      onNight?.(night, tables);
    });
  }
  await cutLog(root);
  return { rows: await rowBytes(database), empty, folder: await folderBytes(folder), longest, compacted };
}

async function writeParents({ root }: Database): Promise<void> {
  const zero = sql.raw(id('0'));
  await sql`insert into proyectos (id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado)
    values (${zero}, 'p', 'https://github.com/u/r', 'main', '', '', 'sub-ana', 'k', 1, current_timestamp)`.execute(
    root,
  );
  await sql`insert into analisis (id, proyecto_id, id_persona, estado, enlace, rama, creado, fase, hechos, total)
    values (${zero}, ${zero}, 'sub-ana', 'listo', 'https://github.com/u/r', 'main', current_timestamp, '', 0, 0)`.execute(
    root,
  );
  await sql`insert into borradores (id, id_persona, proyecto_id, tipo, elemento, intentos, adicionales, titulo,
      titulo_version, plan, cambios, creado, actualizado)
    values (${zero}, 'sub-ana', ${zero}, 'allMetricas', 'todos', 0, '[]', '', 1, '{}', '{}', current_timestamp,
      current_timestamp)`.execute(root);
}

/** Rows of a slice. */
const rowsOf = ({ share, bytes }: Kind, sliceMb: number) =>
  Math.max(1, Math.round((share * sliceMb * 1e6) / bytes));

async function writeSlice(database: Database, kind: Kind, slice: number, sliceMb: number): Promise<void> {
  const rows = rowsOf(kind, sliceMb);
  const longest = randomBytes((kind.bytes * 1.5 * 3) / 4).toString('base64');
  await database.execute(
    `insert into ${kind.table} (${kind.columns}) select ${kind.values}
      from generate_series(${slice * rows + 1}, ${(slice + 1) * rows}) as n`,
    [longest, kind.bytes],
  );
}

async function deleteSlice(database: Database, kind: Kind, slice: number, sliceMb: number): Promise<void> {
  const rows = rowsOf(kind, sliceMb);
  await database.execute(
    `delete from ${kind.table} using generate_series(${slice * rows + 1}, ${(slice + 1) * rows}) as n
      where ${kind.number}`,
    [],
  );
}

/** Bytes of the rows of every kind, large values included, which are not read for it. */
async function rowBytes({ root }: Database): Promise<number> {
  let bytes = 0;
  for (const { table, columns } of kinds) {
    const sizes = columns.split(', ').map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    const { rows } = await sql<{ bytes: string | number }>`
      select coalesce(sum(24 + ${sql.join(sizes, sql` + `)}), 0) as bytes from ${sql.table(table)}`.execute(
      root,
    );
    bytes += Number(rows[0]?.bytes);
  }
  return bytes;
}

/** Bytes of the files below a folder. */
async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
