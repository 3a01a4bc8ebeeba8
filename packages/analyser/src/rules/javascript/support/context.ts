import type { TSESLint } from '@typescript-eslint/utils';

export type SourceCode = Readonly<TSESLint.SourceCode>;
