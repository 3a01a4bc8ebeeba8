import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { findProgram, installInCi, otherThanRoot } from '../lib/system.ts';
import type { Service } from './service.ts';

const debianFolder = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL server's programs; installed in CI where it is missing. */
export async function requirePostgres(): Promise<string> {
  if ((await serverPrograms()) === null) await installInCi('un servidor PostgreSQL', ['postgresql']);
  const programs = await serverPrograms();
  if (programs === null) throw new Error('PostgreSQL is installed and cannot be found');
  return programs;
}

/** Programs and owner of clusters that a test starts, stops and kills itself. */
export async function findPostgresPrograms(): Promise<Service> {
  const programs = await requirePostgres();
  const owner = await otherThanRoot('postgres');
  const ids = 'uid' in owner ? { POSTGRES_UID: String(owner.uid), POSTGRES_GID: String(owner.gid) } : {};
  return { env: { POSTGRES_PROGRAMS: programs, ...ids }, stop: () => Promise.resolve() };
}

async function serverPrograms() {
  const versions = await readdir(debianFolder).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0];
  if (newest !== undefined) return join(debianFolder, String(newest), 'bin');
  const initdb = await findProgram('initdb');
  return initdb === null ? null : join(initdb, '..');
}
