import ts from 'typescript';

const mark = '@deprecated';

function marksIn(text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) places.push(at);
  return places;
}

/** Whether one of some places, in their order, lies between two others. */
function liesWithin(places: readonly number[], start: number, end: number): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Infinity) < end;
}

/** Adds the places of the names that a pattern or a name declares. */
export function addPlaces(name: ts.Node, places: ts.Node[]): void {
  if (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) {
    for (const element of name.elements) if (ts.isBindingElement(element)) addPlaces(element.name, places);
  } else places.push(name);
}

/** Adds the names that a pattern or a name declares. */
export function addNames(name: ts.Node, names: Set<string>): void {
  const places: ts.Node[] = [];
  addPlaces(name, places);
  for (const place of places) {
    if (ts.isIdentifier(place) || ts.isStringLiteralLike(place) || ts.isPrivateIdentifier(place))
      names.add(place.text);
  }
}

/** Whether the compiler takes what is said of a node for said of the function or class that it is or begins with. */
function saysOfFunction(node: ts.Node): boolean {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.some(({ initializer }) => initializer !== undefined);
  return (
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
  );
}

/** Whether a function has no name to be called by: a value that is handed on, or a signature in a type. */
const isNameless = (node: ts.Node, own: ReadonlySet<string>): boolean =>
  own.size === 0 && ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node);

/** What a node declares by name. */
function namesOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  if (ts.isVariableStatement(node)) {
    for (const { name } of node.declarationList.declarations) addNames(name, names);
  } else if ('name' in node && node.name !== undefined) addNames(node.name as ts.Node, names);
  return names;
}

/** Adds what a statement exports under another name. */
function addRenamed(node: ts.Node, names: Set<string>): void {
  if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause)) return;
  for (const { name, propertyName } of node.exportClause.elements) if (propertyName) addNames(name, names);
}

/** What the marks of a file stand for. */
export interface Marked {
  /** Names of all that holds a mark, and of what is exported under another name: some more than are deprecated. */
  readonly names: ReadonlySet<string>;
  /** Of these, those of marked functions and classes. */
  readonly functions: ReadonlySet<string>;
  /** Whether a function without a name bears a mark: then it may be called by any. */
  readonly nameless: boolean;
}

const known = new WeakMap<ts.SourceFile, Marked>();

/** What is marked in a file; looked for once. */
export function markedIn(file: ts.SourceFile): Marked {
  const before = known.get(file);
  if (before) return before;
  const names = new Set<string>();
  const functions = new Set<string>();
  let nameless = false;
  const marks = marksIn(file.text);
  const waiting: (readonly [ts.Node, ReadonlySet<string>])[] = file.statements.map((node) => [
    node,
    new Set(),
  ]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, holders] = next;
    addRenamed(node, names);
    if (!liesWithin(marks, node.pos, node.end)) continue;
    const own = namesOf(node);
    for (const name of own) names.add(name);
    // Before its first word: the mark is its own.
    const isMarked = liesWithin(marks, node.pos, node.getStart(file));
    nameless ||= isMarked && isNameless(node, own);
    const nearest = own.size > 0 ? own : holders;
    if (isMarked && saysOfFunction(node)) for (const name of nearest) functions.add(name);
    ts.forEachChild(node, (child) => void waiting.push([child, nearest]));
  }
  const marked = { names, functions, nameless };
  known.set(file, marked);
  return marked;
}

/** Whether a symbol may be a marked function: one that is declared elsewhere got it from somebody who named it there. */
export const isDeclaredAmongMarks = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) => !ts.isParameter(declaration) && markedIn(declaration.getSourceFile()).functions.size > 0,
  );
