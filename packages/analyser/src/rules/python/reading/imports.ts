import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';

/**
 * Whether a callee is an attribute of a name bound by `from … import`: the name may be a module, which is not
 * resolved.
 */
export function importsWholeModule(callee: Expression, context: Scopes): boolean {
  const root = rootOf(callee);
  return root !== callee && importsOf(root, context).some(({ from }) => from);
}

/**
 * Whether a name of a library, as `sklearn.cluster.KMeans`, is imported itself, or reached through an import of
 * the module that holds it. SonarQube resolves no modules of a package that is imported alone (`import sklearn`) or from it.
 */
export function importsItsModule(callee: Expression, name: string, context: Scopes): boolean {
  const root = rootOf(callee);
  if (root === callee) return true;
  return importsOf(root, context).some(
    ({ from, module }) => !from && module.includes('.') && name.startsWith(`${module}.`),
  );
}

type Scopes = Pick<PythonContext, 'scopes' | 'parentOf'>;

/** The name before the attributes of an expression. */
function rootOf(expression: Expression): Expression {
  let at = expression;
  while (at.type === 'Attribute') at = at.object;
  return at;
}

/** The imports that bind a name, with the module that each names. */
function importsOf(root: Expression, { scopes, parentOf }: Scopes) {
  if (root.type !== 'Name') return [];
  const imports = scopes.variableOf(root)?.usages.filter(({ kind }) => kind === 'import') ?? [];
  return imports.map(({ node }) => ({
    from: parentOf(node)?.type === 'ImportFrom',
    module: node.type === 'Alias' ? node.name : '',
  }));
}
