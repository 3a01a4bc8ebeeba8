import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase, type Database } from '@mantenible/db';
import { makeEarlierFolder } from '@mantenible/db/test';
import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import { createVaults } from '../secrets/index.ts';
import { AnalizadorFalso } from '../testing/analizador-falso.ts';
import { uid } from '../testing/muestra.ts';
import { abrirTaller, type Taller } from './analisis.ts';

const pronto = { timeout: 60_000 };
const logger = createLogger('silent');
const cofres = createVaults({
  secretKey: Buffer.alloc(32, 7).toString('base64'),
  secrets: { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) },
});

let dataDir: string;
let database: Database;
let taller: Taller;
let falso: AnalizadorFalso;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upgrade-queue-'));
  await makeEarlierFolder(dataDir, '015', earlierData);
  database = await openDatabase({ dataDir });
  falso = new AnalizadorFalso();
  taller = await abrirTaller({
    config: readConfig({}),
    database,
    logger,
    vaults: await cofres,
    now: () => new Date(),
    programs: { runner: '', worker: '' },
    repositorios: falso,
  });
});
afterEach(async () => {
  await taller.cerrar();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Rows as written before migration 015: an analysis that waits, one that runs, one to be stopped and an
 * ended one.
 */
async function earlierData(db: Kysely<unknown>): Promise<void> {
  await sql`create schema pgboss`.execute(db);
  await sql`create table pgboss.version (version integer primary key)`.execute(db);
  await sql`insert into pgboss.version values (24)`.execute(db);
  for (const [numero, estado] of ['en-cola', 'en-curso', 'en-curso', 'listo'].entries()) {
    await project(db, numero);
    await analysis(db, numero, estado);
  }
  await sql`update analisis set cancelado = true where id = ${uid(102)}`.execute(db);
  await sql`insert into analisis_archivos values
    (${uid(103)}, 0, 'a.js', 'JavaScript', true, '{"ncloc":"7"}', '[]', 'texto', 'clave')`.execute(db);
}

async function project(db: Kysely<unknown>, numero: number): Promise<void> {
  const id = uid(numero + 1);
  const { cifrado, clave } = (await cofres).tokens.encrypt('ghp_CANARIO', id);
  const persona = `sub-${String(numero)}`;
  await sql`insert into proyectos
    (id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado)
    values (${id}, 'Tienda', ${`https://github.com/${persona}/tienda`}, 'main', ${cifrado}, ${clave}, ${persona},
      ${persona}, 1, now())`.execute(db);
}

async function analysis(db: Kysely<unknown>, numero: number, estado: string): Promise<void> {
  const persona = `sub-${String(numero)}`;
  const ended = estado === 'listo';
  await sql`insert into analisis
    (id, proyecto_id, id_persona, estado, rama, enlace, creado, orden, fase, hechos, total, intentos, medidas,
      ocupa_proyecto, ocupa_persona)
    values (${uid(100 + numero)}, ${uid(numero + 1)}, ${persona}, ${estado}, 'main',
      ${`https://github.com/${persona}/tienda`}, now(), now(), ${ended ? 'listo' : 'en-cola'}, 0, 0, 1,
      ${ended ? '{"ncloc":"7"}' : null}, ${ended ? null : uid(numero + 1)}, ${ended ? null : persona})`.execute(
    db,
  );
}

const states = async () => {
  const rows = await database.db.selectFrom('analisis').select(['id', 'estado']).orderBy('id').execute();
  return rows.map(({ estado }) => estado);
};

it('runs the analyses that waited or ran before the upgrade, and keeps the ended ones', async () => {
  expect(await states()).toEqual(['en-curso', 'en-curso', 'cancelado', 'listo']);
  await taller.empezar();
  await expect.poll(states, pronto).toEqual(['listo', 'listo', 'cancelado', 'listo']);
  expect(falso.peticiones).toHaveLength(2);
  const kept = database.db.selectFrom('analisis').select('medidas').where('id', '=', uid(103));
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ medidas: { ncloc: '7' } });
  const files = database.db
    .selectFrom('analisis_archivos')
    .select('ruta')
    .where('analisis_id', '=', uid(103));
  expect(await files.execute()).toEqual([{ ruta: 'a.js' }]);
});
