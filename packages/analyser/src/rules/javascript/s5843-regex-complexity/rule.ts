import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { reportWithGap } from '../engine/plain/gaps.ts';
import { onRegexOrigins } from '../support/regex-origins.ts';
import { parsePattern } from '../support/regexes.ts';
import { complexityOf } from './complexity.ts';
import { patternParts, type Part } from './pattern-parts.ts';

const limit = 20;

/** Total complexity of a concatenated pattern: each part counts separately, an invalid part counts 0. */
function weigh(parts: readonly Part[]): number {
  const patterns = parts.map(({ text, flags }) => parsePattern(text, flags)?.pattern);
  return patterns.reduce((sum, pattern) => sum + (pattern ? complexityOf(pattern) : 0), 0);
}

/** S5843: the complexity of a regular expression is at most 20. */
export const rule = createRule({
  messages: {
    complex:
      'Simplifique esta expresión regular: su complejidad es {{complexity}} y no debería pasar de {{limit}}.',
  },
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
