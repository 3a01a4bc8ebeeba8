import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { ClassDef } from '../../../languages/python/ast/statements.ts';
import { builtins } from '../engine/builtins.ts';
import { classFacts, classNamed } from '../engine/class-facts.ts';
import type { SharedContext } from '../engine/context.ts';
import { importsWholeModule } from '../reading/imports.ts';
import type { ClassKind } from './kinds.ts';

/** Bases without members that a value could lack. */
const harmless = new Set(['object', 'abc.ABC', 'enum.Enum', 'typing.Generic']);

/** The built-in type behind a base class, by the name of the base. */
const builtinBases: Readonly<Record<string, string>> = {
  ...Object.fromEntries('str int float dict list set tuple'.split(' ').map((name) => [name, name])),
  'enum.IntEnum': 'int',
  'enum.IntFlag': 'int',
  'enum.StrEnum': 'str',
};

/** Levels of base classes that are followed. */
const maxDepth = 10;

/** The kind of the named class of the batch; null when one of its bases is unknown. */
export function classKind(expression: Expression, context: SharedContext): ClassKind | null {
  return kindOfBase(expression, context, 0);
}

/** Whether an expression names a class of the batch, with known or unknown bases. */
export function namesClass(expression: Expression, context: SharedContext): boolean {
  if (classNamed(context, expression)) return true;
  const name = projectName(expression, context);
  return name !== null && (context.project?.classNamed(name, context.path) ?? null) !== null;
}

/**
 * The qualified name of a class; null through a module imported with `from`, which SonarQube does not
 * resolve.
 */
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
  if (depth > maxDepth) return null;
  const own = classFacts(context, node, () => null).members;
  const bases = node.args
    .filter(({ keyword }) => keyword === null || keyword === 'metaclass')
    .map(({ keyword, star, value }) => {
      if (keyword !== null || star !== '') return null;
      const base = value.type === 'Subscript' ? value.object : value;
      const known = kindOfBuiltin(context.qualifiedName(base));
      return known ?? kindOfBase(base, context, depth + 1);
    });
  return joinKinds(own, bases);
}

function kindOfNamed(name: string, context: SharedContext, depth: number): ClassKind | null {
  const facts = context.project?.classNamed(name, context.path) ?? null;
  if (!facts || depth > maxDepth) return null;
  return joinKinds(
    facts.members,
    facts.bases.map((base) =>
      base === null ? null : (kindOfBuiltin(base) ?? kindOfNamed(base, context, depth + 1)),
    ),
  );
}

/** The kind of a known class of the standard library, such as `str`, `enum.Enum` or an exception; null for any other. */
function kindOfBuiltin(name: string | null): ClassKind | null {
  if (name === null) return null;
  const builtin = Object.hasOwn(builtinBases, name) ? builtinBases[name] : undefined;
  if (builtin !== undefined) return { members: new Set(), builtin: new Set([builtin]) };
  const isPlain = harmless.has(name) || (builtins.has(name) && /(?:Error|Exception)$/u.test(name));
  return isPlain ? { members: new Set(), builtin: new Set() } : null;
}

/** The kind of a class by its own members and its bases; null when a base is unknown. */
function joinKinds(own: ReadonlySet<string>, bases: readonly (ClassKind | null)[]): ClassKind | null {
  const known = bases.filter((base) => base !== null);
  if (known.length < bases.length) return null;
  return {
    members: new Set([...own, ...known.flatMap(({ members }) => [...members])]),
    builtin: new Set(known.flatMap(({ builtin }) => [...builtin])),
  };
}
