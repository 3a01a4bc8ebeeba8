import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

import type { ServedHistory } from '../history.ts';
import { keepPasswords } from '../passwords.ts';
import type { Environment } from '../project.ts';
import { Cast } from './cast.ts';
import { instantOf, type Minute } from './calendar.ts';
import { startPastServer } from './past-server.ts';
import { fillCourse } from './fill-course.ts';

/** The first moment of the course. */
const beginning: Minute = [-28, '09:00'];

interface Options {
  readonly program: string;
  readonly env: Environment;
  readonly repository: ServedHistory;
  readonly today: Date;
  /** Interrupts it, and nothing is left of it. */
  readonly signal?: AbortSignal;
}

/** Whether nothing was stored before; a database or accounts elsewhere are not the demonstration's to fill. */
export function isFirstStart(dataDir: string, env: Environment): boolean {
  if (env['DATABASE_URL'] || env['KEYCLOAK_URL']) return false;
  return !existsSync(dataDir) || readdirSync(dataDir).length === 0;
}

/**
 * Fills a new data folder with a course and its past. The folder is made beside its place and moved there when it is complete: after an
 * interruption the next start begins again.
 */
export async function fillFirstCourse(dataDir: string, options: Options): Promise<void> {
  const place = `${dataDir}.preparando`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  mkdirSync(place, { mode: 0o700 });
  try {
    await liveThrough(place, options);
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(place, dataDir);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function liveThrough(place: string, { repository, today, ...options }: Options): Promise<void> {
  const start = instantOf(beginning, today);
  const server = await startPastServer({ ...options, dataDir: place, start });
  try {
    const cast = new Cast(server, today, options.env['ADMIN_PASSWORD'] ?? '');
    await fillCourse(cast, repository);
    keepPasswords(place, cast.passwords);
  } finally {
    await server.stop();
  }
}
