import type { PythonRule } from '../engine/python-rule.ts';
import { inherits } from '../reading/definitions.ts';
import { membersOf } from '../reading/members.ts';
import { lowerCaseAdvice } from '../reading/naming.ts';

const constantName = /^[_A-Z][A-Z0-9_]*$/u;

/** S116: names of fields; subclasses are exempt because the name may come from the base class. */
export const rule: PythonRule = (context) => {
  const { format = '' } = context.parameters;
  const allowed = new RegExp(format, 'u');
  return {
    ClassDef(node) {
      if (inherits(node)) return;
      for (const { name, kind, token } of membersOf(context, node)) {
        if (kind === 'method' || kind === 'class' || allowed.test(name) || constantName.test(name)) continue;
        context.report({
          token,
          message: `Cambie el nombre del campo «${name}»: ${lowerCaseAdvice('nombre_completo')}.`,
        });
      }
    },
  };
};
