import type { TSESLint } from '@typescript-eslint/utils';

type Descriptor<MessageIds extends string> = TSESLint.ReportDescriptor<MessageIds>;

const gapByDescriptor = new WeakMap<object, number>();

/** Reports a finding `gap` units beyond the limit of its rule; its effort grows with the gap. */
export function reportWithGap<MessageIds extends string>(
  context: Readonly<TSESLint.RuleContext<MessageIds, readonly unknown[]>>,
  descriptor: Descriptor<MessageIds>,
  gap: number,
): void {
  gapByDescriptor.set(descriptor, gap);
  context.report(descriptor);
}

/** The gap that a report was made with; 0 for a report without one. */
export const gapOf = (descriptor: object): number => gapByDescriptor.get(descriptor) ?? 0;
