import { analyze } from '@typescript-eslint/scope-manager';
import { parseAndGenerateServices } from '@typescript-eslint/typescript-estree';
import { visitorKeys } from '@typescript-eslint/visitor-keys';
import ts from 'typescript';

import {
  admitsJsx,
  parserOptionsFor,
  readPlainTree,
  type ScriptText,
  type Tree,
} from '../plain/read-tree.ts';
import { addLibraryNames, keepLibraryNames, libraryNamesOf, type LibraryNames } from './library-names.ts';
import { scanTokens } from './scan-tokens.ts';
import { uses } from './shortcuts.ts';

const nameBeforeDot = (name: string): string => name.replace(/\..*/su, '').trim();

/**
 * The same tree as the plain reader, with tokens and comments of `scanTokens` and without the library
 * names; null where the scanned tokens do not match the tree.
 */
function readQuickly({ text, virtualPath }: ScriptText, program: ts.Program | null): Tree | null {
  const { ast, services } = parseAndGenerateServices(text, {
    ...parserOptionsFor(virtualPath, program),
    jsx: admitsJsx(virtualPath),
    tokens: false,
    comment: false,
  });
  const file = services.esTreeNodeToTSNodeMap.get(ast);
  const scanned = ts.isSourceFile(file) ? scanTokens(file) : null;
  if (scanned === null) return null;
  const { jsxFactory, jsxFragmentFactory } = program?.getCompilerOptions() ?? {};
  const scopeManager = analyze(ast, {
    sourceType: 'module',
    globalReturn: false,
    lib: [],
    ...(jsxFactory !== undefined && { jsxPragma: nameBeforeDot(jsxFactory) }),
    ...(jsxFragmentFactory !== undefined && { jsxFragmentName: nameBeforeDot(jsxFragmentFactory) }),
  });
  return { ast: Object.assign(ast, scanned, { sourceType: 'module' }), services, scopeManager, visitorKeys };
}

/**
 * The tree of another file of a program, after the program's library names were stored; only the names that the file uses are added
 * to its global scope.
 */
function readNext(script: ScriptText, program: ts.Program | null, names: LibraryNames): Tree {
  const tree = readQuickly(script, program) ?? readPlainTree(script, program, []);
  const { globalScope } = tree.scopeManager;
  if (globalScope) addLibraryNames(globalScope, names);
  return tree;
}

/** The first tree of a program; its library names are stored for the next trees. */
function readFirst(script: ScriptText, program: ts.Program | null): Tree {
  const tree = readPlainTree(script, program);
  const { globalScope } = tree.scopeManager;
  if (globalScope) keepLibraryNames(program, globalScope);
  return tree;
}

/** The tree of a text for ESLint, with types if a program is given; throws on a syntax error. */
export function readTree(script: ScriptText, program: ts.Program | null): Tree {
  if (!uses('quick-trees')) return readPlainTree(script, program);
  const names = libraryNamesOf(program);
  return names === null ? readFirst(script, program) : readNext(script, program, names);
}
