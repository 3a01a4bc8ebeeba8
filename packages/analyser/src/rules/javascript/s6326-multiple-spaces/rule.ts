import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

import { createRule } from '../engine/plain/create-rule.ts';
import { onRegexes, type Regex } from '../support/regexes.ts';

function characterClasses(pattern: AST.Pattern): readonly AST.Node[] {
  const found: AST.Node[] = [];
  visitRegExpAST(pattern, {
    onCharacterClassEnter: (node) => void found.push(node),
    onExpressionCharacterClassEnter: (node) => void found.push(node),
  });
  return found;
}

/** The runs of spaces outside character classes. */
function spaces({ pattern }: Regex): readonly AST.Node[] {
  const classes = characterClasses(pattern);
  return [...pattern.raw.matchAll(/ {2,}/g)]
    .map(({ index, 0: run }) => ({ ...pattern, start: index, end: index + run.length }))
    .filter(({ start, end }) => !classes.some((node) => start >= node.start && end <= node.end));
}

/** S6326: several spaces in a regular expression are written with a quantifier. */
export const rule = createRule({
  messages: { spaces: 'Indique cuántos espacios son con un cuantificador: a la vista no se cuentan.' },
  create(context) {
    return onRegexes(context, (regex) => {
      for (const run of spaces(regex)) context.report({ loc: regex.locate(run), messageId: 'spaces' });
    });
  },
});
