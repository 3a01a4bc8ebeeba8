import type { TSESLint } from '@typescript-eslint/utils';

import { deriveContext, type Context, type Descriptor } from './derive-context.ts';
import type { AnyRule } from './rule-table.ts';

type Listener = (...parts: unknown[]) => void;

/** Joins two rules into one, to run under one key. */
export function joinRules(first: AnyRule, second: AnyRule): AnyRule {
  const prefixed = ({ meta }: AnyRule, prefix: string) =>
    Object.entries(meta.messages).map(([id, text]) => [prefix + id, text] as const);
  const messages = Object.fromEntries([...prefixed(first, '1'), ...prefixed(second, '2')]);
  const listeners = (rule: AnyRule, prefix: string, context: Context) => {
    const report = (descriptor: Descriptor) => {
      context.report({ ...descriptor, messageId: prefix + descriptor.messageId });
    };
    return Object.entries(rule.create(deriveContext(context, { report })));
  };
  const create = (context: Context): TSESLint.RuleListener => {
    const all: Record<string, Listener> = {};
    for (const [selector, listener] of [
      ...listeners(first, '1', context),
      ...listeners(second, '2', context),
    ]) {
      const before = all[selector];
      const next = listener as Listener;
      all[selector] = (...parts) => {
        before?.(...parts);
        next(...parts);
      };
    }
    return all;
  };
  return { meta: { type: 'suggestion', messages, schema: [] }, create };
}
