import ts from 'typescript';

import { someNode } from '../support/ts-nodes.ts';

type Names = readonly (string | null)[];

const pairOf = (one: string, other: string): string => [one, other].sort().join();

/** All pairs among some names. */
function pairsOf(names: Names): string[] {
  const known = names.filter((name) => name !== null);
  return known.flatMap((one, i) => known.slice(i + 1).map((other) => pairOf(one, other)));
}

/** The name of each parameter; null for one that is taken apart. */
export const parameterNames = (parameters: readonly ts.ParameterDeclaration[]): Names =>
  parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : null));

/** More names than these would make too many pairs; nobody passes so many. */
const many = 40;

/** Adds the pairs of parameters that functions of a file have; false where one has too many. */
function addPairs(file: ts.SourceFile, pairs: Set<string>): boolean {
  return !someNode(file, (node) => {
    if (!ts.isFunctionLike(node) || ts.isJSDocSignature(node)) return false;
    if (node.parameters.length > many) return true;
    for (const pair of pairsOf(parameterNames(node.parameters))) pairs.add(pair);
    return false;
  });
}

/** Names that parameters have in a library, and some more: the whole of it is not walked for them. */
function addLibraryNames({ text }: ts.SourceFile, names: Set<string>): void {
  for (const { groups } of text.matchAll(/(?:[(,]\s*|\.{3})(?<name>[\w$]+)\??\s*:/gu))
    if (groups?.['name']) names.add(groups['name']);
}

/** A comment that says by a type that something is a function, with names of its parameters: `@type {(a, b) => c}`. */
const functionInComment = /@\w+\s+\{(?:(?!\*\/)[^@])*?=>/u;

function search(program: ts.Program): (names: Names) => boolean {
  const files = program.getSourceFiles();
  const own = files.filter((file) => !program.isSourceFileDefaultLibrary(file));
  if (own.some(({ text }) => functionInComment.test(text))) return () => true;
  const pairs = new Set<string>();
  if (!own.every((file) => addPairs(file, pairs))) return () => true;
  const libraryNames = new Set<string>();
  for (const file of files) if (program.isSourceFileDefaultLibrary(file)) addLibraryNames(file, libraryNames);
  return (names) => {
    if (names.length > many || pairsOf(names).some((pair) => pairs.has(pair))) return true;
    return names.filter((name) => name !== null && libraryNames.has(name)).length > 1;
  };
}

const known = new WeakMap<ts.Program, (names: Names) => boolean>();

/**
 * Whether some function of a program may have two parameters of such names; if none has, the compiler need not be asked
 * which one is called.
 */
export function mayBeParameters(program: ts.Program): (names: Names) => boolean {
  const before = known.get(program);
  if (before) return before;
  const test = search(program);
  known.set(program, test);
  return test;
}
