import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, posix, sep } from 'node:path';

import ts from 'typescript';

import { declarationsOf, partFor, wordsOf } from './browser-library.ts';
import { asItWasMarked } from './former-deprecations.ts';

// The compiler itself would say where it was bundled to.
const compiler = createRequire(import.meta.url).resolve('typescript');
/** Where the compiler's own libraries lie. */
export const libraryFolder = dirname(compiler).split(sep).join('/');

/** A library of the compiler's without prose, which nobody asks for: it is half of it, and takes as long to read as the rest. */
const readLibrary = (name: string): string =>
  readFileSync(name, 'utf8').replace(/\/\*\*.*?\*\//gsu, (comment) =>
    comment.includes('@deprecated') ? '/** @deprecated */' : '',
  );

const toFile = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false);

const libraries = new Map<string, ts.SourceFile>();

/** A library that is the same for every program, and never changes. */
function wholeLibrary(name: string): ts.SourceFile {
  const known = libraries.get(name) ?? toFile(name, readLibrary(name));
  libraries.set(name, known);
  return known;
}

const browsers = posix.join(libraryFolder, 'lib.dom.d.ts');

/** The library of browsers as the compiler of SonarQube 10.7 knew it. */
const readBrowserLibrary = () =>
  // Since TypeScript 6 it brings that of ES2015 along; before, a target of ES5 had no promises.
  declarationsOf(asItWasMarked(readLibrary(browsers).replace(/^\/\/\/ <reference lib=.*$/gmu, '')));

let browserLibrary: ReturnType<typeof readBrowserLibrary> | undefined;

/** Names that the compiler and rules ask for although no program says them. */
const namesOfTheLanguage = (): readonly string[] => [
  ...wordsOf(wholeLibrary(posix.join(libraryFolder, 'lib.es5.d.ts')).text),
  ...['ImportMeta', 'catch', 'done', 'finally', 'next', 'return', 'then', 'throw', 'value'],
];

const parts = new WeakMap<ReadonlyMap<string, string>, ts.SourceFile>();

/** Of the library of browsers, what programs over these texts can name. */
function browserLibraryFor(texts: ReadonlyMap<string, string>): ts.SourceFile {
  const known = parts.get(texts);
  if (known) return known;
  const words = new Set(namesOfTheLanguage());
  for (const text of texts.values()) for (const word of wordsOf(text)) words.add(word);
  browserLibrary ??= readBrowserLibrary();
  const part = toFile(browsers, partFor(browserLibrary, words));
  parts.set(texts, part);
  return part;
}

/** A library file of the compiler itself, for programs over these texts. */
export function libraryFile(name: string, texts: ReadonlyMap<string, string>): ts.SourceFile | undefined {
  if (!name.startsWith(libraryFolder)) return undefined;
  return name === browsers ? browserLibraryFor(texts) : wholeLibrary(name);
}
