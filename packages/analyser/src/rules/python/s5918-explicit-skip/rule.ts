import type { FunctionDef, If } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { classOfMethod } from '../reading/definitions.ts';
import { assertionOf, isNamedTest, isTestCase, testCaseMembers } from '../reading/test-cases.ts';

/** S5918: tests that return before their first assertion and count as passed. */
export const rule: PythonRule = (context) => ({
  FunctionDef: (node) => {
    const [first] = node.body.body;
    const early = first?.type === 'If' ? onlyReturn(first) : null;
    if (early && isNamedTest(node) && asserts(context, node))
      context.report({ node: early, message: 'Omita esta prueba de manera explícita, con su motivo.' });
  },
});

function onlyReturn({ body }: If) {
  const [statement] = body.body;
  return statement?.type === 'Return' && body.body.length === 1 ? statement : null;
}

/** Whether the test contains an assertion; TestCase methods count only in its subclasses. */
function asserts(context: PythonContext, test: FunctionDef): boolean {
  const owner = classOfMethod(context, test);
  const inCase = owner !== null && isTestCase(context, owner);
  return context
    .descendantsOf(test.body)
    .some(
      (node) =>
        node.type === 'Assert' ||
        (inCase && node.type === 'Call' && testCaseMembers.has(assertionOf(node) ?? '')),
    );
}
