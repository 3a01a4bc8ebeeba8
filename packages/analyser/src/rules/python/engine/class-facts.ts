import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import type { ClassFacts } from './classes.ts';
import type { PythonContext } from './python-rule.ts';
import { writesOf } from './symbols.ts';
import { signatureOf, type Signature } from './signature.ts';

type SearchContext = Pick<PythonContext, 'scopes' | 'descendantsOf' | 'qualifiedName'>;

/** Facts of a class; `localName` returns the qualified name of another class in the same file. */
export function classFacts(
  context: SearchContext,
  owner: ClassDef,
  localName: (node: ClassDef) => string | null,
): ClassFacts {
  const members = new Set<string>();
  const methods = new Map<string, Signature>();
  for (const [name, { usages }] of context.scopes.scopeMadeBy(owner)?.variables ?? []) {
    members.add(name);
    const [first, ...others] = usages.filter(({ kind }) => kind !== 'read');
    if (first?.node.type === 'FunctionDef' && others.length === 0) methods.set(name, signatureOf(first.node));
  }
  for (const node of context.descendantsOf(owner)) if (isOfSelf(node)) members.add(node.name);
  return { members, methods, bases: basesOf(context, owner, localName) };
}

/** Whether a node is an attribute of `self`. */
function isOfSelf(node: PythonNode): node is Extract<PythonNode, { type: 'Attribute' }> {
  return node.type === 'Attribute' && node.object.type === 'Name' && node.object.id === 'self';
}

function basesOf(
  context: SearchContext,
  { args }: ClassDef,
  localName: (node: ClassDef) => string | null,
): readonly (string | null)[] {
  return args.flatMap(({ keyword, star, value }) => {
    if (keyword !== null) return keyword === 'metaclass' ? [null] : [];
    if (star !== '') return [null];
    const base = value.type === 'Subscript' ? value.object : value;
    const local = classNamed(context, base);
    return [local ? localName(local) : context.qualifiedName(base)];
  });
}

/** The class of this file that an expression names, if the name has no other binding. */
export function classNamed(
  { scopes }: Pick<PythonContext, 'scopes'>,
  expression: PythonNode,
): ClassDef | null {
  const variable = expression.type === 'Name' ? scopes.variableOf(expression) : null;
  const bindings = variable ? writesOf(variable) : [];
  const node = bindings.length === 1 ? bindings[0]?.node : undefined;
  return node?.type === 'ClassDef' ? node : null;
}
