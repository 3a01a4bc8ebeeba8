import { randomUUID } from 'node:crypto';

import type { Db } from '../database.ts';

/** Stores a guideline and returns its id. */
export async function addPauta(db: Db, descripcion = 'Código en módulos'): Promise<string> {
  const id = randomUUID();
  const creado = '2026-03-01T10:20:30.456Z';
  await db.insertInto('pautas').values({ id, descripcion, pregunta: '¿Sí?', version: 1, creado }).execute();
  return id;
}

export const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
