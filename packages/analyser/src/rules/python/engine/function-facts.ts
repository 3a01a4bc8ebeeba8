import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import { askedKinds } from '../types/asked-kinds.ts';
import type { FunctionFacts } from './classes.ts';
import type { SharedContext } from './context.ts';

/**
 * Facts of a function for callers in other files. The kinds of a parameter are found only where its annotation is a plain name, or
 * one with brackets, and is not one of `composedTypes`.
 */
export const functionFacts = ({ name, parameters }: FunctionDef, context: SharedContext): FunctionFacts => ({
  name,
  parameters: parameters.map(({ name: parameter, star, annotation }) => ({
    name: parameter,
    star,
    asked: annotation && isSimple(annotation, context) ? askedKinds(annotation, context) : null,
    hasItems: annotation?.type === 'Subscript',
  })),
});

/** Types whose kinds depend on the types in their brackets. */
const composedTypes = /^typing\.(?:List|Dict|Set|Tuple|Type|Optional|Union)$/u;

/** Whether an annotation is a name, or a name with brackets, other than these types. */
function isSimple(annotation: Expression, context: SharedContext): boolean {
  const named = annotation.type === 'Subscript' ? annotation.object : annotation;
  return named.type === 'Name' && !composedTypes.test(context.qualifiedName(named) ?? '');
}
