import ts from 'typescript';

import { someNode, throughAlias } from '../support/ts-nodes.ts';
import { hasSignature, isMarked } from './marked-calls.ts';
import { addNames, addPlaces, isDeclaredAmongMarks, markedIn } from './marks.ts';

/** Whether an expression is what another module exports, or a part of it. */
function isRequired(node: ts.Node | undefined): boolean {
  let at = node;
  while (at !== undefined && ts.isPropertyAccessExpression(at)) at = at.expression;
  if (at === undefined || !ts.isCallExpression(at)) return false;
  return ts.isIdentifier(at.expression) && at.expression.text === 'require';
}

/** The places where a file gives names to what others export. */
function importsOf(file: ts.SourceFile): readonly ts.Node[] {
  const places: ts.Node[] = [];
  someNode(file, (node) => {
    if (ts.isImportClause(node) && node.name) places.push(node.name);
    else if (ts.isImportSpecifier(node) && node.propertyName) places.push(node.name);
    else if (ts.isImportEqualsDeclaration(node)) places.push(node.name);
    else if (ts.isVariableDeclaration(node) && isRequired(node.initializer)) addPlaces(node.name, places);
    return false;
  });
  return places;
}

/** Whether what an imported name stands for is deprecated, or a function of which an overload is. */
function isDeprecatedImport(place: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = throughAlias(checker.getSymbolAtLocation(place), checker);
  if (symbol === undefined) return false;
  if (symbol.declarations?.some((declaration) => ts.getJSDocDeprecatedTag(declaration)) === true) return true;
  return (
    isDeclaredAmongMarks(symbol) &&
    (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
    hasSignature(checker.getTypeOfSymbol(symbol), checker, isMarked)
  );
}

const imported = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Names that a file gives to deprecated things that others export. */
export function deprecatedImports(program: ts.Program, file: ts.SourceFile): ReadonlySet<string> {
  const known = imported.get(file);
  if (known) return known;
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  for (const place of importsOf(file)) if (isDeprecatedImport(place, checker)) addNames(place, names);
  imported.set(file, names);
  return names;
}

const ofProgram = new WeakMap<ts.Program, ReadonlySet<string>>();

function namesDeclaredWithin(program: ts.Program): ReadonlySet<string> {
  const known = ofProgram.get(program);
  if (known) return known;
  const names = new Set(program.getSourceFiles().flatMap((file) => [...markedIn(file).names]));
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
  const here = deprecatedImports(program, file);
  return (name) => everywhere.has(name) || here.has(name);
}
