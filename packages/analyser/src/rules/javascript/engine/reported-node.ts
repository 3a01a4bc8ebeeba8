import type { TSESTree } from '@typescript-eslint/utils';

import type { Descriptor } from './derive-context.ts';

/** The node that a report is about, when it says one. */
export const reportedNode = (descriptor: Descriptor): TSESTree.Node | null =>
  'node' in descriptor && 'parent' in descriptor.node ? descriptor.node : null;
