import ts from 'typescript';

import { hasMark } from './marked-calls.ts';

/** The symbol that an import or export specifier takes from another module; undefined for other aliases. */
function nextAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const specifier = symbol.declarations?.find(
    (each) => ts.isImportSpecifier(each) || ts.isExportSpecifier(each),
  );
  if (specifier === undefined) return undefined;
  if (ts.isExportSpecifier(specifier)) return checker.getExportSpecifierLocalTargetSymbol(specifier);
  const from = checker.getSymbolAtLocation(specifier.parent.parent.parent.moduleSpecifier);
  const { text } = specifier.propertyName ?? specifier.name;
  return from && checker.tryGetMemberInModuleExports(text, from);
}

const isAlias = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Alias) !== 0;

/**
 * Whether an imported name comes through an export specifier with a mark (`export { /** @deprecated *\/ a } from …`) in
 * another file. As in the compiler's suggestions, a mark at the declaration of `local` itself does not count.
 * @param local the alias that an import declares
 */
export function passesMarkedExport(local: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  const seen = new Set<ts.Symbol>();
  let at = local;
  while (at !== undefined && isAlias(at) && !seen.has(at)) {
    seen.add(at);
    at = nextAlias(at, checker);
    if (
      at !== undefined &&
      isAlias(at) &&
      at.declarations?.some((each) => ts.isExportSpecifier(each) && hasMark(each)) === true
    )
      return true;
  }
  return false;
}

/** Whether a name is read as a value or imported: only for these uses the compiler looks for marks of exports. */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent)) return (parent.propertyName ?? parent.name) === node;
  return ts.isIdentifier(node) && isExpression(node);
}

/** Whether an identifier is an expression; names of members and of types are not. */
function isExpression(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return (
    ts.isCallLikeExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isExpressionWithTypeArguments(parent)
  );
}

/** Whether a name uses an import that a marked export specifier passed on. */
export function usesMarkedExport(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!isRead(node)) return false;
  const { parent } = node;
  const name = ts.isImportSpecifier(parent) ? parent.name : node;
  return passesMarkedExport(checker.getSymbolAtLocation(name), checker);
}
