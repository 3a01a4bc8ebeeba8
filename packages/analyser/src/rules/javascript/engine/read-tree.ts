import { parseForESLint } from '@typescript-eslint/parser';
import { analyze } from '@typescript-eslint/scope-manager';
import { parseAndGenerateServices, type TSESTreeOptions } from '@typescript-eslint/typescript-estree';
import { visitorKeys } from '@typescript-eslint/visitor-keys';
import ts from 'typescript';

import { addLibraryNames, keepLibraryNames, libraryNamesOf, type LibraryNames } from './library-names.ts';
import { scanTokens } from './scan-tokens.ts';

interface Text {
  readonly text: string;
  readonly virtualPath: string;
}

type Tree = Pick<ReturnType<typeof parseForESLint>, 'ast' | 'scopeManager' | 'services' | 'visitorKeys'>;

const holdsJsx = (path: string): boolean => !/\.[cm]?ts$/iu.test(path);

const optionsFor = (virtualPath: string, program: ts.Program | null) =>
  ({
    filePath: virtualPath,
    loc: true,
    range: true,
    jsDocParsingMode: program ? 'all' : 'none',
    ...(program && { programs: [program] }),
  }) satisfies TSESTreeOptions;

const beforeDot = (name: string): string => name.replace(/\..*/su, '').trim();

/**
 * What the library's parser for ESLint gives, of its parts: with tokens and comments of our own, and without the names
 * of the libraries; null where these do not agree with the tree.
 */
function readQuickly({ text, virtualPath }: Text, program: ts.Program | null): Tree | null {
  const { ast, services } = parseAndGenerateServices(text, {
    ...optionsFor(virtualPath, program),
    jsx: holdsJsx(virtualPath),
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
    ...(jsxFactory !== undefined && { jsxPragma: beforeDot(jsxFactory) }),
    ...(jsxFragmentFactory !== undefined && { jsxFragmentName: beforeDot(jsxFragmentFactory) }),
  });
  return { ast: Object.assign(ast, scanned, { sourceType: 'module' }), services, scopeManager, visitorKeys };
}

/** With all names of the libraries, as no other file of the program needs to have them. */
const readByLibrary = ({ text, virtualPath }: Text, program: ts.Program | null, lib?: []): Tree =>
  parseForESLint(text, {
    ...optionsFor(virtualPath, program),
    sourceType: 'module',
    ecmaFeatures: { jsx: holdsJsx(virtualPath), globalReturn: false },
    ...(lib && { lib }),
  });

function readNext(script: Text, program: ts.Program | null, names: LibraryNames): Tree {
  const tree = readQuickly(script, program) ?? readByLibrary(script, program, []);
  const { globalScope } = tree.scopeManager;
  if (globalScope) addLibraryNames(globalScope, names);
  return tree;
}

function readFirst(script: Text, program: ts.Program | null): Tree {
  const tree = readByLibrary(script, program);
  const { globalScope } = tree.scopeManager;
  if (globalScope) keepLibraryNames(program, globalScope);
  return tree;
}

/** The tree of a text for ESLint, with types where a program knows it; throws where it cannot be parsed. */
export function readTree(script: Text, program: ts.Program | null): Tree {
  const names = libraryNamesOf(program);
  return names === null ? readFirst(script, program) : readNext(script, program, names);
}
