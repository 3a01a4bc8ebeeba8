import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { stringText, withoutParentheses } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';
import { regexesOf, type Regex } from '../regex/calls.ts';
import { everyPart } from '../regex/nodes.ts';

const matchMethods = new Set(['match', 'search', 'fullmatch']);

/** S5860: named groups that are read by number or by a wrong name. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    const { callee } = node;
    if (callee.type !== 'Attribute' || callee.name !== 'group') return;
    const regex = matchedBy(callee.object, context);
    const names = regex ? groupNames(regex) : [];
    if (!names.some((name) => name !== null)) return;
    for (const { value } of node.args) {
      const text = stringText(context.source, value);
      const number = value.type === 'NumberLiteral' ? Number(context.textOf(value)) : 0;
      const name = names[number - 1] ?? null;
      if (name !== null) context.report({ node: value, message: `Use el nombre del grupo, «${name}».` });
      else if (text !== null && !names.includes(text))
        context.report({
          node: value,
          message: `Corrija el nombre «${text}»: la expresión regular no tiene ese grupo.`,
        });
    }
  },
});

/** The regular expression of a match: of `re.match(…)` or, compiled, of `p.match(…)`. */
function matchedBy(expression: Expression, context: PythonContext): Regex | null {
  const value = resolved(expression, context);
  if (value?.type !== 'Call' || value.callee.type !== 'Attribute' || !matchMethods.has(value.callee.name))
    return null;
  const direct = regexesOf(context).get(value);
  if (direct) return direct;
  const compiled = resolved(value.callee.object, context);
  const regex = compiled?.type === 'Call' ? regexesOf(context).get(compiled) : undefined;
  return regex?.method === 'compile' ? regex : null;
}

/** The only value of a name; any other expression itself. */
function resolved(expression: Expression, context: PythonContext): Expression | null {
  const value = withoutParentheses(expression);
  return value.type === 'Name' ? singleValue(value, context) : value;
}

/** Names of the capturing groups, in order; null for unnamed groups. */
function groupNames({ tree }: Regex): readonly (string | null)[] {
  return everyPart(tree).flatMap((part) =>
    part.type === 'Group' && part.kind === 'capturing' ? [part.name] : [],
  );
}
