import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { FunctionDef, Statement } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import type { Variable } from '../engine/symbols.ts';
import { Liveness } from '../flow/liveness.ts';
import { withoutParentheses } from '../reading/expressions.ts';
import { callsLocals } from '../reading/functions.ts';

/**
 * S1854: values of local variables that are not read before the next one; S1481 reports variables never
 * read.
 */
export const rule: PythonRule = (context) => ({
  FunctionDef(node) {
    const tracked = trackedNames(context, node);
    if (tracked.size === 0 || callsLocals(context, node)) return;
    if (context.descendantsOf(node).some(({ type }) => type === 'Try')) return;
    const found: [Statement, string][] = [];
    new Liveness(context, tracked, (statement, name) => found.push([statement, name])).run(node.body);
    for (const [statement, name] of found)
      if (!isInitial(context, statement))
        context.report({
          node: statement,
          message: `Quite esta asignación a «${name}»: su valor no se lee.`,
        });
  },
});

/** Names that only this function uses and reads at least once. */
function trackedNames({ scopes }: PythonContext, node: FunctionDef): ReadonlySet<string> {
  const scope = scopes.scopeMadeBy(node);
  const isOwn = ({ name, usages }: Variable) =>
    !name.startsWith('_') &&
    usages.some(({ kind }) => kind === 'read') &&
    usages.every(
      (usage) => usage.kind !== 'nonlocal' && usage.kind !== 'global' && isWithin(usage.scope, scope),
    );
  return new Set([...(scope?.variables.values() ?? [])].filter(isOwn).map(({ name }) => name));
}

/**
 * Whether a usage runs in the function itself: a comprehension does, the time of a nested function is
 * unknown.
 */
function isWithin(scope: Variable['scope'], own: Variable['scope'] | null): boolean {
  let at: Variable['scope'] | null = scope;
  while (at?.kind === 'comprehension') at = at.parent;
  return at === own;
}

/** Whether a statement assigns a customary initial value. */
function isInitial({ textOf }: PythonContext, statement: Statement): boolean {
  if (statement.type !== 'Assign' && statement.type !== 'AnnotatedAssign') return false;
  const { value } = statement;
  if (!value || /^(?:-?1|0|0\.0|0j)$/u.test(textOf(value))) return true;
  const bare = withoutParentheses(value);
  return isEmpty(bare) || (bare === value && isEmptyText(bare, textOf));
}

function isEmpty(value: Expression): boolean {
  if (value.type === 'Constant') return value.value !== '...';
  if (value.type === 'Tuple' || value.type === 'List') return value.elements.length === 0;
  return value.type === 'Dict' && value.items.length === 0;
}

const isEmptyText = (value: Expression, textOf: PythonContext['textOf']): boolean =>
  value.type === 'StringLiteral' &&
  value.pieces.every((piece) => /^[a-z]*(?:""|''|"{6}|'{6})$/iu.test(textOf(piece)));
