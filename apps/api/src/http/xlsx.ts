import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { unreadableWorkbook } from '../spreadsheets/workbook-refusal.ts';
import { writeWorkbook, type WrittenSheet } from '../spreadsheets/write-workbook.ts';

/** Media type of an XLSX workbook. A form of another site cannot send it without a preflight, as with JSON. */
export const tipoXlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Schema of the answer that is a workbook. */
export const archivoXlsx = { description: 'El libro', content: { [tipoXlsx]: { schema: z.string() } } };

/** The fields that each JSON file begins with; its kind has the others. */
const archivoJson = z.looseObject({ formato: z.string(), version: z.int() });

/** Schema of the answer that is a workbook or a JSON file. */
export const archivoJsonOXlsx = {
  description: 'El archivo',
  content: { [tipoXlsx]: { schema: z.string() }, 'application/json': { schema: archivoJson } },
};

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

/** The workbook that a request sends; a body of another type is refused. */
export function libroDe({ body }: Pick<FastifyRequest, 'body'>): Uint8Array {
  if (body instanceof Uint8Array) return body;
  throw unreadableWorkbook();
}
