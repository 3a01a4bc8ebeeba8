import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { writeWorkbook, type WrittenSheet } from '../spreadsheets/write-workbook.ts';

/** Media type of an XLSX workbook. A form of another site cannot send it without a preflight, as with JSON. */
export const tipoXlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Streams sheets as an XLSX workbook, as a download of that name. */
export function enviarXlsx(
  reply: Pick<FastifyReply, 'type'>,
  archivo: string,
  hojas: readonly WrittenSheet[],
): FastifyReply {
  return reply
    .type(tipoXlsx)
    .header('Content-Disposition', `attachment; filename="${archivo}"`)
    .send(Readable.from(writeWorkbook(hojas)));
}

/** Lets the routes of one module read a workbook as their body, in bytes; the limit is the route's. */
export function leerXlsx(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(tipoXlsx, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}
