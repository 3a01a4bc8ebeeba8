import type { CssReport, CssRule } from '../engine/css-rule.ts';
import {
  isAtRule,
  isRule,
  lineBreakCounter,
  lineBreaks,
  startLine,
  type Sheet,
} from '../engine/read-sheet.ts';
import { selectorNames, splitSelectors, type ListedSelector } from './selectors.ts';

/** S4666: a list of selectors that an earlier rule has within the same at-rule, in any order, or one named twice in its list. */
export const rule: CssRule = ({ nodes, unmask }) => {
  const places = placesIn(nodes);
  const names = selectorNames();
  const seen = new Map<string, number>();
  return nodes.filter(isRule).flatMap((node): readonly CssReport[] => {
    const { rule: parent, atRule } = places.get(node) ?? { rule: null, atRule: 0 };
    const own = splitSelectors(node.selector);
    const texts = own.map(({ text }) => text);
    const list = names.of(node, texts, parent);
    if (atRule === keyframes) return [];
    const place = `${String(atRule)} ${list}`;
    const line = startLine(node);
    const first = seen.get(place);
    if (first !== undefined) return [{ line, message: repeated(unmask(node.selector), first) }];
    seen.set(place, line);
    return twiceIn(node.selector, own).map(([selector, breaks]) => ({
      line: line + breaks,
      message: `Quite de la lista el selector repetido «${unmask(selector)}».`,
    }));
  });
};

const repeated = (selector: string, line: number): string =>
  `Una esta regla con la de la línea ${String(line)}, que tiene el mismo selector «${selector}».`;

type Node = Sheet['nodes'][number];

/** The nearest rule and at-rule around a rule. */
interface Place {
  readonly rule: Node | null;
  readonly atRule: number;
}

/** Number of an at-rule with keyframes, whose selectors may repeat. */
const keyframes = -1;

/** The nearest rule and at-rule around each node; at-rules have numbers. */
function placesIn(nodes: readonly Node[]): ReadonlyMap<Node, Place> {
  const inner = new Map<unknown, Place>();
  const places = new Map<Node, Place>();
  let atRules = 0;
  for (const node of nodes) {
    const place = inner.get(node.parent) ?? { rule: null, atRule: 0 };
    places.set(node, place);
    if (isRule(node)) inner.set(node, { rule: node, atRule: place.atRule });
    if (isAtRule(node)) {
      atRules += 1;
      inner.set(node, { rule: place.rule, atRule: /keyframes$/iu.test(node.name) ? keyframes : atRules });
    }
  }
  return places;
}

/**
 * Repeated selectors of a list that are reported where their text first occurs in it, even within another selector, as
 * SonarQube does. Each search reads the list again, so further ones are reported where they are first listed.
 */
const mostSearched = 100;

/** The selectors that occur more than once in a list, each once, with the line breaks before its place. */
function twiceIn(list: string, selectors: readonly ListedSelector[]): readonly (readonly [string, number])[] {
  const breaksBefore = lineBreakCounter(list);
  const first = new Map<string, number>();
  const twice = new Map<string, number>();
  for (const { text, start } of selectors) {
    const breaks = breaksBefore(start);
    const known = first.get(text);
    if (known === undefined) first.set(text, breaks);
    else if (!twice.has(text))
      twice.set(
        text,
        twice.size < mostSearched ? lineBreaks(list.slice(0, Math.max(0, list.indexOf(text)))) : known,
      );
  }
  return [...twice];
}
