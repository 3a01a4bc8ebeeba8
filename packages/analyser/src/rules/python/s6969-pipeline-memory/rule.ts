import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { keywordOf, unpacks } from '../reading/expressions.ts';

const pipelines = new Set(['sklearn.pipeline.Pipeline', 'sklearn.pipeline.make_pipeline']);

/** S6969: Scikit-learn pipelines without the argument `memory`. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (!pipelines.has(context.qualifiedName(node.callee) ?? '')) return;
    if (keywordOf(node, 'memory') || node.args.some(({ star }) => star === '**') || isStep(node, context))
      return;
    context.report({
      node: node.callee,
      message: 'Indique «memory» en esta tubería, o «memory=None» si no se guarda nada.',
    });
  },
});

/** Whether a pipeline is a step of another one, in a list of named steps. */
function isStep(node: NodeOf<'Call'>, context: PythonContext): boolean {
  const tuple = context.parentOf(node);
  const list = tuple?.type === 'Tuple' ? context.parentOf(tuple) : null;
  const argument = list?.type === 'List' ? context.parentOf(list) : null;
  const call = argument?.type === 'Argument' ? context.parentOf(argument) : null;
  return call?.type === 'Call' && !unpacks(call);
}
