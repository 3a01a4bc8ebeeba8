import { sql, type Kysely } from 'kysely';

import type { Tabla } from './format.ts';

/**
 * Left out of backups: sessions and their ends, answers to repeated requests, failed sign-ins, what gives initial passwords again, and
 * data that an analysis can produce again.
 */
const TRANSIENT = [
  'oidc',
  'sesiones_terminadas',
  'idempotencia',
  'intentos_acceso',
  'importaciones',
  'importacion_cuentas',
  // Of version 0.1.
  'limites_peticiones',
  'analisis_partes',
  'analisis_turnos',
];
/** The migrations' own tables; a restore creates them again. */
const MIGRATION_TABLES = ['migraciones', 'migraciones_cerrojo'];

/** All tables of this product, in an order in which rows may be inserted. */
export async function allTables(db: Kysely<unknown>): Promise<Tabla[]> {
  const { rows } = await sql<{ tabla: string; columna: string }>`
    select c.table_name as tabla, c.column_name as columna
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db);
  const columns = Map.groupBy(rows, ({ tabla }) => tabla);
  const names = referencedFirst([...columns.keys()], await references(db));
  return names.map((nombre) => ({
    nombre,
    columnas: (columns.get(nombre) ?? []).map(({ columna }) => columna),
  }));
}

/** The tables whose rows a backup holds. */
export async function keptTables(db: Kysely<unknown>): Promise<Tabla[]> {
  return (await allTables(db)).filter(({ nombre }) => ![...TRANSIENT, ...MIGRATION_TABLES].includes(nombre));
}

interface Reference {
  readonly origen: string;
  readonly destino: string;
}

async function references(db: Kysely<unknown>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select origen.relname::text as origen, destino.relname::text as destino
    from pg_constraint k
    join pg_class origen on origen.oid = k.conrelid
    join pg_class destino on destino.oid = k.confrelid
    where k.contype = 'f'`.execute(db);
  return rows;
}

/** Sorts names so that each comes after those it refers to; a cycle is an error of the schema. */
export function referencedFirst(names: readonly string[], references: readonly Reference[]): string[] {
  const done: string[] = [];
  while (done.length < names.length) {
    const next = names.find(
      (name) =>
        !done.includes(name) &&
        references.every(
          ({ origen, destino }) => origen !== name || destino === name || done.includes(destino),
        ),
    );
    if (next === undefined) throw new Error('The tables refer to each other in a circle');
    done.push(next);
  }
  return done;
}
