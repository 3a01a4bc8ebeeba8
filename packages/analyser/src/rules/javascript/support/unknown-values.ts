import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { mentions, onceAFile } from '../engine/only-where.ts';
import { typesOf } from '../engine/types.ts';
import { isFunction } from './functions.ts';
import { tsNodeOf } from './ts-nodes.ts';
import { variableAt, type Variable } from './variables.ts';

type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
type Definition = TSESLint.Scope.Definition;

/**
 * What an expression takes a part of, calls, makes or waits for. Not what `a[b]` is taken of: by `typeof a[b]` the compiler learns
 * of it even then.
 */
function baseOf(node: TSESTree.Node): TSESTree.Node | null {
  if (node.type === Kind.MemberExpression) return node.computed ? null : node.object;
  if (node.type === Kind.CallExpression || node.type === Kind.NewExpression) return node.callee;
  if (node.type === Kind.ChainExpression) return node.expression;
  return node.type === Kind.AwaitExpression ? node.argument : null;
}

/** What asks for no more than whether there is something, or hands it back. */
const harmless: ReadonlySet<Kind> = new Set([
  Kind.IfStatement,
  Kind.LogicalExpression,
  Kind.ConditionalExpression,
  Kind.ReturnStatement,
]);

/** Whether the compiler may learn from a use what a variable of any type is, be it for a few lines. */
function tellsType(reference: TSESLint.Scope.Reference): boolean {
  if (reference.isWrite()) return reference.init !== true;
  const { identifier } = reference;
  const { parent } = identifier;
  if (parent.type === Kind.MemberExpression && parent.object === identifier)
    return parent.computed || ('name' in parent.property && parent.property.name === 'constructor');
  if (parent.type === Kind.CallExpression) return parent.callee !== identifier;
  if (parent.type === Kind.UnaryExpression) return parent.operator !== '!';
  return !harmless.has(parent.type);
}

/** A parameter of a function that is handed to something unknown, which alone knows what it will be called with. */
function isUnknownParameter({ name, node }: Definition, context: Context): boolean {
  if (!isFunction(node) || !node.params.some((parameter) => parameter === name)) return false;
  if (name.type !== Kind.Identifier || name.typeAnnotation) return false;
  const { parent } = node;
  if (parent.type !== Kind.CallExpression || parent.callee === node) return false;
  return isSaidNowhere(name, context) && isUnknown(parent, context);
}

/** A variable within a function that begins with something unknown: one outside of all may be another script's, too. */
function isUnknownVariable({ name, node }: Definition, { scope }: Variable, context: Context): boolean {
  if (scope.variableScope.type !== 'function') return false;
  if (node.type !== Kind.VariableDeclarator || node.id !== name || !node.init) return false;
  return !node.id.typeAnnotation && isSaidNowhere(node, context) && isUnknown(node.init, context);
}

/** Whether no comment says of what type something is. */
function isSaidNowhere(node: TSESTree.Node, context: Context): boolean {
  const tsNode = tsNodeOf(node, context);
  const declaration = tsNode && ts.isIdentifier(tsNode) ? tsNode.parent : tsNode;
  return declaration !== null && ts.getJSDocType(declaration) === undefined;
}

/** Files in which a comment may say of what type an expression is. */
const saysTypes = onceAFile(mentions(/@(?:type|satisfies|this|template)\b/u));

const known = new WeakMap<Variable, boolean>();

function isUnknownThroughout(variable: Variable, context: Context): boolean {
  const before = known.get(variable);
  if (before !== undefined) return before;
  // Whatever comes back to it while it is looked at.
  known.set(variable, false);
  const [definition, ...others] = variable.defs;
  const isOne = definition !== undefined && others.length === 0;
  const result =
    isOne &&
    !variable.references.some(tellsType) &&
    (isUnknownParameter(definition, context) || isUnknownVariable(definition, variable, context));
  known.set(variable, result);
  return result;
}

/**
 * Whether an expression begins with a name of which the compiler knows nothing, a package's that is not installed or what
 * that hands over: then it knows nothing of the whole either, and to ask it would make it read the arguments of
 * every call in it. In doubt it is not.
 */
export function isUnknown(node: TSESTree.Node, context: Context): boolean {
  let root = node;
  for (let base = baseOf(root); base !== null; base = baseOf(root)) root = base;
  // What `require` gives depends on what it is asked for.
  if (root.type !== Kind.Identifier || root.name === 'require' || saysTypes(context.sourceCode)) return false;
  const variable = variableAt(context.sourceCode, root, root.name);
  if (variable && isUnknownThroughout(variable, context)) return true;
  return ((typesOf(context)?.typeAt(root).flags ?? 0) & ts.TypeFlags.Any) !== 0;
}
