import { maxCellLength, maxSheetName } from './cell-limits.ts';
import type { Cell } from './table.ts';
import { xmlText } from './xml-text.ts';
import { zip, type ZipEntry } from './write-zip.ts';

export type CellValue = Cell | boolean;

interface SheetColumn {
  readonly title: string;
  /** Width in characters; 20 when left out. */
  readonly width?: number;
}

/** One sheet of a workbook, whose rows are made while it is written. */
export interface WrittenSheet {
  /** Shortened and cleaned where a spreadsheet would refuse it. */
  readonly name: string;
  /** Titles, alone or with a width. */
  readonly columns: readonly (string | SheetColumn)[];
  readonly rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
}

/** Rows of a sheet with its header. */
const maxRows = 1_048_576;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Styles of cells: those of header, text, and text that begins like a formula. */
const style = { header: 1, text: 2, quoted: 3 };

/**
 * Bytes of an XLSX workbook. Texts are written as texts and marked where they begin like a formula, so that no spreadsheet runs one, also
 * after an edit (requisito: harmless-formulas). Rows are read while the answer is sent; one chunk is held.
 */
export function writeWorkbook(sheets: readonly WrittenSheet[]): AsyncGenerator<Buffer> {
  const names = sheetNames(sheets.map(({ name }) => name));
  return zip([
    ...frame(names),
    ...sheets.map((sheet, i) => ({ name: `xl/worksheets/sheet${String(i + 1)}.xml`, text: sheetXml(sheet) })),
  ]);
}

/** Names that a spreadsheet accepts: no reserved character, 31 characters, none twice. */
function sheetNames(given: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return given.map((name) => {
    const clean = name
      .replaceAll(/[[\]:*?/\\]/gu, ' ')
      .replaceAll(/^'+|'+$/gu, '')
      .trim();
    for (let n = 1; ; n += 1) {
      const suffix = n === 1 ? '' : ` (${String(n)})`;
      const candidate = `${(clean || 'Hoja').slice(0, maxSheetName - suffix.length)}${suffix}`;
      const key = candidate.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return candidate;
    }
  });
}

/** The files around the sheets. */
function frame(names: readonly string[]): readonly ZipEntry[] {
  const numbers = names.map((_name, i) => String(i + 1));
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const file = (name: string, xml: string) => ({ name, text: [declaration, xml] });
  return [
    file(
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    file(
      '_rels/.rels',
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    file(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${xmlText(name)}" sheetId="${String(i + 1)}" r:id="rId${String(i + 1)}"/>`).join('')}</sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packaged}/relationships">${numbers.map((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    file('xl/styles.xml', styles),
  ];
}

const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

async function* sheetXml({ columns: given, rows }: WrittenSheet): AsyncGenerator<string> {
  const columns = given.map((column): SheetColumn =>
    typeof column === 'string' ? { title: column } : column,
  );
  const widths = columns.map(
    ({ width = 20 }, i) =>
      `<col min="${String(i + 1)}" max="${String(i + 1)}" width="${String(width)}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`}<sheetData>`;
  yield rowXml(
    1,
    columns.map(({ title }) => textCell(title, style.header)),
  );
  let count = 1;
  for await (const row of rows) {
    count += 1;
    if (count > maxRows) break;
    yield rowXml(count, row.map(cellXml));
  }
  yield '</sheetData></worksheet>';
}

/** A cell without its reference; null for an empty one. */
type CellXml = readonly [attributes: string, content: string] | null;

/** References are written out: some programs require them. */
function rowXml(number: number, cells: readonly CellXml[]): string {
  const written = cells.map((cell, column) => {
    if (cell === null) return '';
    const [attributes, content] = cell;
    return `<c r="${columnLetters(column)}${String(number)}"${attributes}>${content}</c>`;
  });
  return `<row r="${String(number)}">${written.join('')}</row>`;
}

/** Letters of a column: A for 0, AA for 26. */
function columnLetters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : `${columnLetters(Math.floor(column / 26) - 1)}${last}`;
}

/** Also in full-width forms, and after spaces. */
const likeFormula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cellXml(value: CellValue): CellXml {
  if (typeof value === 'number') return Number.isFinite(value) ? ['', `<v>${String(value)}</v>`] : null;
  if (typeof value === 'boolean') return [' t="b"', `<v>${value ? '1' : '0'}</v>`];
  if (typeof value !== 'string' || value === '') return null;
  return textCell(value, likeFormula.test(value) ? style.quoted : style.text);
}

function textCell(text: string, styleOf: number): CellXml {
  const short = text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text;
  return [` s="${String(styleOf)}" t="inlineStr"`, `<is><t xml:space="preserve">${xmlText(short)}</t></is>`];
}
