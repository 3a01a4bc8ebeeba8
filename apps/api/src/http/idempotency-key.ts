import { createHash } from 'node:crypto';

import { campoInvalido } from '@mantenible/domain/error';
import type { FastifyRequest } from 'fastify';

/** The client's Idempotency-Key, or null without the header; a key that is not plain text is refused. */
export function claveDeIdempotencia(request: FastifyRequest): string | null {
  const clave = request.headers['idempotency-key'];
  if (clave === undefined) return null;
  if (typeof clave === 'string' && /^[\x21-\x7e]{1,255}$/.test(clave)) return clave;
  throw campoInvalido('Idempotency-Key', 'La cabecera Idempotency-Key no es válida');
}

/** Hash of what a request asks for: method, address and body. */
export function huellaDePeticion({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null))
    .digest('base64url');
}
