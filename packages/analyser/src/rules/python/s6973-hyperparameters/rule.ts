import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { NodeOf, PythonContext, PythonRule } from '../engine/python-rule.ts';
import { hyperparametersOf } from './hyperparameters.ts';

/** S6973: estimators without their most important hyperparameters, whose defaults may change. */
export const rule: PythonRule = (context) => ({
  Call: (node) => {
    if (!isNamedByImport(node.callee, context)) return;
    const needed = hyperparametersOf(context.qualifiedName(node.callee) ?? '');
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
});

/** Whether an import names a class, or its whole module without `from`: SonarQube reads no other ways. */
function isNamedByImport(callee: Expression, { qualifiedName, scopes }: PythonContext): boolean {
  if (callee.type !== 'Attribute') return true;
  let root = callee.object;
  while (root.type === 'Attribute') root = root.object;
  const module = qualifiedName(callee.object);
  const usages = root.type === 'Name' ? (scopes.variableOf(root)?.usages ?? []) : [];
  return usages.some(({ node }) => node.type === 'Alias' && node.name === module);
}

/** Whether a parameter search receives the model, directly, in a container or by name. */
function isTuned(node: PythonNode, context: PythonContext): boolean {
  const parent = context.parentOf(node);
  if (parent?.type === 'Call') return isSearch(parent, context) || isTuned(parent, context);
  if (parent?.type === 'Assign') {
    const [target, ...others] = parent.targets;
    return target !== undefined && others.length === 0 && isTunedName(target, context);
  }
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
