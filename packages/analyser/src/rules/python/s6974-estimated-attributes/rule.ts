import type { PythonRule } from '../engine/python-rule.ts';
import { ownDescendants } from '../reading/jumps.ts';

const estimatorBases = new Set(['sklearn.base.BaseEstimator']);

/** S6974: attributes ending in '_' in the constructor of an estimator; they are for fitted values. */
export const rule: PythonRule = (context) => ({
  ClassDef: (node) => {
    if (!node.args.some(({ value }) => estimatorBases.has(context.qualifiedName(value) ?? ''))) return;
    for (const method of node.body.body) {
      if (method.type !== 'FunctionDef' || method.name !== '__init__') continue;
      const self = method.parameters[0]?.name;
      for (const found of ownDescendants(method.body, context)) {
        if (found.type !== 'Assign' && found.type !== 'AnnotatedAssign') continue;
        const targets = found.type === 'Assign' ? found.targets : [found.target];
        for (const target of targets) {
          if (target.type !== 'Attribute' || target.object.type !== 'Name' || target.object.id !== self)
            continue;
          if (/[^_]_$/u.test(target.name))
            context.report({
              node: target,
              message: `Asigne «${target.name}» en «fit», no al crear el estimador.`,
            });
        }
      }
    }
  },
});
