import type { TSESLint } from '@typescript-eslint/utils';
import type ts from 'typescript';

type GlobalScope = TSESLint.Scope.Scopes.GlobalScope;
type Options = Parameters<GlobalScope['defineImplicitVariable']>[1];
/** By name, whether libraries give it to a value, a type or both. */
export type LibraryNames = ReadonlyMap<string, Options>;

const known = new WeakMap<object, LibraryNames>();
/** Scripts that no program knows. */
const withoutProgram = {};

/** What the libraries of a program name for every file; null as long as none of its files was parsed with all of them. */
export const libraryNamesOf = (program: ts.Program | null): LibraryNames | null =>
  known.get(program ?? withoutProgram) ?? null;

/** Keeps the names that a file was parsed with; not the file. */
export function keepLibraryNames(program: ts.Program | null, { variables }: GlobalScope): void {
  const names = new Map<string, Options>();
  for (const variable of variables) {
    if (!('isTypeVariable' in variable)) continue;
    const { name, isTypeVariable, isValueVariable } = variable;
    names.set(name, { isTypeVariable, isValueVariable });
  }
  known.set(program ?? withoutProgram, names);
}

/**
 * Gives a file that was parsed without libraries those of their names that it uses: there are over a thousand, and to make a
 * variable of each for every file took an eighth of the time of all rules. ESLint connects them with their uses
 * before the rules begin.
 */
export function addLibraryNames(globalScope: GlobalScope, names: LibraryNames): void {
  for (const { identifier } of globalScope.through) {
    const options = names.get(identifier.name);
    if (options && !globalScope.set.has(identifier.name))
      globalScope.defineImplicitVariable(identifier.name, options);
  }
}
