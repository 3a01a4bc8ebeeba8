import type { Parameter } from '../../../languages/python/ast/expressions.ts';
import type { Kind } from '../types/kinds.ts';
import type { Signature } from './signature.ts';

/** Facts of a class that its subclasses need. */
export interface ClassFacts {
  /** All names that it defines or reads from `self`. */
  readonly members: ReadonlySet<string>;
  /** Methods with a single definition. */
  readonly methods: ReadonlyMap<string, Signature>;
  /** Qualified names; null for an unknown base and for a metaclass, both of which may add any member. */
  readonly bases: readonly (string | null)[];
}

/** Facts of a function that callers in other files need. */
export interface FunctionFacts {
  readonly name: string;
  readonly parameters: readonly (Pick<Parameter, 'name' | 'star'> & {
    /** The kinds that the annotation allows; null where they are unknown outside the file. */
    readonly asked: readonly Kind[] | null;
    /** Whether the annotation includes the type of the items. */
    readonly hasItems: boolean;
  })[];
}

/** The classes and functions of a batch of files, by importable name. */
export interface ProjectClasses {
  /** Finds a class by qualified name, without import aliases. Leading dots are relative to the package of `fromPath`. */
  classNamed(name: string, fromPath: string): ClassFacts | null;
  /** Finds a function with a single definition and no decorators, by such a name. */
  functionNamed(name: string, fromPath: string): FunctionFacts | null;
}
