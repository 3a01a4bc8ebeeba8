import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { restore } from './backup/restore.ts';
import type { Database } from './database.ts';
import { appliedMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase } from './test-database.ts';
import { earlierDatabase, type EarlierDatabase } from './testing/earlier-database.ts';
import { silent } from './testing/pauta.ts';

/** Migrations that a database of version 0.1 lacks. */
const added = Object.keys(migrations).length;

const messages: string[] = [];
const note = (text: string) => void messages.push(text);
const log = { info: note, warn: note, error: note };

/** Columns, constraints, indexes and views, whatever the order of columns. */
async function schemaOf(root: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select definition from pg_views where schemaname = 'public'`.execute(root);
  return rows.map(({ line }) => line).sort();
}

async function countsOf(root: Kysely<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, isView } of await root.introspection.getTables()) {
    if (isView) continue;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(
      root,
    );
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}

const analysesOf = ({ db }: Database) =>
  db.selectFrom('analisis').select(['id', 'estado']).orderBy('id').execute();
const kept = [
  { id: '00000000-0000-4000-8000-000000000101', estado: 'listo' },
  { id: '00000000-0000-4000-8000-000000000105', estado: 'fallido' },
  { id: '00000000-0000-4000-8000-000000000107', estado: 'en-curso' },
];
const backupsIn = ({ options }: EarlierDatabase) => readdir(join(options.dataDir, 'respaldos'));

describe('a database of version 0.1', () => {
  let earlier: EarlierDatabase;
  let adopted: Database;
  beforeAll(async () => {
    earlier = await earlierDatabase();
    await (await openDatabase({ ...earlier.options, log })).close();
    adopted = await openDatabase({ ...earlier.options, log });
  });
  afterAll(async () => {
    await adopted.close();
    await earlier.remove();
  });

  test('has the tables of a new one once it is adopted', async () => {
    expect(await adopted.migrated()).toBe(true);
    const testing = await createTestDatabase();
    onTestFinished(() => testing.close());
    expect(await schemaOf(adopted.root)).toEqual(await schemaOf(testing.database.root));
  });

  test('loses the analyses that lack what today’s have, and nothing else', async () => {
    expect(await analysesOf(adopted)).toEqual(kept);
    const counts = Object.entries(await countsOf(adopted.root)).map(([name, n]) => `${name} ${n}`);
    expect(counts.filter((count) => !count.endsWith(' 1')).sort()).toEqual([
      'ambitos 0',
      'analisis 3',
      'avisos 0',
      'avisos_privacidad 0',
      'calificacion_cambios 0',
      'calificaciones 0',
      'claves_iniciales 3',
      'cuentas 2',
      'curso_docentes 0',
      'curso_lista 0',
      'curso_personas 0',
      'curso_proyectos 0',
      'cursos 0',
      'detalles_analisis 2',
      'enlaces_compartidos 0',
      'entrega_analisis 0',
      'entregado_archivos 0',
      'entregados 0',
      'entregas 0',
      'equipo_enlaces 0',
      'equipo_invitaciones 0',
      'frases 0',
      'marcas 0',
      'miembros 0',
      `migraciones ${30 + added}`,
      'observaciones 0',
      'papelera 0',
      'partidas 0',
      'patrones 0',
      'pautas 2',
      'proyectos_todos 2',
      'rubricas 0',
    ]);
    const claves = await adopted.db.selectFrom('claves_iniciales').selectAll().orderBy('clave').execute();
    expect(claves[0]).toEqual({ clave: 'P-1', elemento_id: '00000000-0000-4000-8000-000000000001' });
    expect(new Set(claves.map(({ elemento_id }) => elemento_id)).size).toBe(3);
  });

  test('still serves a server of its version, which finds its migrations', async () => {
    const names = await appliedMigrations(adopted.root);
    expect(names.slice(-added - 1)).toEqual(['038-proyectos-borrados', ...Object.keys(migrations)]);
  });

  test('is backed up before, once and for its owner alone; passwords to reset are named', async () => {
    const backups = await backupsIn(earlier);
    expect(backups).toEqual([expect.stringMatching(/^mantenible-0\.1-20[\dT.-]+Z\.jsonl\.gz$/u)]);
    const file = join(earlier.options.dataDir, 'respaldos', backups.join());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(messages).toEqual([
      `the database of version 0.1 is adopted; its backup: ${file}`,
      'accounts whose passwords have to be reset: beto',
    ]);
  });

  test('is restored from that backup as it is adopted', async () => {
    const testing = await createTestDatabase({ own: true });
    onTestFinished(() => testing.close());
    const { database } = testing;
    const file = join(earlier.options.dataDir, 'respaldos', (await backupsIn(earlier)).join());
    await restore(database, file, { replace: false });
    expect(await database.migrated()).toBe(true);
    expect(await schemaOf(database.root)).toEqual(await schemaOf(adopted.root));
    expect(await analysesOf(database)).toEqual(kept);
    const transient = { oidc: 0, sesiones_terminadas: 0, idempotencia: 0, intentos_acceso: 0 };
    const derived = { analisis_partes: 0, analisis_turnos: 0 };
    const expected = { ...(await countsOf(adopted.root)), ...transient, ...derived, migraciones: 1 + added };
    expect(await countsOf(database.root)).toEqual(expected);
  });
});

describe('is refused and stays as it is', () => {
  const attempts = async (change: string) => {
    const earlier = await earlierDatabase(change);
    onTestFinished(() => earlier.remove());
    const attempt = () => openDatabase({ ...earlier.options, log: silent }).then(() => 'opened', String);
    return { earlier, results: [await attempt(), await attempt()] };
  };

  test('a database before the last of version 0.1, with the way out', async () => {
    const { earlier, results } = await attempts("delete from migraciones where nombre > '037'");
    const refused =
      /demasiado antigua del programa: arranque una vez la del commit 57d8f64a,.*No se ha tocado nada\.$/u;
    expect(results).toEqual([expect.stringMatching(refused), expect.stringMatching(refused)]);
    await expect(backupsIn(earlier)).rejects.toThrow('ENOENT');
  });

  test('a database whose backup fails', async () => {
    // A table without a primary key cannot be dumped.
    const { earlier, results } = await attempts(
      'create table ajena (a integer); insert into ajena values (1)',
    );
    expect(results).not.toContain('opened');
    expect(await backupsIn(earlier)).toEqual([]);
  });
});
