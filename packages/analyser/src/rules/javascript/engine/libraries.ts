import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';

import ts from 'typescript';

import { asItWasMarked } from './former-deprecations.ts';

// The compiler itself would say where it was bundled to.
const compiler = createRequire(import.meta.url).resolve('typescript');
/** Where the compiler's own libraries lie. */
export const libraryFolder = dirname(compiler).split(sep).join('/');

/** A library without the comments that nobody asks for: they are half of it, and take as long to read as the rest. */
const withoutProse = (text: string): string =>
  text.replace(/\/\*\*.*?\*\//gsu, (comment) => (comment.includes('@deprecated') ? comment : ''));

/** The library of browsers as the compiler of SonarQube 10.7 knew it. */
const asBrowsersWere = (text: string): string =>
  // Since TypeScript 6 it brings that of ES2015 along; before, a target of ES5 had no promises.
  asItWasMarked(text.replace(/^\/\/\/ <reference lib=.*$/gmu, ''));

const libraries = new Map<string, ts.SourceFile>();

/** A library file of the compiler itself; they are the same for every program, and never change. */
export function libraryFile(name: string): ts.SourceFile | undefined {
  if (!name.startsWith(libraryFolder)) return undefined;
  const known = libraries.get(name);
  if (known) return known;
  const text = withoutProse(readFileSync(name, 'utf8'));
  const own = name.includes('/lib.dom.') ? asBrowsersWere(text) : text;
  const file = ts.createSourceFile(name, own, ts.ScriptTarget.Latest, false);
  libraries.set(name, file);
  return file;
}
