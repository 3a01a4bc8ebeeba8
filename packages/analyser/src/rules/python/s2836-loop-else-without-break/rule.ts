import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { breaksOf } from '../reading/jumps.ts';

/** S2836: the `else` of a loop without `break`, which always runs. */
export const rule: PythonRule = (context) => {
  const check = (node: NodeOf<'For'> | NodeOf<'While'>) => {
    if (!node.orelse || breaksOf(node, context).length > 0) return;
    const token = context.nameToken(node.orelse);
    context.report({
      token,
      message: 'Añada un «break» al bucle o quite este «else», que sin él no hace falta.',
    });
  };
  return { For: check, While: check };
};
