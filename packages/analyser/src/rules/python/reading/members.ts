import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { targetsOf } from '../engine/bound-names.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import type { UsageKind } from '../engine/symbols.ts';
import { classOfMethod } from './definitions.ts';

/** A field, instance field, method or nested class of a class, at one of its occurrences. */
export interface Member {
  readonly name: string;
  readonly kind: 'field' | 'instance-field' | 'method' | 'class';
  readonly node: PythonNode;
  /** Range of its name in the file. */
  readonly token: { readonly start: number; readonly end: number };
}

/** Kinds of usages that make a name of the class body a field. */
const fieldKinds: ReadonlySet<UsageKind> = new Set([
  'assignment',
  'annotated',
  'augmented',
  'for',
  'with',
  'walrus',
]);

/** Which attributes of instances count as fields: those that are assigned, or all that occur. */
type InstanceFields = 'assigned' | 'mentioned';

/** The members in source order, each at its first occurrence; a field of class and instances is listed once. */
export function membersOf(
  context: PythonContext,
  owner: ClassDef,
  which: InstanceFields = 'assigned',
): readonly Member[] {
  return firstOfEach(allMembers(context, owner, which), ({ name, kind }) => `${baseKind(kind)} ${name}`);
}

/** The members in source order, each at its first occurrence; a field of class and instances is listed for both kinds. */
export const membersByKind = (context: PythonContext, owner: ClassDef): readonly Member[] =>
  firstOfEach(allMembers(context, owner, 'assigned'), ({ name, kind }) => `${kind} ${name}`);

const baseKind = (kind: Member['kind']) => (kind === 'instance-field' ? 'field' : kind);

function firstOfEach(members: readonly Member[], keyOf: (member: Member) => string): readonly Member[] {
  const seen = new Set<string>();
  return members.filter((member) => {
    const key = keyOf(member);
    return !seen.has(key) && seen.add(key);
  });
}

/** All occurrences of members, in source order. */
function allMembers(context: PythonContext, owner: ClassDef, which: InstanceFields): readonly Member[] {
  const own = [...(context.scopes.scopeMadeBy(owner)?.variables.values() ?? [])].flatMap(({ name, usages }) =>
    usages.flatMap(({ kind, node }): Member[] => {
      const token = context.nameToken(node);
      if (kind === 'function') return [{ name, kind: 'method', node, token }];
      if (kind === 'class') return [{ name, kind: 'class', node, token }];
      return fieldKinds.has(kind) ? [{ name, kind: 'field', node, token }] : [];
    }),
  );
  return [...own, ...instanceFields(context, owner, which)].sort((a, b) => a.token.start - b.token.start);
}

/**
 * Attributes of the first parameter (`self.name`) in the methods of a class: those that are assigned, or all
 * except names that the class body binds.
 */
function instanceFields(context: PythonContext, owner: ClassDef, which: InstanceFields): readonly Member[] {
  const inside = context.descendantsOf(owner);
  const bound = context.scopes.scopeMadeBy(owner)?.variables;
  const nodes =
    which === 'assigned'
      ? inside.flatMap((node) => targetsOf(node).flatMap(([target]) => attributesOf(target)))
      : inside.filter((node) => node.type === 'Attribute' && bound?.has(node.name) !== true);
  return nodes.flatMap((node): Member[] => {
    if (node.type !== 'Attribute' || node.object.type !== 'Name') return [];
    const self = context.scopes.variableOf(node.object)?.usages[0];
    if (self?.kind !== 'parameter' || !isFirstParameter(context, self.node, owner)) return [];
    const token = context.source.tokens[node.last];
    return token ? [{ name: node.name, kind: 'instance-field', node, token }] : [];
  });
}

function isFirstParameter(context: PythonContext, parameter: PythonNode, owner: ClassDef): boolean {
  const method = context.parentOf(parameter);
  return (
    method?.type === 'FunctionDef' &&
    method.parameters[0] === parameter &&
    classOfMethod(context, method) === owner
  );
}

/** The attributes in a target. */
function attributesOf(target: PythonNode): readonly PythonNode[] {
  if (target.type === 'Attribute') return [target];
  if (target.type === 'Tuple' || target.type === 'List') return target.elements.flatMap(attributesOf);
  return target.type === 'Parenthesized' ? attributesOf(target.expression) : [];
}
