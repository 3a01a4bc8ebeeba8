import type { PythonRule } from '../engine/python-rule.ts';
import { unreadPrivateMembers } from '../reading/private-members.ts';

/** S3985: nested classes `__Name` that the class never uses. */
export const rule: PythonRule = (context) => ({
  ClassDef(owner) {
    for (const { name, kind, token } of unreadPrivateMembers(context, owner))
      if (kind === 'class')
        context.report({ token, message: `Quite la clase privada «${name}», que no se usa.` });
  },
});
