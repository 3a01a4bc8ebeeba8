import ts from 'typescript';

import { someNode, throughAlias } from '../support/ts-nodes.ts';
import { deprecatedImports } from './deprecated-names.ts';
import { callOf, hasSignature, isMarked } from './marked-calls.ts';
import { isDeclaredAmongMarks, markedIn } from './marks.ts';
import { symbolOf } from './symbol-of.ts';

/** Whether a name stands for a function with a deprecated overload. */
function isMarkedFunction(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = throughAlias(symbolOf(node, checker), checker);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Value) === 0) return false;
  if (!isDeclaredAmongMarks(symbol)) return false;
  return hasSignature(checker.getTypeOfSymbol(symbol), checker, isMarked);
}

type Name = ts.Identifier | ts.StringLiteralLike;

/** Whether a name stands by itself, not for a part of something. */
const isFree = (name: Name): boolean =>
  ts.isIdentifier(name) && !(ts.isPropertyAccessExpression(name.parent) && name.parent.name === name);

/** The name of what a value is written to by `a = b`, `c.a = b` or `{ a: b }`. */
function targetOf({ parent }: ts.Node): string | null {
  if (ts.isPropertyAssignment(parent)) return ts.isIdentifier(parent.name) ? parent.name.text : null;
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return null;
  if (ts.isIdentifier(parent.left)) return parent.left.text;
  return ts.isPropertyAccessExpression(parent.left) ? parent.left.name.text : null;
}

/** Whether what a name stands for may get another name where it is used: not where it is called, or asked for a part of it. */
function mayBeHandedOn(name: Name): boolean {
  const { parent } = name;
  if (callOf(name) !== null) return false;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === name) return parent.name.text === 'bind';
  const whole = ts.isPropertyAccessExpression(parent) ? parent : name;
  return targetOf(whole) !== name.text;
}

/** Whether a file hands a function with a deprecated overload on under another name. */
const handsOn = (file: ts.SourceFile, mayBe: (name: Name) => boolean, checker: ts.TypeChecker): boolean =>
  someNode(file, (node) => {
    if (!ts.isIdentifier(node) && !ts.isStringLiteralLike(node)) return false;
    return mayBe(node) && mayBeHandedOn(node) && isMarkedFunction(node, checker);
  });

function search(program: ts.Program): boolean {
  const checker = program.getTypeChecker();
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  if (own.some((file) => markedIn(file).nameless)) return true;
  const names = new Set(program.getSourceFiles().flatMap((file) => [...markedIn(file).functions]));
  return own.some((file) => {
    const here = deprecatedImports(program, file);
    return handsOn(file, (node) => names.has(node.text) || (isFree(node) && here.has(node.text)), checker);
  });
}

const known = new WeakMap<ts.Program, boolean>();

/**
 * Whether anything deprecated may be called by another name than it was declared with: as long as nobody hands it on,
 * nothing is, and the compiler need not be asked what each call of the program calls.
 */
export function goByOtherNames(program: ts.Program): boolean {
  const before = known.get(program);
  if (before !== undefined) return before;
  const result = search(program);
  known.set(program, result);
  return result;
}
