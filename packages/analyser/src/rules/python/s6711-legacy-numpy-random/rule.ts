import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { singleValue } from '../reading/single-value.ts';

const legacyFunctions = new Set(
  `RandomState rand randn randint random_integers random random_sample ranf sample choice bytes shuffle permutation
  beta binomial chisquare dirichlet exponential f gamma geometric gumbel hypergeometric laplace logistic lognormal
  logseries multinomial multivariate_normal negative_binomial noncentral_chisquare noncentral_f normal pareto poisson
  power rayleigh standard_cauchy standard_exponential standard_gamma standard_normal standard_t triangular uniform
  vonmises wald weibull zipf`
    .split(/\s+/u)
    .map((name) => `numpy.random.${name}`),
);

/** S6711: NumPy's legacy random functions, `RandomState`, and methods of a `RandomState` object. */
export const rule: PythonRule = (context) => {
  /** The legacy function of a call, including methods of a `RandomState` created in this file. */
  const legacyName = ({ callee }: NodeOf<'Call'>) => {
    if (callee.type !== 'Attribute' || callee.object.type !== 'Name') return context.qualifiedName(callee);
    const made = singleValue(callee.object, context);
    const maker =
      made?.type === 'Call' && made.callee.type === 'Name' ? context.qualifiedName(made.callee) : null;
    return maker === 'numpy.random.RandomState'
      ? `numpy.random.${callee.name}`
      : context.qualifiedName(callee);
  };
  return {
    Call: (node) => {
      if (!legacyFunctions.has(legacyName(node) ?? '')) return;
      context.report({
        node: node.callee,
        message: 'Use un «numpy.random.Generator» en vez de esta función antigua.',
      });
    },
  };
};
