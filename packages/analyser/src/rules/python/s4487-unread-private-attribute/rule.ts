import type { PythonRule } from '../engine/python-rule.ts';
import { unreadPrivateMembers } from '../reading/private-members.ts';

/** S4487: fields `__name` that their class assigns but never reads. */
export const rule: PythonRule = (context) => ({
  ClassDef(owner) {
    for (const { name, kind, token } of unreadPrivateMembers(context, owner))
      if (kind === 'field' || kind === 'instance-field')
        context.report({
          token,
          message: `Quite el atributo privado «${name}», que no se lee, o use su valor.`,
        });
  },
});
