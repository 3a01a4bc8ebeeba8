import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { bindingsOf } from '../engine/symbols.ts';
import { assignedValue } from '../types/possible-kinds.ts';
import { hyperparametersOf } from './hyperparameters.ts';

/** S6973: estimators without their most important hyperparameters, whose defaults may change. */
export const rule: PythonRule = {
  key: 'S6973',
  create(context) {
    return {
      Call: (node) => {
        const needed = hyperparametersOf(context.qualifiedName(classBehind(node.callee, context)) ?? '');
        const positional = node.args.filter(({ keyword, star }) => keyword === null && star === '').length;
        const missing = needed.filter(
          ([name, place]) =>
            !node.args.some(({ keyword }) => keyword === name) && (place === null || place >= positional),
        );
        if (missing.length === 0 || isTuned(node, context)) return;
        const names = missing.map(([name]) => `«${name}»`).join(', ');
        context.report({
          node: node.callee,
          message: `Indique ${missing.length === 1 ? 'el hiperparámetro' : 'los hiperparámetros'} ${names}.`,
        });
      },
    };
  },
};

/** The class that a variable names, where its only binding is an assignment; any other callee as it is. */
function classBehind(callee: Expression, context: PythonContext): Expression {
  const variable = callee.type === 'Name' ? context.scopes.variableOf(callee) : null;
  const [binding, ...others] = variable ? bindingsOf(variable) : [];
  return (binding && others.length === 0 ? assignedValue(binding.node, context) : null) ?? callee;
}

/** Whether a parameter search receives the model, directly, in a container or by name. */
function isTuned(node: PythonNode, context: PythonContext): boolean {
  const parent = context.parentOf(node);
  if (parent?.type === 'Call') return isSearch(parent, context) || isTuned(parent, context);
  if (parent?.type === 'Attribute') return parent.name === 'set_params' || isTuned(parent, context);
  if (parent?.type === 'Assign') return parent.targets.some((target) => isTunedName(target, context));
  const holds = parent?.type === 'Argument' || parent?.type === 'Tuple' || parent?.type === 'List';
  return holds && isTuned(parent, context);
}

function isTunedName(target: PythonNode, context: PythonContext): boolean {
  const usages = target.type === 'Name' ? (context.scopes.variableOf(target)?.usages ?? []) : [];
  return usages.some(({ kind, node }) => {
    if (kind !== 'read') return false;
    const parent = context.parentOf(node);
    if (parent?.type === 'Attribute') return parent.name === 'set_params';
    const call = parent?.type === 'Argument' ? context.parentOf(parent) : null;
    return call?.type === 'Call' && isSearch(call, context);
  });
}

function isSearch(node: NodeOf<'Call'>, context: PythonContext): boolean {
  return /^sklearn\.model_selection\.\w*SearchCV$/u.test(context.qualifiedName(node.callee) ?? '');
}
