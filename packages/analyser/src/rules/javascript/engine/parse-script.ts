import { SourceCode, type AST } from 'eslint';
import type ts from 'typescript';

import { keepOrigin, type Origin } from './plain/physical-place.ts';
import type { Settings } from './plain/project-settings.ts';
import { readTree } from './fast/index.ts';
import { readAssertedUpdates } from './parity/asserted-updates.ts';

/** A parsed script, ready for rules. */
export interface ParsedScript {
  /** Path of the file that contains the script. */
  readonly path: string;
  readonly sourceCode: SourceCode;
  readonly settings: Settings;
}

/** A script to parse, with the program that contains it and the settings of its project. */
export interface Script {
  readonly path: string;
  readonly text: string;
  /** File name in the program; a component's script has an additional extension there. */
  readonly virtualPath: string;
  readonly program: ts.Program | null;
  readonly settings: Settings;
  /** Place in the file where the text begins; by default at its begin. */
  readonly origin?: Origin;
}

/** Reads the tree of a text; throws on a syntax error. */
type ReadTree = typeof readTree;

function parseWith(script: Script, program: ts.Program | null, read: ReadTree): ParsedScript | null {
  const { path, text, settings } = script;
  try {
    const result = read(script, program);
    readAssertedUpdates(result, text);
    const { ast, services, scopeManager, visitorKeys } = result;
    // typescript-eslint's tree is ESLint's with TypeScript's nodes added.
    const [tree, scopes]: readonly unknown[] = [ast, scopeManager];
    const sourceCode = new SourceCode({
      text,
      ast: tree as AST.Program,
      parserServices: { ...services },
      scopeManager: scopes as NonNullable<SourceCode['scopeManager']>,
      visitorKeys: { ...visitorKeys } as Record<string, string[]>,
    });
    if (script.origin) keepOrigin(sourceCode, script.origin);
    return { path, settings, sourceCode };
  } catch {
    return null;
  }
}

/** Parses a script, with types where its program contains it; null on a syntax error. */
export function parseScript(script: Script, read: ReadTree = readTree): ParsedScript | null {
  const typed = script.program && parseWith(script, script.program, read);
  return typed ?? parseWith(script, null, read);
}
