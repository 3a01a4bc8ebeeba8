import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, sep } from 'node:path';

import ts from 'typescript';

import type { KeptScripts } from '../../kept.ts';
import { browserPart, uses, wordsForPart, wordsOfLibrary } from './fast/index.ts';
import { withFormerDeprecations } from './parity/former-deprecations.ts';

// `ts.getDefaultLibFilePath` returns the folder of the bundle in a built product.
const compiler = createRequire(import.meta.url).resolve('typescript');
/** Folder of the compiler's libraries. */
export const libraryFolder = dirname(compiler).split(sep).join('/');

const browserLibraryPath = posix.join(libraryFolder, 'lib.dom.d.ts');
const es5LibraryPath = posix.join(libraryFolder, 'lib.es5.d.ts');

/** Caches the result of a function by name. */
function cachedByName<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const result = known.get(name) ?? read(name);
    known.set(name, result);
    return result;
  };
}

/** Text of a library file; the browser library gets the deprecation marks of TypeScript 5, which SonarQube 10.7 uses. */
const textOf = cachedByName((name) => {
  const text = readFileSync(name, 'utf8');
  // Since TypeScript 6 the browser library references that of ES2015; before, a target of ES5 had no promises.
  return name === browserLibraryPath
    ? withFormerDeprecations(text.replace(/^\/\/\/ <reference lib=.*$/gmu, ''))
    : text;
});

const parseLibrary = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false);

/** A whole library file, parsed once for all programs. */
const wholeLibrary = cachedByName((name) => parseLibrary(name, textOf(name)));

/** Cache: the part of the browser library by the texts of a batch. */
const browserPartByTexts = new WeakMap<ReadonlyMap<string, string>, ts.SourceFile>();

/** The part of the browser library that programs over these texts can refer to. */
function browserLibraryFor(
  texts: ReadonlyMap<string, string>,
  kept: KeptScripts<ts.SourceFile>,
): ts.SourceFile {
  const known = browserPartByTexts.get(texts);
  if (known) return known;
  const library = textOf(browserLibraryPath);
  const all = [wholeLibrary(es5LibraryPath).text, ...texts.values()];
  const words = wordsForPart(all.map((text) => kept.words(text, () => wordsOfLibrary(library, text))));
  const part = kept.part(words, (named) => parseLibrary(browserLibraryPath, browserPart(library, named)));
  browserPartByTexts.set(texts, part);
  return part;
}

/** A library file of the compiler, for programs over these texts; undefined for other files. */
export function libraryFile(
  name: string,
  texts: ReadonlyMap<string, string>,
  kept: KeptScripts<ts.SourceFile>,
): ts.SourceFile | undefined {
  if (!name.startsWith(libraryFolder)) return undefined;
  return name === browserLibraryPath && uses('library-part')
    ? browserLibraryFor(texts, kept)
    : wholeLibrary(name);
}
