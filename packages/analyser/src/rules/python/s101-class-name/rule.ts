import type { PythonRule } from '../engine/python-rule.ts';

/** S101: names of classes. */
export const rule: PythonRule = ({ parameters: { format = '' }, report, nameToken }) => {
  const allowed = new RegExp(format, 'u');
  return {
    ClassDef(node) {
      if (allowed.test(node.name)) return;
      report({
        token: nameToken(node),
        message: `Cambie el nombre de la clase «${node.name}»: empiece cada palabra con mayúscula, sin guiones bajos, como en «LibroPrestado».`,
      });
    },
  };
};
