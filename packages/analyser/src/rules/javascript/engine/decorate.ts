import { ESLintUtils, type TSESLint } from '@typescript-eslint/utils';

import { deriveContext, type Context, type Descriptor } from './derive-context.ts';
import type { AnyRule } from './rule-table.ts';

export interface Decoration {
  /** What a person reads, whatever the rule itself says; `{{data}}` of the rule may be used. */
  readonly message: string;
  readonly options?: readonly unknown[];
  readonly settings?: TSESLint.SharedConfigurationSettings;
  /** Decides on each report of the rule, and may put it elsewhere; without it all are passed on. */
  readonly onReport?: (context: Context, descriptor: Descriptor) => void;
}

/** The options completed by the rule's own, where ESLint would do so. */
function complete({ meta }: AnyRule, options: readonly unknown[]): readonly unknown[] {
  const known = ESLintUtils.applyDefault(meta.defaultOptions ?? [], options);
  return [...known, ...options.slice(known.length)];
}

/** A public rule with options, a message of our own, and a say in each of its reports. */
export function decorate(rule: AnyRule, { message, options = [], settings, onReport }: Decoration): AnyRule {
  const completed = complete(rule, options);
  const create = (context: Context): TSESLint.RuleListener => {
    const pass = (descriptor: Descriptor) => {
      context.report({ ...descriptor, messageId: 'found' });
    };
    const own = deriveContext(context, { report: pass });
    return rule.create(
      deriveContext(context, {
        options: completed,
        ...(settings && { settings: { ...context.settings, ...settings } }),
        report: onReport
          ? (descriptor) => {
              onReport(own, descriptor);
            }
          : pass,
      }),
    );
  };
  return {
    meta: {
      type: 'suggestion',
      messages: { found: message },
      schema: [],
      ...(rule.meta.docs && { docs: rule.meta.docs }),
    },
    create,
  };
}
