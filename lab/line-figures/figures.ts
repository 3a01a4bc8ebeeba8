import ts from 'typescript';

/** Lines and casts of one file; rows are samples in the tables of its tests. */
interface FileFigures {
  readonly lines: number;
  readonly casts: number;
  readonly rows: number;
}

/**
 * Figures of one app, one package or the tools: lines of source, tests and test helpers; test lines per source line;
 * casts per 1000 source lines; samples in tests.
 */
export interface RoomFigures {
  readonly source: number;
  readonly tests: number;
  readonly helpers: number;
  readonly ratio: number;
  readonly casts: number;
  readonly rows: number;
}

const isTest = (path: string) => /\.(?:test|spec|contract)\.tsx?$/u.test(path);
const isHelper = (path: string) => /\/testing\/|\.fixture\.tsx?$|contract-tests\.ts$/u.test(path);

/** `as const` is no cast. */
const isCast = (node: ts.Node): boolean =>
  ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type));

/** Rows of a table: the elements of an array of samples, which are texts, or arrays that begin with one. */
function rowsOf(node: ts.Node): number {
  if (!ts.isArrayLiteralExpression(node)) return 0;
  const isSample = (element: ts.Expression): boolean =>
    ts.isStringLiteralLike(element) ||
    (ts.isArrayLiteralExpression(element) &&
      element.elements[0] !== undefined &&
      isSample(element.elements[0]));
  return node.elements.filter(isSample).length;
}

export function figuresOf(path: string, text: string): FileFigures {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  let casts = 0;
  let rows = 0;
  const visit = (node: ts.Node, inTable: boolean): void => {
    if (isCast(node)) casts += 1;
    const own = inTable ? 0 : rowsOf(node);
    rows += own;
    node.forEachChild((child) => {
      visit(child, inTable || own > 0);
    });
  };
  visit(file, false);
  return { lines: text.split('\n').length - 1, casts, rows };
}

/** Sums the figures of a room's files; helpers of tests count for neither side of the ratio. */
export function figuresOfRoom(files: ReadonlyMap<string, string>): RoomFigures {
  let [source, tests, helpers, casts, rows] = [0, 0, 0, 0, 0];
  for (const [path, text] of files) {
    const own = figuresOf(path, text);
    if (isTest(path)) {
      tests += own.lines;
      rows += own.rows;
    } else if (isHelper(path)) helpers += own.lines;
    else {
      source += own.lines;
      casts += own.casts;
    }
  }
  const each = Math.max(source, 1);
  return { source, tests, helpers, ratio: tests / each, casts: (casts * 1000) / each, rows };
}
