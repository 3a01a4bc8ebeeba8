import { setTimeout as sleep } from 'node:timers/promises';

import { CompiledQuery, type Transaction } from 'kysely';

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
export function transact<T>(db: Db, run: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return repeated(() => db.transaction().execute(run));
}

/** Statements of one transaction, in their order. The rows of the first and of the last are its result. */
interface Statements<First, Last> {
  readonly first: CompiledQuery<First>;
  readonly between: readonly CompiledQuery[];
  readonly last: CompiledQuery<Last>;
}

/**
 * `transact` for statements that need no answer of the one before: the whole transaction goes in one packet, which saves a
 * round trip for each statement and one for the end. If the server refuses one, nothing is written, and this rejects with its
 * error. `pg` must be able to encode every value: a statement that is never sent does not stop the commit.
 */
export function transactAtOnce<First, Last>(
  db: Db,
  { first, between, last }: Statements<First, Last>,
): Promise<{ readonly first: readonly First[]; readonly last: readonly Last[] }> {
  if (db.isTransaction) throw new Error('a transaction at once cannot run within another one');
  return repeated(() =>
    db.getExecutor().provideConnection(async (connection) => {
      const begun = connection.executeQuery(CompiledQuery.raw('begin'));
      const one = connection.executeQuery<First>(first);
      const others = between.map((statement) => connection.executeQuery(statement));
      const other = connection.executeQuery<Last>(last);
      // After a failure the server rolls back here.
      const ended = connection.executeQuery(CompiledQuery.raw('commit'));
      const answers = [begun, one, ...others, other, ended];
      // The connection is free once all are answered.
      await Promise.allSettled(answers);
      await Promise.all(answers);
      return { first: (await one).rows, last: (await other).rows };
    }),
  );
}

async function repeated<T>(attemptOnce: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce();
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRunAgain(error)) throw error;
      await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}
