import type { Call, Expression, Parameter } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { classOfMethod, decoratorNames } from '../reading/definitions.ts';
import { classAround } from '../reading/test-cases.ts';
import { contradicts } from '../types/contradiction.ts';

/** What is called, and how many of its first parameters are filled already. */
interface Callable {
  readonly definition: FunctionDef;
  readonly bound: number;
}

/** An argument for a function of the same file whose parameter asks for another type; one in a call. */
export const rule: PythonRule = {
  key: 'S5655',
  create(context) {
    return {
      Call: (node) => {
        const called = calledBy(node, context);
        if (!called || called.definition.parameters.some(({ star }) => star === '*' || star === '**')) return;
        const wrong = node.args.find((argument, place) => {
          const annotation = parameterFor(argument, place, node, called)?.annotation;
          return (
            annotation &&
            !isTextForItems(annotation, argument.value) &&
            contradicts(annotation, argument.value, context)
          );
        });
        if (wrong)
          context.report({
            node: wrong,
            message: `«${called.definition.name}» espera un valor de otro tipo.`,
          });
      },
    };
  },
};

/** `list[str]` is let have a text. */
const isTextForItems = (annotation: Expression, value: Expression): boolean =>
  annotation.type === 'Subscript' && value.type === 'StringLiteral';

function calledBy({ callee }: Call, context: PythonContext): Callable | null {
  if (callee.type === 'Name') {
    const bindings = context.scopes.variableOf(callee)?.usages.filter(({ kind }) => kind !== 'read') ?? [];
    const node = bindings.length === 1 ? bindings[0]?.node : undefined;
    if (node?.type !== 'FunctionDef' || node.decorators.length > 0) return null;
    return classOfMethod(context, node) ? null : { definition: node, bound: 0 };
  }
  if (callee.type !== 'Attribute' || callee.object.type !== 'Name') return null;
  const ofSelf = callee.object.id === 'self' || callee.object.id === 'cls';
  const owner = ofSelf ? classAround(context, callee) : classNamed(context, callee.object);
  return owner && methodOf(owner, callee.name, callee.object, context);
}

function methodOf(
  owner: ClassDef,
  name: string,
  object: Expression,
  context: PythonContext,
): Callable | null {
  const usages = context.scopes.scopeMadeBy(owner)?.variables.get(name)?.usages ?? [];
  const [binding, ...others] = usages.filter(({ kind }) => kind !== 'read');
  if (binding?.node.type !== 'FunctionDef' || others.length > 0) return null;
  const decorators = decoratorNames(binding.node);
  const isInstance = object.type === 'Name' && object.id === 'self';
  if (decorators.length === 0) return { definition: binding.node, bound: isInstance ? 1 : 0 };
  if (decorators.length > 1) return null;
  if (decorators[0] === 'staticmethod') return { definition: binding.node, bound: 0 };
  return decorators[0] === 'classmethod' ? { definition: binding.node, bound: 1 } : null;
}

function parameterFor(
  { keyword, star }: NodeOf<'Argument'>,
  place: number,
  { args }: Call,
  { definition: { parameters }, bound }: Callable,
): Parameter | null {
  if (star !== '' || args.slice(0, place).some((before) => before.star !== '')) return null;
  if (keyword !== null) return parameters.find(({ name }) => name === keyword) ?? null;
  const before = parameters.slice(0, place + bound + 1);
  return before.every((parameter) => parameter.star === '') ? (before[place + bound] ?? null) : null;
}
