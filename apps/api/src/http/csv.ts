import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

/** Byte order mark: without it spreadsheets read UTF-8 as the system's code page. */
export const marcaUtf8 = '\uFEFF';

type Celda = string | number | null | undefined;

/**
 * Cells that a spreadsheet would run as a formula (requisito: harmless-formulas), also in full-width forms.
 */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** The same after a comma, where a spreadsheet begins a cell whose list separator is the comma. */
const formulaTrasComa = /,(?=[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * One line of a CSV file for spreadsheets in Spanish: semicolons, decimal commas, CRLF. A text that begins
 * like a formula, or does after a comma, gets an apostrophe there.
 */
export function filaCsv(celdas: readonly Celda[]): string {
  return `${celdas.map(celda).join(';')}\r\n`;
}

function celda(valor: Celda): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  const inocuo = (formula.test(valor) ? `'${valor}` : valor).replace(formulaTrasComa, ",'");
  return /[";\r\n]/.test(inocuo) ? `"${inocuo.replaceAll('"', '""')}"` : inocuo;
}

/** Streams rows as a CSV file, as a download of that name. */
export function enviarCsv(
  reply: Pick<FastifyReply, 'type'>,
  archivo: string,
  filas: AsyncIterable<readonly Celda[]>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${archivo}"`)
    .send(Readable.from(lineas(filas)));
}

async function* lineas(filas: AsyncIterable<readonly Celda[]>): AsyncGenerator<string> {
  yield marcaUtf8;
  for await (const fila of filas) yield filaCsv(fila);
}
