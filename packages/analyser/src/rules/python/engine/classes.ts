import type { Parameter } from '../../../languages/python/ast/expressions.ts';
import type { Kind } from '../types/kinds.ts';
import type { Signature } from './signature.ts';

/** What other classes have to know of one that they derive from. */
export interface ClassFacts {
  /** Everything that it has or looks for in itself. */
  readonly members: ReadonlySet<string>;
  /** Methods that are defined once. */
  readonly methods: ReadonlyMap<string, Signature>;
  /** Qualified names, null for what nobody knows; a metaclass makes any member possible too. */
  readonly bases: readonly (string | null)[];
}

/** What callers in other files are told of a function. */
export interface FunctionFacts {
  readonly name: string;
  readonly parameters: readonly (Pick<Parameter, 'name' | 'star'> & {
    /** What its annotation asks for, null where that is unknown to other files. */
    readonly asked: readonly Kind[] | null;
    /** Whether the annotation says what the items are. */
    readonly hasItems: boolean;
  })[];
}

/** The classes and functions of a batch of files, by the names under which they can be imported. */
export interface ProjectClasses {
  /** `name` as a file sees it: relative ones begin with dots. */
  classNamed(name: string, fromPath: string): ClassFacts | null;
  /** A function that its own module defines once, without decorators. */
  functionNamed(name: string, fromPath: string): FunctionFacts | null;
}
