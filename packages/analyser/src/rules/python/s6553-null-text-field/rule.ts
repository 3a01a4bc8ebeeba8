import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { isConstant, keywordOf } from '../reading/expressions.ts';
import { derivesFrom } from '../reading/overriding.ts';

const textFields = ['CharField', 'TextField'];
const modelClasses = new Set(['django.db.models.Model', 'django.db.models.base.Model']);
const fieldNames = new Set(
  textFields.flatMap((field) => [`django.db.models.${field}`, `django.db.models.fields.${field}`]),
);

/** S6553: Django text fields with `null=True`, which have two empty values. */
export const rule: PythonRule = (context) => {
  // Fields outside models, as in generated migrations, do not count.
  const isField = (node: NodeOf<'Call'>) => {
    const statement = context.parentOf(node);
    const block = statement?.type === 'Assign' ? context.parentOf(statement) : null;
    const owner = block && context.parentOf(block);
    return owner?.type === 'ClassDef' && derivesFrom(context, owner, modelClasses);
  };
  return {
    Call: (node) => {
      if (!fieldNames.has(context.qualifiedName(node.callee) ?? '')) return;
      const argument = keywordOf(node, 'null');
      if (!argument || !isConstant(argument.value, 'True') || !isField(node)) return;
      const set = (keyword: string) => {
        const found = keywordOf(node, keyword);
        return found !== null && isConstant(found.value, 'True');
      };
      if (set('unique') && set('blank')) return;
      context.report({
        node: argument,
        message: 'Quite «null=True»: la cadena vacía basta para este campo.',
      });
    },
  };
};
