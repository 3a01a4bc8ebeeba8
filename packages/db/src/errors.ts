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
