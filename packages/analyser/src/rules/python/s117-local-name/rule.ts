import type { Expression } from '../../../languages/python/ast/expressions.ts';
import { builtins } from '../engine/builtins.ts';
import { classNamed } from '../engine/class-facts.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import type { Usage } from '../engine/symbols.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { libraryClass } from '../reading/library-classes.ts';
import { lowerCaseAdvice } from '../reading/naming.ts';
import { isLibraryClass } from '../types/library-results.ts';

/** Kinds of usages whose names are checked. */
const checkedKinds = new Set(['assignment', 'for', 'parameter', 'annotated']);

/** Functions and classes whose call gives a class. */
const classFactories = new Set([
  'type',
  'collections.namedtuple',
  'dataclasses.make_dataclass',
  'types.new_class',
  'typing.NamedTuple',
]);
/** Built-in classes beside the exceptions. */
const builtinTypes = new Set(
  `bool bytearray bytes classmethod complex dict enumerate filter float frozenset int list map memoryview object property
  range reversed set slice staticmethod str super tuple type zip`.split(/\s+/u),
);
/** Old names of exceptions, which SonarQube does not take for classes. */
const oldExceptions = new Set(['EnvironmentError', 'IOError', 'WindowsError']);

const isBuiltinClass = (name: string): boolean =>
  builtinTypes.has(name) ||
  (builtins.has(name) &&
    /^[A-Z]\w+(?:Error|Exception|Exit|Group|Interrupt|Iteration|Warning)$/u.test(name) &&
    !oldExceptions.has(name)) ||
  name === 'Exception';

/** Other classes that SonarQube takes for such. */
const otherClasses = new Set([
  'abc.ABC',
  'enum.Enum',
  'flask.Blueprint',
  'flask.Flask',
  'http.HTTPStatus',
  'pandas.DataFrame',
  'requests.Session',
  'unittest.TestCase',
]);

/** Whether an imported name is a class of a library; SonarQube follows no attribute, as in `pathlib.Path`. */
const isImportedClass = (name: string): boolean =>
  isLibraryClass(name) || otherClasses.has(name) || libraryClass(name) !== null;

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
export const rule: PythonRule = ({
  parameters: { format = '' },
  scopes,
  report,
  nameToken,
  parentOf,
  qualifiedName,
}) => {
  const allowed = new RegExp(format, 'u');
  const isClass = (value: Expression): boolean => {
    if (value.type === 'Call') return classFactories.has(qualifiedName(value.callee) ?? '');
    const name = qualifiedName(value) ?? '';
    if (value.type === 'Name' && isImportedClass(name)) return true;
    return classNamed({ scopes }, value) !== null || isBuiltinClass(name);
  };
  /** The value that a statement assigns to a single name; null for any other use. */
  const valueOf = ({ node }: Usage): Expression | null => {
    const parent = parentOf(node);
    if (parent?.type === 'AnnotatedAssign') return parent.value && withoutParentheses(parent.value);
    return parent?.type === 'Assign' && parent.targets.length === 1 ? withoutParentheses(parent.value) : null;
  };
  /** Whether every binding of a variable is an assignment to it alone, and one of them assigns a class. */
  const holdsClass = (usages: readonly Usage[]) => {
    const values = usages.filter(({ kind }) => kind !== 'read').map(valueOf);
    return !values.includes(null) && values.some((value) => value !== null && isClass(value));
  };
  const isFree = (name: string, { kind, node }: Usage, usages: readonly Usage[]) => {
    if (kind === 'parameter') return node.type === 'Parameter' && isClassType(node.annotation, scopes);
    if (kind === 'for') return name.length === 1;
    return constantName.test(name) || holdsClass(usages);
  };
  return {
    FunctionDef(node) {
      for (const { name, usages } of scopes.scopeMadeBy(node)?.variables.values() ?? []) {
        if (allowed.test(name)) continue;
        const first = usages.find(({ kind }) => checkedKinds.has(kind));
        if (!first || isFree(name, first, usages)) continue;
        const what = first.kind === 'parameter' ? 'del parámetro' : 'de la variable local';
        const message = `Cambie el nombre ${what} «${name}»: ${lowerCaseAdvice('titulo_buscado')}.`;
        report({ token: nameToken(first.node), message });
      }
    },
  };
};
