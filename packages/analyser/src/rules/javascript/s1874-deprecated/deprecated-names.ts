import ts from 'typescript';

import { uses } from '../engine/fast/index.ts';
import { someNode, throughAlias } from '../support/ts-nodes.ts';
import { hasSignature, isMarked } from './marked-calls.ts';
import { passesMarkedExport } from './marked-exports.ts';
import { addNames, addPlaces, isDeclaredAmongMarks, markedIn } from './marks.ts';

/** Whether an expression is a `require` call or a member of its result. */
function isRequired(node: ts.Node | undefined): boolean {
  let at = node;
  while (at !== undefined && ts.isPropertyAccessExpression(at)) at = at.expression;
  if (at === undefined || !ts.isCallExpression(at)) return false;
  return ts.isIdentifier(at.expression) && at.expression.text === 'require';
}

const importsOfFiles = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/**
 * The local names of a file for exports of other files, where they may differ from the exported names; cached, as several
 * programs share a file.
 */
function importsOf(file: ts.SourceFile): readonly ts.Node[] {
  const known = importsOfFiles.get(file);
  if (known) return known;
  const places: ts.Node[] = [];
  importsOfFiles.set(file, places);
  someNode(file, (node) => {
    if (ts.isImportClause(node) && node.name) places.push(node.name);
    else if (ts.isImportSpecifier(node) && node.propertyName) places.push(node.name);
    else if (ts.isImportEqualsDeclaration(node)) places.push(node.name);
    else if (ts.isVariableDeclaration(node) && isRequired(node.initializer)) addPlaces(node.name, places);
    return false;
  });
  return places;
}

/** Whether an imported name refers to a deprecated symbol or to a function with a deprecated overload. */
function isDeprecatedImport(place: ts.Node, checker: ts.TypeChecker): boolean {
  const local = checker.getSymbolAtLocation(place);
  const symbol = throughAlias(local, checker);
  if (symbol === undefined) return false;
  if (passesMarkedExport(local, checker)) return true;
  if (symbol.declarations?.some((declaration) => ts.getJSDocDeprecatedTag(declaration)) === true) return true;
  return (
    isDeclaredAmongMarks(symbol) &&
    (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
    hasSignature(checker.getTypeOfSymbol(symbol), checker, isMarked)
  );
}

/** Cache: the names of `deprecatedImports` by program and file. */
const importsByProgram = new WeakMap<ts.Program, WeakMap<ts.SourceFile, ReadonlySet<string>>>();

/** The local names of a file for exports of other files that are deprecated in a program. */
export function deprecatedImports(program: ts.Program, file: ts.SourceFile): ReadonlySet<string> {
  const ofFiles = importsByProgram.get(program) ?? new WeakMap<ts.SourceFile, ReadonlySet<string>>();
  importsByProgram.set(program, ofFiles);
  const known = ofFiles.get(file);
  if (known) return known;
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  for (const place of importsOf(file)) if (isDeprecatedImport(place, checker)) addNames(place, names);
  ofFiles.set(file, names);
  return names;
}

/** Cache: the names of `namesDeclaredWithin` by program. */
const namesByProgram = new WeakMap<ts.Program, ReadonlySet<string>>();

/** The names of all marked declarations in the files of a program, and `default`. */
function namesDeclaredWithin(program: ts.Program): ReadonlySet<string> {
  const known = namesByProgram.get(program);
  if (known) return known;
  const names = new Set(program.getSourceFiles().flatMap((file) => [...markedIn(file).names]));
  names.add('default');
  namesByProgram.set(program, names);
  return names;
}

/**
 * A filter for names that may refer to something deprecated: few do, and resolving a name by the compiler
 * is slow.
 */
export function deprecatedNames(program: ts.Program, file: ts.SourceFile): (name: string) => boolean {
  if (!uses('deprecated-names')) return () => true;
  const everywhere = namesDeclaredWithin(program);
  const imported = deprecatedImports(program, file);
  return (name) => everywhere.has(name) || imported.has(name);
}
