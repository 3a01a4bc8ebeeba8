import { visitRegExpAST } from '@eslint-community/regexpp';
import type { TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { createRule } from '../engine/plain/create-rule.ts';
import { typesOf } from '../engine/plain/types.ts';
import { onRegexes, type Regex } from '../support/regexes.ts';
import { groupNames, usesOf, type GroupNames } from './group-uses.ts';
import { regexOfMatch, regexOfReplacement, resultOf, type Find } from './matches.ts';
import { onlyValueOf } from '../support/constant-text.ts';

interface NamedRegex {
  readonly names: GroupNames;
  isMatched: boolean;
  isUsed: boolean;
}

function reportReferences(context: Context, regex: Regex, names: GroupNames): void {
  visitRegExpAST(regex.pattern, {
    onBackreferenceEnter({ ref, start, end }) {
      const name = typeof ref === 'number' ? names.get(ref) : undefined;
      const loc = regex.locate({ ...regex.pattern, start, end });
      if (name !== undefined) context.report({ loc, messageId: 'direct', data: { name } });
    },
  });
}

function checkMatch(context: Context, call: TSESTree.CallExpression, regex: NamedRegex): void {
  const result = resultOf(call, context.sourceCode);
  if (result === null) return;
  regex.isMatched = true;
  for (const { node, messageId, name } of result.references.flatMap((use) =>
    usesOf(use.identifier, regex.names),
  )) {
    if (messageId !== 'missing') regex.isUsed = true;
    if (messageId !== null) context.report({ node, messageId, data: { name } });
  }
}

/** S5860: named groups of a regular expression are used by name. */
export const rule = createRule({
  messages: {
    direct: 'Use el nombre «{{name}}» del grupo en lugar de su número.',
    missing: 'La expresión regular no tiene ningún grupo «{{name}}».',
    names: 'Use los nombres de los grupos en lugar de sus números.',
    unused: 'Use los nombres de los grupos de esta expresión regular o quítelos.',
  },
  create(context) {
    const types = typesOf(context);
    const regexes = new Map<TSESTree.Node, NamedRegex>();
    const calls: TSESTree.CallExpression[] = [];
    const find: Find<NamedRegex> = (node) => {
      const value = node.type === 'Identifier' ? onlyValueOf(node, context.sourceCode) : node;
      return value === null ? undefined : regexes.get(value);
    };
    return {
      ...onRegexes(context, (regex) => {
        const names = groupNames(regex.pattern);
        if (names.size === 0) return;
        regexes.set(regex.node, { names, isMatched: false, isUsed: false });
        reportReferences(context, regex, names);
      }),
      'CallExpression:exit'(node) {
        calls.push(node);
      },
      'Program:exit'() {
        if (types === null || regexes.size === 0) return;
        for (const call of calls) {
          const regex = regexOfMatch(call, find, types);
          if (regex !== undefined) checkMatch(context, call, regex);
          const replacement = regexOfReplacement(call, find, types);
          if (replacement?.numbers.some((number) => replacement.regex.names.has(number)) === true) {
            context.report({ node: replacement.text, messageId: 'names' });
          }
        }
        for (const [node, { isMatched, isUsed }] of regexes) {
          if (isMatched && !isUsed) context.report({ node, messageId: 'unused' });
        }
      },
    };
  },
});
