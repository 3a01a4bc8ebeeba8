import { SourceCode, type AST } from 'eslint';
import type ts from 'typescript';

import type { Settings } from './project-settings.ts';
import { readTree } from './read-tree.ts';

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

function parseWith(script: Script, program: ts.Program | null): ParsedScript | null {
  const { path, text, settings } = script;
  try {
    const { ast, services, scopeManager, visitorKeys } = readTree(script, program);
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
