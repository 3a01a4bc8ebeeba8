import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { withoutParentheses } from './expressions.ts';

/** The class of a method, also under `if`; null for other functions. */
export function classOfMethod(
  context: Pick<PythonContext, 'parentOf'>,
  definition: PythonNode,
): ClassDef | null {
  for (let at = context.parentOf(definition); at !== null; at = context.parentOf(at)) {
    if (at.type === 'ClassDef') return at;
    if (at.type === 'FunctionDef') return null;
  }
  return null;
}

/** Whether a class has another base than `object`; keywords such as `metaclass=` count. */
export function inherits({ args }: ClassDef): boolean {
  const [only] = args;
  return (
    args.length > 1 || (only !== undefined && !(only.value.type === 'Name' && only.value.id === 'object'))
  );
}

/** The dotted name as written, without call arguments: 'app.route'; '' for other expressions. */
export function dottedName(expression: Expression): string {
  const names: string[] = [];
  let at = withoutParentheses(expression);
  for (;;) {
    if (at.type === 'Call') at = at.callee;
    else if (at.type === 'Attribute') {
      names.unshift(at.name);
      at = at.object;
    } else break;
  }
  return at.type === 'Name' ? [at.id, ...names].join('.') : '';
}

export const decoratorNames = ({ decorators }: FunctionDef | ClassDef): readonly string[] =>
  decorators.map(({ expression }) => dottedName(expression));
