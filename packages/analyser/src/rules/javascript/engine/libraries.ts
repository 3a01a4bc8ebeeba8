import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, sep } from 'node:path';

import ts from 'typescript';

import { withFormerDeprecations } from './parity/former-deprecations.ts';

// `ts.getDefaultLibFilePath` returns the folder of the bundle in a built product.
const compiler = createRequire(import.meta.url).resolve('typescript');
/** Folder of the compiler's libraries. */
export const libraryFolder = dirname(compiler).split(sep).join('/');

const browserLibraryPath = posix.join(libraryFolder, 'lib.dom.d.ts');

/** Text of a library file; the browser library gets the deprecation marks of TypeScript 5, which SonarQube 10.7 uses. */
function textOf(name: string): string {
  const text = readFileSync(name, 'utf8');
  // Since TypeScript 6 the browser library references that of ES2015; before, a target of ES5 had no promises.
  return name === browserLibraryPath
    ? withFormerDeprecations(text.replace(/^\/\/\/ <reference lib=.*$/gmu, ''))
    : text;
}

/** Libraries parsed before: once for all programs. */
const parsed = new Map<string, ts.SourceFile>();

/** A library file of the compiler; undefined for other files. */
export function libraryFile(name: string): ts.SourceFile | undefined {
  if (!name.startsWith(libraryFolder)) return undefined;
  const library = parsed.get(name) ?? ts.createSourceFile(name, textOf(name), ts.ScriptTarget.Latest, false);
  parsed.set(name, library);
  return library;
}
