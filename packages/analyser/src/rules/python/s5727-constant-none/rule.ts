import type { Call, Expression, Name } from '../../../languages/python/ast/expressions.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { isConstant, withoutParentheses } from '../reading/expressions.ts';
import { namesClass } from '../types/class-kind.ts';
import { assignedValue, possibleKinds } from '../types/possible-kinds.ts';

/** Whether a value is always None, never None, or unknown (null). */
type Answer = 'none' | 'something' | null;

/** S5727: a comparison to None with a constant result. */
export const rule: PythonRule = (context) => ({
  Binary: (node) => {
    if (!/^(?:is|is not|==|!=)$/u.test(node.operator)) return;
    const other = isConstant(node.right, 'None')
      ? node.left
      : isConstant(node.left, 'None')
        ? node.right
        : null;
    if (other && answerOf(other, context) !== null)
      context.report({
        node,
        message: 'Quite o corrija esta comparación con «None», que da siempre lo mismo.',
      });
  },
});

function answerOf(expression: Expression, context: PythonContext): Answer {
  const value = withoutParentheses(expression);
  if (value.type === 'Name' && context.scopes.variableOf(value)) return answerOfName(value, context);
  return answerOfValue(value, context);
}

/** The common answer of all possible values of a name; a class is never None. */
function answerOfName(name: Name, context: PythonContext): Answer {
  if (classNamed(context, name) || namesClass(name, context)) return 'something';
  const answers = new Set(
    (reachingBindings(name, context) ?? []).map(({ node }) => {
      const value = assignedValue(node, context);
      return value && answerOfValue(withoutParentheses(value), context);
    }),
  );
  const [only] = answers;
  return answers.size === 1 ? (only ?? null) : null;
}

function answerOfValue(value: Expression, context: PythonContext): Answer {
  if (isConstant(value, 'None')) return 'none';
  if (isText(value, context)) return 'something';
  if (value.type === 'Call' && makesObject(value, context)) return 'something';
  if (value.type === 'Conditional') {
    const [first, second] = [value.body, value.orelse].map((one) =>
      answerOfValue(withoutParentheses(one), context),
    );
    return first === second ? (first ?? null) : null;
  }
  return answerOfKinds(value, context);
}

function answerOfKinds(value: Expression, context: PythonContext): Answer {
  const kinds = possibleKinds(value, context);
  if (!kinds) return null;
  if (kinds.every((kind) => kind === 'NoneType')) return 'none';
  return kinds.includes('NoneType') ? null : 'something';
}

/** Whether a call creates an instance of a batch class or calls a string method. */
const makesObject = ({ callee }: Call, context: PythonContext): boolean =>
  (callee.type === 'Attribute' && isText(callee.object, context)) || namesClass(callee, context);

/** Whether an expression is a literal text; SonarQube reads no type of bytes. */
const isText = (value: Expression, { textOf }: PythonContext): boolean =>
  value.type === 'StringLiteral' && !/^(?:b|br|rb)["']/iu.test(textOf(value));
