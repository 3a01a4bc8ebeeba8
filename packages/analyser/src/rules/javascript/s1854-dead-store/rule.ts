import type { TSESLint } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { deadWrites } from './dead-writes.ts';
import { isHarmless } from './harmless.ts';
import { trackUses } from './track-uses.ts';

/** Types of scopes whose variables other code may read. */
const sharedScopes: ReadonlySet<string> = new Set(['global', 'module', 'tsModule']);

type Variable = TSESLint.Scope.Variable;

/** Whether a nested function uses a variable: the time of its execution is unknown. */
function isCaptured({ references, scope }: Variable): boolean {
  return references.some(({ from }) => from.variableScope !== scope.variableScope);
}

/** Whether dead writes of a variable are reported. */
function isReportable(variable: Variable): boolean {
  if (sharedScopes.has(variable.scope.type) || variable.name.startsWith('_')) return false;
  return !isCaptured(variable) || !variable.references.some((reference) => reference.isRead());
}

/** S1854: a written value is read before the next write. */
export const rule = createRule({
  messages: { dead: 'Use el valor que asigna a «{{name}}» o quite la asignación: no se lee nunca.' },
  create(context) {
    // A variable may have thousands of dead writes.
    const reportable = new Map<Variable, boolean>();
    return trackUses(context, (uses) => {
      for (const { reference, variable } of deadWrites(uses)) {
        const mayReport = reportable.get(variable) ?? isReportable(variable);
        reportable.set(variable, mayReport);
        if (!mayReport || isHarmless(reference)) continue;
        context.report({ node: reference.identifier, messageId: 'dead', data: { name: variable.name } });
      }
    });
  },
});
