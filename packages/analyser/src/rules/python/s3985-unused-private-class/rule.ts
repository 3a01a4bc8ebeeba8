import type { PythonRule } from '../engine/python-rule.ts';
import { unreadPrivateMembers } from '../reading/private-members.ts';

/** Classes `__Name` inside a class that never mentions them. */
export const rule: PythonRule = {
  key: 'S3985',
  create: (context) => ({
    ClassDef(owner) {
      for (const { name, kind, token } of unreadPrivateMembers(context, owner))
        if (kind === 'class')
          context.report({ token, message: `Quite la clase privada «${name}», que no se usa.` });
    },
  }),
};
