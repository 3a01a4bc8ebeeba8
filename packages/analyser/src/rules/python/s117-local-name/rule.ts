import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { builtins } from '../engine/builtins.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import type { Usage } from '../engine/symbols.ts';
import { lowerCaseAdvice } from '../reading/naming.ts';

/** Kinds of usages whose names are checked. */
const checkedKinds = new Set(['assignment', 'for', 'parameter', 'annotated']);

/** Functions and classes whose call gives a class. */
const classFactories = new Set(['type', 'dataclasses.make_dataclass', 'typing.NamedTuple']);
/** Names of constants. */
const constantName = /^[_A-Z][A-Z0-9_]*$/u;

type Scopes = PythonContext['scopes'];

const isNamed = (node: Expression, name: string) => node.type === 'Name' && node.id === name;

const isTypingType = (node: Expression) =>
  isNamed(node, 'Type') ||
  (node.type === 'Attribute' && node.name === 'Type' && isNamed(node.object, 'typing'));

/** Whether the item of a class type is known: not a string, `Any`, an attribute or an undefined name. */
function isKnownItem(item: Expression, scopes: Scopes): boolean {
  if (item.type === 'Name')
    return item.id !== 'Any' && (builtins.has(item.id) || scopes.variableOf(item) !== null);
  return item.type !== 'Attribute' && item.type !== 'StringLiteral';
}

/** Whether an annotation is a class type: `type`, `type[A]`, `Type[A]`, `Optional[Type[A]]`. */
function isClassType(annotation: Expression | null, scopes: Scopes): boolean {
  if (annotation === null) return false;
  if (isNamed(annotation, 'type') || isTypingType(annotation)) return true;
  if (annotation.type !== 'Subscript') return false;
  const { object, index } = annotation;
  if (isNamed(object, 'Optional'))
    return index.type === 'Subscript'
      ? !isNamed(index.object, 'type') && isClassType(index, scopes)
      : isTypingType(index);
  return (isNamed(object, 'type') || isTypingType(object)) && isKnownItem(index, scopes);
}

/** S117: names of parameters and local variables; constants may be in capitals. */
export const rule: PythonRule = {
  key: 'S117',
  create({ parameters: { format = '' }, scopes, report, nameToken, parentOf, qualifiedName }) {
    const allowed = new RegExp(format, 'u');
    const holdsType = (node: PythonNode) => {
      const parent = parentOf(node);
      if (parent?.type !== 'Assign' && parent?.type !== 'AnnotatedAssign') return false;
      const { value } = parent;
      if (value?.type !== 'Call') return false;
      const called = qualifiedName(value.callee) ?? '';
      return parent.type === 'Assign' ? classFactories.has(called) : called === 'type';
    };
    const isFree = (name: string, { kind, node }: Usage) => {
      if (kind === 'parameter') return node.type === 'Parameter' && isClassType(node.annotation, scopes);
      return kind === 'for' ? name.length === 1 : constantName.test(name) || holdsType(node);
    };
    return {
      FunctionDef(node) {
        for (const { name, usages } of scopes.scopeMadeBy(node)?.variables.values() ?? []) {
          if (allowed.test(name)) continue;
          const first = usages.find(({ kind }) => checkedKinds.has(kind));
          if (!first || isFree(name, first)) continue;
          const what = first.kind === 'parameter' ? 'del parámetro' : 'de la variable local';
          const message = `Cambie el nombre ${what} «${name}»: ${lowerCaseAdvice('titulo_buscado')}.`;
          report({ token: nameToken(first.node), message });
        }
      },
    };
  },
};
