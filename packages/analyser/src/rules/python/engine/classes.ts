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

/** The classes of a batch of files, by the names under which they can be imported. */
export interface ProjectClasses {
  /** `name` as a file sees it: relative ones begin with dots. */
  classNamed(name: string, fromPath: string): ClassFacts | null;
}
