import type { TSESLint } from '@typescript-eslint/utils';

/** What a rule is told of the file it looks at. */
export type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
export type SourceCode = Readonly<TSESLint.SourceCode>;
