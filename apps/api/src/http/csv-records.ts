import { campoInvalido } from '@mantenible/domain/error';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const readRecords = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }));
export type CsvRecord = z.infer<typeof readRecords>[number];

/** First line of Excel that names the separator. */
const SEPARATOR = /^\uFEFF?"?sep=(?<sign>[^\n"])"?\n/i;

/**
 * The records of a CSV text, the heading first, at most `most` of them: separated by commas, `;` or tabs, as the heading is, or
 * as Excel's first line names it. Other text is refused, under the field `contenido`.
 */
export function readCsvRecords(content: string, most: number): readonly CsvRecord[] {
  // Within quotes the parser counts CRLF twice.
  const text = content.replaceAll('\r\n', '\n');
  const sign = SEPARATOR.exec(text)?.groups?.['sign'];
  const records = sign === undefined ? text : text.replace(SEPARATOR, '');
  try {
    const parsed = parse(records, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      delimiter: sign ?? separatorOf(records),
      to: most,
    });
    const before = sign === undefined ? 0 : 1;
    return readRecords
      .parse(parsed)
      .map(({ info, record }) => ({ info: { lines: info.lines + before }, record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw campoInvalido('contenido', `No se pudo leer el CSV: ${causeOf(error)}.`);
  }
}

/** Number of the record's first line: a cell may contain line breaks. */
export function lineOf({ info, record }: CsvRecord): number {
  return info.lines - record.join('').split('\n').length + 1;
}

/** The sign that separates the headings. */
function separatorOf(text: string): string {
  const heading = text.split('\n', 1)[0] ?? '';
  return [';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

function causeOf(error: CsvError): string {
  const line = z.safeParse(z.number(), error['lines']);
  const place = line.success ? `línea ${line.data}: ` : '';
  return `${place}${error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'falta cerrar unas comillas' : 'unas comillas están fuera de sitio'}`;
}
