import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { decorate } from '../engine/decorate.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { coreRule } from '../plugins/sources.ts';

const max = 7;

/** What a constructor declares as properties is no burden on who reads its parameters. */
const isBurden = ({ type }: TSESTree.Parameter) => type !== Kind.TSParameterProperty;

/** S107: a function has few parameters. */
export const rule = decorate(coreRule('max-params'), {
  message: `Reduzca los parámetros de esta función: son más de ${max}.`,
  options: [{ max }],
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    if (node === null || !('params' in node) || node.type === Kind.TSFunctionType) return;
    if (node.params.filter((each) => isBurden(each as TSESTree.Parameter)).length > max)
      context.report(descriptor);
  },
});
