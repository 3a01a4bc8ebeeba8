import { describe, expect, it } from 'vitest';

import type { PythonRule } from '../engine/python-rule.ts';
import { findLines } from './find-lines.ts';

/** Tests a rule on texts with the lines of its findings, and on texts without findings. */
export function describeRule(
  key: string,
  rule: PythonRule,
  found: readonly (readonly [text: string, ...lines: number[]])[],
  clean: readonly string[],
): void {
  describe(key, () => {
    it.each(found.map(([text, ...lines]) => ({ text, lines })))(
      'finds $lines in $text',
      ({ text, lines }) => {
        expect(findLines(key, rule, text)).toEqual(lines);
      },
    );
    it.each(clean)('finds nothing in %j', (text) => {
      expect(findLines(key, rule, text)).toEqual([]);
    });
  });
}
