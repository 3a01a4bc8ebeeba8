import type { PythonRule } from '../engine/python-rule.ts';
import { unreadPrivateMembers } from '../reading/private-members.ts';

/** S1144: methods `__name` that their class never uses. */
export const rule: PythonRule = (context) => ({
  ClassDef(owner) {
    for (const { name, node, token } of unreadPrivateMembers(context, owner))
      if (node.type === 'FunctionDef' && node.decorators.length === 0)
        context.report({ token, message: `Quite el método privado «${name}», que no se usa.` });
  },
});
