import type { TSESLint } from '@typescript-eslint/utils';

type Segment = TSESLint.CodePathSegment;

/** Follows which pieces of the flow of control are being read, of the function at hand. */
export interface FlowTracker {
  readonly listeners: TSESLint.RuleListener;
  /** The pieces that are read now. */
  current(): ReadonlySet<Segment>;
}

/** Builds a tracker; its listeners have to be among those of the rule. */
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
