import { ESLintUtils, type TSESLint } from '@typescript-eslint/utils';

import { deriveContext, type Context, type Descriptor } from './derive-context.ts';
import type { AnyRule } from './rule-table.ts';

/** Options that `decorate` adds to a public rule. */
export interface Decoration {
  /** Replaces all messages of the rule; may contain the placeholders `{{data}}` of the rule. */
  readonly message: string;
  readonly options?: readonly unknown[];
  readonly settings?: TSESLint.SharedConfigurationSettings;
  /** Passes on, moves or drops each report of the rule; without it all reports are passed on. */
  readonly onReport?: (context: Context, descriptor: Descriptor) => void;
}

/** The options merged with the rule's defaults, as ESLint does. */
function mergeDefaults({ meta }: AnyRule, options: readonly unknown[]): readonly unknown[] {
  const merged = ESLintUtils.applyDefault(meta.defaultOptions ?? [], options);
  return [...merged, ...options.slice(merged.length)];
}

/** A rule of a public plugin with options, a Spanish message and a filter for its reports. */
export function decorate(rule: AnyRule, { message, options = [], settings, onReport }: Decoration): AnyRule {
  const completed = mergeDefaults(rule, options);
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
