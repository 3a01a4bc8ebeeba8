import type { PythonRule } from '../engine/python-rule.ts';
import { lineage } from '../reading/exception-classes.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** S5713: exceptions that another exception of the same `except` includes. */
export const rule: PythonRule = (context) => ({
  Except({ exception }) {
    const caught = exception && withoutParentheses(exception);
    if (caught?.type !== 'Tuple') return;
    const lineages = caught.elements.map((element) => lineage(context, element));
    const names = caught.elements.map(context.qualifiedName);
    // SonarQube reports both of two names of one class.
    const first = new Map<string, number>();
    const namesOf = new Map<string, Set<string | null>>();
    for (const [i, [self]] of lineages.entries()) {
      if (self === undefined) continue;
      if (!first.has(self)) first.set(self, i);
      namesOf.set(self, (namesOf.get(self) ?? new Set<string | null>()).add(names[i] ?? null));
    }
    caught.elements.forEach((node, i) => {
      const [self, ...bases] = lineages[i] ?? [];
      const isCovered =
        self !== undefined &&
        (bases.some((base) => first.has(base)) ||
          (first.get(self) ?? i) < i ||
          (namesOf.get(self)?.size ?? 0) > 1);
      if (isCovered)
        context.report({ node, message: 'Quite esta excepción: ya la captura otra de la que deriva.' });
    });
  },
});
