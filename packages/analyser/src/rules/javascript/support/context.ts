import type { TSESLint } from '@typescript-eslint/utils';

/** The context of a rule: the current file, the settings and the function for reports. */
export type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
export type SourceCode = Readonly<TSESLint.SourceCode>;
