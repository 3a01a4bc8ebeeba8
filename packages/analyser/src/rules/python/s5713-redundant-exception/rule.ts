import type { PythonRule } from '../engine/python-rule.ts';
import { lineage } from '../reading/exception-classes.ts';
import { withoutParentheses } from '../reading/expressions.ts';

/** S5713: exceptions that another exception of the same `except` includes. */
export const rule: PythonRule = {
  key: 'S5713',
  create: (context) => ({
    Except({ exception }) {
      const caught = exception && withoutParentheses(exception);
      if (caught?.type !== 'Tuple') return;
      const lineages = caught.elements.map((element) => lineage(context, element));
      const names = caught.elements.map(context.qualifiedName);
      // SonarQube reports both of two names of one class.
      const sameName = (i: number, j: number) => names[i] === names[j];
      caught.elements.forEach((node, i) => {
        const [self, ...bases] = lineages[i] ?? [];
        const isCovered = lineages.some(
          ([other], j) =>
            other !== undefined &&
            j !== i &&
            (bases.includes(other) || (other === self && (j < i || !sameName(i, j)))),
        );
        if (isCovered)
          context.report({ node, message: 'Quite esta excepción: ya la captura otra de la que deriva.' });
      });
    },
  }),
};
