import { campoInvalido } from '@mantenible/domain/error';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets the ETag to the record's version. */
export function conVersion<R extends Pick<FastifyReply, 'header'>>(reply: R, version: number): R {
  reply.header('ETag', `"${version}"`);
  return reply;
}

/** The version of If-Match, or null without the header or with `*`; anything else is refused. */
export function versionEsperada(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"(?<version>\d{1,9})"$/.exec(header)?.groups?.['version'];
  if (version === undefined) throw campoInvalido('If-Match', 'La cabecera If-Match no es válida');
  return Number(version);
}
