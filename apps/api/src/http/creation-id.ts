import type { FastifyRequest } from 'fastify';
import { v5, v7 } from 'uuid';

import { claveDeIdempotencia, huellaDePeticion } from './idempotency-key.ts';
import { personaDe } from './session.ts';

/** Namespace of the UUIDs that this product makes from names (RFC 9562, version 5). */
const espacio = 'b7a0f7ad-3c0e-5c59-9d53-6d0d6e0a5f1c';

/**
 * A new id; with a client's Idempotency-Key, always the same one for that person and key. Saving a test does not use
 * the kept answers of the other routes: key and test are stored by one and the same insert.
 */
export function idDeClave(sub: string, clave: string | null): string {
  return clave === null ? v7() : v5(`${sub}\n${clave}`, espacio);
}

/**
 * Id of what a request creates: a new one, or with an Idempotency-Key the same one for each repetition of that request. The
 * database then refuses a second creation where the first answer was not kept.
 */
export function idDeCreacion(request: FastifyRequest): string {
  const clave = claveDeIdempotencia(request);
  return idDeClave(personaDe(request).sub, clave && `${clave}\n${huellaDePeticion(request)}`);
}
