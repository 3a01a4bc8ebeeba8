import { parseForESLint } from '@typescript-eslint/parser';
import type { TSESTreeOptions } from '@typescript-eslint/typescript-estree';
import type ts from 'typescript';

export interface ScriptText {
  readonly text: string;
  readonly virtualPath: string;
}

export type Tree = Pick<
  ReturnType<typeof parseForESLint>,
  'ast' | 'scopeManager' | 'services' | 'visitorKeys'
>;

export const admitsJsx = (path: string): boolean => !/\.[cm]?ts$/iu.test(path);

export const parserOptionsFor = (virtualPath: string, program: ts.Program | null) =>
  ({
    filePath: virtualPath,
    loc: true,
    range: true,
    jsDocParsingMode: program ? 'all' : 'none',
    ...(program && { programs: [program] }),
  }) satisfies TSESTreeOptions;

/**
 * The tree that typescript-eslint's parser returns to ESLint, with the global names of `lib`, or else with
 * those of the program's libraries. Throws on a syntax error.
 */
export const readPlainTree = (
  { text, virtualPath }: ScriptText,
  program: ts.Program | null,
  lib?: [],
): Tree =>
  parseForESLint(text, {
    ...parserOptionsFor(virtualPath, program),
    sourceType: 'module',
    ecmaFeatures: { jsx: admitsJsx(virtualPath), globalReturn: false },
    ...(lib && { lib }),
  });
