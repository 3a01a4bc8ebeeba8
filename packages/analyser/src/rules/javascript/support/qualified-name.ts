import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';
import { variableAt, type Variable } from './variables.ts';

/** Words of a name, the module first: 'chai', 'expect'. */
type Words = readonly string[];

/** Words of a name that are read: rules compare the first ones. */
const maxWords = 8;

const { DefinitionType } = TSESLint.Scope;

/** Variables on the way to a module, one the value of the other. */
const maxAliases = 10;

/** The module that a call of `require` names; null for another node. */
export function requiredModule(node: TSESTree.Node): string | null {
  if (node.type !== Kind.CallExpression || node.arguments.length !== 1) return null;
  const [source] = node.arguments;
  const isRequire = node.callee.type === Kind.Identifier && node.callee.name === 'require';
  return isRequire && source?.type === Kind.Literal && typeof source.value === 'string' ? source.value : null;
}

/**
 * The first words of the name of what an expression calls or reads, from the module that it comes from: `expect(1).to` is
 * `chai.expect.to` where `expect` was imported from chai. Null where the file does not define it.
 */
export function qualifiedName(source: SourceCode, node: TSESTree.Node): Words | null {
  const words = wordsFrom(source, node, new Set());
  const [first = '', ...others] = words ?? [];
  return words && [first.replace(/^node:/u, ''), ...others];
}

function wordsFrom(source: SourceCode, node: TSESTree.Node, seen: Set<Variable>): Words | null {
  const { root, words } = unwind(node);
  const module = requiredModule(root);
  if (module !== null) return firstOf([...module.split('/'), ...words]);
  if (root.type !== Kind.Identifier) return null;
  const variable = variableAt(source, root, root.name);
  const before = variable && wordsOfVariable(source, variable, seen);
  return before && firstOf([...before, ...words]);
}

const firstOf = (words: Words): Words => words.slice(0, maxWords);

/** Each variable that an expression names is followed once; a variable on the way to a module depends on the way. */
const followed = new WeakMap<Variable, Words | null>();

function wordsOfVariable(source: SourceCode, variable: Variable, seen: Set<Variable>): Words | null {
  const known = seen.size === 0 ? followed.get(variable) : undefined;
  if (known !== undefined) return known;
  const isFirst = seen.size === 0;
  const words = followVariable(source, variable, seen);
  if (isFirst) followed.set(variable, words);
  return words;
}

function followVariable(source: SourceCode, variable: Variable, seen: Set<Variable>): Words | null {
  const [definition, ...others] = variable.defs;
  if (definition === undefined || others.length > 0) return null;
  if (definition.type === DefinitionType.ImportBinding) return importedWords(definition);
  if (definition.type !== DefinitionType.Variable || seen.has(variable) || seen.size > maxAliases)
    return null;
  const value = onlyValue(variable);
  if (value === null) return null;
  const before = wordsFrom(source, value, seen.add(variable));
  return before && firstOf([...before, ...destructuredKey(definition)]);
}

interface Unwound {
  readonly root: TSESTree.Node;
  readonly words: Words;
}

/** Each part of a chain is read once, although each call in it is asked for. */
const unwound = new WeakMap<TSESTree.Node, Unwound>();

/** The innermost object or callee of a chain, and the first properties that the chain reads from it. */
function unwind(node: TSESTree.Node): Unwound {
  const outer: TSESTree.Node[] = [];
  let inner = node;
  while (!unwound.has(inner)) {
    const next = innerOf(inner);
    if (next === null) break;
    outer.push(inner);
    inner = next;
  }
  let result = unwound.get(inner) ?? { root: inner, words: [] };
  for (const one of outer.reverse()) {
    if (one.type === Kind.MemberExpression && result.words.length < maxWords)
      result = { root: result.root, words: [...result.words, ...propertyName(one.property)] };
    unwound.set(one, result);
  }
  return result;
}

function innerOf(node: TSESTree.Node): TSESTree.Node | null {
  if (node.type === Kind.MemberExpression) return node.object;
  if (node.type === Kind.CallExpression) return requiredModule(node) === null ? node.callee : null;
  if (node.type === Kind.NewExpression) return node.callee;
  return node.type === Kind.ChainExpression || node.type === Kind.TSNonNullExpression
    ? node.expression
    : null;
}

function propertyName(property: TSESTree.Node): Words {
  if (property.type === Kind.Identifier) return [property.name];
  return property.type === Kind.Literal && typeof property.value === 'string' ? [property.value] : [];
}

function importedWords({ node, parent }: TSESLint.Scope.Definitions.ImportBindingDefinition): Words | null {
  if (parent.type === Kind.ImportDeclaration) {
    const name = node.type === Kind.ImportSpecifier ? propertyName(node.imported) : [];
    return [...parent.source.value.split('/'), ...name.filter((word) => word !== 'default')];
  }
  if (node.type !== Kind.TSImportEqualsDeclaration) return null;
  const { moduleReference } = node;
  if (moduleReference.type !== Kind.TSExternalModuleReference) return null;
  return moduleReference.expression.value.split('/');
}

/** Each variable is read once, however often a file uses it. */
const values = new WeakMap<Variable, TSESTree.Node | null>();

/** The value of a variable that is written once; null for other variables. */
function onlyValue(variable: Variable): TSESTree.Node | null {
  const known = values.get(variable);
  if (known !== undefined) return known;
  const [write, ...others] = variable.references.filter((reference) => reference.isWrite());
  const value = others.length === 0 ? (write?.writeExpr ?? null) : null;
  values.set(variable, value);
  return value;
}

/** The property that a pattern takes: `expect` of `const { expect: e } = chai`. */
function destructuredKey({ node, name }: TSESLint.Scope.Definitions.VariableDefinition): Words {
  if (node.id.type !== Kind.ObjectPattern) return [];
  const taken = keysOf(node.id).get(name);
  return taken === undefined ? [] : propertyName(taken);
}

/** The key of each value of a pattern; a pattern is read once, however many names it has. */
const patterns = new WeakMap<TSESTree.ObjectPattern, ReadonlyMap<TSESTree.Node, TSESTree.Node>>();

function keysOf(pattern: TSESTree.ObjectPattern): ReadonlyMap<TSESTree.Node, TSESTree.Node> {
  const known = patterns.get(pattern);
  if (known) return known;
  const keys = new Map<TSESTree.Node, TSESTree.Node>();
  for (const property of pattern.properties)
    if (property.type === Kind.Property) keys.set(property.value, property.key);
  patterns.set(pattern, keys);
  return keys;
}
