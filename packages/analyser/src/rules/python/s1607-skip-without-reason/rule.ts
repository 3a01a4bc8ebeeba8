import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { argumentOf, stringText, unpacks } from '../reading/expressions.ts';

/** The parameter for the reason, by the function that skips a test. */
const reasonParameter: Readonly<Record<string, string>> = {
  'pytest.skip': 'msg',
  'pytest.mark.skip': 'reason',
  'unittest.skip': 'reason',
};

/** S1607: tests skipped without a reason. */
export const rule: PythonRule = (context) => {
  const message = 'Active esta prueba o explique por qué se omite.';
  const hasReason = (node: NodeOf<'Call'>, keyword: string) => {
    const reason = argumentOf(node, 0, 'reason') ?? argumentOf(node, 0, keyword);
    return unpacks(node) || (reason !== null && stringText(context.source, reason.value) !== '');
  };
  return {
    Call: (node) => {
      const keyword = reasonParameter[context.qualifiedName(node.callee) ?? ''];
      if (keyword !== undefined && !hasReason(node, keyword)) context.report({ node: node.callee, message });
    },
    Decorator: ({ expression }) => {
      if (
        expression.type === 'Call' ||
        reasonParameter[context.qualifiedName(expression) ?? ''] === undefined
      )
        return;
      context.report({ node: expression, message });
    },
  };
};
