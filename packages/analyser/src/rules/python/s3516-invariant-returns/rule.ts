import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { tokensOf } from '../reading/equivalence.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { ownDescendants, reachesEnd } from '../reading/jumps.ts';

/** S3516: a function that always returns the same value. */
export const rule: PythonRule = {
  key: 'S3516',
  create(context) {
    const sameForAll = (values: readonly Expression[]) => {
      const [first] = values;
      if (!first || !values.every((value) => isLiteral(value) || value.type === 'Name')) return false;
      const text = tokensOf(context.source, first);
      if (!values.every((value) => tokensOf(context.source, value) === text)) return false;
      return first.type !== 'Name' || staysSame(first, values);
    };
    /** Whether a name has one binding and no uses, which may change its value, other than the results. */
    const staysSame = (name: NodeOf<'Name'>, values: readonly Expression[]) => {
      const variable = context.scopes.variableOf(name);
      if (name.id === 'self' || variable?.scope.kind !== 'function') return false;
      if (variable.scope !== context.scopes.scopeOf(name)) return false;
      const bindings = variable.usages.filter(({ kind }) => kind !== 'read');
      const later = variable.usages.filter(({ node }) => node.first > name.first);
      return bindings.length === 1 && later.every(({ node }) => values.some((value) => value === node));
    };
    return {
      FunctionDef: (node) => {
        const inside = ownDescendants(node, context);
        if (inside.some(({ type }) => type === 'Yield')) return;
        const values: Expression[] = [];
        for (const found of inside) {
          if (found.type !== 'Return') continue;
          if (!found.value) return;
          values.push(withoutParentheses(found.value));
        }
        if (values.length < 2 || reachesEnd(node.body, context) || !sameForAll(values)) return;
        const token = context.nameToken(node);
        context.report({ token, gap: 1, message: 'Cambie esta función: devuelve siempre el mismo valor.' });
      },
    };
  },
};

function isLiteral(value: Expression): boolean {
  return value.type === 'Constant' || value.type === 'NumberLiteral' || value.type === 'StringLiteral';
}
