import type { PythonContext, PythonRule, Span } from '../engine/python-rule.ts';
import { regexesOf, type Regex } from './calls.ts';
import { everyPart, partsOf, type RegexNode } from './nodes.ts';

type Part<Type extends RegexNode['type']> = Extract<RegexNode, { readonly type: Type }>;

/** Listeners by part type. */
type PartListeners = {
  readonly [Type in RegexNode['type']]?: (part: Part<Type>, found: RegexContext) => void;
};

/** A range of characters of a pattern. */
interface Place {
  readonly start: number;
  readonly end: number;
}

interface RegexContext {
  readonly regex: Regex;
  /** The parent of a part; null for the root. */
  readonly around: (part: RegexNode) => RegexNode | null;
  /** The source text of a part. */
  readonly written: (part: Place) => string;
  readonly report: (part: Place, message: string) => void;
}

/** Creates a rule on parts of regular expressions. */
export function regexRule(key: string, listeners: PartListeners): PythonRule {
  return {
    key,
    create(context) {
      return {
        Call: (node) => {
          const regex = regexesOf(context).get(node);
          if (regex) visit(regex, listeners, context);
        },
      };
    },
  };
}

function visit(regex: Regex, listeners: PartListeners, context: PythonContext): void {
  const parts = everyPart(regex.tree);
  const parents = new Map<RegexNode, RegexNode>();
  for (const part of parts) for (const inner of partsOf(part)) parents.set(inner, part);
  const found: RegexContext = {
    regex,
    around: (part) => parents.get(part) ?? null,
    written: ({ start, end }) => regex.text.characters.slice(start, end).join(''),
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
