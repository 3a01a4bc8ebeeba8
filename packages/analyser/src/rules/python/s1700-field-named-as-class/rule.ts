import type { PythonRule } from '../engine/python-rule.ts';
import { inherits } from '../reading/definitions.ts';
import { membersByKind } from '../reading/members.ts';

/** S1700: fields of a class and of its instances with the name of the class; subclasses are exempt. */
export const rule: PythonRule = (context) => ({
  ClassDef(node) {
    if (inherits(node)) return;
    for (const { name, kind, token } of membersByKind(context, node))
      if (kind !== 'method' && kind !== 'class' && name.toLowerCase() === node.name.toLowerCase())
        context.report({ token, message: `Cambie el nombre del campo «${name}»: es el de su clase.` });
  },
});
