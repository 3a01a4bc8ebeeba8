import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { classFacts, classNamed } from '../engine/class-facts.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { hierarchyOf } from '../reading/overriding.ts';
import type { ClassKind } from './kinds.ts';

type Looking = Pick<PythonContext, 'project' | 'path'>;

/** Bases that add nothing that a value could lack. */
const harmless = new Set(['object', 'abc.ABC', 'enum.Enum', 'typing.Generic']);

/** The kind of a class of the project that an expression names; null when something of its bases is unknown. */
export function classKind(expression: Expression, context: PythonContext): ClassKind | null {
  const local = classNamed(context, expression);
  if (local) return kindOfLocal(local, context);
  const name = context.qualifiedName(expression);
  return name === null ? null : kindOfNamed(name, context);
}

function kindOfLocal(node: ClassDef, context: PythonContext): ClassKind | null {
  const { open, bases, names } = hierarchyOf(context, node);
  const isPlain = [...names].every(
    (name) => harmless.has(name) || context.project?.classNamed(name, context.path),
  );
  if (open || !isPlain) return null;
  const own = classFacts(context, node, () => null).members;
  return { members: new Set([...own, ...bases.flatMap(({ members }) => [...members])]) };
}

function kindOfNamed(name: string, context: Looking, depth = 0): ClassKind | null {
  const facts = context.project?.classNamed(name, context.path) ?? null;
  if (!facts || depth > 10) return null;
  const members = new Set(facts.members);
  for (const base of facts.bases) {
    if (base === null) return null;
    if (harmless.has(base)) continue;
    const kind = kindOfNamed(base, context, depth + 1);
    if (!kind) return null;
    for (const member of kind.members) members.add(member);
  }
  return { members };
}
