import type { NodeOf, PythonContext } from '../engine/python-rule.ts';

/** Whether TensorFlow traces a function, as its decorator `tf.function` says. */
export function isTensorFunction(
  { decorators }: NodeOf<'FunctionDef'>,
  { qualifiedName }: Pick<PythonContext, 'qualifiedName'>,
): boolean {
  return decorators.some(({ expression }) => {
    const named = expression.type === 'Call' ? expression.callee : expression;
    return qualifiedName(named) === 'tensorflow.function';
  });
}
