/** Resolved selectors of one rule at most; a rule with more is compared by its own text and its parent alone. */
const mostSelectors = 100;
const longestSelector = 500;

const piece =
  /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|\[[^\]]*\]?|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\\[\s\S]|\s+|\S/gu;

/** A selector of a list, with the least white space, and the offset at which it begins there. */
export interface ListedSelector {
  readonly text: string;
  readonly start: number;
}

export function splitSelectors(list: string): readonly ListedSelector[] {
  const selectors: ListedSelector[] = [];
  let current = '';
  let start: number | null = null;
  let depth = 0;
  for (const { 0: part, index } of list.matchAll(piece)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    if (part === ',' && depth === 0) {
      selectors.push({ text: compact(current), start: start ?? index });
      current = '';
      start = null;
    } else if (/^\s/u.test(part)) current += ' ';
    else if (!part.startsWith('/*')) {
      current += part;
      start ??= index;
    }
  }
  return [...selectors, { text: compact(current), start: start ?? list.length }];
}

const compact = (selector: string): string =>
  selector
    .replace(/ ?([>+~,()]) ?/gu, (whole, sign: string) =>
      sign === '(' || sign === ')' ? whole.replace(sign === '(' ? /\( $/u : /^ \)/u, sign) : sign,
    )
    .trim();

/** Names resolved lists of selectors, so that equal lists have equal names. */
export interface SelectorNames {
  readonly of: (node: object, own: readonly string[], parent: object | null) => string;
}

export function selectorNames(): SelectorNames {
  const resolved = new Map<object, readonly string[]>();
  let unresolved = 0;
  return {
    of(node, own, parent) {
      const outer = parent === null ? null : (resolved.get(parent) ?? []);
      const all = outer === null ? own : combine(outer, own);
      if (all !== null) {
        resolved.set(node, [...new Set(all)]);
        return [...new Set(all)].sort().join(',');
      }
      unresolved += 1;
      const name = `\u0000${String(unresolved)}`;
      resolved.set(node, [name]);
      return name;
    },
  };
}

/** Each selector within each outer one; null where they would be too many or too long. */
function combine(outer: readonly string[], own: readonly string[]): readonly string[] | null {
  if (outer.length * own.length > mostSelectors || outer.some(isTooLong)) return null;
  const all = own.flatMap((selector) =>
    outer.map((parent) =>
      selector.includes('&') ? selector.replaceAll('&', () => parent) : `${parent} ${selector}`,
    ),
  );
  return all.some(isTooLong) ? null : all;
}

const isTooLong = ({ length }: string): boolean => length > longestSelector;
