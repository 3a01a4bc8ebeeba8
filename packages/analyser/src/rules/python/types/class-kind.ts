import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { builtins } from '../engine/builtins.ts';
import { classFacts, classNamed } from '../engine/class-facts.ts';
import type { SharedContext } from '../engine/context.ts';
import { importsWholeModule } from '../reading/imports.ts';
import type { ClassKind } from './kinds.ts';

/** Bases that add nothing that a value could lack. */
const harmless = new Set(['object', 'abc.ABC', 'enum.Enum', 'typing.Generic']);

/** Built-in types that classes derive from, by the names of bases. */
const builtinBases: Readonly<Record<string, string>> = {
  ...Object.fromEntries('str int float dict list set tuple'.split(' ').map((name) => [name, name])),
  ...{ 'enum.IntEnum': 'int', 'enum.IntFlag': 'int', 'enum.StrEnum': 'str' },
};

const deepest = 10;

/** The kind of a class of the project that an expression names; null when something of its bases is unknown. */
export function classKind(expression: Expression, context: SharedContext): ClassKind | null {
  return kindOfBase(expression, context, 0);
}

/** Whether an expression names a class of the project, whatever is known of its bases. */
export function namesClass(expression: Expression, context: SharedContext): boolean {
  if (classNamed(context, expression)) return true;
  const name = projectName(expression, context);
  return name !== null && (context.project?.classNamed(name, context.path) ?? null) !== null;
}

/** A module that is taken out of its package with `from` leads SonarQube to no class. */
function projectName(expression: Expression, context: SharedContext): string | null {
  return importsWholeModule(expression, context) ? null : context.qualifiedName(expression);
}

function kindOfBase(expression: Expression, context: SharedContext, depth: number): ClassKind | null {
  const local = classNamed(context, expression);
  if (local) return kindOfLocal(local, context, depth);
  const name = projectName(expression, context);
  return name === null ? null : kindOfNamed(name, context, depth);
}

function kindOfLocal(node: ClassDef, context: SharedContext, depth: number): ClassKind | null {
  if (depth > deepest) return null;
  const own = classFacts(context, node, () => null).members;
  const bases = node.args
    .filter(({ keyword }) => keyword === null || keyword === 'metaclass')
    .map(({ keyword, star, value }) => {
      if (keyword !== null || star !== '') return null;
      const base = value.type === 'Subscript' ? value.object : value;
      const known = kindOfKnown(context.qualifiedName(base));
      return known ?? kindOfBase(base, context, depth + 1);
    });
  return joined(own, bases);
}

function kindOfNamed(name: string, context: SharedContext, depth: number): ClassKind | null {
  const facts = context.project?.classNamed(name, context.path) ?? null;
  if (!facts || depth > deepest) return null;
  return joined(
    facts.members,
    facts.bases.map((base) =>
      base === null ? null : (kindOfKnown(base) ?? kindOfNamed(base, context, depth + 1)),
    ),
  );
}

/** Of a class that every Python has; null for others. */
function kindOfKnown(name: string | null): ClassKind | null {
  if (name === null) return null;
  const builtin = Object.hasOwn(builtinBases, name) ? builtinBases[name] : undefined;
  if (builtin !== undefined) return { members: new Set(), builtin: new Set([builtin]) };
  const isPlain = harmless.has(name) || (builtins.has(name) && /(?:Error|Exception)$/u.test(name));
  return isPlain ? { members: new Set(), builtin: new Set() } : null;
}

function joined(own: ReadonlySet<string>, bases: readonly (ClassKind | null)[]): ClassKind | null {
  const known = bases.filter((base) => base !== null);
  if (known.length < bases.length) return null;
  return {
    members: new Set([...own, ...known.flatMap(({ members }) => [...members])]),
    builtin: new Set(known.flatMap(({ builtin }) => [...builtin])),
  };
}
