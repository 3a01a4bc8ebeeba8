import { indexLines } from '../../../text/line-index.ts';
import type { HtmlRule } from '../engine/html-rule.ts';
import { readPage } from '../engine/page.ts';

/** The sorted lines of a rule's findings in a page. */
export function findLines(rule: HtmlRule, text: string): readonly number[] {
  const lines = indexLines(text);
  return rule(readPage(text))
    .map(({ start }) => lines.lineOf(start))
    .sort((a, b) => a - b);
}
