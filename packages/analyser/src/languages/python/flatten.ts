import { listNodes, type FlatNodes } from '../flat-tree.ts';
import type { PythonNode } from './ast/node.ts';
import type { Module } from './ast/statements.ts';

export type FlatPython = FlatNodes<PythonNode>;

/** The fields of each node type that contain its children, in the order of the text. */
const childKeys: Readonly<Record<PythonNode['type'], readonly string[]>> = {
  Module: ['body'],
  Block: ['body'],
  FunctionDef: ['decorators', 'typeParameters', 'parameters', 'returns', 'body'],
  ClassDef: ['decorators', 'typeParameters', 'args', 'body'],
  Decorator: ['expression'],
  TypeParameter: ['bound', 'value'],
  Parameter: ['pattern', 'annotation', 'value'],
  If: ['test', 'body', 'elifs', 'orelse'],
  Elif: ['test', 'body'],
  Else: ['body'],
  For: ['target', 'iterable', 'body', 'orelse'],
  While: ['test', 'body', 'orelse'],
  Try: ['body', 'handlers', 'orelse', 'finalbody'],
  Except: ['exception', 'target', 'body'],
  Finally: ['body'],
  With: ['items', 'body'],
  WithItem: ['context', 'target'],
  Match: ['subject', 'cases'],
  Case: ['pattern', 'guard', 'body'],
  ExpressionStatement: ['expression'],
  Assign: ['targets', 'value'],
  AugmentedAssign: ['target', 'value'],
  AnnotatedAssign: ['target', 'annotation', 'value'],
  Import: ['names'],
  ImportFrom: ['names'],
  Alias: [],
  Return: ['value'],
  Raise: ['values', 'cause'],
  Assert: ['test', 'message'],
  Delete: ['targets'],
  Global: [],
  Nonlocal: [],
  TypeAlias: ['typeParameters', 'value'],
  Print: ['values'],
  Exec: ['values'],
  Pass: [],
  Break: [],
  Continue: [],
  Name: [],
  NumberLiteral: [],
  Constant: [],
  StringLiteral: ['pieces'],
  StringPiece: ['fields'],
  ReplacementField: ['value', 'nested'],
  Parenthesized: ['expression'],
  Tuple: ['elements'],
  List: ['elements'],
  Set: ['elements'],
  Dict: ['items'],
  DictItem: ['key', 'value'],
  Comprehension: ['element', 'value', 'clauses'],
  ComprehensionFor: ['target', 'iterable'],
  ComprehensionIf: ['test'],
  Binary: ['left', 'right'],
  Unary: ['operand'],
  Conditional: ['body', 'test', 'orelse'],
  Lambda: ['parameters', 'body'],
  NamedExpression: ['target', 'value'],
  Await: ['value'],
  Yield: ['value'],
  Starred: ['value'],
  Call: ['callee', 'args'],
  Argument: ['value'],
  Attribute: ['object'],
  Subscript: ['object', 'index'],
  Slice: ['lower', 'upper', 'step'],
  Backticks: ['value'],
};

/** Adds the children of a node to the list, the last one first. */
function pushChildren(node: PythonNode, list: PythonNode[]): void {
  const keys = childKeys[node.type];
  for (let k = keys.length - 1; k >= 0; k--) {
    // The table above names children alone: a node, a list of nodes, or null.
    const child = (node as unknown as Record<string, PythonNode | readonly PythonNode[] | null>)[
      keys[k] ?? ''
    ];
    if (child === null || child === undefined) continue;
    if (!('type' in child)) for (let i = child.length - 1; i >= 0; i--) pushNode(child[i], list);
    else list.push(child);
  }
}

function pushNode(node: PythonNode | undefined, list: PythonNode[]): void {
  if (node) list.push(node);
}

export const flattenPython = (module: Module): FlatPython => listNodes<PythonNode>(module, pushChildren);
