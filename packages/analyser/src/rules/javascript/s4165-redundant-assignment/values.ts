import { AST_NODE_TYPES as Kind, TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { Variable } from '../support/variables.ts';

type Segment = TSESLint.CodePathSegment;
export type Reference = TSESLint.Scope.Reference & { readonly identifier: TSESTree.Identifier };

/** The references of each code path segment, in order. */
export type Trace = Map<Segment, Reference[]>;

/** The possible values of a variable as source text; null if some are unknown. */
type Values = ReadonlySet<string> | null;
/** The possible values of each variable at a place of the code. */
type State = Map<Variable, Values>;
type Visit = (reference: Reference, isSame: boolean) => void;

const hasKnownUses = ({ defs, references, scope }: Variable): boolean =>
  defs.some(
    ({ node, type }) =>
      type === TSESLint.Scope.DefinitionType.CatchClause ||
      (node.type === Kind.VariableDeclarator && node.init !== null),
  ) && references.every(({ from }) => from.variableScope === scope.variableScope);

const trackedVariables = new WeakMap<Variable, boolean>();

/**
 * Whether a variable has an initial value, or is the parameter of a `catch`, and has no references in other functions; cached,
 * because it is asked for each of its writes.
 */
export function isTracked(variable: Variable): boolean {
  const isKnown = trackedVariables.get(variable) ?? hasKnownUses(variable);
  trackedVariables.set(variable, isKnown);
  return isKnown;
}

/** Values that may still be copied for a file. */
export interface Work {
  left: number;
}

/**
 * Values that are copied for each character of a file, at most: the states of many variables in many segments take the square
 * of its length and more. A function beyond it has no findings.
 */
const workOfCharacter = 30;

export const workFor = ({ length }: string): Work => ({ left: 100_000 + workOfCharacter * length });

const variablesByScope = new WeakMap<TSESLint.Scope.Scope, ReadonlyMap<TSESTree.Node, Variable | null>>();

/** The variables of a scope's references by their identifiers; cached, because a scope may have many copies. */
function variablesIn(scope: TSESLint.Scope.Scope): ReadonlyMap<TSESTree.Node, Variable | null> {
  const known = variablesByScope.get(scope);
  if (known) return known;
  const variables = new Map(scope.references.map(({ identifier, resolved }) => [identifier, resolved]));
  variablesByScope.set(scope, variables);
  return variables;
}

/** The variable whose value a write copies; null for other writes. */
export function copiedVariable({ writeExpr, from }: Reference): Variable | null {
  return writeExpr?.type === Kind.Identifier ? (variablesIn(from).get(writeExpr) ?? null) : null;
}

function valuesOf(reference: Reference, state: State): Values {
  const { writeExpr } = reference;
  if (writeExpr?.type === Kind.Literal) return new Set([writeExpr.raw]);
  const copied = copiedVariable(reference);
  return (copied && state.get(copied)) ?? null;
}

const isSelf = ({ writeExpr, identifier }: Reference): boolean =>
  writeExpr?.type === Kind.Identifier && writeExpr.name === identifier.name;

function isSame(a: Values | undefined, b: Values): boolean {
  return a?.size === 1 && b?.size === 1 && [...a].every((value) => b.has(value));
}

/** The state where several code paths meet: the union of the values of each variable. */
function joinStates([first, ...others]: readonly State[], work: Work): State {
  const joined: State = new Map(first);
  work.left -= joined.size;
  for (const state of others) {
    if (work.left < 0) break;
    work.left -= state.size;
    for (const [variable, values] of state) {
      const known = joined.get(variable);
      const isKnown = values !== null && known !== null;
      joined.set(variable, isKnown ? unionOf(known, values, work) : null);
    }
  }
  return joined;
}

/** The union of two sets of values; equal objects are not copied. */
function unionOf(known: ReadonlySet<string> | undefined, values: ReadonlySet<string>, work: Work) {
  if (known === undefined || known === values) return values;
  work.left -= known.size + values.size;
  return new Set([...known, ...values]);
}

/** Changes the state before these references to the state after them; `visit` receives each write. */
function runReferences(references: readonly Reference[], state: State, visit?: Visit): State {
  for (const reference of references) {
    const { resolved } = reference;
    if (!resolved || !reference.isWrite()) continue;
    // SonarQube's last pass over a segment ignores the writes that it does not check.
    if (visit && !isTracked(resolved)) continue;
    const values = valuesOf(reference, state);
    visit?.(reference, !isSelf(reference) && isSame(state.get(resolved), values));
    state.set(resolved, values);
  }
  return state;
}

/**
 * Number of all possible values of a state, where unknown values count as a million. The iteration continues after a
 * segment only at its first visit and when this number has changed.
 */
const weightOf = (state: State): number =>
  [...state.values()].reduce((sum, values) => sum + (values === null ? 1e6 : values.size), 0);

const stateBefore = ({ prevSegments }: Segment, ends: ReadonlyMap<Segment, State>, work: Work): State =>
  joinStates(
    prevSegments.flatMap((segment) => ends.get(segment) ?? []),
    work,
  );

/** Most computations of a segment's end: each loop around it and each new value causes one. */
const mostVisits = 100;

/**
 * The state at the end of each segment, by iteration to a fixed point. There need not be one: a copied value that was unknown in the
 * first pass is known later, and nested loops can pass both on without end. The iteration is therefore bounded. Null when
 * it takes more than the file's work.
 */
export function solveStates(trace: Trace, work: Work): ReadonlyMap<Segment, State> | null {
  const ends = new Map<Segment, State>();
  const visits = new Map<Segment, number>();
  const waiting = new Set(trace.keys());
  for (const segment of waiting) {
    if (work.left < 0) return null;
    waiting.delete(segment);
    const visit = (visits.get(segment) ?? 0) + 1;
    visits.set(segment, visit);
    if (visit > mostVisits) continue;
    const end = runReferences(trace.get(segment) ?? [], stateBefore(segment, ends, work));
    const old = ends.get(segment);
    ends.set(segment, end);
    if (old && weightOf(old) === weightOf(end)) continue;
    for (const next of segment.nextSegments) if (trace.has(next)) waiting.add(next);
  }
  return ends;
}

/** Visits all references again with the final state before each segment. */
export function replay(trace: Trace, ends: ReadonlyMap<Segment, State>, work: Work, visit: Visit): void {
  for (const [segment, references] of trace)
    if (references.length > 0 && work.left >= 0)
      runReferences(references, stateBefore(segment, ends, work), visit);
}
