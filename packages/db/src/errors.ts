const UNIQUE_VIOLATION = '23505';

/** Whether a database refused with one of these SQLSTATE codes; both engines report them the same way. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}

/** Whether a write hit a unique constraint: this one, or any when none is named. */
export function isUniqueViolation(error: unknown, constraint?: string): error is Error {
  if (!hasCode(error, UNIQUE_VIOLATION)) return false;
  return (
    constraint === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}

const UNKNOWN_PREPARED = '26000';
const DUPLICATE_PREPARED = '42P05';
/** Too broad a code by itself; the function of PostgreSQL that refuses has a name in every language. */
const NOT_SUPPORTED = '0A000';
const CHECK_OF_PLAN = 'RevalidateCachedQuery';

/** Whether a connection lacks a prepared statement or has another's: what a pooler between does. */
export const isMissingPrepared = (error: unknown): boolean =>
  hasCode(error, UNKNOWN_PREPARED, DUPLICATE_PREPARED);

/** Whether a statement failed before it ran because its prepared form is missing, or its table has changed since. */
export function isPreparedLost(error: unknown): boolean {
  if (isMissingPrepared(error)) return true;
  if (!hasCode(error, NOT_SUPPORTED)) return false;
  return error instanceof Error && 'routine' in error && error.routine === CHECK_OF_PLAN;
}

/** Failures of `pg` and its pool that have a message and no code: broken, closed and refused connections. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable/;

/** Whether a statement failed because its connection broke or could not be made, when the error carries no code. */
export function isLostConnection(error: Error): boolean {
  return lostConnection.test(error.message);
}
