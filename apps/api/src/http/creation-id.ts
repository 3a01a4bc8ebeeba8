import { v5, v7 } from 'uuid';

/** Namespace of the UUIDs that this product makes from names (RFC 9562, version 5). */
const espacio = 'b7a0f7ad-3c0e-5c59-9d53-6d0d6e0a5f1c';

/**
 * A new id; with a client's Idempotency-Key, always the same one for that person and key. Saving a test does not use
 * the kept answers of the other routes: key and test are stored by one and the same insert.
 */
export function idDeClave(sub: string, clave: string | null): string {
  return clave === null ? v7() : v5(`${sub}\n${clave}`, espacio);
}
