import { AST_NODE_TYPES as Kind } from '@typescript-eslint/utils';
import ts from 'typescript';

import { decorate } from '../engine/plain/decorate.ts';
import { reportedNode } from '../engine/plain/reported-node.ts';
import { typesOf } from '../engine/plain/types.ts';
import { typescriptRule } from '../plugins/sources.ts';

/**
 * S6571: no constituent absorbs another. A name of type any is exempt: its declaration may be missing in
 * the batch. SonarQube 10.7 exempts a name of type unknown as well.
 */
export const rule = decorate(typescriptRule('no-redundant-type-constituents'), {
  message: 'Deje en este tipo solo lo necesario: una parte ya abarca o anula a otra.',
  onReport(context, descriptor) {
    const node = reportedNode(descriptor);
    if (!node || descriptor.messageId === 'errorTypeOverrides') return;
    const isName = node.type !== Kind.TSAnyKeyword && node.type !== Kind.TSUnknownKeyword;
    const flags = isName ? typesOf(context)?.typeAt(node).flags : undefined;
    if (((flags ?? 0) & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0) context.report(descriptor);
  },
});
