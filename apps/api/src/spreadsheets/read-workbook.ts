import { readSheet, type CellBudget, type SheetContent } from './read-sheet.ts';
import { readXml, type ElementBudget, type XmlListeners } from './read-xml.ts';
import { readZip, type ZippedFile } from './read-zip.ts';
import { maxSheetName } from './cell-limits.ts';
import { repeatedSheet, sheetNameTooLong, unreadableWorkbook, workbookTooLarge } from './workbook-refusal.ts';
import { cellText, unescapedText } from './xml-text.ts';

export interface ReadSheet extends SheetContent {
  readonly name: string;
}

export interface WorkbookLimits {
  /** Bytes of the files that are read, unpacked. */
  readonly maxUnpacked: number;
  readonly maxRows: number;
  readonly maxCells: number;
  /** Characters of the texts of all cells. */
  readonly maxCharacters: number;
}

const maxEntries = 500;
const maxSheets = 50;
/** Areas of which each is refused later, with its place. */
const maxMerged = 1000;
/** Elements of one cell: its value, its text, and the runs of styles of a text. */
const elementsPerCell = 10;
/** Elements of the files that list sheets and their paths. */
const elementsOfLists = 10_000;

/**
 * Sheets of an XLSX workbook in their order: texts, numbers and truth values. Formulas are not run, styles not read, so that a date is the
 * number that the spreadsheet keeps. Every size is bounded before it is taken (requisito: bounded-workbooks).
 */
export function readWorkbook(bytes: Buffer, limits: WorkbookLimits): readonly ReadSheet[] {
  const files = readZip(bytes, { maxEntries, maxUnpacked: limits.maxUnpacked });
  const budget = budgetOf(limits);
  const book = pathOfWorkbook(files, budget);
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const targets = relationships(files, `${folder}_rels/${book.slice(folder.length)}.rels`, folder, budget);
  const listed = sheetsOf(existing(files, book), budget);
  const shared = sharedStrings(files, `${folder}sharedStrings.xml`, budget);
  return listed.map(({ name, id }) => {
    const path = targets.get(id);
    if (path === undefined) throw unreadableWorkbook();
    return { name, ...readSheet(existing(files, path), shared, budget) };
  });
}

function budgetOf({ maxRows, maxCells, maxCharacters }: WorkbookLimits): CellBudget {
  return {
    rows: maxRows,
    cells: maxCells,
    characters: maxCharacters,
    merged: maxMerged,
    elements: maxCells * elementsPerCell + elementsOfLists,
  };
}

type Files = ReadonlyMap<string, ZippedFile>;

function existing(files: Files, path: string): Buffer {
  const file = files.get(path);
  if (file === undefined) throw unreadableWorkbook();
  return file.read();
}

function pathOfWorkbook(files: Files, budget: ElementBudget): string {
  for (const path of relationships(files, '_rels/.rels', '', budget).values())
    if (/workbook\.xml$/iu.test(path)) return path;
  throw unreadableWorkbook();
}

/** Paths of a file's relationships by id. */
function relationships(
  files: Files,
  path: string,
  folder: string,
  budget: ElementBudget,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: XmlListeners['open'] = (name, attribute) => {
    if (name !== 'Relationship') return;
    const target = attribute('Target') ?? '';
    found.set(attribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `${folder}${target}`);
  };
  readXml(existing(files, path), { open }, budget);
  return found;
}

interface ListedSheet {
  readonly name: string;
  readonly id: string;
}

function sheetsOf(workbook: Buffer, budget: ElementBudget): readonly ListedSheet[] {
  const found: ListedSheet[] = [];
  const names = new Set<string>();
  const open: XmlListeners['open'] = (element, attribute) => {
    if (element !== 'sheet') return;
    const name = unescapedText(attribute('name') ?? '').trim();
    if (name.length > maxSheetName) throw sheetNameTooLong();
    const key = name.toLowerCase();
    if (names.has(key)) throw repeatedSheet(name);
    names.add(key);
    found.push({ name, id: attribute('id') ?? '' });
    if (found.length > maxSheets) throw workbookTooLarge();
  };
  readXml(workbook, { open }, budget);
  return found;
}

/** Texts that cells refer to by number; a text in several styles is joined, readings of Asian scripts are left out. */
function sharedStrings(files: Files, path: string, budget: ElementBudget): readonly string[] {
  if (!files.has(path)) return [];
  const texts: string[] = [];
  let [text, reading, phonetic] = ['', false, false];
  const listeners: XmlListeners = {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      reading = name === 't';
    },
    close: (name) => {
      if (name === 'si') texts.push(cellText(text));
      if (name === 'rPh') phonetic = false;
      reading = false;
    },
    text: (part) => {
      if (reading && !phonetic) text += part;
    },
  };
  readXml(existing(files, path), listeners, budget);
  return texts;
}
