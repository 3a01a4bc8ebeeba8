import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { mentions, onceAFile, uses } from '../engine/fast/index.ts';
import { typesOf } from '../engine/plain/types.ts';
import { isFunction } from './functions.ts';
import { tsNodeOf } from './ts-nodes.ts';
import { variableAt, type Variable } from './variables.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
type Definition = TSESLint.Scope.Definition;

/**
 * The object, callee or operand that an access, call, `new` or `await` is based on. Not the object of
 * `a[b]`: `typeof a[b]` can narrow its type.
 */
function baseOf(node: TSESTree.Node): TSESTree.Node | null {
  if (node.type === Kind.MemberExpression) return node.computed ? null : node.object;
  if (node.type === Kind.CallExpression || node.type === Kind.NewExpression) return node.callee;
  if (node.type === Kind.ChainExpression) return node.expression;
  return node.type === Kind.AwaitExpression ? node.argument : null;
}

/** Parents that test the truthiness of a value or return it, without narrowing its type. */
const notNarrowing: ReadonlySet<Kind> = new Set([
  Kind.IfStatement,
  Kind.LogicalExpression,
  Kind.ConditionalExpression,
  Kind.ReturnStatement,
]);

/** Whether the compiler may narrow the type `any` of a variable by a reference. */
function mayNarrow(reference: TSESLint.Scope.Reference): boolean {
  if (reference.isWrite()) return reference.init !== true;
  const { identifier } = reference;
  const { parent } = identifier;
  if (parent.type === Kind.MemberExpression && parent.object === identifier)
    return parent.computed || ('name' in parent.property && parent.property.name === 'constructor');
  if (parent.type === Kind.CallExpression) return parent.callee !== identifier;
  if (parent.type === Kind.UnaryExpression) return parent.operator !== '!';
  return !notNarrowing.has(parent.type);
}

/** Whether a definition is a parameter of a callback whose callee is unknown. */
function isUnknownParameter({ name, node }: Definition, context: Context): boolean {
  if (!isFunction(node) || !node.params.some((parameter) => parameter === name)) return false;
  if (name.type !== Kind.Identifier || name.typeAnnotation) return false;
  const { parent } = node;
  if (parent.type !== Kind.CallExpression || parent.callee === node) return false;
  return lacksJsDocType(name, context) && isUnknown(parent, context);
}

/**
 * Whether a definition is a function's local variable with an unknown initial value; globals may be shared
 * by scripts.
 */
function isUnknownVariable({ name, node }: Definition, { scope }: Variable, context: Context): boolean {
  if (scope.variableScope.type !== 'function') return false;
  if (node.type !== Kind.VariableDeclarator || node.id !== name || !node.init) return false;
  return !node.id.typeAnnotation && lacksJsDocType(node, context) && isUnknown(node.init, context);
}

/** Whether no JSDoc comment gives the type of a declaration. */
function lacksJsDocType(node: TSESTree.Node, context: Context): boolean {
  const tsNode = tsNodeOf(node, context);
  const declaration = tsNode && ts.isIdentifier(tsNode) ? tsNode.parent : tsNode;
  return declaration !== null && ts.getJSDocType(declaration) === undefined;
}

/** Test: a comment of the file may give the type of an expression. */
const mayHaveJsDocTypes = onceAFile(mentions(/@(?:type|satisfies|this|template)\b/u));

const results = new WeakMap<Variable, boolean>();

function isUnknownThroughout(variable: Variable, context: Context): boolean {
  const before = results.get(variable);
  if (before !== undefined) return before;
  // The answer for recursive requests during this computation.
  results.set(variable, false);
  const [definition, ...others] = variable.defs;
  const isOne = definition !== undefined && others.length === 0;
  const result =
    isOne &&
    !variable.references.some(mayNarrow) &&
    (isUnknownParameter(definition, context) || isUnknownVariable(definition, variable, context));
  results.set(variable, result);
  return result;
}

/**
 * Whether an expression is based on a name of type `any`: an import from a package that is not installed,
 * or a value obtained from one. The whole expression is then `any` too, and skipping the type query saves
 * checking the arguments of every call in it. False in doubt.
 */
export function isUnknown(node: TSESTree.Node, context: Context): boolean {
  if (!uses('unknown-values')) return false;
  let root = node;
  for (let base = baseOf(root); base !== null; base = baseOf(root)) root = base;
  // The type of a `require` depends on its argument.
  if (root.type !== Kind.Identifier || root.name === 'require' || mayHaveJsDocTypes(context.sourceCode))
    return false;
  const variable = variableAt(context.sourceCode, root, root.name);
  if (variable && isUnknownThroughout(variable, context)) return true;
  return ((typesOf(context)?.typeAt(root).flags ?? 0) & ts.TypeFlags.Any) !== 0;
}
