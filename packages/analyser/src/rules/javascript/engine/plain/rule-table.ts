import type { TSESLint } from '@typescript-eslint/utils';

/** A rule with any messages and options. */
export type AnyRule = TSESLint.RuleModule<string, readonly unknown[]>;

/** Rules by key without prefix ('S1128'). */
export type RuleTable = Readonly<Record<string, AnyRule>>;
