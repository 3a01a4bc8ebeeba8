import ts from 'typescript';

import { uses } from '../engine/fast/index.ts';
import { someNode } from '../support/ts-nodes.ts';

type Names = readonly (string | null)[];

const pairOf = (one: string, other: string): string => [one, other].sort().join();

/** All pairs of the names. */
function pairsOf(names: Names): string[] {
  const known = names.filter((name) => name !== null);
  return known.flatMap((one, i) => known.slice(i + 1).map((other) => pairOf(one, other)));
}

/** The name of each parameter; null for a destructured one. */
export const parameterNames = (parameters: readonly ts.ParameterDeclaration[]): Names =>
  parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : null));

/** Limit of the number of parameters: more would give too many pairs, and such functions are rare. */
const many = 40;

/** Adds the parameter pairs of all functions of a file; false if a function has too many parameters. */
function addPairs(file: ts.SourceFile, pairs: Set<string>): boolean {
  return !someNode(file, (node) => {
    if (!ts.isFunctionLike(node) || ts.isJSDocSignature(node)) return false;
    if (node.parameters.length > many) return true;
    for (const pair of pairsOf(parameterNames(node.parameters))) pairs.add(pair);
    return false;
  });
}

/** Adds a superset of the parameter names of a library, by a pattern instead of a tree traversal. */
function addLibraryNames({ text }: ts.SourceFile, names: Set<string>): void {
  for (const { groups } of text.matchAll(/(?:[(,]\s*|\.{3})(?<name>[\w$]+)\??\s*:/gu))
    if (groups?.['name']) names.add(groups['name']);
}

/** A comment with a function type and its parameter names: `@type {(a, b) => c}`. */
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
 * Tests whether a function of the program may have two parameters with such names. If not, the compiler
 * need not resolve the call.
 */
export function mayBeParameters(program: ts.Program): (names: Names) => boolean {
  if (!uses('parameter-pairs')) return () => true;
  const before = known.get(program);
  if (before) return before;
  const test = search(program);
  known.set(program, test);
  return test;
}
