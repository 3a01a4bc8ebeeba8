import ts from 'typescript';

import { someNode } from '../support/ts-nodes.ts';
import { addNames, markedIn } from './marks.ts';

/** Whether an expression is what another module exports, or a part of it. */
function isRequired(node: ts.Node | undefined): boolean {
  let at = node;
  while (at !== undefined && ts.isPropertyAccessExpression(at)) at = at.expression;
  if (at === undefined || !ts.isCallExpression(at)) return false;
  return ts.isIdentifier(at.expression) && at.expression.text === 'require';
}

const imported = new WeakMap<ts.SourceFile, ReadonlySet<string>>();

/** Names that a file gives to what others export. */
export function namesImportedBy(file: ts.SourceFile): ReadonlySet<string> {
  const known = imported.get(file);
  if (known) return known;
  const names = new Set<string>();
  someNode(file, (node) => {
    if (ts.isImportClause(node) && node.name) names.add(node.name.text);
    else if (ts.isImportSpecifier(node) && node.propertyName) names.add(node.name.text);
    else if (ts.isImportEqualsDeclaration(node)) names.add(node.name.text);
    else if (ts.isVariableDeclaration(node) && isRequired(node.initializer)) addNames(node.name, names);
    return false;
  });
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
  const here = namesImportedBy(file);
  return (name) => everywhere.has(name) || here.has(name);
}
