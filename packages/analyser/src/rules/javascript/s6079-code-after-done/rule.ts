import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import type { SourceCode } from '../support/context.ts';
import { bodyOfTest } from '../support/test-cases.ts';
import { anyFunction, type FunctionNode } from '../support/functions.ts';

type Segment = TSESLint.CodePathSegment;

/** The test that is read: its function, and the uses of the `done` that the runner passes to it. */
interface Test {
  readonly body: FunctionNode;
  readonly uses: ReadonlySet<TSESTree.Node>;
}

function usesOfDone(source: SourceCode, body: FunctionNode): ReadonlySet<TSESTree.Node> {
  const [done] = body.params;
  if (done?.type !== Kind.Identifier) return new Set();
  const variable = source.scopeManager?.getDeclaredVariables(body).find(({ name }) => name === done.name);
  return new Set(variable?.references.map(({ identifier }) => identifier));
}

/** S6079: `done` is the last thing that a test calls. */
export const rule = createRule({
  messages: {
    after: 'Mueva este código antes de la llamada a «done»: después, la prueba ya ha terminado.',
  },
  create(context) {
    const { sourceCode } = context;
    const firstIn = new Map<Segment, TSESTree.Statement>();
    let test: Test | null = null;
    let current: Segment | null = null;
    let ended: Segment | null = null;
    const report = (node: TSESTree.Statement) => {
      context.report({ node, messageId: 'after' });
      ended = null;
      // One finding a test.
      test = test && { ...test, uses: new Set() };
    };
    return {
      CallExpression(node) {
        const body = bodyOfTest(node);
        if (body !== null) test = { body, uses: usesOfDone(sourceCode, body) };
        if (test?.uses.has(node.callee) === true) ended = current;
      },
      ExpressionStatement(node) {
        if (current === null) return;
        if (current === ended) report(node);
        if (!firstIn.has(current)) firstIn.set(current, node);
      },
      onCodePathSegmentStart(segment: Segment) {
        current = segment;
      },
      onCodePathEnd() {
        current = null;
      },
      [`${anyFunction}:exit`](node: FunctionNode) {
        if (ended === null || test?.body !== node) return;
        const [after] = ended.nextSegments.flatMap((segment) => firstIn.get(segment) ?? []);
        if (after !== undefined) report(after);
      },
    };
  },
});
