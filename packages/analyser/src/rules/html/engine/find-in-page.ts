import { indexLines } from '../../../text/line-index.ts';
import { findInStyles } from '../../css/engine/find-in-css.ts';
import { effortOf, factsOf } from '../../catalogue/rule-facts.ts';
import type { Finding } from '../../finding.ts';
import * as ownRules from '../registry.ts';
import type { HtmlRule } from './html-rule.ts';
import { readPage, type PageNode } from './page.ts';

/** By key without prefix. */
const htmlRules: Readonly<Record<string, HtmlRule>> = ownRules;

/** Keys of the implemented rules, without prefix. */
export const htmlRuleKeys: readonly string[] = Object.keys(htmlRules);

/** The findings in a page or a Vue component: those of the rules for pages, and those in its style sheets. */
export function findInPage(text: string): readonly Finding[] {
  const nodes = readPage(text);
  return [...findInMarkup(text, nodes), ...findInStyles(text, nodes)];
}

/** The findings of the rules for pages alone, also in a template of a server. */
export const findInTemplate = (text: string): readonly Finding[] => findInMarkup(text, readPage(text));

function findInMarkup(text: string, nodes: readonly PageNode[]): readonly Finding[] {
  const lines = indexLines(text);
  const placeOf = (offset: number) => {
    const line = lines.lineOf(offset);
    return { line, column: offset - lines.startOf(line) };
  };
  return Object.entries(htmlRules).flatMap(([key, rule]) => {
    const facts = factsOf(`Web:${key}`);
    if (facts === null) return [];
    return rule(nodes).map(({ start, end, message }) => {
      const [first, last] = [placeOf(start), placeOf(end)];
      const range = {
        startLine: first.line,
        startColumn: first.column,
        endLine: last.line,
        endColumn: last.column,
      };
      return { rule: `Web:${key}`, message, range, effort: effortOf(facts) };
    });
  });
}
