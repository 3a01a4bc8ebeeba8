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

/** Failures of `pg` and its pool that have a message and no code: broken, closed and refused connections. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable/;

/** Whether a statement failed because its connection broke or could not be made, when the error carries no code. */
export function isLostConnection(error: Error): boolean {
  return lostConnection.test(error.message);
}
