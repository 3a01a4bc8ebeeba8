import type { Call, Expression, Name } from '../../../languages/python/ast/expressions.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { isConstant, withoutParentheses } from '../reading/expressions.ts';

type Answer = 'none' | 'something' | null;

const things = new Set(['List', 'Set', 'Dict', 'Tuple', 'NumberLiteral', 'StringLiteral', 'Comprehension']);
const makers = new Set(
  `dict list set tuple str int float bool complex bytes bytearray frozenset object len sorted open repr range
  collections.OrderedDict collections.defaultdict collections.Counter collections.deque`.split(/\s+/u),
);

/** A comparison to None whose answer is known before the program runs. */
export const rule: PythonRule = {
  key: 'S5727',
  create(context) {
    return {
      Binary: (node) => {
        if (!/^(?:is|is not|==|!=)$/u.test(node.operator)) return;
        const other = isConstant(node.right, 'None')
          ? node.left
          : isConstant(node.left, 'None')
            ? node.right
            : null;
        if (other && answerOf(other, context) !== null)
          context.report({ node, message: 'Elimine esta comparación con None, que da siempre lo mismo.' });
      },
    };
  },
};

function answerOf(expression: Expression, context: PythonContext): Answer {
  const value = withoutParentheses(expression);
  if (value.type === 'Name' && context.scopes.variableOf(value)) return answerOfName(value, context);
  return answerOfValue(value, context);
}

/** What all values say that a name may have; a class is something itself. */
function answerOfName(name: Name, context: PythonContext): Answer {
  if (classNamed(context, name)) return 'something';
  const isLocal = context.scopes.variableOf(name)?.scope.kind === 'function';
  const bindings = (isLocal ? reachingBindings(name, context) : null) ?? [];
  const answers = new Set(
    bindings.map(({ node }) => {
      const statement = context.parentOf(node);
      if (statement?.type !== 'Assign' && statement?.type !== 'AnnotatedAssign') return null;
      const isTarget = statement.type === 'AnnotatedAssign' || statement.targets.some((one) => one === node);
      return isTarget && statement.value ? answerOfValue(withoutParentheses(statement.value), context) : null;
    }),
  );
  const [only] = answers;
  return answers.size === 1 ? (only ?? null) : null;
}

function answerOfValue(value: Expression, context: PythonContext): Answer {
  if (isConstant(value, 'None')) return 'none';
  if (things.has(value.type)) return 'something';
  if (value.type === 'Constant') return value.value === '...' ? null : 'something';
  if (value.type === 'Unary') return value.operator === 'not' ? 'something' : null;
  if (value.type === 'Call') return makesObject(value, context) ? 'something' : null;
  if (value.type !== 'Conditional') return null;
  const [first, second] = [value.body, value.orelse].map((one) =>
    answerOfValue(withoutParentheses(one), context),
  );
  return first === second ? (first ?? null) : null;
}

/** Whether a class is called that says of itself what its objects are. */
function makesObject({ callee }: Call, context: PythonContext): boolean {
  if (callee.type === 'Attribute' && callee.object.type === 'StringLiteral') return true;
  const local = classNamed(context, callee);
  if (local)
    return (
      local.args.every(({ keyword, star }) => keyword === null && star === '') &&
      !context.scopes.scopeMadeBy(local)?.variables.has('__new__')
    );
  const name = context.qualifiedName(callee);
  if (name === null) return false;
  const facts = context.project?.classNamed(name, context.path) ?? null;
  return facts ? !facts.bases.includes(null) && !facts.members.has('__new__') : makers.has(name);
}
