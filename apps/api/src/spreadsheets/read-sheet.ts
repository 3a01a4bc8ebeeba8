import { readXml, type XmlListeners } from './read-xml.ts';
import { workbookTooLarge } from './workbook-refusal.ts';
import { cellText } from './xml-text.ts';

export interface SheetCell {
  readonly value: string | number | boolean;
  /** The value is what the spreadsheet last computed: nothing is computed here. */
  readonly formula: boolean;
}

export interface SheetRow {
  /** As the spreadsheet counts: the first is 1. */
  readonly number: number;
  /** By column: the first is 0. Empty cells are absent. */
  readonly cells: ReadonlyMap<number, SheetCell>;
}

export interface SheetContent {
  /** Rows with a value, in order. */
  readonly rows: readonly SheetRow[];
  /** Merged areas, as A1:B2. */
  readonly merged: readonly string[];
}

/** What the sheets of a workbook may hold together. */
export interface CellBudget {
  rows: number;
  cells: number;
  /** Characters of the texts of cells: many cells may refer to one long shared text. */
  characters: number;
  merged: number;
  elements: number;
}

/** Longest reference of an area, 'XFD1048576:XFD1048576', and some more. */
const maxReference = 30;

interface OpenCell {
  column: number;
  type: string;
  formula: boolean;
  value: string;
}

interface OpenRow {
  readonly number: number;
  readonly cells: Map<number, SheetCell>;
}

const textElements = new Set(['v', 't']);

/** Cells of one sheet; refused once what it holds exceeds the budget. */
export function readSheet(bytes: Buffer, shared: readonly string[], budget: CellBudget): SheetContent {
  const rows: OpenRow[] = [];
  const merged: string[] = [];
  let [number, column] = [0, -1];
  let cell: OpenCell | null = null;
  let reading = false;
  let phonetic = false;
  const openRow = (stated: string | undefined) => {
    if ((budget.rows -= 1) < 0) throw workbookTooLarge();
    number = positive(stated) ?? number + 1;
    column = -1;
  };
  const openCell = (reference: string | undefined, type: string) => {
    if ((budget.cells -= 1) < 0) throw workbookTooLarge();
    column = columnOf(reference) ?? column + 1;
    cell = { column, type, formula: false, value: '' };
  };
  const openArea = (reference: string) => {
    if ((budget.merged -= 1) < 0) throw workbookTooLarge();
    merged.push(reference.slice(0, maxReference));
  };
  const closeCell = () => {
    const value = cell === null ? null : valueOf(cell, shared);
    if (typeof value === 'string' && (budget.characters -= value.length) < 0) throw workbookTooLarge();
    if (cell !== null && (value !== null || cell.formula)) {
      rowOf(rows, number).cells.set(cell.column, { value: value ?? '', formula: cell.formula });
    }
    cell = null;
  };
  const listeners: XmlListeners = {
    open: (name, attribute) => {
      if (name === 'row') openRow(attribute('r'));
      else if (name === 'c') openCell(attribute('r'), attribute('t') ?? 'n');
      else if (name === 'f' && cell !== null) cell.formula = true;
      else if (name === 'rPh') phonetic = true;
      else if (name === 'mergeCell') openArea(attribute('ref') ?? '');
      reading = textElements.has(name);
    },
    close: (name) => {
      if (name === 'c') closeCell();
      else if (name === 'rPh') phonetic = false;
      reading = false;
    },
    text: (text) => {
      if (reading && !phonetic && cell !== null) cell.value += text;
    },
  };
  readXml(bytes, listeners, budget);
  return { rows, merged };
}

/** The last row, or a new one where it has another number. */
function rowOf(rows: OpenRow[], number: number): OpenRow {
  const last = rows.at(-1);
  if (last?.number === number) return last;
  const row = { number, cells: new Map<number, SheetCell>() };
  rows.push(row);
  return row;
}

function valueOf({ type, value }: OpenCell, shared: readonly string[]): string | number | boolean | null {
  if (type === 's') return shared[Number(value)] ?? null;
  if (type === 'inlineStr' || type === 'str') return value === '' ? null : cellText(value);
  if (value.trim() === '') return null;
  if (type === 'b') return value.trim() === '1';
  if (type === 'e') return cellText(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : cellText(value);
}

function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** Column of a reference: 1 for B7; null without one. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}
