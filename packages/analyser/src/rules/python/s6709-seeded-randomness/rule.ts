import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { argumentOf, isConstant, keywordOf } from '../reading/expressions.ts';
import { importsItsModule } from '../reading/imports.ts';
import { takesRandomState } from './takes-random-state.ts';

const generators = new Set(
  [
    'default_rng',
    'SeedSequence',
    'SFC64',
    'MT19937',
    'PCG64',
    'PCG64DXSM',
    'Philox',
    'BitGenerator',
    'RandomState',
    'seed',
  ].map((name) => `numpy.random.${name}`),
);

/** S6709: random generators and estimators without a seed, whose results are not reproducible. */
export const rule: PythonRule = (context) => {
  const checkGenerator = (node: NodeOf<'Call'>) => {
    const seed = argumentOf(node, 0, 'seed') ?? node.args.find(({ star }) => star !== '');
    if (seed && !isConstant(seed.value, 'None')) return;
    context.report({
      node: node.callee,
      message: 'Dé una semilla a este generador de números aleatorios.',
    });
  };
  const checkEstimator = (node: NodeOf<'Call'>) => {
    const state = keywordOf(node, 'random_state');
    if (state && !isConstant(state.value, 'None')) return;
    context.report({ node: node.callee, message: 'Dé una semilla en el parámetro «random_state».' });
  };
  return {
    Call: (node) => {
      const name = context.qualifiedName(node.callee) ?? '';
      if (generators.has(name)) checkGenerator(node);
      else if (takesRandomState(name) && importsItsModule(node.callee, name, context)) checkEstimator(node);
    },
  };
};
