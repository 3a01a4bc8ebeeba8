import type { PythonRule } from '../engine/python-rule.ts';
import { regexesOf } from '../regex/calls.ts';
import { complexityOf } from '../regex/complexity.ts';

/** S5843: regular expressions with a high complexity. */
export const rule: PythonRule = (context) => {
  const limit = Number(context.parameters['maxComplexity'] ?? 20);
  return {
    Call: (node) => {
      const regex = regexesOf(context).get(node);
      if (!regex) return;
      const complexity = complexityOf(regex.tree);
      if (complexity <= limit) return;
      const message = `Simplifique esta expresión regular: su complejidad es ${String(complexity)} y el máximo es ${String(limit)}.`;
      context.report({ node: regex.literal, gap: complexity - limit, message });
    },
  };
};
