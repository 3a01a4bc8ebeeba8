import type { Detalle } from '@mantenible/domain/error';
import type { FastifySchemaValidationError } from 'fastify';
import * as z from 'zod/mini';

/** Sets the messages of schemas without a message of their own to Spanish, on the server; the page sets its own. */
export function speakSpanish(): void {
  z.config(z.locales.es());
}

/**
 * Refusals of a schema, field by field: '/nivelesCumplimiento/0/valor' becomes
 * 'nivelesCumplimiento.0.valor'.
 */
export function validationDetails(issues: readonly FastifySchemaValidationError[]): Detalle[] {
  return issues.map((issue) => ({
    campo: issue.instancePath.slice(1).replaceAll('/', '.'),
    mensaje: issue.message ?? 'El valor no es válido',
  }));
}
