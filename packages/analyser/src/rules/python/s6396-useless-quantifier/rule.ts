import { regexRule } from '../regex/regex-rule.ts';

/** S6396: the quantifiers `{1}`, without effect, and `{0}`, which removes its element. */
export const rule = regexRule({
  Repetition: ({ quantifier }, { report }) => {
    if (!quantifier.text.startsWith('{') || quantifier.min !== quantifier.max) return;
    if (quantifier.min === 1) report(quantifier, 'Elimine este cuantificador, que no cambia nada.');
    else if (quantifier.min === 0) report(quantifier, 'Elimine lo que este cuantificador anula.');
  },
});
