import ts from 'typescript';

import { throughAlias } from '../support/ts-nodes.ts';

/** Tests for nodes whose name uses something and does not declare it. */
const named = [
  ts.isPropertyAccessExpression,
  ts.isBindingElement,
  ts.isShorthandPropertyAssignment,
  ts.isJsxAttribute,
];

/** Whether a node is the name that its parent declares or exports by name, or the local name of an import. */
function isDeclared(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return (parent.propertyName ?? parent.name) !== node;
  if (ts.isExportSpecifier(parent)) return true;
  if (named.some((isNamed) => isNamed(parent))) return false;
  return 'name' in parent && parent.name === node;
}

/** Whether a node is part of the target of an import alias, such as the `a` of `import b = N.a`. */
const isPartOfAlias = ({ parent }: ts.Node): boolean =>
  ts.isQualifiedName(parent) && ts.isImportEqualsDeclaration(parent.parent);

/** The property that a binding element reads: `a` in `const { a: b } = c`. */
function boundProperty(
  node: ts.Node,
  element: ts.BindingElement,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const isProperty = (element.propertyName ?? element.name) === node && element.dotDotDotToken === undefined;
  if (!isProperty || !ts.isIdentifier(node) || !ts.isObjectBindingPattern(element.parent)) return undefined;
  return checker.getTypeAtLocation(element.parent).getProperty(node.text);
}

/** What a default export passes on, unless it is a type alone. */
const valueOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined =>
  ((throughAlias(symbol, checker)?.flags ?? 0) & ts.SymbolFlags.Value) === 0 ? undefined : symbol;

/** The symbol that a name in the source refers to; undefined for declarations. */
export function symbolOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (isDeclared(node) || isPartOfAlias(node)) return undefined;
  if (ts.isBindingElement(parent) && parent.initializer !== node) return boundProperty(node, parent, checker);
  if (ts.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
  if (ts.isJsxAttribute(parent) && parent.name === node) {
    return checker.getContextualType(parent.parent)?.getProperty(parent.name.getText());
  }
  const symbol = checker.getSymbolAtLocation(node);
  return ts.isExportAssignment(parent) ? valueOf(symbol, checker) : symbol;
}
