import ts from 'typescript';

const mark = '@deprecated';

function marksIn(text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) places.push(at);
  return places;
}

/** Whether one of some places, in their order, lies in a node. */
function holdsOne(node: ts.Node, places: readonly number[]): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < node.pos) low = middle + 1;
    else high = middle;
  }
  return (places[low] ?? Infinity) < node.end;
}

function addNames(name: ts.Node, names: Set<string>): void {
  if (ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name)) {
    for (const element of name.elements) if (ts.isBindingElement(element)) addNames(element.name, names);
  } else if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isPrivateIdentifier(name)) {
    names.add(name.text);
  }
}

const declared = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Names of all that holds a mark, and of what is exported under another name: some more than are deprecated. */
function namesDeclaredIn(file: ts.SourceFile): ReadonlySet<string> {
  const known = declared.get(file);
  if (known) return known;
  const names = new Set<string>();
  const marks = marksIn(file.text);
  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      for (const { name, propertyName } of node.exportClause.elements)
        if (propertyName) addNames(name, names);
    }
    if (!holdsOne(node, marks)) return;
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) addNames(name, names);
    } else if ('name' in node && node.name !== undefined) addNames(node.name as ts.Node, names);
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) visit(statement);
  declared.set(file, names);
  return names;
}

/** Whether an expression is what another module exports, or a part of it. */
function isRequired(node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isPropertyAccessExpression(node)) return isRequired(node.expression);
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'require';
}

/** Names that a file gives to what others export. */
function namesImportedBy(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportClause(node) && node.name) names.add(node.name.text);
    else if (ts.isImportSpecifier(node) && node.propertyName) names.add(node.name.text);
    else if (ts.isImportEqualsDeclaration(node)) names.add(node.name.text);
    else if (ts.isVariableDeclaration(node) && isRequired(node.initializer)) addNames(node.name, names);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

const ofProgram = new WeakMap<ts.Program, ReadonlySet<string>>();

function namesDeclaredWithin(program: ts.Program): ReadonlySet<string> {
  const known = ofProgram.get(program);
  if (known) return known;
  const names = new Set(program.getSourceFiles().flatMap((file) => [...namesDeclaredIn(file)]));
  names.add('default');
  ofProgram.set(program, names);
  return names;
}

/**
 * Whether a name in a file may stand for something deprecated: hardly any does, and to ask the compiler what a name
 * stands for takes long.
 */
export function deprecatedNames(program: ts.Program, file: ts.SourceFile): (name: string) => boolean {
  const everywhere = namesDeclaredWithin(program);
  const here = namesImportedBy(file);
  return (name) => everywhere.has(name) || here.has(name);
}
