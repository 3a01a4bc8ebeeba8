import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';

import { decorate } from '../engine/plain/decorate.ts';
import { joinRules } from '../engine/plain/join-rules.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { typescriptRule } from '../plugins/sources.ts';
import { absentConstraints } from './absent-constraints.ts';
import { assertions } from './assertions.ts';

const nonNullAssertions = decorate(typescriptRule('no-unnecessary-type-assertion'), {
  message: 'Quite esta aserción de tipo: no cambia el tipo.',
  onReport(context, descriptor) {
    // Other assertions: today's rule reports fewer of them than the version in SonarQube 10.7.
    if (reportedNode(descriptor)?.type === Kind.TSNonNullExpression) context.report(descriptor);
  },
});

/** S4325: an assertion changes the type. */
export const rule = joinRules(joinRules(nonNullAssertions, absentConstraints), assertions);
