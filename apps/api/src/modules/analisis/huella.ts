import { createHash } from 'node:crypto';

/** Fingerprint of the parts together. */
export function huellaDe(...partes: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(partes)).digest('base64url');
}
