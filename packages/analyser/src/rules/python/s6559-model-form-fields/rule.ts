import type { NodeOf, PythonRule } from '../engine/python-rule.ts';
import { stringText } from '../reading/expressions.ts';
import { derivesFrom } from '../reading/overriding.ts';

const forms = new Set(['django.forms.ModelForm', 'django.forms.models.ModelForm']);

/** S6559: Django model forms without an explicit list of fields. */
export const rule: PythonRule = (context) => {
  const check = (meta: NodeOf<'ClassDef'>) => {
    for (const statement of meta.body.body) {
      if (statement.type !== 'Assign') continue;
      const [target] = statement.targets;
      if (target?.type !== 'Name') continue;
      const all = target.id === 'fields' && stringText(context.source, statement.value) === '__all__';
      if (all || target.id === 'exclude')
        context.report({ node: statement, message: 'Enumere en «fields» los campos de este formulario.' });
    }
  };
  return {
    ClassDef: (node) => {
      for (const statement of node.body.body)
        if (statement.type === 'ClassDef' && statement.name === 'Meta' && derivesFrom(context, node, forms))
          check(statement);
    },
  };
};
