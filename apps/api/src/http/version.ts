import { campoInvalido } from '@mantenible/domain/error';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Reply = Pick<FastifyReply, 'header'>;

/** Sets the ETag to a version. */
export function ponerVersion(reply: Reply, version: number): void {
  reply.header('ETag', `"${version}"`);
}

/** The answered record, after its version is set as ETag. */
export function conVersion<T extends { readonly version: number }>(reply: Reply, registro: T): T {
  ponerVersion(reply, registro.version);
  return registro;
}

/** The version of If-Match, or null without the header or with `*`; anything else is refused. */
export function versionEsperada(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"(?<version>\d{1,9})"$/.exec(header)?.groups?.['version'];
  if (version === undefined) throw campoInvalido('If-Match', 'La cabecera If-Match no es válida');
  return Number(version);
}
