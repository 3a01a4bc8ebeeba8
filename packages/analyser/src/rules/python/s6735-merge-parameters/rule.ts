import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { argumentOf, keywordOf, unpacks } from '../reading/expressions.ts';
import { isDataFrame } from '../reading/data-frames.ts';

/** Positions of the parameters; `pandas.merge` has one more parameter before them than the method. */
const mergePlaces = { how: 1, on: 2, validate: 11 };
const joinPlaces = { on: 1, how: 2, validate: 6 };

/** S6735: joins of DataFrames without explicit `how`, `on` and `validate`. */
export const rule: PythonRule = (context) => {
  const placesOf = (node: NodeOf<'Call'>): Readonly<Record<string, number>> | null => {
    const { callee } = node;
    if (context.qualifiedName(callee) === 'pandas.merge') return { how: 2, on: 3, validate: 12 };
    if (callee.type !== 'Attribute' || !isDataFrame(callee.object, context)) return null;
    return callee.name === 'merge' ? mergePlaces : callee.name === 'join' ? joinPlaces : null;
  };
  const namesColumns = (node: NodeOf<'Call'>) =>
    (keywordOf(node, 'left_on') ?? keywordOf(node, 'left_index')) !== null &&
    (keywordOf(node, 'right_on') ?? keywordOf(node, 'right_index')) !== null;
  return {
    Call: (node) => {
      const places = placesOf(node);
      if (!places || unpacks(node)) return;
      const missing = Object.entries(places)
        .filter(([name, place]) => !argumentOf(node, place, name))
        .map(([name]) => name)
        .filter((name) => name !== 'on' || !namesColumns(node));
      if (missing.length > 0)
        context.report({
          node: node.callee,
          message: `Indique ${missing.map((name) => `«${name}»`).join(', ')} al combinar estas tablas.`,
        });
    },
  };
};
