import { setTimeout as sleep } from 'node:timers/promises';

import type { Transaction } from 'kysely';

import type { Db } from './database.ts';
import { hasCode, isPreparedLost } from './errors.ts';
import type { Schema } from './schema.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 10;

const mayRunAgain = (error: unknown) =>
  hasCode(error, SERIALIZATION_FAILURE, DEADLOCK) || isPreparedLost(error);

/**
 * Runs one transaction; when the database aborts it in favour of another (serialization failure,
 * deadlock) or has lost a prepared statement, retries it from the start after a growing random wait.
 * So `run` must have no effect outside the transaction.
 */
export async function transact<T>(db: Db, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRunAgain(error)) throw error;
      await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}
