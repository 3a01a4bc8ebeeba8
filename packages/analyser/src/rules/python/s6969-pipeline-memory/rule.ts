import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { keywordOf, unpacks } from '../reading/expressions.ts';

const pipelines = new Set(['sklearn.pipeline.Pipeline', 'sklearn.pipeline.make_pipeline']);

/** Pipelines of Scikit-learn that do not say whether they keep what their steps computed. */
export const rule: PythonRule = {
  key: 'S6969',
  create(context) {
    return {
      Call: (node) => {
        if (!pipelines.has(context.qualifiedName(node.callee) ?? '')) return;
        if (keywordOf(node, 'memory') || node.args.some(({ star }) => star === '**') || isStep(node, context))
          return;
        context.report({
          node: node.callee,
          message: 'Indique «memory» en esta tubería, o «memory=None» si no se guarda nada.',
        });
      },
    };
  },
};

/** A pipeline within a list of named steps is part of another. */
function isStep(node: NodeOf<'Call'>, context: PythonContext): boolean {
  const tuple = context.parentOf(node);
  const list = tuple?.type === 'Tuple' ? context.parentOf(tuple) : null;
  const argument = list?.type === 'List' ? context.parentOf(list) : null;
  const call = argument?.type === 'Argument' ? context.parentOf(argument) : null;
  return call?.type === 'Call' && !unpacks(call);
}
