import type { TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { ancestorsOf } from '../support/ancestors.ts';

type Composite = TSESTree.TSUnionType | TSESTree.TSIntersectionType;

const nullishTypes: ReadonlySet<string> = new Set(['TSNullKeyword', 'TSUndefinedKeyword']);

/** Whether a type has enough constituents for an alias. */
const isLong = ({ types }: Composite): boolean =>
  types.length > 2 && types.filter(({ type }) => !nullishTypes.has(type)).length > 1;

const isInAlias = (node: TSESTree.Node): boolean =>
  [...ancestorsOf(node)].some(({ type }) => type === 'TSTypeAliasDeclaration');

/** S4323: a union or intersection used three times has an alias. */
export const rule = createRule({
  messages: { alias: 'Dé un nombre a este tipo: se usa {{times}} veces.' },
  create(context) {
    const uses: Composite[] = [];
    const collect = (node: Composite): void => {
      if (isLong(node) && !isInAlias(node)) uses.push(node);
    };
    const keyOf = ({ types }: Composite): string =>
      types
        .map((type) => context.sourceCode.getText(type))
        .sort()
        .join('|');
    return {
      TSUnionType: collect,
      TSIntersectionType: collect,
      'Program:exit'() {
        for (const [first, ...others] of Map.groupBy(uses, keyOf).values()) {
          if (first === undefined || others.length < 2) continue;
          context.report({ node: first, messageId: 'alias', data: { times: others.length + 1 } });
        }
      },
    };
  },
});
