import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate } from '../engine/decorate.ts';
import { joinRules } from '../engine/join-rules.ts';
import { reportedNode } from '../engine/reported-node.ts';
import { typescriptRule } from '../plugins/sources.ts';
import { assertions } from './assertions.ts';

const nonNull = decorate(typescriptRule('no-unnecessary-type-assertion'), {
  message: 'Quite esta aserción de tipo: no cambia el tipo.',
  onReport(context, descriptor) {
    // The newer rule says less of other assertions than that of SonarQube's time.
    if (reportedNode(descriptor)?.type === Kind.TSNonNullExpression) context.report(descriptor);
  },
});

/** S4325: an assertion changes the type. */
export const rule = joinRules(nonNull, assertions);
