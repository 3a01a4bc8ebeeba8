import { createHash } from 'node:crypto';

/** One short name for these together: another for any that differs in one of them. */
export function huellaDe(...partes: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(partes)).digest('base64url');
}
