import { createHash } from 'node:crypto';

import type { Log } from './database.ts';
import { isMissingPrepared, isPreparedLost } from './errors.ts';
import { answerTo, plainly, type Wire } from './wire.ts';

/** Statements that each connection keeps prepared; the product has fewer that it repeats. */
const mostPrepared = 300;
/** Texts that ran once and are kept for comparison; a list of values gives a text for each length. */
const mostSeen = 1000;
/**
 * Greatest number of characters of a text that is prepared: longer ones write many rows at once, are seldom repeated, and
 * have large query plans.
 */
const longestText = 8192;

/**
 * Prepares each statement of a pool from its second run on: both engines spend more time on planning most of them than on
 * running them. A statement whose prepared form the server has lost runs again unprepared; within a transaction, which such
 * a failure aborts, `transact` runs the transaction again. Its plain twin is `plainly`.
 */
export function preparing(log: Log): Wire {
  const statements = new PreparedStatements(log);
  return (client) => {
    const send = plainly(client);
    return async (text, values) => {
      const name = canBePrepared(text, values) ? statements.nameOf(text) : undefined;
      if (name === undefined) return send(text, values);
      try {
        return await answerTo(client, { name, text, values });
      } catch (error) {
        if (!isPreparedLost(error)) throw error;
        statements.lose(name, error);
        if (client.getTransactionStatus() !== 'I') throw error;
        return send(text, values);
      }
    };
  };
}

/** Without values a text may hold several statements, which cannot be prepared, or be a command such as `begin`. */
const canBePrepared = (text: string, values: readonly unknown[]) =>
  text.length <= longestText && (values.length > 0 || (/^select\b/u.test(text) && !text.includes(';')));

/** Names of the prepared statements of a pool, by text; `pg` prepares each on every connection that uses it. */
class PreparedStatements {
  readonly #log: Log;
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  #generation = 0;
  /** False behind a pooler that does not keep prepared statements. */
  #areKept = true;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The name of a text from its second run on, while there is room. */
  nameOf(text: string): string | undefined {
    if (!this.#areKept) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostPrepared) return name;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    // A pooler may hand over a connection with statements of others: equal names have equal texts.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    const next = this.#prefix() + hash;
    this.#names.set(text, next);
    return next;
  }

  /** After a change of tables all statements get new names, once for all connections; after a loss none is prepared any more. */
  lose(name: string, error: unknown): void {
    if (name.startsWith(this.#prefix())) {
      this.#generation += 1;
      this.#names.clear();
    }
    if (!this.#areKept || !isMissingPrepared(error)) return;
    this.#areKept = false;
    this.#log.warn('the database keeps no prepared statements: they are not used any more');
  }

  readonly #prefix = () => `m${String(this.#generation)}_`;
}
