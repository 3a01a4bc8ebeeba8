import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

/** Streams the text of a JSON file, as a download of that name; parts wait unread while the caller reads slowly. */
export function enviarJson(
  reply: Pick<FastifyReply, 'type'>,
  archivo: string,
  texto: AsyncIterable<string>,
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${archivo}"`)
    .send(Readable.from(texto, { highWaterMark: 1 }));
}
