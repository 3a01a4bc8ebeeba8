import type { NodeOf, PythonContext } from '../engine/python-rule.ts';

/** Whether a function has the decorator `tf.function`, so that TensorFlow traces it. */
export function isTensorFunction(
  { decorators }: NodeOf<'FunctionDef'>,
  { qualifiedName }: Pick<PythonContext, 'qualifiedName'>,
): boolean {
  return decorators.some(({ expression }) => {
    const named = expression.type === 'Call' ? expression.callee : expression;
    return qualifiedName(named) === 'tensorflow.function';
  });
}
