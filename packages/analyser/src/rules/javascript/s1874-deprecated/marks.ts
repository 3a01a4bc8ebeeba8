import ts from 'typescript';

const mark = '@deprecated';

function marksIn(text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) places.push(at);
  return places;
}

/** Whether one of the sorted offsets lies in a range. */
function liesWithin(places: readonly number[], start: number, end: number): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Infinity) < end;
}

/** Adds the name nodes that a pattern or a name declares. */
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

/**
 * Whether the compiler applies a comment on a node to the function or class that the node is or is
 * initialised with.
 */
function commentsFunction(node: ts.Node): boolean {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.some(({ initializer }) => initializer !== undefined);
  return (
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node)
  );
}

/** Whether a function has no name: a function value or a signature in a type. */
const isNameless = (node: ts.Node, own: ReadonlySet<string>): boolean =>
  own.size === 0 && ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node);

/** The names that a node declares. */
function namesOf(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  if (ts.isVariableStatement(node)) {
    for (const { name } of node.declarationList.declarations) addNames(name, names);
  } else if ('name' in node && node.name !== undefined) addNames(node.name as ts.Node, names);
  return names;
}

/** Adds the names under which a statement exports renamed bindings. */
function addRenamed(node: ts.Node, names: Set<string>): void {
  if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause)) return;
  for (const { name, propertyName } of node.exportClause.elements) if (propertyName) addNames(name, names);
}

/** The declarations with a mark in a file. */
export interface Marked {
  /** Names of all nodes around a mark and of all renamed exports: a superset of the deprecated names. */
  readonly names: ReadonlySet<string>;
  /** The names of marked functions and classes among them. */
  readonly functions: ReadonlySet<string>;
  /** Whether a function without a name has a mark: then calls by any name may reach it. */
  readonly nameless: boolean;
}

const markedByFile = new WeakMap<ts.SourceFile, Marked>();

/** The marked declarations of a file; cached. */
export function markedIn(file: ts.SourceFile): Marked {
  const before = markedByFile.get(file);
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
    const [node, outerNames] = next;
    addRenamed(node, names);
    if (!liesWithin(marks, node.pos, node.end)) continue;
    const own = namesOf(node);
    for (const name of own) names.add(name);
    // A mark before the first token belongs to the node itself.
    const isMarked = liesWithin(marks, node.pos, node.getStart(file));
    nameless ||= isMarked && isNameless(node, own);
    const nearestNames = own.size > 0 ? own : outerNames;
    if (isMarked && commentsFunction(node)) for (const name of nearestNames) functions.add(name);
    ts.forEachChild(node, (child) => void waiting.push([child, nearestNames]));
  }
  const marked = { names, functions, nameless };
  markedByFile.set(file, marked);
  return marked;
}

/** Whether a symbol may be a marked function: one of its declarations is in a file with marked functions. */
export const isDeclaredAmongMarks = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(
    (declaration) => !ts.isParameter(declaration) && markedIn(declaration.getSourceFile()).functions.size > 0,
  );
