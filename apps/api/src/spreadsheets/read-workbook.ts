import { readSheet, type SheetContent } from './read-sheet.ts';
import { readXml } from './read-xml.ts';
import { readZip, type ZippedFile } from './read-zip.ts';
import { repeatedSheet, unreadableWorkbook, workbookTooLarge } from './workbook-refusal.ts';
import { unescapedText } from './xml-text.ts';

export interface ReadSheet extends SheetContent {
  readonly name: string;
}

export interface WorkbookLimits {
  /** Bytes of the files that are read, unpacked. */
  readonly maxUnpacked: number;
  readonly maxRows: number;
  readonly maxCells: number;
}

const maxEntries = 500;
const maxSheets = 50;

/**
 * Sheets of an XLSX workbook in their order: texts, numbers and truth values. Formulas are not run, styles not read, so that a date is the
 * number that the spreadsheet keeps. Every size is bounded before it is taken (requisito: bounded-workbooks).
 */
export function readWorkbook(bytes: Buffer, limits: WorkbookLimits): readonly ReadSheet[] {
  const files = readZip(bytes, { maxEntries, maxUnpacked: limits.maxUnpacked });
  const book = pathOfWorkbook(files);
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const targets = relationships(files, `${folder}_rels/${book.slice(folder.length)}.rels`, folder);
  const listed = sheetsOf(existing(files, book));
  const shared = sharedStrings(files, `${folder}sharedStrings.xml`);
  const budget = { rows: limits.maxRows, cells: limits.maxCells };
  return listed.map(({ name, id }) => {
    const path = targets.get(id);
    if (path === undefined) throw unreadableWorkbook();
    return { name, ...readSheet(existing(files, path), shared, budget) };
  });
}

type Files = ReadonlyMap<string, ZippedFile>;

function existing(files: Files, path: string): Buffer {
  const file = files.get(path);
  if (file === undefined) throw unreadableWorkbook();
  return file.read();
}

function pathOfWorkbook(files: Files): string {
  for (const path of relationships(files, '_rels/.rels', '').values())
    if (/workbook\.xml$/iu.test(path)) return path;
  throw unreadableWorkbook();
}

/** Paths of a file's relationships by id. */
function relationships(files: Files, path: string, folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  readXml(existing(files, path), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      found.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `${folder}${target}`);
    },
  });
  return found;
}

interface ListedSheet {
  readonly name: string;
  readonly id: string;
}

function sheetsOf(workbook: Buffer): readonly ListedSheet[] {
  const found: ListedSheet[] = [];
  const names = new Set<string>();
  readXml(workbook, {
    open: (element, attribute) => {
      if (element !== 'sheet') return;
      const name = unescapedText(attribute('name') ?? '').trim();
      const key = name.toLowerCase();
      if (names.has(key)) throw repeatedSheet(name);
      names.add(key);
      found.push({ name, id: attribute('id') ?? '' });
      if (found.length > maxSheets) throw workbookTooLarge();
    },
  });
  return found;
}

/** Texts that cells refer to by number; a text in several styles is joined, readings of Asian scripts are left out. */
function sharedStrings(files: Files, path: string): readonly string[] {
  if (!files.has(path)) return [];
  const texts: string[] = [];
  let [text, reading, phonetic] = ['', false, false];
  readXml(existing(files, path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      reading = name === 't';
    },
    close: (name) => {
      if (name === 'si') texts.push(unescapedText(text));
      if (name === 'rPh') phonetic = false;
      reading = false;
    },
    text: (part) => {
      if (reading && !phonetic) text += part;
    },
  });
  return texts;
}
