import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

import type { Cell } from '../spreadsheets/table.ts';

/** A CSV file in the document of the API. */
export const archivoCsv = { description: 'El archivo', content: { 'text/csv': { schema: z.string() } } };

/** Byte order mark: without it spreadsheets read UTF-8 as the system's code page. */
export const marcaUtf8 = '\uFEFF';

/** How a file separates its cells and writes its decimals. */
export interface FormatoCsv {
  readonly separador: ';' | ',' | '\t';
  readonly decimal: ',' | '.';
}

const deHojas: FormatoCsv = { separador: ';', decimal: ',' };

/**
 * Cells that a spreadsheet would run as a formula (requisito: harmless-formulas), also in full-width forms.
 */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;
/** The same after a comma, where a spreadsheet begins a cell whose list separator is the comma. */
const formulaTrasComa = /,(?=[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * One line of a CSV file, by default for spreadsheets in Spanish: semicolons, decimal commas; CRLF. A text that begins
 * like a formula, or does after a comma, gets an apostrophe there.
 */
export function filaCsv(celdas: readonly Cell[], formato = deHojas): string {
  return `${celdas.map((una) => celda(una, formato)).join(formato.separador)}\r\n`;
}

function celda(valor: Cell, { separador, decimal }: FormatoCsv): string {
  if (valor === null || valor === undefined) return '';
  const texto =
    typeof valor === 'number'
      ? String(valor).replace('.', decimal)
      : (formula.test(valor) ? `'${valor}` : valor).replace(formulaTrasComa, ",'");
  return /["\r\n]/.test(texto) || texto.includes(separador) ? `"${texto.replaceAll('"', '""')}"` : texto;
}

/** Streams rows as a CSV file, as a download of that name. */
export function enviarCsv(
  reply: Pick<FastifyReply, 'type'>,
  archivo: string,
  filas: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  formato = deHojas,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${archivo}"`)
    .send(Readable.from(lineas(filas, formato)));
}

async function* lineas(
  filas: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
  formato: FormatoCsv,
): AsyncGenerator<string> {
  yield marcaUtf8;
  for await (const fila of filas) yield filaCsv(fila, formato);
}
