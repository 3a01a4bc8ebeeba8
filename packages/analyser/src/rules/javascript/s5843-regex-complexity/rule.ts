import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/create-rule.ts';
import { reportWithGap } from '../engine/gaps.ts';
import { onRegexOrigins } from '../support/regex-origins.ts';
import { parsePattern } from '../support/regexes.ts';
import { complexityOf } from './complexity.ts';
import { patternParts, type Part } from './pattern-parts.ts';

const limit = 20;

/** What a text put together from several ones weighs: each is read by itself, and one that is no pattern is light. */
function weigh(parts: readonly Part[]): number {
  const patterns = parts.map(({ text, flags }) => parsePattern(text, flags)?.pattern);
  return patterns.reduce((sum, pattern) => sum + (pattern ? complexityOf(pattern) : 0), 0);
}

/** Regular expressions are no more complex than 20. */
export const rule = createRule({
  meta: {
    type: 'suggestion',
    messages: {
      complex:
        'Simplifique esta expresión regular: su complejidad es {{complexity}} y no debería pasar de {{limit}}.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const check = (parts: readonly Part[]): void => {
      const complexity = weigh(parts);
      const node: TSESTree.Node | undefined = parts[0]?.node;
      if (complexity <= limit || node === undefined) return;
      reportWithGap(context, { node, messageId: 'complex', data: { complexity, limit } }, complexity - limit);
    };
    return onRegexOrigins(context, (origin) => {
      patternParts(origin, context).forEach(check);
    });
  },
});
