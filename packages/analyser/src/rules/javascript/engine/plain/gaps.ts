import type { TSESLint } from '@typescript-eslint/utils';

type Descriptor<MessageIds extends string> = TSESLint.ReportDescriptor<MessageIds>;

const gaps = new WeakMap<object, number>();

/** Reports a finding `gap` units beyond the limit of its rule; its effort grows with the gap. */
export function reportWithGap<MessageIds extends string>(
  context: Readonly<TSESLint.RuleContext<MessageIds, readonly unknown[]>>,
  descriptor: Descriptor<MessageIds>,
  gap: number,
): void {
  gaps.set(descriptor, gap);
  context.report(descriptor);
}

/** The gap that a report was made with; 0 for a report without one. */
export const gapOf = (descriptor: object): number => gaps.get(descriptor) ?? 0;
