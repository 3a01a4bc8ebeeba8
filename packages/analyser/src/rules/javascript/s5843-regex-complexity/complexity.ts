import { visitRegExpAST, type AST } from '@eslint-community/regexpp';

type Alternation = AST.Pattern | AST.Group | AST.CapturingGroup | AST.LookaroundAssertion;

/**
 * The complexity of a pattern: quantifiers, lookarounds and alternatives cost their depth; each further
 * alternative, character class and back reference costs 1.
 */
export function complexityOf(pattern: AST.Pattern): number {
  let depth = 1;
  let sum = 0;
  const enterNest = (): void => {
    sum += depth;
    depth += 1;
  };
  const enterAlternation = ({ alternatives }: Alternation): void => {
    if (alternatives.length < 2) return;
    sum += depth + alternatives.length - 2;
    depth += 1;
  };
  const leaveAlternation = ({ alternatives }: Alternation): void => {
    if (alternatives.length > 1) depth -= 1;
  };
  const addOne = (): void => {
    sum += 1;
  };
  visitRegExpAST(pattern, {
    onPatternEnter: enterAlternation,
    onGroupEnter: enterAlternation,
    onGroupLeave: leaveAlternation,
    onCapturingGroupEnter: enterAlternation,
    onCapturingGroupLeave: leaveAlternation,
    onQuantifierEnter: enterNest,
    onQuantifierLeave: () => {
      depth -= 1;
    },
    onAssertionEnter(node) {
      if (!('alternatives' in node)) return;
      enterNest();
      enterAlternation(node);
    },
    onAssertionLeave(node) {
      if (!('alternatives' in node)) return;
      leaveAlternation(node);
      depth -= 1;
    },
    onCharacterClassEnter: addOne,
    onBackreferenceEnter: addOne,
  });
  return sum;
}
