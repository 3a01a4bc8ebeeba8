import type { ClassDef, FunctionDef } from '../../../languages/python/ast/statements.ts';
import { classFacts } from '../engine/class-facts.ts';
import type { ClassFacts } from '../engine/classes.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import type { Signature } from '../engine/signature.ts';
import { builtinMembers } from './builtin-classes.ts';
import { classOfMethod } from './definitions.ts';
import { libraryClass } from './library-classes.ts';

/** The known base classes of a class, in its own and in other files. */
interface Hierarchy {
  /** Whether a base is unknown and may have any member. */
  readonly isOpen: boolean;
  /** The class itself and its bases in this file. */
  readonly classes: readonly ClassDef[];
  /** Bases, nearest first. */
  readonly bases: readonly ClassFacts[];
  /** Qualified names of the bases that are imported or built in. */
  readonly names: ReadonlySet<string>;
  /** Members of built-in bases. */
  readonly builtin: ReadonlySet<string>;
}

/** More than any program has: a longer chain of classes counts as one with an unknown base. */
const maxAncestors = 200;

/** Hierarchies that were asked before: a rule asks for each method of a class. */
const hierarchies = new WeakMap<ClassDef, Hierarchy>();

/** The bases of a class, as far as the batch contains them. */
export function hierarchyOf(context: PythonContext, start: ClassDef): Hierarchy {
  const known = hierarchies.get(start) ?? findHierarchy(context, start);
  hierarchies.set(start, known);
  return known;
}

function findHierarchy(context: PythonContext, start: ClassDef): Hierarchy {
  const classes: ClassDef[] = [];
  const bases: ClassFacts[] = [];
  const builtin = new Set<string>();
  const names = new Set<string>();
  let isOpen = false;
  const waiting: (ClassDef | string)[] = [start];
  const seen = new Set<ClassDef | string>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    isOpen ||= seen.size === maxAncestors;
    if (seen.size === maxAncestors) break;
    seen.add(at);
    if (typeof at !== 'string') {
      classes.push(at);
      const { facts, local } = localFacts(context, at);
      if (at !== start) bases.push(facts);
      for (const name of facts.bases) isOpen = addBase(name, local, waiting) || isOpen;
      continue;
    }
    const members = builtinMembers(at);
    const facts = members ? null : (context.project?.classNamed(at, context.path) ?? libraryClass(at));
    names.add(at);
    for (const member of members ?? []) builtin.add(member);
    if (facts) {
      bases.push(facts);
      // A class of another file that is only abstract has no other members.
      for (const name of facts.bases)
        if (name !== 'abc.ABC') isOpen = addBase(name, new Map(), waiting) || isOpen;
    } else if (!members) isOpen = true;
  }
  return { isOpen, classes, bases, names, builtin };
}

/** Whether a class derives, directly or indirectly, from one of these. */
export const derivesFrom = (context: PythonContext, owner: ClassDef, bases: ReadonlySet<string>): boolean =>
  [...hierarchyOf(context, owner).names].some((name) => bases.has(name));

/** Adds a base to those that are to be resolved; true if the base is unknown and cannot be resolved. */
function addBase(
  name: string | null,
  local: ReadonlyMap<string, ClassDef>,
  waiting: (ClassDef | string)[],
): boolean {
  if (name === null) return true;
  waiting.push(local.get(name) ?? name);
  return false;
}

interface LocalFacts {
  readonly facts: ClassFacts;
  readonly local: ReadonlyMap<string, ClassDef>;
}

const factsOfClasses = new WeakMap<ClassDef, LocalFacts>();

/** Facts of a class of this file, and its bases in this file by generated names, which no import can have. */
function localFacts(context: PythonContext, owner: ClassDef): LocalFacts {
  const known = factsOfClasses.get(owner) ?? findLocalFacts(context, owner);
  factsOfClasses.set(owner, known);
  return known;
}

function findLocalFacts(context: PythonContext, owner: ClassDef): LocalFacts {
  const local = new Map<string, ClassDef>();
  const facts = classFacts(context, owner, (node) => {
    const name = `#${node.first}`;
    local.set(name, node);
    return name;
  });
  return { facts, local };
}

/** Whether a base class of a method's class has, or may have, a member of the method's name; false outside of classes. */
export function mayOverride(context: PythonContext, method: FunctionDef): boolean {
  const owner = classOfMethod(context, method);
  if (!owner) return false;
  const hierarchy = hierarchyOf(context, owner);
  return hierarchy.isOpen || overrides(method, hierarchy);
}

const overrides = ({ name }: FunctionDef, { bases, builtin }: Hierarchy): boolean =>
  builtin.has(name) || bases.some(({ members }) => members.has(name));

/** The signature of the overridden method; null also if the nearest one has several definitions. */
export function overriddenMethod(context: PythonContext, method: FunctionDef): Signature | null {
  const owner = classOfMethod(context, method);
  const bases = owner ? hierarchyOf(context, owner).bases : [];
  const nearest = bases.find(({ members }) => members.has(method.name));
  return nearest?.methods.get(method.name) ?? null;
}
