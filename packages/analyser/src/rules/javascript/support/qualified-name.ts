import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { SourceCode } from './context.ts';
import { variableAt, type Variable } from './variables.ts';

/** Words of a name, the module first: 'chai', 'expect'. */
type Words = readonly string[];

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
 * Name of what an expression calls or reads, from the module that it comes from: `expect(1).to` is `chai.expect.to` where
 * `expect` was imported from chai. Null where the file does not define it.
 */
export function qualifiedName(source: SourceCode, node: TSESTree.Node): Words | null {
  const words = wordsFrom(source, node, new Set());
  const [first = '', ...others] = words ?? [];
  return words && [first.replace(/^node:/u, ''), ...others];
}

function wordsFrom(source: SourceCode, node: TSESTree.Node, seen: Set<Variable>): Words | null {
  const { root, words } = unwind(node);
  const module = requiredModule(root);
  if (module !== null) return [...module.split('/'), ...words];
  if (root.type !== Kind.Identifier) return null;
  const variable = variableAt(source, root, root.name);
  const [definition, ...others] = variable?.defs ?? [];
  if (variable === null || definition === undefined || others.length > 0) return null;
  if (definition.type === DefinitionType.ImportBinding) return importedWords(definition, words);
  if (definition.type !== DefinitionType.Variable || seen.has(variable) || seen.size > maxAliases)
    return null;
  const value = onlyValue(variable);
  if (value === null) return null;
  const before = wordsFrom(source, value, seen.add(variable));
  return before && [...before, ...destructuredKey(definition), ...words];
}

/** The innermost object or callee of a chain, and the properties that the chain reads from it. */
function unwind(node: TSESTree.Node): { root: TSESTree.Node; words: string[] } {
  const words: string[] = [];
  let root = node;
  for (;;) {
    const next = innerOf(root);
    if (next === null) return { root, words };
    if (root.type === Kind.MemberExpression) words.unshift(...propertyName(root.property));
    root = next;
  }
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

function importedWords(
  { node, parent }: TSESLint.Scope.Definitions.ImportBindingDefinition,
  words: Words,
): Words | null {
  if (parent.type === Kind.ImportDeclaration) {
    const name = node.type === Kind.ImportSpecifier ? propertyName(node.imported) : [];
    return [...parent.source.value.split('/'), ...name.filter((word) => word !== 'default'), ...words];
  }
  if (node.type !== Kind.TSImportEqualsDeclaration) return null;
  const { moduleReference } = node;
  if (moduleReference.type !== Kind.TSExternalModuleReference) return null;
  return [...moduleReference.expression.value.split('/'), ...words];
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
  const taken = node.id.properties.find(({ value }) => value === name);
  return taken?.type === Kind.Property ? propertyName(taken.key) : [];
}
