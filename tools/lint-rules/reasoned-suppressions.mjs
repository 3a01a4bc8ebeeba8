const suppression =
  /^\s*(?:eslint-disable(?:-next-line|-line)?|@ts-expect-error|@ts-ignore|@ts-nocheck)\b(?<rest>.*)$/su;

/**
 * A place just before the comment: reported inside it, an `eslint-disable` of everything would silence this too.
 * @param {import('eslint').AST.SourceLocation} loc
 */
const placeBefore = ({ start, end }) => ({ start: { line: start.line, column: -1 }, end });

/**
 * A suppression carries its reason after `--`, and names the rules that it silences.
 * @type {import('eslint').Rule.RuleModule}
 */
export const reasonedSuppressions = {
  meta: {
    messages: {
      reason: 'Write the reason of this suppression after `--` (ten characters or more).',
      rules: 'Name the rules that this comment silences.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const rest = suppression.exec(comment.value)?.groups?.['rest'];
        if (rest === undefined || !comment.loc) continue;
        const [rules = '', ...reason] = rest.split(/\s--\s/u);
        if (reason.join(' ').trim().length < 10)
          context.report({ loc: placeBefore(comment.loc), messageId: 'reason' });
        else if (rules.trim() === '' && comment.value.includes('eslint-disable')) {
          context.report({ loc: placeBefore(comment.loc), messageId: 'rules' });
        }
      }
    },
  }),
};
