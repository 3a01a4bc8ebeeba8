import { sql, type Kysely } from 'kysely';

/**
 * Imports of accounts whose initial passwords can be read again, each with the seed that the server's secret derives them from, and
 * their accounts. No password is stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table importaciones (
    id uuid primary key,
    sub text not null,
    nombre text not null,
    repeticion text,
    semilla text not null,
    momento timestamptz not null,
    constraint importaciones_repeticion unique (sub, repeticion)
  )`,
  'create index importaciones_momento on importaciones (momento)',
  // An account is created by one import at most.
  `create table importacion_cuentas (
    sub text primary key references cuentas (sub) on delete cascade,
    importacion_id uuid not null references importaciones (id) on delete cascade
  )`,
  'create index importacion_cuentas_importacion on importacion_cuentas (importacion_id)',
];
