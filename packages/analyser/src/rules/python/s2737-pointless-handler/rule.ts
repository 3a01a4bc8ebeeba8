import type { Except } from '../../../languages/python/ast/statements.ts';
import type { PythonRule } from '../engine/python-rule.ts';

/** S2737: handlers that only re-raise the exception, if no later handler would catch it. */
export const rule: PythonRule = ({ report }) => ({
  Try({ handlers }) {
    for (const handler of [...handlers].reverse()) {
      const raised = raisedAgain(handler);
      if (!raised) return;
      report({
        node: raised,
        message: 'Haga algo con la excepción, o quite este «except», que solo la vuelve a lanzar.',
      });
    }
  },
});

/** The `raise` of a handler that does nothing but re-raise; null for other handlers. */
function raisedAgain({ body, target }: Except) {
  const [only, ...others] = body.body;
  if (only?.type !== 'Raise' || others.length > 0) return null;
  const [value] = only.values;
  if (!value) return only;
  return value.type === 'Name' && target?.type === 'Name' && value.id === target.id ? only : null;
}
