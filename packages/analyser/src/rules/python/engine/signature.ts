import type { Parameter } from '../../../languages/python/ast/expressions.ts';
import type { FunctionDef } from '../../../languages/python/ast/statements.ts';

/** A parameter from the view of a caller. */
export interface Formal {
  readonly name: string;
  /** How an argument may be passed: by position, by keyword or either way. */
  readonly passing: 'place' | 'keyword' | 'either';
  readonly isOptional: boolean;
}

/** The parameters of a method. */
export interface Signature {
  /** Null for any number of arguments. */
  readonly formals: readonly Formal[] | null;
  readonly decorated: boolean;
}

export const signatureOf = ({ parameters, decorators }: FunctionDef): Signature => ({
  formals: formalsOf(parameters),
  decorated: decorators.length > 0,
});

function formalsOf(parameters: readonly Parameter[]): readonly Formal[] | null {
  if (parameters.some(({ name, star, pattern }) => pattern !== null || (name !== '' && star !== '')))
    return null;
  const bare = parameters.findIndex(({ star }) => star === '*');
  const slash = parameters.findIndex(({ star }) => star === '/');
  return parameters.flatMap(({ name, value }, place): Formal[] => {
    if (name === '') return [];
    const passing = place < slash ? 'place' : bare !== -1 && place > bare ? 'keyword' : 'either';
    return [{ name, passing, isOptional: value !== null }];
  });
}
