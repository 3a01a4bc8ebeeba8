import type { PythonContext, PythonRule, Span } from '../engine/python-rule.ts';
import { regexesOf, type Regex } from './calls.ts';
import { everyPart, partsOf, type RegexNode } from './nodes.ts';

type PartOf<Type extends RegexNode['type']> = Extract<RegexNode, { readonly type: Type }>;

/** Listeners by part type. */
type PartListeners = {
  readonly [Type in RegexNode['type']]?: (part: PartOf<Type>, found: RegexContext) => void;
};

/** A range of characters of a pattern. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** Second argument of a listener: the regular expression and functions on its parts. */
interface RegexContext {
  readonly regex: Regex;
  /** The parent of a part; null for the root. */
  readonly parentOf: (part: RegexNode) => RegexNode | null;
  /** The source text of a part. */
  readonly textOf: (part: Place) => string;
  readonly report: (part: Place, message: string) => void;
}

/** Creates a rule on parts of regular expressions. */
export const regexRule =
  (listeners: PartListeners): PythonRule =>
  (context) => ({
    Call: (node) => {
      const regex = regexesOf(context).get(node);
      if (regex) runListeners(regex, listeners, context);
    },
  });

/** Calls the listeners for all parts of a regular expression. */
function runListeners(regex: Regex, listeners: PartListeners, context: PythonContext): void {
  const parts = everyPart(regex.tree);
  const parents = new Map<RegexNode, RegexNode>();
  for (const part of parts) for (const inner of partsOf(part)) parents.set(inner, part);
  const found: RegexContext = {
    regex,
    parentOf: (part) => parents.get(part) ?? null,
    textOf: ({ start, end }) => regex.text.characters.slice(start, end).join(''),
    report: (part, message) => {
      context.report({ range: spanOfPart(regex, part), message });
    },
  };
  for (const part of parts)
    // The key is the type of the part; TypeScript cannot correlate the two unions.
    (listeners[part.type] as ((part: RegexNode, found: RegexContext) => void) | undefined)?.(part, found);
}

/** The range of a part in the file. */
function spanOfPart({ text }: Regex, { start, end }: Place): Span {
  return { start: text.starts[start] ?? text.end, end: text.starts[end] ?? text.end };
}
