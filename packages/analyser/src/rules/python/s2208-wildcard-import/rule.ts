import type { Statement } from '../../../languages/python/ast/statements.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { fileName } from '../reading/paths.ts';

/** S2208: `from a import *`, except in files that only re-export. */
export const rule: PythonRule = (context) => {
  if (fileName(context.path) === '__init__.py') return {};
  return {
    Module({ body }) {
      if (body.every((statement) => isReExporting(context, statement))) return;
      for (const node of context.nodes)
        if (node.type === 'ImportFrom' && node.names.some(({ name }) => name === '*'))
          context.report({ node, message: 'Importe solo los nombres que necesita, o el módulo.' });
    },
  };
};

/**
 * Whether a statement belongs to a re-exporting file: imports, strings, lists of names and deprecation
 * warnings.
 */
function isReExporting({ qualifiedName, textOf }: PythonContext, statement: Statement): boolean {
  if (statement.type === 'Import' || statement.type === 'ImportFrom') return true;
  if (statement.type === 'Assign' || statement.type === 'AugmentedAssign') {
    const targets = statement.type === 'Assign' ? statement.targets : [statement.target];
    return targets.every((target) => /^__\w+__$/u.test(textOf(target)));
  }
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  if (expression.type === 'StringLiteral') return true;
  return expression.type === 'Call' && qualifiedName(expression.callee) === 'warnings.warn';
}
