import { parseForESLint } from '@typescript-eslint/parser';
import { SourceCode, type AST } from 'eslint';
import type ts from 'typescript';

import { addLibraryNames, keepLibraryNames, libraryNamesOf } from './library-names.ts';
import type { Settings } from './project-settings.ts';

/** A script that rules can look at. */
export interface ParsedScript {
  /** Of the file it stands in. */
  readonly path: string;
  readonly sourceCode: SourceCode;
  readonly settings: Settings;
}

export interface Script {
  readonly path: string;
  readonly text: string;
  /** Where the program knows it; a component's script has an ending of its own there. */
  readonly virtualPath: string;
  readonly program: ts.Program | null;
  readonly settings: Settings;
}

function parseWith(
  { path, text, virtualPath, settings }: Script,
  program: ts.Program | null,
): ParsedScript | null {
  const names = libraryNamesOf(program);
  try {
    const { ast, services, scopeManager, visitorKeys } = parseForESLint(text, {
      sourceType: 'module',
      filePath: virtualPath,
      ecmaFeatures: { jsx: !/\.[cm]?ts$/iu.test(virtualPath), globalReturn: false },
      loc: true,
      range: true,
      tokens: true,
      comment: true,
      jsDocParsingMode: program ? 'all' : 'none',
      ...(names && { lib: [] }),
      ...(program && { programs: [program] }),
    });
    const { globalScope } = scopeManager;
    if (globalScope && names) addLibraryNames(globalScope, names);
    else if (globalScope) keepLibraryNames(program, globalScope);
    return {
      path,
      settings,
      // typescript-eslint's tree is ESLint's with TypeScript's nodes added.
      sourceCode: new SourceCode({
        text,
        ast: ast as unknown as AST.Program,
        parserServices: { ...services },
        scopeManager: scopeManager as unknown as NonNullable<SourceCode['scopeManager']>,
        visitorKeys: { ...visitorKeys } as Record<string, string[]>,
      }),
    };
  } catch {
    return null;
  }
}

/** The tree of a script, with types where its program knows it; null when it cannot be parsed. */
export function parseScript(script: Script): ParsedScript | null {
  const typed = script.program && parseWith(script, script.program);
  return typed ?? parseWith(script, null);
}
