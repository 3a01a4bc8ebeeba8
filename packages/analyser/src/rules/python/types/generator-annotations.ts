import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { FunctionDef } from '../../../languages/python/ast/statements.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { isConstant } from '../reading/expressions.ts';
import { classKind } from './class-kind.ts';

/** Names of types that a generator never has; SonarQube accepts strings and collections. */
const otherTypes = new Set([
  'bool',
  'int',
  'float',
  'complex',
  'object',
  'type',
  'typing.Awaitable',
  'typing.Type',
]);
const generatorType = /^(?:typing|collections\.abc)\.(?:Generator|Iterator|Iterable)$/u;
const asyncGeneratorType = /^(?:typing|collections\.abc)\.Async(?:Generator|Iterator)$/u;

/** Whether the annotation of a generator function is certainly not the type of a generator. */
export function cannotBeGenerator(
  annotation: Expression,
  { isAsync }: Pick<FunctionDef, 'isAsync'>,
  context: PythonContext,
): boolean {
  if (isConstant(annotation, 'None')) return true;
  const named = annotation.type === 'Subscript' ? annotation.object : annotation;
  const name = context.qualifiedName(named);
  if (name !== null && (otherTypes.has(name) || (isAsync ? generatorType : asyncGeneratorType).test(name)))
    return true;
  return annotation.type !== 'Subscript' && classKind(annotation, context)?.builtin.size === 0;
}
