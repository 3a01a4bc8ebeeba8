import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import type { SourceCode } from '../support/context.ts';
import { importedModules } from '../support/imported-modules.ts';
import { isNamed } from '../support/names.ts';
import { qualifiedName } from '../support/qualified-name.ts';
import { bodyOfTest } from '../support/test-cases.ts';

/** Libraries whose assertions are known: a file without any of them may use others. */
const libraries = ['chai', 'sinon', 'supertest', 'vitest'];

/** Whether a node is an assertion by itself. */
function isAssertion(source: SourceCode, node: TSESTree.Node): boolean {
  if (node.type === Kind.MemberExpression) return isNamed(node.property, ['should']);
  if (node.type !== Kind.CallExpression) return false;
  if (isNamed(node.callee, ['expect'])) return true;
  const [library = '', ...words] = qualifiedName(source, node) ?? [];
  const [first, second] = words;
  if (library === 'chai') return first === 'assert' || (first === 'expect' && words.length === 1);
  if (library === 'sinon') return first === 'assert' && words.length === 2;
  if (library === 'vitest') return first === 'expect' && words.length === 1;
  return library === 'supertest' && second === 'expect';
}

/** Bodies of the functions that a file declares, by each of their uses. */
function bodiesByUse({ scopeManager }: SourceCode): ReadonlyMap<TSESTree.Node, TSESTree.Node> {
  const bodies = new Map<TSESTree.Node, TSESTree.Node>();
  for (const { references } of scopeManager?.scopes ?? [])
    for (const { identifier, resolved } of references) {
      const [definition, ...others] = resolved?.defs ?? [];
      const declared =
        definition?.type === TSESLint.Scope.DefinitionType.FunctionName && definition.node.body;
      if (declared && others.length === 0) bodies.set(identifier, declared);
    }
  return bodies;
}

/**
 * S2699: a test asserts something. SonarQube reads each node of a file once: a function that two tests call counts for the
 * first one alone.
 */
export const rule = createRule({
  messages: { none: 'Añada al menos una aserción a esta prueba.' },
  create(context) {
    const { sourceCode } = context;
    const modules = importedModules(sourceCode);
    if (!libraries.some((name) => modules.has(name))) return {};
    const bodies = bodiesByUse(sourceCode);
    const read = new Set<TSESTree.Node>();
    const asserts = (start: TSESTree.Node): boolean => {
      const left = [start];
      for (let node = left.pop(); node !== undefined; node = left.pop()) {
        if (read.has(node)) continue;
        read.add(node);
        if (isAssertion(sourceCode, node)) return true;
        const called = node.type === Kind.CallExpression && bodies.get(node.callee);
        // One by one: a node of many thousands of children has more than a call takes as arguments.
        for (const child of childrenOf(sourceCode, node).reverse()) left.push(child);
        if (called) left.push(called);
      }
      return false;
    };
    return {
      'CallExpression:exit'(node: TSESTree.CallExpression) {
        const body = bodyOfTest(node);
        if (body !== null && !asserts(body.body)) context.report({ node: node.callee, messageId: 'none' });
      },
    };
  },
});

function childrenOf({ visitorKeys }: SourceCode, node: TSESTree.Node): TSESTree.Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    // The keys of a node's type name its children.
    const child = (node as unknown as Readonly<Record<string, unknown>>)[key];
    return (Array.isArray(child) ? child : [child]).filter(isNode);
  });
}

const isNode = (value: unknown): value is TSESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;
