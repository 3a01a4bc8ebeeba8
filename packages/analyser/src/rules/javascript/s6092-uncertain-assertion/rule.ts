import { AST_NODE_TYPES as Kind, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { importedModules } from '../support/imported-modules.ts';

/** A word of a chain, with the arguments where it is called. */
interface Link {
  readonly name: TSESTree.Identifier;
  readonly given: readonly TSESTree.Node[] | null;
}

const always = (): boolean => true;
const someOf =
  (count: number) =>
  (given: Link['given']): boolean =>
    (given?.length ?? 0) >= count;
const anObject = (given: Link['given']): boolean => given?.[0]?.type === Kind.ObjectExpression;

/** Words of Chai that together pass for several reasons, and what the second one has to be called with. */
const uncertain: readonly (readonly [string, string, (given: Link['given']) => boolean])[] = [
  ['not', 'throw', someOf(1)],
  ['not', 'include', anObject],
  ['not', 'property', someOf(2)],
  ['not', 'ownPropertyDescriptor', someOf(2)],
  ['not', 'members', always],
  ['change', 'by', always],
  ['not', 'increase', always],
  ['not', 'decrease', always],
  ['not', 'by', always],
  ['not', 'finite', always],
];

/** Words of a chain in their order; a chain that begins otherwise lacks its beginning. */
function linksOf(expression: TSESTree.Node): readonly Link[] {
  const links: Link[] = [];
  let given: Link['given'] = null;
  for (let node = expression; ;) {
    if (node.type === Kind.CallExpression) {
      given = node.arguments;
      node = node.callee;
      continue;
    }
    if (node.type === Kind.Identifier) links.unshift({ name: node, given });
    if (node.type !== Kind.MemberExpression || node.computed || node.property.type !== Kind.Identifier)
      return links;
    links.unshift({ name: node.property, given });
    given = null;
    node = node.object;
  }
}

/** Whether the second word follows the first one, with at most one word between them that is not called. */
const areNear = (links: readonly Link[], first: number, second: number): boolean =>
  second === first + 1 || (second === first + 2 && links[first + 1]?.given === null);

/** S6092: an assertion of Chai passes for one reason. */
export const rule = createRule({
  messages: { several: 'Concrete esta aserción: puede cumplirse por varias razones.' },
  create(context) {
    if (!importedModules(context.sourceCode).has('chai')) return {};
    return {
      ExpressionStatement({ expression }) {
        const links = linksOf(expression);
        const indexOf = (word: string) => links.findIndex(({ name }) => name.name === word);
        if (links.length < 2 || (indexOf('expect') !== 0 && indexOf('should') === -1)) return;
        for (const [word, other, accepts] of uncertain) {
          const [first, second] = [indexOf(word), indexOf(other)];
          const [from, to] = [links[first], links[second]];
          if (from === undefined || to === undefined) continue;
          if (areNear(links, first, second) && accepts(to.given))
            context.report({
              loc: { start: from.name.loc.start, end: to.name.loc.end },
              messageId: 'several',
            });
        }
      },
    };
  },
});
