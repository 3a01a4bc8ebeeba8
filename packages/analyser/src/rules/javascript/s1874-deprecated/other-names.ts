import ts from 'typescript';

import { uses } from '../engine/fast/index.ts';
import { someNode, throughAlias } from '../support/ts-nodes.ts';
import { deprecatedImports } from './deprecated-names.ts';
import { callOf, hasSignature, isMarked } from './marked-calls.ts';
import { isDeclaredAmongMarks, markedIn } from './marks.ts';
import { symbolOf } from './symbol-of.ts';

/** Whether a name refers to a function with a deprecated overload. */
function isMarkedFunction(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = throughAlias(symbolOf(node, checker), checker);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Value) === 0) return false;
  if (!isDeclaredAmongMarks(symbol)) return false;
  return hasSignature(checker.getTypeOfSymbol(symbol), checker, isMarked);
}

type Name = ts.Identifier | ts.StringLiteralLike;

/** Whether a name is not a property access. */
const isFree = (name: Name): boolean =>
  ts.isIdentifier(name) && !(ts.isPropertyAccessExpression(name.parent) && name.parent.name === name);

/** The name of the target in `a = b`, `c.a = b` or `{ a: b }`. */
function targetOf({ parent }: ts.Node): string | null {
  if (ts.isPropertyAssignment(parent)) return ts.isIdentifier(parent.name) ? parent.name.text : null;
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return null;
  if (ts.isIdentifier(parent.left)) return parent.left.text;
  return ts.isPropertyAccessExpression(parent.left) ? parent.left.name.text : null;
}

/** Whether a use of a name may give its value another name; a call or a property access does not. */
function mayBeRenamed(name: Name): boolean {
  const { parent } = name;
  if (callOf(name) !== null) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === name) return parent.name.text === 'bind';
  const whole = ts.isPropertyAccessExpression(parent) ? parent : name;
  return targetOf(whole) !== name.text;
}

const namesOfFiles = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly Name[]>>();

/** The names of a file by text; programs of successive commits share the files that did not change. */
function namesIn(file: ts.SourceFile): ReadonlyMap<string, readonly Name[]> {
  const known = namesOfFiles.get(file);
  if (known) return known;
  const names = new Map<string, Name[]>();
  someNode(file, (node) => {
    if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return false;
    const same = names.get(node.text);
    if (same) same.push(node);
    else names.set(node.text, [node]);
    return false;
  });
  namesOfFiles.set(file, names);
  return names;
}

function findOtherNames(program: ts.Program): boolean {
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  if (own.some((file) => markedIn(file).nameless)) return true;
  const names = new Set(program.getSourceFiles().flatMap((file) => [...markedIn(file).functions]));
  const isRenamed = (name: Name) => mayBeRenamed(name) && isMarkedFunction(name, checker);
  return own.some((file) => {
    const here = deprecatedImports(program, file);
    return [...namesIn(file)].some(([text, places]) => {
      if (names.has(text)) return places.some(isRenamed);
      return here.has(text) && places.some((name) => isFree(name) && isRenamed(name));
    });
  });
}

const resultByProgram = new WeakMap<ts.Program, boolean>();

/**
 * Whether a deprecated function may be called by another name than the declared one. If no file passes one
 * on under another name, the compiler need not resolve every call of the program.
 */
export function mayHaveOtherNames(program: ts.Program): boolean {
  if (!uses('deprecated-names')) return true;
  const before = resultByProgram.get(program);
  if (before !== undefined) return before;
  const result = findOtherNames(program);
  resultByProgram.set(program, result);
  return result;
}
