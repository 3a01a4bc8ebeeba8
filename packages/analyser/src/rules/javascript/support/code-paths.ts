import type { TSESLint } from '@typescript-eslint/utils';

type Segment = TSESLint.CodePathSegment;

/** Tracks the current code path segments of the current function. */
export interface FlowTracker {
  readonly listeners: TSESLint.RuleListener;
  /** The current segments. */
  current(): ReadonlySet<Segment>;
}

/** Creates a tracker; the rule must include its listeners. */
export function trackFlow(): FlowTracker {
  const stack: Set<Segment>[] = [];
  return {
    listeners: {
      onCodePathStart: () => void stack.push(new Set()),
      onCodePathEnd: () => void stack.pop(),
      onCodePathSegmentStart: (segment: Segment) => void stack.at(-1)?.add(segment),
      onCodePathSegmentEnd: (segment: Segment) => void stack.at(-1)?.delete(segment),
    },
    current: () => stack.at(-1) ?? new Set<Segment>(),
  };
}
