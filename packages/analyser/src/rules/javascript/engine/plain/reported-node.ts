import type { TSESTree } from '@typescript-eslint/utils';

import type { Descriptor } from './derive-context.ts';

/** The node of a report; null for a report with a location only. */
export const reportedNode = (descriptor: Descriptor): TSESTree.Node | null =>
  'node' in descriptor && 'parent' in descriptor.node ? descriptor.node : null;
