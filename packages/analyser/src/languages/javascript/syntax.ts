import type { ArrowFunctionExpression, Comment, Function, Node, Program } from 'oxc-parser';

export type { Comment, Node, Program };

/** Any function, arrow, method or declaration without body. */
export type FunctionNode = Function | ArrowFunctionExpression;

/** JSX is part of JavaScript here; in TypeScript only `tsx` has it, since `<T>x` is a type assertion elsewhere. */
export type Dialect = 'jsx' | 'ts' | 'tsx';

/** A tree as typescript-eslint shapes it, and the comments in order; offsets count UTF-16 units of the text. */
export interface Syntax {
  readonly program: Program;
  readonly comments: readonly Comment[];
  /** Whether the ranges of the pieces of templates exclude the delimiters (`` ` ``, `${`, `}`), as in Babel's trees. */
  readonly bareTemplates: boolean;
}
