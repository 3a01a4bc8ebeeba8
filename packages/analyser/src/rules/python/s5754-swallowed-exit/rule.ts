import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { Except } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { handlerAround } from '../reading/handlers.ts';

/** S5754: handlers that suppress `SystemExit`. */
export const rule: PythonRule = (context) => {
  const { report, source } = context;
  const isNamed = (handler: Except, name: string) => caughtBy(context, handler).includes(name);
  return {
    Try({ handlers }) {
      let exitHandled = false;
      for (const handler of handlers) {
        const isExitHandledBefore = exitHandled;
        exitHandled ||= isNamed(handler, 'SystemExit');
        if (raisesAgain(context, handler)) continue;
        if (handler.exception === null) {
          const token = source.tokens[handler.first];
          if (token && !isExitHandledBefore)
            report({ token, message: 'Indique qué excepción se captura, o vuelva a lanzarla.' });
        } else if (isNamed(handler, 'SystemExit'))
          report({
            node: handler.exception,
            message: 'Vuelva a lanzar la excepción para que el programa pueda acabar.',
          });
        else if (isNamed(handler, 'BaseException') && !isExitHandledBefore)
          report({
            node: handler.exception,
            message: 'Capture una excepción más concreta, o vuelva a lanzarla.',
          });
      }
    },
  };
};

/** Qualified names of the exceptions that a handler names; null for an unknown one. */
function caughtBy({ qualifiedName }: PythonContext, { exception }: Except): readonly (string | null)[] {
  if (!exception) return [];
  const caught = withoutParentheses(exception);
  return (caught.type === 'Tuple' ? caught.elements : [caught]).map(qualifiedName);
}

/** Calls that keep the exception for later or end the program; SonarQube does not see them in arguments of other calls. */
const keepsExit = new Set(['sys.exc_info', 'sys.exit']);

/** Whether the handler re-raises the same exception, not another one, or keeps its effect. */
function raisesAgain({ descendantsOf, ancestorsOf, qualifiedName }: PythonContext, handler: Except): boolean {
  const { target } = handler;
  const isSame = ([exception, ...others]: readonly Expression[]) =>
    exception === undefined ||
    (others.length === 0 &&
      exception.type === 'Name' &&
      target?.type === 'Name' &&
      exception.id === target.id);
  const isExit = ([exception]: readonly Expression[]) =>
    exception?.type === 'Call' && qualifiedName(exception.callee) === 'SystemExit';
  return descendantsOf(handler.body).some(
    (node) =>
      (node.type === 'Call' &&
        keepsExit.has(qualifiedName(node.callee) ?? '') &&
        !ancestorsOf(node).some(({ type, first }) => type === 'Call' && first > handler.first)) ||
      (node.type === 'Raise' &&
        (isSame(node.values) || isExit(node.values)) &&
        handlerAround(ancestorsOf(node)) === handler),
  );
}
